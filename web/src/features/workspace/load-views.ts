import { loadOnce } from '../../lib/load-once.ts';

/** Views of a workspace other than its tree and texts. Each is loaded when first shown, or preloaded. */
export const loadFolderPane = loadOnce(() => import('./folder-pane.tsx'));
export const loadEmptyFolder = loadOnce(() => import('./empty-folder.tsx'));
export const loadMissingItem = loadOnce(() => import('./missing-item.tsx'));
export const loadNoAccess = loadOnce(() => import('./no-access.tsx'));
export const loadFileViewer = loadOnce(() => import('./file-viewer.tsx'));
export const loadMoveDialog = loadOnce(() => import('./move-dialog.tsx'));
export const loadDialogs = loadOnce(() => import('./late-dialogs.ts'));
export const loadTrashDrawer = loadOnce(() => import('./trash-drawer.tsx'));

export const loadViews = () =>
  Promise.allSettled([
    loadFolderPane(),
    loadFileViewer(),
    loadMoveDialog(),
    loadTrashDrawer(),
    loadMissingItem(),
    loadEmptyFolder(),
  ]);
