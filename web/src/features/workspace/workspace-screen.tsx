import type { TreeItem, WorkspaceDescriptor } from '@scriptorium/contract/operations/workspace.ts';
import { ActionIcon, Button, Drawer } from '@mantine/core';
import { IconLayoutSidebar } from '@tabler/icons-react';
import { Link, useRouter } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useIsMember, useMayArrange } from '../../api/may-edit.ts';
import { useCapabilities } from '../../api/session.ts';
import { Later } from '../../lib/first-screen.ts';
import { wasJustMade } from '../../lib/just-made.ts';
import { late } from '../../lib/late.tsx';
import { readResultBeside, subscribeResultBeside } from '../../lib/result-beside.ts';
import { t as common } from '../../lib/texts/common.ts';
import { t } from '../../lib/texts/workspace.ts';
import { takeWantedImport } from '../../lib/wanted-import.ts';
import { workspaceHref } from '../../lib/workspace-href.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { usePageTitle } from '../../ui/page-title.tsx';
import { HistorySkeleton } from '../../ui/document-skeleton.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { FolderSkeleton, opensAsDocument, WorkspaceSkeleton } from '../../ui/workspace-skeleton.tsx';
import { toastError } from '../../ui/toasts.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import { Breadcrumbs, LoadingCrumbs } from './breadcrumbs.tsx';
import { DropOverlay } from './drop-overlay.tsx';
import { FileTree } from './file-tree.tsx';
import {
  loadDialogs,
  loadFolderPane,
  loadMissingItem,
  loadMoveDialog,
  loadNoAccess,
  loadTrashDrawer,
} from './load-views.ts';
import { trash } from './item-actions.ts';
import { ContextMenu, type ItemHandlers, type MenuPlace } from './item-menu.tsx';
import { showKeptListing } from './kept-listing.ts';
import { OpenFile } from './open-file.tsx';
import { type NewKind, useNaming } from './use-naming.ts';
import { type ShownItem, useShownItem } from './use-shown-item.ts';
import { useTreePlace } from './use-tree-place.ts';
import { isTreeKnown, parentOf, useWorkspace, useWorkspaceEvents } from './workspace-data.ts';
import { useImporting } from './use-importing.ts';
import style from './workspace-screen.module.css';
import type { WorkspaceScreenProps } from './workspace-screen-props.ts';

// Lazy: opening a text does not need it.
const FolderPane = late(async () => (await loadFolderPane()).FolderPane);
const MissingItem = late(async () => (await loadMissingItem()).MissingItem);
const NoAccess = late(async () => (await loadNoAccess()).NoAccess);
const MoveDialog = lazy(async () => ({ default: (await loadMoveDialog()).MoveDialog }));
const TrashDrawer = lazy(async () => ({ default: (await loadTrashDrawer()).TrashDrawer }));
const ConflictDialog = lazy(async () => ({ default: (await loadDialogs()).ConflictDialog }));
const MergeDialog = lazy(async () => ({ default: (await loadDialogs()).MergeDialog }));
const UploadTray = lazy(async () => ({ default: (await loadDialogs()).UploadTray }));
const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));

/** Files and folders of a workspace: the tree on the left, the open folder or file beside it. */
export function WorkspaceScreen(props: WorkspaceScreenProps) {
  const { workspace, kept, missing, error, retry } = useWorkspace(props.workspaceUUID);
  useWorkspaceEvents(props.workspaceUUID);
  useKeptListing(props.workspaceUUID, props.path);
  const [last, setLast] = useState(workspace);
  if (workspace !== undefined && workspace !== last) setLast(workspace);
  // An open text stays on screen when access ends, so that it can be copied.
  if (missing && last?.uuid === props.workspaceUUID) {
    return <OpenWorkspace key={last.uuid} {...props} workspace={last} withdrawn />;
  }
  if (missing) {
    return (
      <NoAccess placeholder={null} uuid={props.workspaceUUID} path={props.path} switchAccount={props.switchAccount} />
    );
  }
  // A file that fails to load has its surroundings.
  if (workspace === undefined && kept !== undefined && props.path !== '')
    return <OpenWorkspace key={kept.uuid} {...props} workspace={kept} onRetry={retry} />;
  if (workspace === undefined) {
    return error === null ? (
      <>
        <LoadingCrumbs uuid={props.workspaceUUID} path={props.path} />
        <AwaitedWorkspace {...props} />
      </>
    ) : (
      <>
        {props.path !== '' && <LoadingCrumbs uuid={props.workspaceUUID} path={props.path} hasFailed />}
        <LoadFailure error={error} {...nameFailed(props.path, props.view === 'history')} onRetry={retry}>
          <WayOut uuid={props.workspaceUUID} path={props.path} isHistory={props.view === 'history'} />
        </LoadFailure>
      </>
    );
  }
  return <OpenWorkspace key={workspace.uuid} {...props} workspace={workspace} />;
}

/** Before anything is known of the workspace but its address. */
function AwaitedWorkspace(props: WorkspaceScreenProps) {
  const isHistory = props.view === 'history';
  const tree = useTreePlace(isHistory);
  return (
    <WorkspaceSkeleton
      uuid={props.workspaceUUID}
      path={props.path}
      isHistory={isHistory}
      document={props.renderAwaited(!tree.isBeside && <ShowTree onShow={ignore} />)}
    />
  );
}

/** Shows a folder as it was on an earlier visit, until the server has answered. */
function useKeptListing(uuid: string, path: string): void {
  useEffect(() => {
    showKeptListing(uuid, path).catch((error: unknown) => console.warn(error));
  }, [uuid, path]);
}

function nameFailed(path: string, isHistory: boolean): { title: string } | { name: string | undefined } {
  const name = path.split('/').at(-1);
  if (isHistory) return { title: t('historyFailed', { name }) };
  // The name of a workspace is known only to its members, so nothing on the device tells it.
  return path === '' ? { title: t('workspaceFailed') } : { name };
}

/** Leads from a history to its text, from a file or folder to its workspace, and from there to the dashboard. */
function WayOut({ uuid, path, isHistory }: { uuid: string; path: string; isHistory: boolean }) {
  const [to, label] = isHistory
    ? [workspaceHref(uuid, path), t('toText')]
    : path === ''
      ? ['/', common('crashBack')]
      : [workspaceHref(uuid, ''), t('toRoot')];
  return (
    <Button variant="default" renderRoot={(props) => <Link {...props} to={to} />}>
      {label}
    </Button>
  );
}

const ignore = (): void => undefined;

/** Does what is loaded after the screen. */
function later(failed: string, act: (loaded: Awaited<ReturnType<typeof loadDialogs>>) => void): void {
  loadDialogs().then(act, (error: unknown) => toastError(failed, error));
}

function OpenWorkspace(
  props: WorkspaceScreenProps & { workspace: WorkspaceDescriptor; withdrawn?: boolean; onRetry?: () => void },
) {
  const { workspace, path, view } = props;
  const { uuid } = workspace;
  const router = useRouter();
  const { maxUploadBytes, exportsEnabled } = useCapabilities();
  const shown = useShownItem(uuid, path);
  const { item } = shown;
  const mayEdit = useMayArrange(uuid);
  const isMember = useIsMember(uuid);
  const folder = shown.isFolder ? path : parentOf(path);
  usePageTitle(path === '' ? workspace.ownerName : (path.split('/').at(-1) ?? null));

  const beside = useSyncExternalStore(subscribeResultBeside, readResultBeside);
  // A history that failed to load leaves room for the tree, if that is known.
  const hasNoHistory = item === undefined && shown.error !== null && isTreeKnown(uuid);
  const tree = useTreePlace(
    (view === 'history' && !hasNoHistory) || (beside !== null && beside.itemUUID === item?.uuid),
  );
  const naming = useNaming();
  const [made, setMade] = useState<string | null>(null);
  const [menu, setMenu] = useState<MenuPlace | null>(null);
  const [moving, setMoving] = useState<readonly TreeItem[] | null>(null);
  const [trashOpen, setTrashOpen] = useState(false);
  const [previewed, setPreviewed] = useState<string | null>(null);

  const go = (to: string, what?: 'history' | 'export'): void => {
    router.history.push(workspaceHref(uuid, to) + (what === undefined ? '' : `?view=${what}`));
    tree.closeDrawer();
  };
  const startCreating = (kind: NewKind): void => {
    if (!mayEdit) return;
    if (!shown.isFolder) go(folder);
    naming.create(kind);
    tree.closeDrawer();
  };
  const remove = (items: readonly TreeItem[]): void => {
    if (!mayEdit) return;
    void trash(uuid, items).then((done) => {
      if (done && items.some((each) => path === each.path || path.startsWith(`${each.path}/`))) {
        go(parentOf(items[0]?.path ?? ''));
      }
    });
  };
  const on: ItemHandlers = {
    open: (each) => go(each.path),
    preview: (each) => {
      // Show the preview beside the table containing the item.
      if (!shown.isFolder || parentOf(each.path) !== path) go(parentOf(each.path));
      setPreviewed(each.path);
    },
    showHistory: (each) => go(each.path, 'history'),
    // Creates a new file beside the text, so it takes write access.
    showExport:
      exportsEnabled && mayEdit && isMember
        ? (each) => later(t('exportFailed'), ({ exportItems }) => void exportItems(uuid, each))
        : null,
    startRename: (each) => {
      if (shown.isFolder && parentOf(each.path) === path) naming.renameInTable(each.path);
      else naming.renameInTree(each.path);
    },
    startMove: setMoving,
    remove,
  };
  // Deferred, because the menu closes on keys pressed outside it, including the key that opens it.
  const openMenu = (at: MenuPlace): void => void setTimeout(() => setMenu(at));
  const upload = (files: { file: File; relativePath: string }[]): void =>
    later(t('uploadFailed'), ({ startUploads }) => startUploads(uuid, folder, files, maxUploadBytes));
  const importing = useImporting();
  const beginWanted = useEffectEvent(() => takeWantedImport(uuid) && mayEdit && importing.begin([]));
  useEffect(() => void beginWanted(), [uuid]);
  const lead = !tree.isBeside && <ShowTree onShow={tree.show} />;

  if (props.withdrawn && item?.live !== true)
    return <NoAccess placeholder={null} uuid={uuid} path={path} switchAccount={props.switchAccount} />;
  return (
    <div className={style['workspace']} data-tree={tree.isBeside || undefined}>
      <Breadcrumbs workspace={workspace} path={path} isMissing={shown.isMissing} />
      <TreePlace tree={tree}>
        <FileTree
          workspace={workspace}
          path={path}
          onOpen={go}
          onMenu={openMenu}
          onRemove={remove}
          onNew={startCreating}
          onHide={tree.hide}
          onTrash={() => {
            tree.closeDrawer();
            setTrashOpen(true);
          }}
          renaming={naming.renamingInTree}
          onRenaming={mayEdit ? naming.renameInTree : ignore}
        />
      </TreePlace>
      <div className={style['main']} data-region>
        <ItemState
          {...shown}
          {...(props.onRetry && {
            retry: () => {
              props.onRetry?.();
              shown.retry();
            },
          })}
          uuid={uuid}
          path={path}
          isHistory={view === 'history'}
          lead={lead}
          document={props.renderAwaited(lead)}
        />
        {shown.isFolder && !shown.isMissing && (
          <FolderPane
            placeholder={<FolderSkeleton uuid={uuid} path={path} />}
            key={path}
            workspace={workspace}
            folder={path}
            on={on}
            onMenu={openMenu}
            renaming={naming.renamingInTable}
            onRenaming={mayEdit ? naming.renameInTable : ignore}
            creating={naming.creating}
            onCreating={naming.create}
            onCreated={naming.endCreating}
            onMadeFile={(file) => {
              setMade(file.uuid);
              go(file.path);
            }}
            onUpload={upload}
            onImport={() => importing.begin([])}
            lead={lead}
            previewed={previewed}
            onPreview={(each) => setPreviewed(each?.path ?? null)}
            openAssets={props.openAssets}
          />
        )}
        {item?.type === 'file' && !shown.isMissing && (
          <OpenFile
            {...props}
            uuid={uuid}
            item={item}
            lead={lead}
            startsWriting={made === item.uuid || wasJustMade(item.uuid)}
            openSuccessor={shown.openSuccessor}
            onOpen={go}
          />
        )}
      </div>
      <ContextMenu uuid={uuid} at={menu} on={on} onClose={() => setMenu(null)} />
      <Suspense>
        {moving !== null && (
          <MoveDialog uuid={uuid} items={moving} startFolder={folder} onClose={() => setMoving(null)} />
        )}
        {trashOpen && <TrashDrawer uuid={uuid} onClose={() => setTrashOpen(false)} />}
      </Suspense>
      {mayEdit && (
        <DropOverlay
          folder={folder.split('/').at(-1) || workspace.ownerName}
          onFiles={(files) => (importing.wants(files) ? importing.begin(files) : upload(files))}
        />
      )}
      {importing.files !== null && (
        <Suspense fallback={null}>
          <ImportDialog
            key={importing.count}
            uuid={uuid}
            folder={folder}
            folderName={folder.split('/').at(-1) || workspace.ownerName}
            maxBytes={maxUploadBytes}
            files={importing.files}
            onUpload={upload}
            onOpen={go}
            onClose={importing.end}
          />
        </Suspense>
      )}
      <Later>
        <Suspense>
          <UploadTray />
          <ConflictDialog />
          <MergeDialog />
        </Suspense>
      </Later>
    </div>
  );
}

/** Shown instead of an item that is missing, failed to load, or is loading. */
function ItemState(
  props: ShownItem & { uuid: string; path: string; isHistory: boolean; lead: ReactNode; document: ReactNode },
) {
  const { uuid, path, item, error } = props;
  if (props.isMissing) {
    return (
      <>
        <div className={style['lead']}>{props.lead}</div>
        <MissingItem placeholder={null} uuid={uuid} path={path} besideTree={props.lead === false} />
      </>
    );
  }
  // What a workspace holds is shown below, or why that failed.
  if (item !== undefined || path === '') return null;
  if (error !== null)
    return (
      <>
        {isTreeKnown(uuid) && <div className={style['strip']}>{props.lead}</div>}
        <LoadFailure error={error} {...nameFailed(path, props.isHistory)} onRetry={props.retry}>
          <WayOut uuid={uuid} path={path} isHistory={props.isHistory} />
        </LoadFailure>
      </>
    );
  if (!opensAsDocument(path)) return <RowsSkeleton rows={8} />;
  return props.isHistory ? <HistorySkeleton /> : props.document;
}

function ShowTree({ onShow }: { onShow: () => void }) {
  return (
    <Tooltip label={t('showTree')}>
      <ActionIcon aria-label={t('showTree')} onClick={onShow}>
        <IconLayoutSidebar size={18} />
      </ActionIcon>
    </Tooltip>
  );
}

/** The tree beside the folder if there is room, otherwise in a drawer. */
function TreePlace({ tree, children }: { tree: ReturnType<typeof useTreePlace>; children: ReactNode }) {
  if (tree.wide) return tree.isBeside && children;
  return (
    <Drawer
      opened={tree.drawer}
      onClose={tree.closeDrawer}
      size={300}
      withCloseButton={false}
      padding={0}
      attributes={{ content: { 'aria-label': t('tree') } }}
      styles={{ body: { height: '100%', padding: 0 } }}
    >
      {children}
    </Drawer>
  );
}
