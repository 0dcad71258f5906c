/** Uploads and exports, and the dialogs that uploads may open, loaded after the screen. */
export { ConflictDialog } from './conflict-dialog.tsx';
export { MergeDialog } from './merge-dialog.tsx';
export { UploadTray } from './upload-tray.tsx';
export { startUploads } from './upload-queue.ts';
export { exportItems } from './export-items.ts';
