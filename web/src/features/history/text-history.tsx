import { ActionIcon, Button, Modal, SegmentedControl, Select, Textarea, TextInput } from '@mantine/core';
import { IconArrowLeft, IconBookmark, IconChevronDown, IconChevronUp, IconHistory } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { t as common } from '../../lib/texts/common.ts';
import { useMayEdit } from '../../api/may-edit.ts';
import { t } from '../../lib/texts/history.ts';
import { AuthorLegend } from '../../ui/author-legend.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { TextComparison } from '../../ui/text-comparison.tsx';
import { type FoundPassage, countWords } from './find-passage.ts';
import { nameVersion, restore, restorePassage } from './history-actions.ts';
import style from './history.module.css';
import type { HistoryScreenProps } from './history-screen-props.ts';
import { findPassages, PutBack } from './put-back.tsx';
import { TextPlayback } from './text-playback.tsx';
import { useComparison } from './use-comparison.ts';
import { useShownSelection } from './use-shown-selection.ts';
import { VersionList } from './version-list.tsx';
import { describeDay, describeSpan, describeVersion, findBefore, type FileVersion } from './version-words.ts';

/**
 * Two versions of a text in one, word by word: the one that was chosen, with the one before it or any other. Naming and
 * restoring mean the chosen one.
 */
export function TextHistory(props: HistoryScreenProps & { versions: readonly FileVersion[] }) {
  const { workspaceUUID, path } = props;
  const file = { uuid: workspaceUUID, itemPath: path };
  const mayEdit = useMayEdit(workspaceUUID);
  const versions = props.versions.filter((version) => version.version !== undefined);
  const newest = versions.toSorted((a, b) => (b.version ?? 0) - (a.version ?? 0))[0];
  // Null: the newest, whatever is written meanwhile; and what came before the chosen one.
  const [newId, setNewId] = useState(props.version);
  const [oldId, setOldId] = useState<string | null>(null);
  const newer = versions.find((version) => version.id === newId) ?? newest;
  const older = versions.find((version) => version.id === oldId) ?? findBefore(versions, newer) ?? newer;
  const [source, setSource] = useState(false);
  const [onlyNamed, setOnlyNamed] = useState(false);
  const [isReplay, setReplay] = useState(false);
  const [naming, setNaming] = useState(false);
  const [at, setAt] = useState(0);
  const [isPutting, setPutting] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const selected = useShownSelection(place);
  const comparison = useComparison(file, older?.version ?? 0, newer?.version ?? 0);
  const { parts, authors } = comparison;
  const changes = parts?.flatMap((part, index) => (part.kind === 'same' ? [] : [index])) ?? [];
  const current = Math.min(at, Math.max(0, changes.length - 1));
  const currentPart = changes[current];

  const found = findPassages(parts, currentPart, selected);
  const putBack = async (passage: FoundPassage | null): Promise<void> => {
    if (!mayEdit || passage === null || comparison.isBehind || isPutting) return;
    setPutting(true);
    await restorePassage(file, comparison.to, passage);
    setPutting(false);
  };

  const choose = (id: string | null): void => {
    setNewId(id);
    setOldId(null);
    setAt(0);
  };
  const show = (step: number): void =>
    setAt(changes.length === 0 ? 0 : (current + step + changes.length) % changes.length);
  useEffect(() => {
    const marks = [...(place.current?.querySelectorAll<HTMLElement>('[data-change]') ?? [])];
    for (const mark of marks) mark.toggleAttribute('data-current', mark.dataset['change'] === String(currentPart));
    marks.find((mark) => mark.dataset['change'] === String(currentPart))?.scrollIntoView({ block: 'center' });
  }, [currentPart, parts]);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || naming || isReplay) return;
    if (
      event.target instanceof HTMLElement &&
      event.target.closest('input, [role="listbox"], [role="combobox"], [role="dialog"]')
    )
      return;
    if (event.key === 'j') show(1);
    if (event.key === 'k') show(-1);
    if (event.repeat) return;
    if (event.key === 'r') void putBack(found.selection ?? found.change);
    if (event.key === 'p') void putBack(found.paragraph);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);

  const options = versions
    .filter((version, index) => versions.findIndex((each) => each.id === version.id) === index)
    .map((version) => ({ value: version.id, label: version === newest ? t('current') : describeVersion(version) }));
  const isNow = newer === newest;
  const change = currentPart === undefined ? undefined : parts?.[currentPart];
  const author = change === undefined ? undefined : authors[(change.by ?? 0) - 1];
  const listed = onlyNamed ? props.versions.filter((version) => version.label !== undefined) : props.versions;
  const lead = (
    <>
      <Link to="/workspace/$uuid/$" params={{ uuid: workspaceUUID, _splat: path }} className={style['back'] ?? ''}>
        <IconArrowLeft size={16} aria-hidden /> {t('back')}
      </Link>
      <SegmentedControl
        size="xs"
        aria-label={t('view')}
        value={isReplay ? 'replay' : 'compare'}
        onChange={(value) => setReplay(value === 'replay')}
        data={[
          { value: 'compare', label: t('compare') },
          { value: 'replay', label: t('replay') },
        ]}
      />
    </>
  );
  if (isReplay)
    return (
      <div className={style['screen']}>
        <header className={style['bar']}>{lead}</header>
        <TextPlayback file={file} versions={versions} newest={newest?.version ?? 0} />
      </div>
    );
  return (
    <div className={style['screen']}>
      <header className={style['bar']}>
        {lead}
        <span className={style['label']}>{t('comparing')}</span>
        <Select
          size="xs"
          aria-label={t('comparing')}
          data={options}
          value={older?.id ?? null}
          onChange={(value) => {
            setOldId(value);
            setAt(0);
          }}
        />
        <span className={style['label']}>{t('with')}</span>
        <Select size="xs" aria-label={t('with')} data={options} value={newer?.id ?? null} onChange={setNewId} />
        <span className={style['space']} />
        {mayEdit && (
          <>
            <Button
              variant="default"
              size="xs"
              leftSection={<IconBookmark size={16} />}
              disabled={newer === undefined}
              onClick={() => setNaming(true)}
            >
              {t('nameVersion')}
            </Button>
            <Button
              size="xs"
              leftSection={<IconHistory size={16} />}
              disabled={newer === undefined || isNow}
              onClick={() => newer && void restore(file, newer, newest).then((done) => done && choose(null))}
            >
              {t('restore')}
            </Button>
          </>
        )}
        <div className={style['changes']}>
          <ActionIcon size="sm" aria-label={t('previous')} disabled={changes.length === 0} onClick={() => show(-1)}>
            <IconChevronUp size={18} />
          </ActionIcon>
          <ActionIcon size="sm" aria-label={t('next')} disabled={changes.length === 0} onClick={() => show(1)}>
            <IconChevronDown size={18} />
          </ActionIcon>
          <span className={style['label']} role="status">
            {changes.length === 0
              ? parts !== null && t('noChanges')
              : t('change', { at: current + 1, count: changes.length })}
            {author !== undefined && (
              <>
                {': '}
                {common(change?.kind === 'added' ? 'addedBy' : 'deletedBy', { name: author.name })}
              </>
            )}
          </span>
          {mayEdit && comparison.from < comparison.to && (
            <PutBack {...found} onPutBack={(passage) => void putBack(passage)} />
          )}
        </div>
      </header>
      <div
        className={style['canvas']}
        tabIndex={0}
        role="region"
        aria-label={t('title')}
        aria-busy={isPutting || comparison.isBehind}
      >
        {comparison.error !== null && <LoadError error={comparison.error} onRetry={comparison.retry} />}
        {parts === null && comparison.error === null && <RowsSkeleton rows={8} />}
        {parts !== null && <TextComparison ref={place} parts={parts} source={source} authors={authors} />}
      </div>
      <aside className={style['panel']} aria-label={t('versions')}>
        <SegmentedControl
          size="xs"
          fullWidth
          value={onlyNamed ? 'named' : 'all'}
          onChange={(value) => setOnlyNamed(value === 'named')}
          data={[
            { value: 'all', label: t('all') },
            { value: 'named', label: t('named') },
          ]}
        />
        {listed.length === 0 && <p className="muted small">{t('nothingNamed')}</p>}
        <AuthorLegend authors={authors} label={t('authors')} />
        {comparison.lacksAuthors && <p className="muted small">{t('noAuthors')}</p>}
        <VersionList
          file={file}
          versions={listed}
          chosen={newer?.id ?? null}
          onChoose={(version) => version.version !== undefined && choose(version.id)}
        />
      </aside>
      <footer className={style['status']}>
        {parts !== null && (
          <>
            <span>{t('addedWords', { count: countWords(parts, 'added') })}</span>
            <span>{t('removedWords', { count: countWords(parts, 'removed') })}</span>
          </>
        )}
        {mayEdit && <span>{t('safe')}</span>}
        <span className={style['space']} />
        <label>
          <input type="checkbox" checked={source} onChange={(event) => setSource(event.currentTarget.checked)} />{' '}
          {t('source')}
        </label>
        <span>
          <kbd>J</kbd> <kbd>K</kbd> {t('keys')}
          {mayEdit && (
            <>
              {' '}
              <kbd>R</kbd> <kbd>P</kbd> {t('restoreKeys')}
            </>
          )}
        </span>
      </footer>
      {naming && newer?.version !== undefined && (
        <NameDialog
          version={newer}
          onClose={() => setNaming(false)}
          onSave={(name, note) => nameVersion(file, newer.version ?? 0, name, note)}
        />
      )}
    </div>
  );
}

function NameDialog(props: {
  version: FileVersion;
  onClose: () => void;
  onSave: (name: string, note: string) => Promise<boolean>;
}) {
  const [name, setName] = useState(props.version.label ?? '');
  const [note, setNote] = useState(props.version.note ?? '');
  return (
    <Modal opened onClose={props.onClose} title={t('nameVersion')} closeButtonProps={{ 'aria-label': t('close') }}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void props.onSave(name.trim(), note.trim()).then((done) => done && props.onClose());
        }}
      >
        <TextInput
          data-autofocus
          label={t('versionName')}
          description={t('nameHint', { time: `${describeDay(props.version.to)}, ${describeSpan(props.version)}` })}
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Textarea
          mt="md"
          label={t('note')}
          description={t('noteHint')}
          maxLength={2000}
          autosize
          minRows={2}
          maxRows={8}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <DialogActions>
          <Button variant="default" onClick={props.onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit">{t('save')}</Button>
        </DialogActions>
      </form>
    </Modal>
  );
}
