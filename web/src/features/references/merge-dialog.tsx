import type { GroupedEntry } from '@scriptorium/bibliography/catalogue.ts';
import type { EntryChange } from '@scriptorium/bibliography/change-entries.ts';
import { type FileMerge, mergeFiles } from '@scriptorium/bibliography/merge-files.ts';
import { MAX_CITING_TEXTS, MAX_OTHER_FILES } from '@scriptorium/contract/operations/references.ts';
import { Button, Modal, SegmentedControl } from '@mantine/core';
import { useEffect, useState } from 'react';
import { readMessage } from '../../lib/read-message.ts';
import { t } from '../../lib/texts/references.ts';
import { DialogFoot } from '../../ui/dialog-foot.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.ts';
import { MergeChoices } from './merge-choices.tsx';
import { PrintedWork } from './printed-work.tsx';
import { takeBack } from './put-back.ts';
import type { ReferenceLibrary } from './reference-library.ts';
import { CitingText, countPlaces, findCitingTexts, renameInDependents } from './rename-dialog.tsx';
import style from './references.module.css';

type Texts = NonNullable<Awaited<ReturnType<typeof findCitingTexts>>>;

/** Merges several entries of the same work into one; texts that cite the others will then cite it. */
export function MergeDialog(props: {
  library: ReferenceLibrary;
  /** All entries of the group, the requested one first. */
  entries: readonly GroupedEntry[];
  onClose: () => void;
  onDone: (path: string, key: string) => void;
}) {
  const { library } = props;
  const { entries } = props;
  const [kept, setKept] = useState(0);
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map());
  /** Files in which no copy of the entry is kept. */
  const [goes, setGoes] = useState<ReadonlySet<string>>(new Set());
  const [texts, setTexts] = useState<Texts | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const stays = entries[kept];
  const gone = entries.filter((_, index) => index !== kept);
  // Entries with the same key need no change in citing texts.
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

  const { choices, merged, files } = mergeFiles(entries, kept, chosen, goes);
  const [own, ...others] = files;
  const keys = goneKeys === '' || !stays ? [] : goneKeys.split('\n').map((from) => ({ from, to: stays.key }));
  const isCited = (library.read().citing?.get(stays?.key ?? '')?.length ?? 0) > 0;
  // If more than one key was cited, undo could not tell which citation had used which.
  const canUndo = texts?.length === 0 || (keys.length === 1 && !isCited);
  const merge = async (): Promise<void> => {
    if (!stays || !own || !merged.ok || texts === null) return;
    setBusy(true);
    setProblem(null);
    try {
      const along: FileMerge[] = [];
      for (const { path, changes } of files) {
        const renamed: EntryChange[] = [];
        for (const { id, key } of gone.filter((each) => each.path === path && each.key !== stays.key)) {
          const dependents = await library.ask('listDependents', id);
          const free = dependents.filter((each) => !entries.some((entry) => entry.id === each.id));
          renamed.push(...renameInDependents(free, key, stays.key));
        }
        along.push({ path, changes: [...changes, ...renamed] });
      }
      const [first, ...more] = along;
      const itemPaths = texts.map((text) => text.path);
      const places = countPlaces(texts);
      await library.change(own.path, first!.changes, keys.length === 0 ? undefined : { keys, itemPaths, places }, more);
      const undo = (): void => {
        const [back, ...moreBack] = along.map((file) => takeBack(file, entries));
        const renamed = keys.map(({ from, to }) => ({ from: to, to: from }));
        const texted = texts.length === 0 ? undefined : { keys: renamed, itemPaths, places };
        library.change(own.path, back!.changes, texted, moreBack).then(
          () => toastSuccess(t('undone')),
          (failure: unknown) => toastError(t('undoFailed'), failure),
        );
      };
      toastSuccess(t('merged', { key: stays.key }), canUndo ? { action: { label: t('undo'), run: undo } } : {});
      props.onDone(own.path, stays.key);
    } catch (error) {
      setProblem(`${t('mergeFailed')} ${readMessage(error)}`);
      setBusy(false);
    }
  };
  return (
    <Modal
      opened
      onClose={props.onClose}
      size={860}
      title={t('mergeTitle')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <p>{t('mergeHint')}</p>
      <MergeChoices
        entries={entries}
        choices={choices}
        kept={kept}
        chosen={chosen}
        onKeep={(index) => {
          setKept(index);
          setChosen(new Map());
        }}
        onChoose={(name, index) => setChosen(new Map(chosen).set(name, index))}
      />
      {others.map(({ path }) => (
        <div key={path} className={style['other']}>
          <span id={`other-${path}`}>{t('otherFile', { path })}</span>
          <SegmentedControl
            size="xs"
            aria-labelledby={`other-${path}`}
            data={[
              { value: 'copy', label: t('otherCopy') },
              { value: 'remove', label: t('otherRemove') },
            ]}
            value={goes.has(path) ? 'remove' : 'copy'}
            onChange={(value) =>
              setGoes(new Set(value === 'remove' ? [...goes, path] : [...goes].filter((each) => each !== path)))
            }
          />
        </div>
      ))}
      {others.length > 0 && <p className={style['hint']}>{t(goes.size > 0 ? 'otherGoneHint' : 'otherHint')}</p>}
      {merged.ok && (
        <>
          <b className={style['becomes']}>{t('mergePreview')}</b>
          {stays && (
            <PrintedWork source={merged.source} readItem={(each) => library.ask('readItem', stays.path, each)} />
          )}
          <details className={style['more']}>
            <summary>{t('source')}</summary>
            <pre className={style['source']}>{merged.source}</pre>
          </details>
        </>
      )}
      {!merged.ok && <Notice kind="danger">{t('badBraces')}</Notice>}
      {texts && (
        <>
          <p className={style['texts']}>
            {t('mergeTexts', { count: texts.length, gone: keys.length })} {canUndo && t('mergeUndo')}
          </p>
          <ul className={style['preview']}>
            {texts.slice(0, 100).map((text) => (
              <CitingText key={text.path} text={text} keys={goneKeys.split('\n')} />
            ))}
          </ul>
        </>
      )}
      {texts !== null && texts.length > 0 && !canUndo && <Notice kind="info">{t('mergeNoUndo')}</Notice>}
      {others.length > MAX_OTHER_FILES && (
        <Notice kind="danger">{t('mergeFiles', { most: MAX_OTHER_FILES + 1 })}</Notice>
      )}
      {(texts?.length ?? 0) > MAX_CITING_TEXTS && (
        <Notice kind="danger">{t('renameMany', { most: MAX_CITING_TEXTS })}</Notice>
      )}
      {problem !== null && <Notice kind="danger">{problem}</Notice>}
      <DialogFoot>
        <Button variant="default" onClick={props.onClose}>
          {t('cancel')}
        </Button>
        <Button
          disabled={
            gone.length === 0 ||
            !merged.ok ||
            texts === null ||
            texts.length > MAX_CITING_TEXTS ||
            others.length > MAX_OTHER_FILES
          }
          loading={isBusy}
          onClick={() => void merge()}
        >
          {t('mergeDo')}
        </Button>
      </DialogFoot>
    </Modal>
  );
}
