import { type ReactNode, useEffect, useState } from 'react';
import { hasKeptAnswers } from '../api/kept-answers.ts';
import { queryClient } from '../api/query-client.ts';
import { capabilitiesQuery, loadSession } from '../api/session.ts';
import { LoadingOverlay } from './loading-overlay.tsx';

const RETRY_AFTER = 2_000;

/** Nobody is logged in any more: texts that were kept only to be opened without a network go with the session. */
function forgetTexts(): void {
  void import('../editor/collab/device-store.ts').then(({ forgetClean }) => forgetClean());
}

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
        const hadSession = await hasKeptAnswers();
        const [, session] = await Promise.all([queryClient.fetchQuery(capabilitiesQuery), loadSession()]);
        if (session === null && hadSession) forgetTexts();
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
