/** What a workspace shows other than its tree and a text. Each is loaded when first shown, or ahead of that. */
export const loadFolderPane = () => import('./folder-pane.tsx');
export const loadFileViewer = () => import('./file-viewer.tsx');
export const loadMoveDialog = () => import('./move-dialog.tsx');
export const loadDialogs = () => import('./late-dialogs.ts');
export const loadTrashDrawer = () => import('./trash-drawer.tsx');

export const loadViews = () =>
  Promise.allSettled([loadFolderPane(), loadFileViewer(), loadMoveDialog(), loadTrashDrawer()]);
