import { OperationError } from '@scriptorium/contract/errors.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { hasCachedResponse } from '../api/response-cache.ts';
import { queryClient } from '../api/query-client.ts';
import { capabilitiesQuery, isLoggedIn, loadSession, sessionQuery, takeSession } from '../api/session.ts';
import { readMessage } from '../lib/read-message.ts';
import { t } from '../lib/texts/common.ts';
import { LoadingOverlay } from './loading-overlay.tsx';

const RETRY_AFTER = 2_000;

/** After the session has ended, texts cached only for offline reading are dropped. */
function forgetTexts(): void {
  void import('../editor/collab/io/device-store.ts').then(({ forgetClean }) => forgetClean());
}

/**
 * Loads session and capabilities once, under the "Loading…" overlay, unless they came with the page. Keeps retrying if
 * the server does not respond, since that says nothing about whether a user is logged in.
 */
export function StartUp({ children }: { children: ReactNode }) {
  const [isReady, setReady] = useState(takeSession);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    if (isLoggedIn()) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const ask = async (): Promise<void> => {
      try {
        // If the last session on this device did not end with a logout. Not awaited: on a device whose storage hangs,
        // it never resolves.
        const hadSession = hasCachedResponse(sessionQuery.queryKey);
        const [, session] = await Promise.all([queryClient.fetchQuery(capabilitiesQuery), loadSession()]);
        if (session === null) void hadSession.then((had) => had && forgetTexts());
        if (!over) setReady(true);
      } catch (error) {
        if (over) return;
        // Retrying helps with everything except an unconfigured address.
        const isRefused = error instanceof OperationError && error.code === 'wrong-address';
        setStuck(isRefused);
        setTrouble(isRefused ? readMessage(error) : t('startNoAnswer'));
        timer = setTimeout(() => void ask(), RETRY_AFTER);
      }
    };
    void ask();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, []);
  return isReady ? children : <LoadingOverlay trouble={trouble} isStuck={isStuck} />;
}
