import { compareAuthors } from '@scriptorium/contract/operations/workspace-authors.ts';
import { list, stat, tree } from '@scriptorium/contract/operations/workspace.ts';
import {
  deleteVersion,
  getVersionLink,
  labelVersion,
  listVersions,
  readVersion,
  restoreVersion,
} from '@scriptorium/contract/operations/workspace-versions.ts';
import { call } from '../../api/call.ts';
import { queryClient, refreshOperations } from '../../api/query-client.ts';
import { formatBytes } from '../../lib/format-bytes.ts';
import { t } from '../../lib/texts/history.ts';
import { confirm } from '../../ui/confirm.ts';
import { toastError, toastSuccess } from '../../ui/toasts.ts';
import type { FoundPassage } from './find-passage.ts';
import { describeVersion, type FileVersion } from './version-words.ts';

export interface File {
  uuid: string;
  itemPath: string;
}

export function versionQuery({ uuid, itemPath }: File, version: number) {
  return {
    // Past versions never change.
    queryKey: [readVersion.path, { uuid, itemPath, version }],
    queryFn: async () => (await call(readVersion, { uuid, itemPath, version })).text,
    staleTime: Number.POSITIVE_INFINITY,
  };
}

/** The authors of the changes from one version to another. */
export function authorsQuery({ uuid, itemPath }: File, from: number, to: number) {
  return {
    queryKey: [compareAuthors.path, { uuid, itemPath, from, to }],
    queryFn: () => call(compareAuthors, { uuid, itemPath, from, to }),
    staleTime: Number.POSITIVE_INFINITY,
    // If the older history has no authors, retrying does not help.
    retry: false,
  };
}

async function refresh(): Promise<void> {
  await refreshOperations([listVersions, stat, tree, list]);
}

/** Makes an old version the current one, as a new change; “Undo” restores the text it replaced. */
export async function restore(file: File, version: FileVersion, newest: FileVersion | undefined): Promise<boolean> {
  const title = t('restoreTitle', { time: describeVersion(version) });
  if (!(await confirm({ title, text: t('restoreText'), yes: t('restore'), danger: false }))) return false;
  const which = version.version === undefined ? { id: version.id } : { version: version.version };
  try {
    await call(restoreVersion, { ...file, ...which });
  } catch (error) {
    toastError(t('restoreFailed'), error);
    return false;
  }
  const before = newest?.version;
  const undo = async (): Promise<void> => {
    try {
      await call(restoreVersion, { ...file, ...(before !== undefined && { version: before }) });
    } catch (error) {
      toastError(t('restoreFailed'), error);
    }
    await refresh();
  };
  // Refresh before the toast, so that a version picked after reading it is not replaced.
  await refresh();
  toastSuccess(t('restored'), before === undefined ? {} : { action: { label: t('undo'), run: () => void undo() } });
  return true;
}

/** Reverts a passage to an old version; “Undo” takes that back. */
export async function restorePassage(file: File, baseVersion: number, passage: FoundPassage): Promise<void> {
  const { from, to, was, text } = passage;
  try {
    const { version, passageAt } = await call(restoreVersion, { ...file, passage: { baseVersion, from, to, text } });
    const undo = (): void => {
      if (version === undefined || passageAt === undefined) return;
      void restorePassage(file, version, { from: passageAt, to: passageAt + text.length, was: text, text: was });
    };
    toastSuccess(t('passageRestored'), { action: { label: t('undo'), run: undo } });
  } catch (error) {
    toastError(t('restoreFailed'), error);
  }
  await refresh();
}

export async function nameVersion(file: File, version: number, name: string, note: string): Promise<boolean> {
  try {
    await call(labelVersion, { ...file, version, name, note });
  } catch (error) {
    toastError(t('nameFailed'), error);
    return false;
  }
  await queryClient.invalidateQueries({ queryKey: [listVersions.path] });
  return true;
}

export async function downloadVersion(file: File, id: string): Promise<void> {
  try {
    const { url } = await call(getVersionLink, { ...file, id });
    const link = document.createElement('a');
    link.href = url;
    link.download = '';
    link.click();
  } catch (error) {
    toastError(t('downloadFailed'), error);
  }
}

/** Deletes an old version of a binary file. These count towards the used storage. */
export async function deleteForever(file: File, version: FileVersion): Promise<void> {
  const title = t('deleteTitle', { time: describeVersion(version) });
  if (!(await confirm({ title, text: t('deleteText'), yes: t('deleteForever') }))) return;
  try {
    const { freedBytes } = await call(deleteVersion, { ...file, id: version.id });
    toastSuccess(t('deleted', { size: formatBytes(freedBytes) }));
  } catch (error) {
    toastError(t('deleteFailed'), error);
  }
  await refresh();
}
