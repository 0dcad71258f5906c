import { ask } from '@scriptorium/contract/operations/sharing.ts';
import { noteOpened, type TreeItem, type WorkspaceDescriptor } from '@scriptorium/contract/operations/workspace.ts';
import { OperationError } from '@scriptorium/contract/errors.ts';
import { ActionIcon, Button, Drawer } from '@mantine/core';
import { IconLayoutSidebar, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { call } from '../../api/call.ts';
import { useIsMember, useIsOthersToo, useMayArrange } from '../../api/may-edit.ts';
import { readKnownSession, useCapabilities } from '../../api/session.ts';
import { useFirstScreen } from '../../lib/first-screen.ts';
import { wasJustMade } from '../../lib/just-made.ts';
import { late } from '../../lib/late.tsx';
import { readResultBeside, subscribeResultBeside } from '../../lib/result-beside.ts';
import { t as common } from '../../lib/texts/common.ts';
import { t } from '../../lib/texts/workspace.ts';
import { takeWantedImport } from '../../lib/wanted-import.ts';
import { workspaceHref } from '../../lib/workspace-href.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { usePageTitle } from '../../ui/page-title.tsx';
import { FolderSkeleton, ItemSkeleton, WorkspaceSkeleton } from '../../ui/workspace-skeleton.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { Breadcrumbs, LoadingCrumbs } from './breadcrumbs.tsx';
import { DropOverlay } from './drop-overlay.tsx';
import { exportItems } from './export-items.ts';
import { FileTree } from './file-tree.tsx';
import { loadDialogs, loadFolderPane, loadMissingItem, loadMoveDialog, loadTrashDrawer } from './load-views.ts';
import { trash } from './item-actions.ts';
import { ContextMenu, type ItemHandlers, type MenuPlace } from './item-menu.tsx';
import { OpenFile } from './open-file.tsx';
import { startUploads } from './upload-queue.ts';
import { useDisplacedText, useFollowedItem } from './use-followed-item.ts';
import { type NewKind, useNaming } from './use-naming.ts';
import { useTreePlace } from './use-tree-place.ts';
import { itemQuery, parentOf, useWorkspace, useWorkspaceEvents } from './workspace-data.ts';
import { useImporting } from './use-importing.ts';
import style from './workspace-screen.module.css';
import type { WorkspaceScreenProps } from './workspace-screen-props.ts';

// Lazy: opening a text does not need it.
const FolderPane = late(async () => (await loadFolderPane()).FolderPane);
const MissingItem = late(async () => (await loadMissingItem()).MissingItem);
const AskForAccess = lazy(async () => ({ default: (await import('../../ui/ask-for-access.tsx')).AskForAccess }));
const MoveDialog = lazy(async () => ({ default: (await loadMoveDialog()).MoveDialog }));
const TrashDrawer = lazy(async () => ({ default: (await loadTrashDrawer()).TrashDrawer }));
const ConflictDialog = lazy(async () => ({ default: (await loadDialogs()).ConflictDialog }));
const MergeDialog = lazy(async () => ({ default: (await loadDialogs()).MergeDialog }));
const UploadTray = lazy(async () => ({ default: (await loadDialogs()).UploadTray }));
const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));

/** Files and folders of a workspace: the tree on the left, the open folder or file beside it. */
export function WorkspaceScreen(props: WorkspaceScreenProps) {
  const { workspace, missing, error } = useWorkspace(props.workspaceUUID);
  useWorkspaceEvents(props.workspaceUUID);
  const [last, setLast] = useState(workspace);
  if (workspace !== undefined && workspace !== last) setLast(workspace);
  // An open text stays on screen when access ends, so that it can be copied.
  if (missing && last?.uuid === props.workspaceUUID) {
    return <OpenWorkspace key={last.uuid} {...props} workspace={last} withdrawn />;
  }
  if (missing) {
    return <Unavailable uuid={props.workspaceUUID} path={props.path} />;
  }
  if (workspace === undefined) {
    return error === null ? (
      <>
        <LoadingCrumbs path={props.path} />
        <WorkspaceSkeleton uuid={props.workspaceUUID} path={props.path} isHistory={props.view === 'history'} />
      </>
    ) : (
      <>
        {props.path !== '' && <LoadingCrumbs path={props.path} hasFailed />}
        <LoadFailure
          error={error}
          // The name of a workspace is known only to its members, so nothing on the device tells it.
          {...(props.path === '' ? { title: t('workspaceFailed') } : { name: props.path.split('/').at(-1) })}
          onRetry={() => location.reload()}
        >
          <WayOut uuid={props.workspaceUUID} path={props.path} />
        </LoadFailure>
      </>
    );
  }
  return <OpenWorkspace key={workspace.uuid} {...props} workspace={workspace} />;
}

/** Leads from a file or folder to its workspace, and from there to the dashboard. */
function WayOut({ uuid, path }: { uuid: string; path: string }) {
  return (
    <Button
      variant="default"
      renderRoot={(props) => <Link {...props} to={path === '' ? '/' : workspaceHref(uuid, '')} />}
    >
      {path === '' ? common('crashBack') : t('toRoot')}
    </Button>
  );
}

function Unavailable({ uuid, path }: { uuid: string; path: string }) {
  return (
    <EmptyState
      alone
      picture={<IconLock size={40} />}
      title={t('noWorkspace')}
      text={t('noWorkspaceHint', { email: readKnownSession()?.user.email ?? '' })}
    >
      <Suspense>
        <AskForAccess mayBeAbsent onAsk={() => call(ask, { uuid, path })} />
      </Suspense>
      <Button variant="default" renderRoot={(props) => <Link {...props} to="/" />}>
        {common('crashBack')}
      </Button>
      <p className={style['cause']}>{t('treeFailed')}</p>
    </EmptyState>
  );
}

const ignore = (): void => undefined;

function OpenWorkspace(props: WorkspaceScreenProps & { workspace: WorkspaceDescriptor; withdrawn?: boolean }) {
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
  const tree = useTreePlace(view === 'history' || (beside !== null && beside.itemUUID === item?.uuid));
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
    showExport: exportsEnabled && mayEdit && isMember ? (each) => void exportItems(uuid, each) : null,
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
    startUploads(uuid, folder, files, maxUploadBytes);
  const importing = useImporting();
  const isFirstShown = useFirstScreen();
  const beginWanted = useEffectEvent(() => takeWantedImport(uuid) && mayEdit && importing.begin([]));
  useEffect(() => void beginWanted(), [uuid]);
  const lead = !tree.isBeside && <ShowTree onShow={tree.show} />;

  if (props.withdrawn && item?.live !== true) return <Unavailable uuid={workspace.uuid} path={props.path} />;
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
          onTrash={() => setTrashOpen(true)}
          renaming={naming.renamingInTree}
          onRenaming={mayEdit ? naming.renameInTree : ignore}
        />
      </TreePlace>
      <div className={style['main']} data-region>
        <ItemState {...shown} uuid={uuid} path={path} lead={lead} onTrash={() => setTrashOpen(true)} />
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
      {isFirstShown && (
        <Suspense>
          <UploadTray />
          <ConflictDialog />
          <MergeDialog />
        </Suspense>
      )}
    </div>
  );
}

interface ShownItem {
  /** Undefined for the root, while it loads, and when it cannot be loaded. */
  item: TreeItem | undefined;
  isFolder: boolean;
  /** Nothing exists there. A text deleted while open stays on screen, with a notice and an offer to copy it. */
  isMissing: boolean;
  error: Error | null;
  retry: () => void;
  /** Opens the blob that replaced the open text, if any. */
  openSuccessor: (() => void) | null;
}

/** The item at this path; follows it when somebody moves it. */
function useShownItem(uuid: string, path: string): ShownItem {
  const { data, error, refetch } = useQuery(itemQuery(uuid, path));
  const { displaced, release } = useDisplacedText(path, data?.item);
  const item = displaced ?? data?.item;
  const isAbsent = error instanceof OperationError && (error.code === 'not-found' || error.code === 'invalid');
  useFollowedItem(uuid, path, isAbsent ? item : displaced, release);
  useEffect(() => {
    if (item?.type !== 'file') return;
    call(noteOpened, { uuid, itemPath: path }).catch((failure: unknown) => console.warn(failure));
  }, [uuid, path, item?.type]);
  return {
    item,
    isFolder: path === '' || item?.type === 'directory',
    isMissing: isAbsent && item?.live !== true,
    error,
    retry: () => void refetch(),
    openSuccessor: displaced !== undefined && displaced.uuid === data?.item.uuid ? release : null,
  };
}

/** Shown instead of an item that is missing, failed to load, or is loading. */
function ItemState(props: ShownItem & { uuid: string; path: string; lead: ReactNode; onTrash: () => void }) {
  const { uuid, path, item, error } = props;
  const isShared = useIsOthersToo(uuid);
  if (props.isMissing) {
    return (
      <>
        <div className={style['lead']}>{props.lead}</div>
        <div>
          <MissingItem placeholder={null} uuid={uuid} path={path} onTrash={props.onTrash} />
        </div>
      </>
    );
  }
  if (item !== undefined) return null;
  if (error !== null)
    return (
      <LoadFailure error={error} name={path.split('/').at(-1)} onRetry={props.retry}>
        <WayOut uuid={uuid} path={path} />
      </LoadFailure>
    );
  return (
    path !== '' && <ItemSkeleton path={path} hrefOf={(folder) => workspaceHref(uuid, folder)} isShared={isShared} />
  );
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
