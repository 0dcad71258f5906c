import { useEffect, useState } from 'react';
import { readConnection, subscribeConnection } from '../../api/connection.ts';
import { useServerEvents } from '../../api/server-events.ts';
import { DocumentAssets } from './document-assets.ts';

/** Pictures and files the text refers to, fetched again when the workspace or the connection changes. */
export function useDocumentAssets(options: {
  workspaceUUID: string;
  readPath: () => string;
  /** Redraws the assets that were fetched again. */
  refresh: () => void;
}): DocumentAssets {
  const { workspaceUUID, readPath, refresh } = options;
  const [assets] = useState(() => new DocumentAssets(workspaceUUID, readPath, refresh));
  useEffect(() => () => assets.destroy(), [assets]);
  useServerEvents('workspace', (event) => {
    if (event.workspaceUUID !== workspaceUUID) return;
    assets.forget();
    refresh();
  });
  useServerEvents('hello', () => assets.comeBack());
  useEffect(
    () =>
      subscribeConnection(() => {
        if (readConnection() === 'online') assets.comeBack();
      }),
    [assets],
  );
  return assets;
}
