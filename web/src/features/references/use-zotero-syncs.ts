import { cancelLongWork, listLongWork, type LongWork } from '@scriptorium/contract/operations/long-work.ts';
import { listLinks, syncLibrary } from '@scriptorium/contract/operations/zotero.ts';
import { OperationError } from '@scriptorium/contract/errors.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { operationQuery, refreshOperations } from '../../api/query-client.ts';
import { readMessage } from '../../lib/read-message.ts';

/** Progress or outcome of a library's sync. */
export type ZoteroSync =
  | { readonly at: 'running'; readonly work: LongWork | null }
  | { readonly at: 'done'; readonly isUnchanged: boolean }
  | { readonly at: 'failed'; readonly message: string };

/** The syncs started here. They continue when the dialog is closed, and the tray shows them too. */
export function useZoteroSyncs(uuid: string) {
  const [syncs, setSyncs] = useState<ReadonlyMap<string, ZoteroSync>>(new Map());
  const works = useQuery(operationQuery(listLongWork, {})).data?.works ?? [];
  // Each user can run only one at a time.
  const work = works.find((each) => each.call === syncLibrary.path && each.state !== 'done' && each.state !== 'failed');
  const note = (link: string, sync: ZoteroSync | null): void =>
    setSyncs((before) => {
      const next = new Map(before);
      if (sync === null) next.delete(link);
      else next.set(link, sync);
      return next;
    });
  const start = async (link: string): Promise<void> => {
    note(link, { at: 'running', work: null });
    try {
      const { report } = await call(syncLibrary, { uuid, link });
      note(link, { at: 'done', isUnchanged: report === null });
    } catch (error) {
      const isCancelled = error instanceof OperationError && error.code === 'cancelled';
      note(link, isCancelled ? null : { at: 'failed', message: readMessage(error) });
    }
    await refreshOperations([listLinks, listLongWork]);
  };
  const read = (link: string): ZoteroSync | null => {
    const sync = syncs.get(link) ?? null;
    return sync?.at === 'running' ? { at: 'running', work: work ?? null } : sync;
  };
  const cancel = (): void => {
    if (!work) return;
    call(cancelLongWork, { id: work.id })
      .catch(() => undefined)
      .finally(() => void refreshOperations([listLongWork]));
  };
  return { start, read, cancel };
}
