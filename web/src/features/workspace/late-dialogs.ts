/** Dialogs that uploads may open, loaded after the screen. */
export { ConflictDialog } from './conflict-dialog.tsx';
export { MergeDialog } from './merge-dialog.tsx';
export { UploadTray } from './upload-tray.tsx';
