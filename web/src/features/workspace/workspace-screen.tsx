import { noteOpened, type TreeItem, type WorkspaceDescriptor } from '@scriptorium/contract/operations/workspace.ts';
import { OperationError } from '@scriptorium/contract/errors.ts';
import { extensionOf } from '@scriptorium/contract/rules/file-name.ts';
import { ActionIcon, Drawer, Tooltip } from '@mantine/core';
import { IconLayoutSidebar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { wasJustMade } from '../../lib/just-made.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { useCapabilities } from '../../api/session.ts';
import { t } from '../../lib/texts/workspace.ts';
import { workspaceHref } from '../../lib/workspace-href.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Notice } from '../../ui/notice.tsx';
import { usePageTitle } from '../../ui/page-title.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DropOverlay } from './drop-overlay.tsx';
import { exportItems } from './export-items.ts';
import { FileTree } from './file-tree.tsx';
import { FileViewer } from './file-viewer.tsx';
import { FolderPane } from './folder-pane.tsx';
import { trash } from './item-actions.ts';
import { ItemLink } from './item-link.tsx';
import { ContextMenu, type ItemHandlers, type MenuPlace } from './item-menu.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { TrashDrawer } from './trash-drawer.tsx';
import { startUploads } from './upload-queue.ts';
import { UploadTray } from './upload-tray.tsx';
import { useDisplacedText, useFollowedItem } from './use-followed-item.ts';
import { itemQuery, parentOf, useWorkspace, useWorkspaceEvents } from './workspace-data.ts';
import style from './workspace-screen.module.css';

export interface ShownFile {
  workspaceUUID: string;
  path: string;
  /** Unaffected by renaming or moving the file. */
  itemUUID: string;
}

/** Features must not import one another: the router passes the document screen in. */
export interface WorkspaceScreenProps {
  workspaceUUID: string;
  /** Decoded path inside the workspace, without leading or trailing slashes; "" is the root. */
  path: string;
  /** What to show besides the item itself. */
  view: 'history' | 'export' | null;
  /** Renders a live document in place of the folder table. */
  renderDocument: (
    document: ShownFile & {
      showExport: boolean;
      startsWriting: boolean;
      lead: ReactNode;
      /** Opens the blob that replaced the text, if any. */
      openSuccessor: (() => void) | null;
    },
  ) => ReactNode;
  /** Renders the version history of a file there. */
  renderHistory: (file: ShownFile & { live: boolean }) => ReactNode;
}

/** Files and folders of a workspace: the tree on the left, the open folder or file beside it. */
export function WorkspaceScreen(props: WorkspaceScreenProps) {
  const { workspace, missing, error } = useWorkspace(props.workspaceUUID);
  useWorkspaceEvents(props.workspaceUUID);
  const [last, setLast] = useState(workspace);
  if (workspace !== undefined && workspace !== last) setLast(workspace);
  // An open text stays when access ends, so that it can be copied.
  if (missing && last?.uuid === props.workspaceUUID) {
    return <OpenWorkspace key={last.uuid} {...props} workspace={last} withdrawn />;
  }
  if (missing) {
    return (
      <div className={style['alone']}>
        <Notice kind="danger">{t('treeFailed')}</Notice>
      </div>
    );
  }
  if (workspace === undefined) {
    return error === null ? <RowsSkeleton rows={8} /> : <LoadError error={error} onRetry={() => location.reload()} />;
  }
  return <OpenWorkspace key={workspace.uuid} {...props} workspace={workspace} />;
}

const WIDE = '(min-width: 1100px)';

function OpenWorkspace(props: WorkspaceScreenProps & { workspace: WorkspaceDescriptor; withdrawn?: boolean }) {
  const { workspace, path } = props;
  const { uuid } = workspace;
  const router = useRouter();
  const { maxUploadBytes, exportsEnabled } = useCapabilities();
  const { data, error, refetch } = useQuery(itemQuery(uuid, path));
  const { displaced, release } = useDisplacedText(path, data?.item);
  const item = displaced ?? data?.item;
  const isFolder = path === '' || item?.type === 'directory';
  const folder = isFolder ? path : parentOf(path);
  const folderName = folder.split('/').at(-1) || workspace.ownerName;
  usePageTitle(path === '' ? workspace.ownerName : (path.split('/').at(-1) ?? null));

  const wide = useIsWide();
  const [treeHidden, setTreeHidden] = useState(false);
  const [drawer, setDrawer] = useState(false);
  const [menu, setMenu] = useState<MenuPlace | null>(null);
  const [renaming, setRenaming] = useState<{ path: string; inTree: boolean } | null>(null);
  const [creating, setCreating] = useState<'file' | 'directory' | null>(null);
  const [made, setMade] = useState<string | null>(null);
  const asker = useRef<Element | null>(null);
  const [moving, setMoving] = useState<readonly TreeItem[] | null>(null);
  const [trashOpen, setTrashOpen] = useState(false);
  const [source, setSource] = useState<string | null>(null);

  const go = (to: string, view?: 'history' | 'export'): void => {
    router.history.push(workspaceHref(uuid, to) + (view === undefined ? '' : `?view=${view}`));
    setDrawer(false);
  };
  const openName = (type: 'file' | 'directory' | null): void => {
    const opener = asker.current;
    asker.current = type === null ? null : document.activeElement;
    setCreating(type);
    if (type !== null || !(opener instanceof HTMLElement)) return;
    // Cancelling a name returns the focus to its opener.
    requestAnimationFrame(() => document.activeElement === document.body && opener.focus());
  };
  const startCreating = (type: 'file' | 'directory'): void => {
    if (!isFolder) go(folder);
    openName(type);
    setDrawer(false);
  };
  const remove = (items: readonly TreeItem[]): void => {
    void trash(uuid, items).then((done) => {
      if (done && items.some((each) => path === each.path || path.startsWith(`${each.path}/`))) {
        go(parentOf(items[0]?.path ?? ''));
      }
    });
  };
  // After the event: the menu closes on keys pressed outside it, including the one that opens it.
  const openMenu = (at: MenuPlace): void => void setTimeout(() => setMenu(at));
  const inTable = (each: TreeItem): boolean => isFolder && parentOf(each.path) === path;
  const on: ItemHandlers = {
    open: (each) => go(each.path),
    showHistory: (each) => go(each.path, 'history'),
    showExport: exportsEnabled ? (each) => void exportItems(uuid, each) : null,
    startRename: (each) => setRenaming({ path: each.path, inTree: !inTable(each) }),
    startMove: setMoving,
    remove,
  };
  useEffect(() => {
    if (item?.type !== 'file') return;
    call(noteOpened, { uuid, itemPath: path }).catch((failure: unknown) => console.warn(failure));
  }, [uuid, path, item?.type]);

  const tree = (
    <FileTree
      workspace={workspace}
      path={path}
      onOpen={go}
      onMenu={openMenu}
      onRemove={remove}
      onNew={startCreating}
      onHide={() => (wide ? setTreeHidden(true) : setDrawer(false))}
      onTrash={() => setTrashOpen(true)}
      renaming={renaming?.inTree ? renaming.path : null}
      onRenaming={(to) => setRenaming(to === null ? null : { path: to, inTree: true })}
    />
  );
  // A comparison needs the space.
  const showsTree = wide && !treeHidden && props.view !== 'history';
  const lead = !showsTree && (
    <Tooltip label={t('showTree')}>
      <ActionIcon aria-label={t('showTree')} onClick={() => (wide ? setTreeHidden(false) : setDrawer(true))}>
        <IconLayoutSidebar size={18} />
      </ActionIcon>
    </Tooltip>
  );
  const isAbsent = error instanceof OperationError && (error.code === 'not-found' || error.code === 'invalid');
  useFollowedItem(uuid, path, isAbsent ? item : displaced, release);
  // A text deleted while open stays on screen, which says so and offers a copy.
  const notFound = isAbsent && item?.live !== true;
  const shown = item && { workspaceUUID: uuid, path: item.path, itemUUID: item.uuid };
  const isPage = item !== undefined && extensionOf(item.name) === 'html';
  const upload = (files: { file: File; relativePath: string }[]): void =>
    startUploads(uuid, folder, files, maxUploadBytes);
  const isEditor = item?.type === 'file' && item.live === true && (!isPage || source === item.uuid);

  if (props.withdrawn && item?.live !== true) {
    return (
      <div className={style['alone']}>
        <Notice kind="danger">{t('treeFailed')}</Notice>
      </div>
    );
  }
  return (
    <div className={style['workspace']} data-tree={showsTree || undefined}>
      <Breadcrumbs workspace={workspace} path={path} />
      {showsTree && tree}
      {!wide && (
        <Drawer
          opened={drawer}
          onClose={() => setDrawer(false)}
          size={300}
          withCloseButton={false}
          padding={0}
          attributes={{ content: { 'aria-label': t('tree') } }}
          styles={{ body: { height: '100%', padding: 0 } }}
        >
          {tree}
        </Drawer>
      )}
      <div className={style['main']} data-region>
        {notFound && (
          <>
            <div className={style['lead']}>{lead}</div>
            <div>
              <EmptyState alone title={t('notFound')} text={t('notFoundHint', { path })}>
                <ItemLink uuid={uuid} path="">
                  {t('toRoot')}
                </ItemLink>
              </EmptyState>
            </div>
          </>
        )}
        {error !== null && !notFound && item === undefined && (
          <LoadError error={error} onRetry={() => void refetch()} />
        )}
        {item === undefined && error === null && path !== '' && <RowsSkeleton rows={8} />}
        {isFolder && !notFound && (
          <FolderPane
            key={path}
            workspace={workspace}
            folder={path}
            on={on}
            onMenu={openMenu}
            renaming={renaming?.inTree === false ? renaming.path : null}
            onRenaming={(to) => setRenaming(to === null ? null : { path: to, inTree: false })}
            creating={creating}
            onCreating={openName}
            onCreated={() => {
              asker.current = null;
              setCreating(null);
            }}
            onMadeFile={(file) => {
              setMade(file.uuid);
              go(file.path);
            }}
            onUpload={upload}
            lead={lead}
          />
        )}
        {item?.type === 'file' && shown && !notFound && (
          <>
            {!isEditor && props.view !== 'history' ? (
              <FileViewer
                uuid={uuid}
                item={item}
                lead={lead}
                onOpen={go}
                {...(isPage && item.live === true && { onEdit: () => setSource(item.uuid) })}
              />
            ) : (
              <>
                {props.view === 'history'
                  ? props.renderHistory({ ...shown, live: item.live === true })
                  : props.renderDocument({
                      ...shown,
                      showExport: props.view === 'export',
                      startsWriting: made === item.uuid || wasJustMade(item.uuid),
                      lead,
                      openSuccessor: displaced !== undefined && displaced.uuid === data?.item.uuid ? release : null,
                    })}
              </>
            )}
          </>
        )}
      </div>
      <ContextMenu uuid={uuid} at={menu} on={on} onClose={() => setMenu(null)} />
      {moving !== null && (
        <MoveDialog uuid={uuid} items={moving} startFolder={folder} onClose={() => setMoving(null)} />
      )}
      {trashOpen && <TrashDrawer uuid={uuid} onClose={() => setTrashOpen(false)} />}
      <DropOverlay folder={folderName} onFiles={upload} />
      <UploadTray />
      <ConflictDialog />
    </div>
  );
}

function useIsWide(): boolean {
  const [wide, setWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const update = (): void => setWide(query.matches);
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return wide;
}
