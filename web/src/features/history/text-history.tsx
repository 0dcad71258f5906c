import { ActionIcon, Button, Modal, SegmentedControl, Select, Textarea, TextInput } from '@mantine/core';
import { IconArrowLeft, IconBookmark, IconChevronDown, IconChevronUp, IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { diffAuthored } from '../../lib/authored-diff.ts';
import { t as common } from '../../lib/texts/common.ts';
import { t } from '../../lib/texts/history.ts';
import { type DiffPart, diffWords } from '../../lib/word-diff.ts';
import { showAuthors } from '../../ui/author-colors.ts';
import { AuthorLegend } from '../../ui/author-legend.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { TextComparison } from '../../ui/text-comparison.tsx';
import { type FoundPassage, countWords, findChange, findParagraph, findPassage } from './find-passage.ts';
import { authorsQuery, nameVersion, restore, restorePassage, versionQuery } from './history-actions.ts';
import style from './history.module.css';
import type { HistoryScreenProps } from './history-screen-props.ts';
import { TextPlayback } from './text-playback.tsx';
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
  const versions = props.versions.filter((version) => version.version !== undefined);
  const newest = versions.toSorted((a, b) => (b.version ?? 0) - (a.version ?? 0))[0];
  // Null: the newest, whatever is written meanwhile; and what came before the chosen one.
  const [newId, setNewId] = useState(props.version);
  const [oldId, setOldId] = useState<string | null>(null);
  const newer = versions.find((version) => version.id === newId) ?? newest;
  const older = versions.find((version) => version.id === oldId) ?? findBefore(versions, newer) ?? newer;
  const before = useQuery({ ...versionQuery(file, older?.version ?? 0), enabled: older !== undefined });
  const after = useQuery({ ...versionQuery(file, newer?.version ?? 0), enabled: newer !== undefined });
  const [source, setSource] = useState(false);
  const [onlyNamed, setOnlyNamed] = useState(false);
  const [isReplay, setReplay] = useState(false);
  const [naming, setNaming] = useState(false);
  const [at, setAt] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const selected = useShownSelection(place);
  // Going from change to change draws this anew, and must not compare a hundred pages each time.
  const [from, to] = [older?.version ?? 0, newer?.version ?? 0];
  const written = useQuery({ ...authorsQuery(file, from, to), enabled: from < to });
  const parts = useMemo((): (DiffPart & { by?: number })[] | null => {
    if (before.data === undefined || after.data === undefined) return null;
    if (from < to && written.data !== undefined) return diffAuthored(before.data, after.data, written.data.runs);
    // The authors come in a moment; drawing it twice would make it jump.
    return from < to && written.error === null ? null : diffWords(before.data, after.data);
  }, [before.data, after.data, written.data, written.error, from, to]);
  const authors = useMemo(
    () => (from < to && written.data ? showAuthors(written.data.people, written.data.authors) : []),
    [written.data, from, to],
  );
  const changes = parts?.flatMap((part, index) => (part.kind === 'same' ? [] : [index])) ?? [];
  const current = Math.min(at, Math.max(0, changes.length - 1));
  const currentPart = changes[current];

  const selection = parts && selected && findPassage(parts, selected);
  const shown = parts === null || currentPart === undefined ? null : findChange(parts, currentPart);
  const around = parts === null || currentPart === undefined ? null : findParagraph(parts, currentPart);
  const passage = selection ?? (parts && shown && findPassage(parts, shown));
  const paragraph = parts && around && findPassage(parts, around);
  const putBack = (what: FoundPassage | null): void => {
    if (what !== null && from < to) void restorePassage(file, to, what);
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
  }, [currentPart, before.data, after.data]);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || naming || isReplay) return;
    if (event.target instanceof HTMLElement && event.target.closest('input, [role="listbox"], [role="combobox"]'))
      return;
    if (event.key === 'j') show(1);
    if (event.key === 'k') show(-1);
    if (event.key === 'r') putBack(passage);
    if (event.key === 'p') putBack(paragraph);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);

  const options = versions
    .filter((version, index) => versions.findIndex((each) => each.id === version.id) === index)
    .map((version) => ({ value: version.id, label: version === newest ? t('current') : describeVersion(version) }));
  const failed = before.error ?? after.error;
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
        <ActionIcon size="sm" aria-label={t('previous')} disabled={changes.length === 0} onClick={() => show(-1)}>
          <IconChevronUp size={18} />
        </ActionIcon>
        <ActionIcon size="sm" aria-label={t('next')} disabled={changes.length === 0} onClick={() => show(1)}>
          <IconChevronDown size={18} />
        </ActionIcon>
        {passage !== null && from < to && (
          <Button variant="default" size="xs" onClick={() => putBack(passage)}>
            {selection === null ? t('restorePassage') : t('restoreSelection')}
          </Button>
        )}
        {paragraph !== null && from < to && (
          <Button variant="default" size="xs" onClick={() => putBack(paragraph)}>
            {t('restoreParagraph')}
          </Button>
        )}
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
      </header>
      <div className={style['canvas']} tabIndex={0} role="region" aria-label={t('title')}>
        {failed !== null && (
          <LoadError error={failed} onRetry={() => void Promise.all([before.refetch(), after.refetch()])} />
        )}
        {parts === null && failed === null && <RowsSkeleton rows={8} />}
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
        {from < to && written.error !== null && <p className="muted small">{t('noAuthors')}</p>}
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
        <span>{t('safe')}</span>
        <span className={style['space']} />
        <label>
          <input type="checkbox" checked={source} onChange={(event) => setSource(event.currentTarget.checked)} />{' '}
          {t('source')}
        </label>
        <span>
          <kbd>J</kbd> <kbd>K</kbd> {t('keys')} <kbd>R</kbd> <kbd>P</kbd> {t('restoreKeys')}
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
