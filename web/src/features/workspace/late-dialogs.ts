/** What uploads may show. It is loaded after the screen. */
export { ConflictDialog } from './conflict-dialog.tsx';
export { MergeDialog } from './merge-dialog.tsx';
export { UploadTray } from './upload-tray.tsx';
