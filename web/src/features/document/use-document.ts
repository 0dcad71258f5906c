import { useCallback, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { DocumentConnection, DocumentStatus } from '../../editor/collab/document-connection.ts';
import { openDocument } from '../../editor/collab/io/open-document.ts';
import { isLoggedIn } from '../../api/session.ts';
import { useWriter } from '../../api/writer.ts';
import { t } from '../../lib/texts/document.ts';
import { toastInfo } from '../../ui/toasts.ts';
import { askTicket } from './ask-ticket.ts';
import { calmSave, type ShownSave } from './calm-save.ts';
import { useReadLatest } from './use-read-latest.ts';

const WAITING: DocumentStatus = {
  saveState: 'loading',
  saveText: 'Loading…',
  problem: null,
  unsent: false,
  connected: false,
  ended: false,
  people: [],
  merge: null,
};

const doNothing = (): void => undefined;

/**
 * The parts of the status that the whole screen depends on. The save state changes twice per key, so only the
 * components that show it read it (`useDocumentStatus`).
 */
export type OpenStatus = Pick<DocumentStatus, 'ended' | 'people' | 'merge'>;

/**
 * Keeps a document open while the screen is mounted, across renames and moves. Undefined at first: the caller renders
 * nothing then, so that the text is on its way while the screen is rendered, once.
 */
export function useConnection(options: {
  workspaceUUID: string;
  itemUUID: string;
  path: string;
}): DocumentConnection | null | undefined {
  const { workspaceUUID, itemUUID } = options;
  const { uuid: userId, displayName: userName } = useWriter();
  const readPath = useReadLatest(options.path);
  const [connection, setConnection] = useState<DocumentConnection | null>();
  useLayoutEffect(() => {
    // As of opening: a user whose session ends later is no guest, and keeps their unsent changes.
    const isGuest = !isLoggedIn();
    const opened = openDocument({
      workspace: workspaceUUID,
      item: itemUUID,
      path: readPath(),
      userId,
      userName,
      onDeviceSilent: () => toastInfo(t('deviceSilent'), { duration: 0 }),
      requestTicket: () => askTicket(workspaceUUID, itemUUID, readPath(), { isGuest }),
    });
    setConnection(opened);
    return () => {
      setConnection(null);
      opened.destroy();
    };
  }, [workspaceUUID, itemUUID, userId, userName, readPath]);
  return connection;
}

export function useOpenStatus(connection: DocumentConnection | null): OpenStatus {
  const ended = useDocumentStatus(connection, (now) => now.ended);
  const people = useDocumentStatus(connection, (now) => now.people);
  const merge = useDocumentStatus(connection, (now) => now.merge);
  return { ended, people, merge };
}

/** A part of an open document's status; renders again only when that part changes. */
export function useDocumentStatus<Part>(
  connection: DocumentConnection | null,
  read: (status: DocumentStatus) => Part,
): Part {
  const subscribe = useCallback((listener: () => void) => connection?.subscribe(listener) ?? doNothing, [connection]);
  return useSyncExternalStore(subscribe, () => read(connection?.status() ?? WAITING));
}

/** What the save badge shows. */
export function useCalmSave(connection: DocumentConnection | null): ShownSave {
  const calm = useMemo(() => (connection === null ? NOT_OPEN : calmSave(connection)), [connection]);
  return useSyncExternalStore(calm.subscribe, calm.read);
}

const NOT_OPEN = { subscribe: () => doNothing, read: (): ShownSave => WAITING };
