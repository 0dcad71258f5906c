import { listBibliographies } from '@scriptorium/contract/operations/references.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { operationQuery, queryClient } from '../../api/query-client.ts';
import { useServerEvents } from '../../api/server-events.ts';
import { type LibraryState, ReferenceLibrary } from './reference-library.ts';

/** Polling interval, ms: typing in texts sends no workspace event. */
const LOOK_AGAIN_MS = 20_000;

const nothing = (): null => null;
const never = () => (): void => undefined;

/** The references of a workspace, kept up to date while the screen is open. */
export function useReferenceLibrary(uuid: string): {
  library: ReferenceLibrary | null;
  state: LibraryState | null;
  error: Error | null;
  isKnown: boolean;
  retry: () => void;
} {
  const [library, setLibrary] = useState<ReferenceLibrary | null>(null);
  useEffect(() => {
    const made = new ReferenceLibrary(uuid);
    setLibrary(made);
    void made.readCitations();
    return () => made.close();
  }, [uuid]);
  const query = useQuery({ ...operationQuery(listBibliographies, { uuid }), refetchInterval: LOOK_AGAIN_MS });
  const files = query.data?.files;
  useEffect(() => {
    if (files) library?.update(files);
  }, [library, files]);
  useServerEvents('workspace', (event) => {
    if (event.workspaceUUID !== uuid) return;
    void queryClient.invalidateQueries({ queryKey: [listBibliographies.path] });
  });
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void library?.readCitations();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [library]);
  const state = useSyncExternalStore(library?.subscribe ?? never, library?.read ?? nothing);
  return {
    library,
    state,
    error: query.error,
    isKnown: files !== undefined && state !== null,
    retry: () => void query.refetch(),
  };
}
