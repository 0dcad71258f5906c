import { presence, type TreeItem, type WorkspaceDescriptor } from '@scriptorium/contract/operations/workspace.ts';
import { describePaper } from '@scriptorium/contract/operations/workspace-paper.ts';
import { ActionIcon, Button } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconFileText, IconFolder, IconLayoutList, IconList } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useMayArrange } from '../../api/may-edit.ts';
import { operationQuery } from '../../api/query-client.ts';
import { cacheResponse } from '../../api/response-cache.ts';
import { type FolderShape, keepFolderShape } from '../../lib/folder-shapes.ts';
import { noteFirstScreen } from '../../lib/first-screen.ts';
import { requestExport } from '../../lib/export-requests.ts';
import { T, t } from '../../lib/texts/workspace.ts';
import { workspaceHref } from '../../lib/workspace-href.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { TableSkeleton } from '../../ui/workspace-skeleton.tsx';
import { BulkBar } from './bulk-bar.tsx';
import type { DroppedFile } from './dropped-files.ts';
import style from './folder-pane.module.css';
import { FolderToolbar } from './folder-toolbar.tsx';
import { downloadFolder, makeNamedFile, makeNamedFolder } from './item-actions.ts';
import type { ItemHandlers, MenuPlace } from './item-menu.tsx';
import { ItemTable } from './item-table.tsx';
import table from './item-table.module.css';
import { KeptNote } from './kept-note.tsx';
import { NameField } from './name-field.tsx';
import { PaperHead } from './paper-head.tsx';
import { StorageWarning } from './storage-foot.tsx';
import { PreviewDrawer, useHasRoomForPreview } from './preview-place.tsx';
import { useItemOrder } from './use-item-order.ts';
import { useReviewCounts } from './use-review-counts.ts';
import { folderQuery, isKept, readListing } from './workspace-data.ts';
import type { WorkspaceScreenProps } from './workspace-screen-props.ts';

const EmptyFolder = lazy(async () => ({ default: (await import('./empty-folder.tsx')).EmptyFolder }));
const SharedWith = lazy(async () => ({ default: (await import('./empty-folder.tsx')).SharedWith }));
const PreviewPane = lazy(async () => ({ default: (await import('./preview-pane.tsx')).PreviewPane }));

/** Presence in documents is polled, as the server sends no events for it, ms. */
const PRESENCE_INTERVAL = 10_000;

export interface FolderPaneProps {
  workspace: WorkspaceDescriptor;
  folder: string;
  on: ItemHandlers;
  onMenu: (at: MenuPlace) => void;
  renaming: string | null;
  onRenaming: (path: string | null) => void;
  creating: 'file' | 'directory' | null;
  onCreating: (type: 'file' | 'directory' | null) => void;
  /** Called when the new item was created; the item takes the focus itself. */
  onCreated: () => void;
  onMadeFile: (file: TreeItem) => void;
  onUpload: (files: DroppedFile[]) => void;
  onImport: () => void;
  /** Button that shows the tree again when it is hidden. */
  lead: React.ReactNode;
  /** Path of the item shown in the preview. */
  previewed: string | null;
  onPreview: (item: TreeItem | null) => void;
  openAssets: WorkspaceScreenProps['openAssets'];
}

const NONE: readonly TreeItem[] = [];

/** The toolbar and contents of a folder. */
export function FolderPane(props: FolderPaneProps) {
  const { workspace, folder, on } = props;
  const { uuid } = workspace;
  const router = useRouter();
  const query = useQuery(folderQuery(uuid, folder));
  const { error, refetch } = query;
  const { data: editing } = useQuery({ ...operationQuery(presence, { uuid }), refetchInterval: PRESENCE_INTERVAL });
  const reviews = useReviewCounts(uuid);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [made, setMade] = useState<string | null>(null);
  const items = readListing(query)?.contents;
  const present = new Set(items?.map((item) => item.path));
  const chosen = new Set([...selected].filter((path) => present.has(path)));
  const chosenItems = (items ?? []).filter((item) => chosen.has(item.path));
  const name = folder === '' ? workspace.ownerName : (folder.split('/').at(-1) ?? '');
  const editors = new Map(
    editing?.files.map(({ path, people }) => [
      path,
      people.map((person) => ({ ...person, avatar: editing.avatars[person.uuid] ?? null })),
    ]),
  );
  const isEmpty = items?.length === 0;
  const isListed = items !== undefined;
  useEffect(() => {
    if (isListed) noteFirstScreen();
  }, [isListed]);
  const paper = useQuery({ ...operationQuery(describePaper, { uuid, folder }), staleTime: 30_000 });
  const { data: about } = paper;
  const wasAsked = about !== undefined && !isKept(paper);
  useEffect(() => {
    if (wasAsked) void cacheResponse([describePaper.path, { uuid, folder }], about);
  }, [wasAsked, about, uuid, folder]);
  const hasPaper = about != null && about.paper !== null;
  // Until then, it is unknown whether the folder shows a paper card, which is part of its shape.
  const isWhole = about !== undefined;
  const onShape = useCallback(
    (shape: FolderShape) => isWhole && keepFolderShape(uuid, folder, shape),
    [uuid, folder, isWhole],
  );
  useEffect(() => {
    if (isEmpty) onShape({ lead: 0, rows: [] });
  }, [isEmpty, onShape]);
  const [isGrouped, setGrouped] = useLocalStorage({
    key: 'files-grouped',
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  const mayEdit = useMayArrange(uuid);
  const order = useItemOrder(items ?? NONE, hasPaper && isGrouped);
  const at = order.items.findIndex((item) => item.path === props.previewed);
  const previewed = order.items[at];
  const hasRoom = useHasRoomForPreview();
  const preview = previewed !== undefined && (
    <Suspense fallback={hasRoom ? <div className={style['preview']} /> : null}>
      <PreviewPane
        uuid={uuid}
        item={previewed}
        openAssets={props.openAssets}
        onOpen={on.open}
        onClose={() => props.onPreview(null)}
        onStep={(by) => props.onPreview(order.items[at + by] ?? previewed)}
      />
    </Suspense>
  );
  return (
    <div className={style['split']} data-beside={(hasRoom && previewed !== undefined) || undefined}>
      <div className={style['pane']}>
        <header className={style['head']}>
          {props.lead}
          <div className={style['title']}>
            <h1 title={name}>{name}</h1>
            {items !== undefined && (!isEmpty || isKept(query)) && (
              <span className={style['count']}>
                {!isEmpty && <span>{t('items', { count: items.length })}</span>}
                {isKept(query) && <KeptNote error={error} />}
              </span>
            )}
            {isEmpty && folder === '' && workspace.ownerType === 'group' && (
              <Suspense>
                <SharedWith uuid={uuid} />
              </Suspense>
            )}
          </div>
          {hasPaper && (
            <Tooltip label={t('groupByKind')}>
              <ActionIcon
                size={36}
                radius="md"
                className={style['grouping'] ?? ''}
                aria-label={t('groupByKind')}
                aria-pressed={isGrouped}
                onClick={() => setGrouped(!isGrouped)}
              >
                {isGrouped ? <IconLayoutList size={18} /> : <IconList size={18} />}
              </ActionIcon>
            </Tooltip>
          )}
          {/* In an empty folder the same buttons are in its middle. */}
          {!(isEmpty && mayEdit) && (
            <FolderToolbar
              isQuiet={hasPaper}
              mayEdit={mayEdit}
              onCreating={props.onCreating}
              onUpload={props.onUpload}
              onImport={props.onImport}
              onDownload={isEmpty ? null : () => void downloadFolder(uuid, folder)}
            />
          )}
        </header>
        {props.lead !== false && <StorageWarning workspace={workspace} alone />}
        {error !== null && items === undefined && (
          <div className={style['note']}>
            <LoadError error={error} onRetry={() => void refetch()} />
          </div>
        )}
        {items === undefined && error === null && <TableSkeleton uuid={uuid} folder={folder} />}
        {isEmpty && (
          <div className={style['note']}>
            {props.creating !== null && <NewItem {...props} creating={props.creating} onMade={setMade} alone />}
            <Suspense>
              <EmptyFolder
                uuid={uuid}
                folder={folder}
                name={name}
                mayEdit={mayEdit}
                onCreating={props.onCreating}
                onUpload={props.onUpload}
                onImport={props.onImport}
                onMade={(path) => router.history.push(workspaceHref(uuid, path))}
              />
            </Suspense>
          </div>
        )}
        {items !== undefined && !isEmpty && (
          <ItemTable
            lead={
              <PaperHead
                uuid={uuid}
                folder={folder}
                editors={editors}
                isQuiet={hasRoom && previewed !== undefined}
                onExport={on.showExport && ((path) => requestExport({ workspaceUUID: uuid, paths: [path] }))}
              />
            }
            uuid={uuid}
            folder={name}
            onShape={onShape}
            order={order}
            selected={chosen}
            onSelect={setSelected}
            renaming={props.renaming}
            onRenaming={props.onRenaming}
            on={on}
            onMenu={props.onMenu}
            previewed={previewed?.path ?? null}
            onPreview={props.onPreview}
            isTight={hasRoom && previewed !== undefined}
            editors={editors}
            reviews={reviews}
            newItem={props.creating !== null && <NewItem {...props} creating={props.creating} onMade={setMade} />}
            focusOn={made}
            onFocused={() => setMade(null)}
          />
        )}
        {chosenItems.length > 0 && (
          <BulkBar uuid={uuid} items={chosenItems} on={on} onClear={() => setSelected(new Set())} />
        )}
      </div>
      {preview !== false &&
        (hasRoom ? (
          preview
        ) : (
          <PreviewDrawer name={previewed?.name ?? ''} onClose={() => props.onPreview(null)}>
            {preview}
          </PreviewDrawer>
        ))}
    </div>
  );
}

function NewItem(
  props: FolderPaneProps & { creating: 'file' | 'directory'; onMade: (uuid: string) => void; alone?: boolean },
) {
  const { workspace, folder, creating } = props;
  const isFile = creating === 'file';
  const Icon = isFile ? IconFileText : IconFolder;
  return (
    <span className={style['new']} data-alone={props.alone || undefined}>
      <Icon size={18} aria-hidden />
      <NameField
        key={creating}
        label={isFile ? t('newFile') : t('newFolder')}
        placeholder={isFile ? t('newFilePlaceholder') : t('newFolderPlaceholder')}
        onCancel={() => props.onCreating(null)}
        onSubmit={async (name) => {
          const made = await (isFile ? makeNamedFile : makeNamedFolder)(workspace.uuid, folder, name);
          props.onCreated();
          if (isFile) props.onMadeFile(made);
          else props.onMade(made.uuid);
        }}
      >
        {(submit) => (
          <>
            <Button size="xs" onClick={submit}>
              {t('create')}
            </Button>
            <Button size="xs" variant="subtle" color="gray" onClick={() => props.onCreating(null)}>
              {t('cancel')}
            </Button>
            <span className={table['hint']}>
              <T k="createHint" components={{ k: <kbd /> }} />
            </span>
          </>
        )}
      </NameField>
    </span>
  );
}
