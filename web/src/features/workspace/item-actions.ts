import {
  copyItems,
  createFolder,
  createTextFile,
  deletePaths,
  getArchiveLink,
  getAssetLink,
  moveItems,
  renameItem,
  type TreeItem,
} from '@scriptorium/contract/operations/workspace.ts';
import { restoreItems } from '@scriptorium/contract/operations/workspace-trash.ts';
import { call } from '../../api/call.ts';
import { inParts } from '../../lib/part-work.ts';
import { readMessage } from '../../lib/read-message.ts';
import { t } from '../../lib/texts/workspace.ts';
import { workspaceHref } from '../../lib/workspace-href.ts';
import { writeClipboard } from '../../lib/write-clipboard.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import { toastError, toastInfo, toastSuccess } from '../../ui/toasts.ts';
import { parentOf, refreshWorkspace } from './workspace-data.ts';

/** Makes a change, then refetches the tree even on failure, and reports errors. Null on failure. */
export async function change<Result>(prefix: string, run: () => Promise<Result>): Promise<Result | null> {
  try {
    return await run();
  } catch (error) {
    toastFailure(prefix, error);
    return null;
  } finally {
    await refreshWorkspace();
  }
}

/** For an input that stays open until the name is accepted: rejects with the complete message, which it shows. */
async function giveName(prefix: string, run: () => Promise<{ item: TreeItem }>): Promise<TreeItem> {
  try {
    const { item } = await run();
    await refreshWorkspace();
    return item;
  } catch (error) {
    // Not awaited, so that another name can be entered at once.
    void refreshWorkspace();
    throw new Error(`${prefix} ${readMessage(error)}`, { cause: error });
  }
}

export function makeNamedFile(uuid: string, folder: string, typed: string): Promise<TreeItem> {
  return giveName(t('createFileFailed'), () => call(createTextFile, { uuid, parentItem: folder, name: typed }));
}

export function makeNamedFolder(uuid: string, folder: string, typed: string): Promise<TreeItem> {
  return giveName(t('createFolderFailed'), () => call(createFolder, { uuid, parentItem: folder, name: typed }));
}

export function rename(uuid: string, item: TreeItem, newName: string): Promise<TreeItem> {
  return giveName(t('renameFailed'), () => call(renameItem, { uuid, itemPath: item.path, newName }));
}

export async function trash(uuid: string, items: readonly TreeItem[]): Promise<boolean> {
  const first = items[0];
  if (first === undefined) return false;
  const trashed: string[] = [];
  const done = await change(t('deleteFailed'), () =>
    inParts(deletePaths.path, items, async (part) => {
      const answer = await call(deletePaths, { uuid, itemPaths: part.map((item) => item.path) });
      trashed.push(...answer.trashed);
    }),
  );
  if (done === null && trashed.length === 0) return false;
  const text = trashed.length === 1 ? t('trashed', { name: first.name }) : t('trashedMany', { count: trashed.length });
  const undo = (): void =>
    void change(t('restoreFailed'), () =>
      inParts(restoreItems.path, trashed, (part) => call(restoreItems, { uuid, items: [...part] })),
    );
  toastInfo(text, { action: { label: t('undo'), run: undo } });
  return true;
}

export async function duplicate(uuid: string, item: TreeItem): Promise<void> {
  const input = { uuid, itemPaths: [item.path], targetFolder: parentOf(item.path) };
  await change(t('duplicateFailed'), () => call(copyItems, input));
}

export interface Target {
  workspaceUUID: string;
  folder: string;
  /** Display name. */
  name: string;
}

function placeIn(uuid: string, target: Target): { targetFolder: string; targetWorkspace?: string } {
  const isOther = target.workspaceUUID !== uuid;
  return { targetFolder: target.folder, ...(isOther && { targetWorkspace: target.workspaceUUID }) };
}

export async function moveTo(uuid: string, paths: readonly string[], target: Target): Promise<boolean> {
  const place = placeIn(uuid, target);
  const done = await change(t('moveFailed'), () =>
    inParts(moveItems.path, paths, (part) => call(moveItems, { uuid, itemPaths: [...part], ...place })),
  );
  if (done !== null) toastSuccess(t('moved', { count: paths.length, folder: target.name }));
  return done !== null;
}

export async function copyTo(uuid: string, paths: readonly string[], target: Target): Promise<boolean> {
  const place = placeIn(uuid, target);
  const done = await change(t('copyFailed'), () =>
    inParts(copyItems.path, paths, (part) => call(copyItems, { uuid, itemPaths: [...part], ...place })),
  );
  if (done !== null) toastSuccess(t('copied', { count: paths.length, folder: target.name }));
  return done !== null;
}

/** Downloads a single file as it is, and anything else as a zip. */
export async function download(uuid: string, items: readonly TreeItem[]): Promise<void> {
  const [first] = items;
  if (first === undefined) return;
  if (items.length === 1 && first.type === 'file') {
    await follow(() => call(getAssetLink, { workspaceUUID: uuid, path: first.path, download: true }), first.name);
  } else {
    await follow(() => call(getArchiveLink, { uuid, itemPaths: items.map((item) => item.path) }), '');
  }
}

/** Downloads files by path. */
export async function downloadPath(uuid: string, paths: readonly string[]): Promise<void> {
  const [first] = paths;
  if (first === undefined) return;
  const name = first.split('/').at(-1) ?? '';
  if (paths.length === 1)
    await follow(() => call(getAssetLink, { workspaceUUID: uuid, path: first, download: true }), name);
  else await follow(() => call(getArchiveLink, { uuid, itemPaths: [...paths] }), '');
}

/** Downloads a folder as a zip; "" is the whole workspace. */
export async function downloadFolder(uuid: string, folder: string): Promise<void> {
  await follow(() => call(getArchiveLink, { uuid, itemPaths: [folder] }), '');
}

async function follow(ask: () => Promise<{ url: string }>, name: string): Promise<void> {
  try {
    const { url } = await ask();
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
  } catch (error) {
    toastError(t('downloadFailed'), error);
  }
}

export async function copyLink(uuid: string, item: TreeItem): Promise<void> {
  try {
    await writeClipboard(new URL(workspaceHref(uuid, item.path), location.origin).href);
    toastSuccess(t('linkCopied'));
  } catch (error) {
    toastError(t('copyLinkFailed'), error);
  }
}
