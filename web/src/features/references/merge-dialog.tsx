import type { ReferenceEntry } from '@scriptorium/bibliography/catalogue.ts';
import type { EntryChange } from '@scriptorium/bibliography/change-entries.ts';
import { listChoices, mergeEntries, proposeChoice } from '@scriptorium/bibliography/merge-entries.ts';
import { MAX_CITING_TEXTS } from '@scriptorium/contract/operations/references.ts';
import { Button, Modal, Radio, Select } from '@mantine/core';
import { useEffect, useState } from 'react';
import { readMessage } from '../../lib/read-message.ts';
import { t } from '../../lib/texts/references.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toastSuccess } from '../../ui/toasts.ts';
import type { ReferenceLibrary } from './reference-library.ts';
import { CitingText, countPlaces, findCitingTexts, renameInDependents } from './rename-dialog.tsx';
import style from './references.module.css';

type Texts = NonNullable<Awaited<ReturnType<typeof findCitingTexts>>>;

/** Makes one entry of several of the same work; texts that cite the others then cite it. */
export function MergeDialog(props: {
  library: ReferenceLibrary;
  /** All of the group, the one that was asked about first. */
  entries: readonly ReferenceEntry[];
  onClose: () => void;
  onDone: (path: string, key: string) => void;
}) {
  const { library } = props;
  const path = props.entries[0]?.path ?? '';
  const entries = props.entries.filter((entry) => entry.path === path);
  const others = [...new Set(props.entries.filter((entry) => entry.path !== path).map((entry) => entry.path))];
  const [kept, setKept] = useState(0);
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map());
  const [texts, setTexts] = useState<Texts | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const stays = entries[kept];
  const gone = entries.filter((_, index) => index !== kept);
  // Entries with the same key are cited as one already.
  const goneKeys = [...new Set(gone.map(({ key }) => key).filter((key) => key !== stays?.key))].join('\n');
  const { uuid } = library;
  useEffect(() => {
    let isOld = false;
    setTexts(null);
    const keys = goneKeys === '' ? [] : goneKeys.split('\n');
    const found = keys.length === 0 ? Promise.resolve([]) : findCitingTexts(uuid, keys, () => !isOld);
    found.then(
      (read) => {
        if (!isOld && read) setTexts(read);
      },
      (error: unknown) => {
        if (!isOld) setProblem(readMessage(error));
      },
    );
    return () => {
      isOld = true;
    };
  }, [uuid, goneKeys]);

  const sources = entries.map(({ source }) => source);
  const choices = listChoices(sources);
  const merged = stays === undefined ? null : mergeEntries(sources, kept, chosen);
  const merge = async (): Promise<void> => {
    if (!stays || !merged?.ok || texts === null) return;
    setBusy(true);
    setProblem(null);
    try {
      const changes: EntryChange[] = [
        { before: stays.source, after: merged.source },
        ...gone.map(({ source }) => ({ before: source, after: null })),
      ];
      for (const { id, key } of gone) {
        const dependents = await library.ask('listDependents', id);
        const free = dependents.filter((each) => !entries.some((entry) => entry.id === each.id));
        if (key !== stays.key) changes.push(...renameInDependents(free, key, stays.key));
      }
      const keys = goneKeys === '' ? [] : goneKeys.split('\n').map((from) => ({ from, to: stays.key }));
      const itemPaths = texts.map((text) => text.path);
      await (keys.length === 0
        ? library.change(path, changes)
        : library.change(path, changes, { keys, itemPaths, places: countPlaces(texts) }));
      toastSuccess(t('merged', { key: stays.key }));
      props.onDone(path, stays.key);
    } catch (error) {
      setProblem(`${t('mergeFailed')} ${readMessage(error)}`);
      setBusy(false);
    }
  };
  return (
    <Modal
      opened
      onClose={props.onClose}
      size={720}
      title={t('mergeTitle')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <p>{t('mergeHint')}</p>
      {others.map((other) => (
        <Notice key={other} kind="info">
          {t('otherFile', { path: other })}
        </Notice>
      ))}
      <div className={style['choices']}>
        <Select
          label={t('mergeKey')}
          allowDeselect={false}
          data={entries.map(({ key }, index) => ({
            value: String(index),
            label: entries.filter((each) => each.key === key).length > 1 ? `${key} (${index + 1})` : key,
          }))}
          value={String(kept)}
          onChange={(value) => {
            setKept(Number(value ?? 0));
            setChosen(new Map());
          }}
        />
        {choices.map((choice) => (
          <Radio.Group
            key={choice.name}
            label={choice.name}
            value={String(chosen.get(choice.name) ?? proposeChoice(choice, kept))}
            onChange={(value) => setChosen(new Map(chosen).set(choice.name, Number(value)))}
          >
            <div className={style['stack']} style={{ gap: 6 }}>
              {distinct(choice.values).map(([value, index]) => (
                <Radio key={index} size="xs" value={String(index)} label={value || <i>{t('nothing')}</i>} />
              ))}
            </div>
          </Radio.Group>
        ))}
      </div>
      {merged?.ok && (
        <>
          <b>{t('mergePreview')}</b>
          <pre className={style['source']}>{merged.source}</pre>
        </>
      )}
      {merged?.ok === false && <Notice kind="danger">{t('badBraces')}</Notice>}
      {texts && (
        <>
          <p>{t('mergeTexts', { count: texts.length })}</p>
          <ul className={style['preview']}>
            {texts.slice(0, 100).map((text) => (
              <CitingText key={text.path} text={text} />
            ))}
          </ul>
        </>
      )}
      {(texts?.length ?? 0) > MAX_CITING_TEXTS && (
        <Notice kind="danger">{t('renameMany', { most: MAX_CITING_TEXTS })}</Notice>
      )}
      {problem !== null && <Notice kind="danger">{problem}</Notice>}
      <DialogActions>
        <Button variant="default" onClick={props.onClose}>
          {t('cancel')}
        </Button>
        <Button
          disabled={gone.length === 0 || merged?.ok !== true || texts === null || texts.length > MAX_CITING_TEXTS}
          loading={isBusy}
          onClick={() => void merge()}
        >
          {t('mergeDo', { count: gone.length })}
        </Button>
      </DialogActions>
    </Modal>
  );
}

/** Each value once, with the first entry that says so. */
function distinct(values: readonly string[]): readonly (readonly [value: string, index: number])[] {
  return values.flatMap((value, index) => (values.indexOf(value) === index ? [[value, index] as const] : []));
}
