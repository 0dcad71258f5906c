import { type ReactNode, useEffect, useState } from 'react';
import { queryClient } from '../api/query-client.ts';
import { capabilitiesQuery, loadSession } from '../api/session.ts';
import { LoadingOverlay } from './loading-overlay.tsx';

const RETRY_AFTER = 2_000;

/**
 * Asks once who is here and what this server allows, under the "Loading…" overlay. A server that does not answer is
 * asked again: it says nothing about whether somebody is logged in.
 */
export function StartUp({ children }: { children: ReactNode }) {
  const [state, setState] = useState<'asking' | 'no-answer' | 'ready'>('asking');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const ask = async (): Promise<void> => {
      try {
        await Promise.all([queryClient.fetchQuery(capabilitiesQuery), loadSession()]);
        if (!over) setState('ready');
      } catch {
        if (over) return;
        setState('no-answer');
        timer = setTimeout(() => void ask(), RETRY_AFTER);
      }
    };
    void ask();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, []);
  return state === 'ready' ? children : <LoadingOverlay noAnswer={state === 'no-answer'} />;
}
