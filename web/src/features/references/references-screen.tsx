import type { GroupedEntry, ReferenceEntry, ReferenceQuery } from '@scriptorium/bibliography/catalogue.ts';
import { list } from '@scriptorium/contract/operations/workspace.ts';
import { Button, Drawer } from '@mantine/core';
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks';
import { IconChevronRight, IconLink, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useMayEdit } from '../../api/may-edit.ts';
import { operationQuery } from '../../api/query-client.ts';
import { useCapabilities } from '../../api/session.ts';
import { t } from '../../lib/texts/references.ts';
import { t as zotero } from '../../lib/texts/zotero.ts';
import { confirm } from '../../ui/confirm.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Notice } from '../../ui/notice.tsx';
import { usePageTitle } from '../../ui/page-title.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { TopBarSlot } from '../../ui/top-bar-slot.tsx';
import { AddReferenceDialog } from './add-reference-dialog.tsx';
import { removeReference } from './change-references.ts';
import { EntryPanel } from './entry-panel.tsx';
import { LibraryLoading } from './library-loading.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { NoReferences } from './no-references.tsx';
import { ReferenceFilters, ReferenceRail, type ShownPart } from './reference-filters.tsx';
import type { LibraryState, ReferenceLibrary } from './reference-library.ts';
import { ReferenceTable } from './reference-table.tsx';
import style from './references.module.css';
import { UnknownKeys } from './unknown-keys.tsx';
import { useHasRail } from './use-has-rail.ts';
import { useOrigin } from './use-origin.ts';
import { useReferenceLibrary } from './use-reference-library.ts';
import { type ReferenceRows, useReferenceRows } from './use-reference-rows.ts';
import { ZoteroDialog } from './zotero-dialog.tsx';

const NOTHING_LEFT = {
  all: 'noneText',
  missing: 'missingNone',
  duplicates: 'duplicatesNone',
  unused: 'unusedNone',
} as const;

const FIRST: ReferenceQuery = { words: '', filter: 'all', path: null, order: 'names', descending: false };

/** All entries of all .bib files of a workspace: search, clean up, edit. */
export function ReferencesScreen({ workspaceUUID }: { workspaceUUID: string }) {
  const { library, state, error, isKnown, retry } = useReferenceLibrary(workspaceUUID);
  usePageTitle(t('title'));
  return (
    <>
      <Crumbs uuid={workspaceUUID} />
      {!isKnown && <LibraryLoading error={error} onRetry={retry} />}
      {isKnown && library && state && <OpenLibrary key={workspaceUUID} library={library} state={state} />}
    </>
  );
}

function Crumbs({ uuid }: { uuid: string }) {
  const { data } = useQuery(operationQuery(list, {}));
  const name = data?.workspaces.find((each) => each.uuid === uuid)?.ownerName;
  const { from, text } = useOrigin();
  return (
    <TopBarSlot>
      <nav aria-label={t('breadcrumbs')} className={style['crumbs']}>
        {name !== undefined && (
          <>
            <Link to="/workspace/$uuid/$" params={{ uuid, _splat: '' }}>
              {name}
            </Link>
            <IconChevronRight size={16} aria-hidden />
          </>
        )}
        {text !== null && (
          <>
            <Link to="/workspace/$uuid/$" params={{ uuid, _splat: from }}>
              {text}
            </Link>
            <IconChevronRight size={16} aria-hidden />
          </>
        )}
        <span aria-current="page">{t('title')}</span>
      </nav>
    </TopBarSlot>
  );
}

/** The current version of the chosen entry. If it is deleted, it stays as long as it has unsaved changes. */
function useChosen(
  library: ReferenceLibrary,
  revision: number,
  id: number | null,
  hasDraft: () => boolean,
): { entry: ReferenceEntry | null; isGone: boolean } {
  const [entry, setEntry] = useState<ReferenceEntry | null>(null);
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    let isOld = false;
    const read = id === null ? Promise.resolve(null) : library.ask('read', id);
    read.then(
      (found) => {
        if (isOld) return;
        const isKept = id !== null && found === null && hasDraft();
        setGone(isKept);
        if (isKept) return;
        setEntry((now) => (now && found && JSON.stringify(now) === JSON.stringify(found) ? now : found));
      },
      (error: unknown) => console.warn(error),
    );
    return () => {
      isOld = true;
    };
  }, [library, revision, id, hasDraft]);
  return { entry, isGone };
}

function OpenLibrary({ library, state }: { library: ReferenceLibrary; state: LibraryState }) {
  const mayEdit = useMayEdit(library.uuid);
  const [typed, setTyped] = useState(FIRST);
  const [part, setPart] = useState<ShownPart>('all');
  const [words] = useDebouncedValue(typed.words, 80);
  const query = useMemo(() => ({ ...typed, words }), [typed, words]);
  const rows = useReferenceRows(library, query, state.revision);
  const [chosen, setChosen] = useState<number | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [adding, setAdding] = useState<{ forKey: string | null } | null>(null);
  const { zotero: hasZotero } = useCapabilities();
  const [isLinking, setLinking] = useState(false);
  const [merging, setMerging] = useState<readonly GroupedEntry[] | null>(null);
  const isWide = useMediaQuery('(min-width: 1100px)', true, { getInitialValueInEffect: false }) ?? true;
  const isNarrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false }) ?? false;
  const hasRail = useHasRail();
  const isEmpty = state.files.length === 0 && state.unknown.length === 0;
  const dirty = useRef(false);
  const hasDraft = useCallback(() => dirty.current, []);
  const { entry, isGone } = useChosen(library, state.revision, chosen, hasDraft);
  const main = useRef<HTMLDivElement>(null);
  const beside = useRef<HTMLElement>(null);
  const [isEntering, setEntering] = useState(false);
  useEffect(() => {
    if (!isEntering || entry === null || entry.id !== chosen) return;
    setEntering(false);
    beside.current?.querySelector('h2')?.focus();
  }, [isEntering, entry, chosen]);
  const onBesideKey = (event: React.KeyboardEvent): void => {
    const isOpenList = event.target instanceof HTMLElement && event.target.ariaExpanded === 'true';
    if (event.key !== 'Escape' || event.defaultPrevented || isOpenList) return;
    main.current?.querySelector<HTMLElement>('[role="grid"]')?.focus();
  };
  const setDirty = useCallback((isDirty: boolean) => {
    dirty.current = isDirty;
  }, []);

  // On wide screens, the first entry is selected by default; without a panel, most of the window would be empty.
  const first = rows.rowAt(0)?.id ?? null;
  const listed = rows.query === null ? null : `${rows.query.filter} ${rows.query.path ?? ''}`;
  const followed = useRef<string | null>(null);
  useEffect(() => {
    if (!isWide || first === null || listed === null || listed === followed.current || dirty.current) return;
    followed.current = listed;
    setChosen(first);
  }, [first, listed, isWide]);

  /** Asks before unsaved changes are lost by a click elsewhere. */
  const mayLeave = async (): Promise<boolean> =>
    !dirty.current ||
    confirm({ title: t('unsavedTitle'), text: t('unsavedText', { key: entry?.key ?? '' }), yes: t('discard') });
  const choose = (id: number): void => {
    if (id === chosen) return;
    void mayLeave().then((yes) => {
      if (yes) setChosen(id);
    });
  };
  const close = (): void => {
    void mayLeave().then((yes) => {
      if (!yes) return;
      setOpen(false);
      if (isWide) setChosen(null);
    });
  };
  const showKey = (path: string, key: string): void => {
    void library.ask('findKey', path, key).then((id) => {
      if (id !== null) setChosen(id);
    });
  };
  /** By default, the requested entry is kept, or when merging a whole group the one cited most. */
  const merge = (id: number, isOfGroup: boolean): void => {
    const countTexts = ({ key }: GroupedEntry): number => state.citing?.get(key)?.length ?? 0;
    void library.ask('readGroup', id).then((group) => {
      const ranked = group.toSorted((one, other) => countTexts(other) - countTexts(one));
      const first = isOfGroup ? ranked[0] : group.find((each) => each.id === id);
      if (first) setMerging([first, ...group.filter((each) => each !== first)]);
    });
  };
  const panel = entry && (
    <EntryPanel
      key={entry.id}
      library={library}
      entry={entry}
      places={state.citing === null ? null : (state.citing.get(entry.key) ?? [])}
      mayEdit={mayEdit}
      isGone={isGone}
      onAddedAgain={(key) => {
        setDirty(false);
        showKey(entry.path, key);
      }}
      onClose={close}
      onDirty={setDirty}
      onMerge={() => merge(entry.id, false)}
    />
  );
  const { citing } = state;
  const countCitations =
    citing && ((key: string) => (citing.get(key) ?? []).reduce((sum, { count }) => sum + count, 0));
  const isUnclear = part === 'unused' && state.citing === null;
  const isFound = part !== 'unknown' && !isUnclear && (query.words.trim() !== '' || query.filter !== 'all');
  const isBeside = isWide && panel !== null;
  const show = (next: ShownPart): void => {
    setPart(next);
    if (next !== 'unknown') setTyped({ ...typed, filter: next });
  };

  const filters = {
    words: typed.words,
    part,
    path: typed.path,
    files: state.files.map(({ path }) => path),
    sizes: rows.files,
    counts: rows.counts,
    unknown: state.citing === null ? null : state.unknown.length,
    onWords: (next: string) => setTyped({ ...typed, words: next }),
    onPart: show,
    onPath: (path: string | null) => setTyped({ ...typed, path }),
  };

  return (
    <div className={style['screen']} data-beside={isBeside || undefined} data-rail={hasRail || undefined}>
      {hasRail && <ReferenceRail {...filters} uuid={library.uuid} isEmpty={isEmpty} />}
      <div ref={main} className={style['main']} data-region>
        <header className={style['top']}>
          <h1>{t('title')}</h1>
          <span className={style['amount']} role="status">
            {state.loading > 0
              ? t('reading', { count: state.loading })
              : !isEmpty &&
                rows.counts &&
                (isFound
                  ? t('found', { found: rows.total ?? 0, count: rows.counts.all })
                  : t('count', { count: rows.counts.all }))}
          </span>
          <span className={style['space']} />
          <div className={style['actions']}>
            {hasZotero && (!isEmpty || mayEdit) && (
              <Button variant="default" leftSection={<IconLink size={18} />} onClick={() => setLinking(true)}>
                {zotero('open')}
              </Button>
            )}
            {mayEdit && !isEmpty && (
              <Button leftSection={<IconPlus size={18} />} onClick={() => setAdding({ forKey: null })}>
                {t('add')}
              </Button>
            )}
          </div>
        </header>
        {isEmpty ? (
          <NoReferences uuid={library.uuid} onAdd={mayEdit ? () => setAdding({ forKey: null }) : null} />
        ) : (
          <>
            <ReferenceFilters {...filters} isRail={hasRail} />
            <Faults state={state} onRetry={() => void library.readCitations()} />
            {part === 'unknown' ? (
              state.citing && (
                <UnknownKeys
                  uuid={library.uuid}
                  keys={state.unknown}
                  citing={state.citing}
                  onDefine={mayEdit ? (forKey) => setAdding({ forKey }) : null}
                />
              )
            ) : (
              <Rows rows={rows} query={query} isUnclear={isUnclear} onClear={() => setTyped({ ...typed, words: '' })}>
                {(total) => (
                  <ReferenceTable
                    rows={rows}
                    total={total}
                    query={query}
                    isNarrow={isNarrow || (isBeside && !isWide)}
                    chosen={chosen}
                    countCitations={countCitations}
                    onChoose={choose}
                    onOpen={() => setOpen(true)}
                    onEnter={() => setEntering(isWide)}
                    onRemove={mayEdit && entry ? () => void removeReference(library, entry) : null}
                    onMerge={mayEdit ? (id) => merge(id, true) : null}
                    onSort={(order, descending) => setTyped({ ...typed, order, descending })}
                  />
                )}
              </Rows>
            )}
          </>
        )}
      </div>
      {isWide && panel && (
        <aside ref={beside} className={style['panel']} onKeyDown={onBesideKey}>
          {panel}
        </aside>
      )}
      {!isWide && (
        <Drawer
          opened={isOpen && panel !== null}
          onClose={close}
          position="right"
          size={isNarrow ? '100%' : 420}
          padding={0}
          withCloseButton={false}
          attributes={{ content: { 'aria-label': t('detail') } }}
          styles={{ body: { height: '100%', padding: 0 } }}
        >
          {panel}
        </Drawer>
      )}
      {adding && (
        <AddReferenceDialog
          library={library}
          forKey={adding.forKey}
          path={typed.path}
          onClose={() => setAdding(null)}
          onAdded={(path, key) => {
            setAdding(null);
            showKey(path, key);
          }}
        />
      )}
      {isLinking && (
        <ZoteroDialog
          uuid={library.uuid}
          files={state.files.map(({ path }) => path)}
          onClose={() => setLinking(false)}
        />
      )}
      {merging && (
        <MergeDialog
          library={library}
          entries={merging}
          onClose={() => setMerging(null)}
          onDone={(path, key) => {
            setMerging(null);
            showKey(path, key);
          }}
        />
      )}
    </div>
  );
}

function Faults({ state, onRetry }: { state: LibraryState; onRetry: () => void }) {
  if (state.faults.size === 0 && state.citingFault === null) return null;
  return (
    <div className={style['notices']}>
      {[...state.faults].map(([path, reason]) => (
        <Notice key={path} kind="warning">
          {t('fileFault', { path, reason })}
        </Notice>
      ))}
      {state.citingFault !== null && (
        <LoadError prefix={t('citationsFailed')} error={new Error(state.citingFault)} onRetry={onRetry} />
      )}
    </div>
  );
}

/** The table, or what replaces it. */
function Rows(props: {
  rows: ReferenceRows;
  query: ReferenceQuery;
  isUnclear: boolean;
  onClear: () => void;
  children: (total: number) => React.ReactNode;
}) {
  const { rows, query } = props;
  if (props.isUnclear) return <p role="status">{t('citationsReading')}</p>;
  if (rows.total === null) return <RowsSkeleton rows={8} />;
  if (rows.total > 0) return props.children(rows.total);
  if (query.words.trim() !== '') {
    return (
      <EmptyState title={t('noMatch')}>
        <Button variant="default" onClick={props.onClear}>
          {t('clear')}
        </Button>
      </EmptyState>
    );
  }
  const title = t(query.filter === 'all' ? 'noneTitle' : 'allGood');
  return <EmptyState title={title} text={t(NOTHING_LEFT[query.filter])} />;
}
