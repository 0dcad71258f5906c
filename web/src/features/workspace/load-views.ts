/** Views of a workspace other than its tree and texts. Each is loaded when first shown, or preloaded. */
export const loadFolderPane = () => import('./folder-pane.tsx');
export const loadMissingItem = () => import('./missing-item.tsx');
export const loadFileViewer = () => import('./file-viewer.tsx');
export const loadMoveDialog = () => import('./move-dialog.tsx');
export const loadDialogs = () => import('./late-dialogs.ts');
export const loadTrashDrawer = () => import('./trash-drawer.tsx');

export const loadViews = () =>
  Promise.allSettled([loadFolderPane(), loadFileViewer(), loadMoveDialog(), loadTrashDrawer(), loadMissingItem()]);
