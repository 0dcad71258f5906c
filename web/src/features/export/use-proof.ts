import { OperationError } from '@scriptorium/contract/errors.ts';
import type { Said } from '@scriptorium/contract/said.ts';
import { type ExportLogLine, type ProofPlace, setProof } from '@scriptorium/contract/operations/export.ts';
import { useDebouncedValue, useDocumentVisibility } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { NetworkError } from '../../api/network-error.ts';
import { inLanguage } from '../../lib/in-language.ts';

/** How long typing must pause before a new PDF is requested, ms. */
const PAUSE = 1_200;
/** Minimum wait before retrying after a network error or an overloaded server, ms. */
const WAIT = 5_000;

export interface Proof {
  readonly data: Uint8Array;
  readonly places: readonly ProofPlace[];
  readonly columns: number;
  /** The places in the previous proof. */
  readonly placesBefore: readonly ProofPlace[];
}

interface ProofState {
  /** The last PDF made successfully. */
  readonly proof: Proof | null;
  /** Why the current text could not be typeset. */
  readonly failure: string | null;
  readonly log: readonly ExportLogLine[];
  /** The call itself failed. */
  readonly error: unknown;
  /** The inputs this state was made from; see `wanted`. */
  readonly tried: string | null;
}

const BEGINNING: ProofState = { proof: null, failure: null, log: [], error: null, tried: null };

function isPassing(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  return error instanceof OperationError && ['cancelled', 'rate-limited', 'overloaded'].includes(error.code);
}

/**
 * A text's PDF, requested again after each pause in typing: one request at a time, and none while the page is hidden or
 * the server does not have the latest text yet.
 */
export function useProof(facts: {
  workspaceUUID: string;
  path: string;
  profileUuid: string | undefined;
  /** Incremented with every local or remote change of the text. */
  changes: number;
  unsent: boolean;
}) {
  const { workspaceUUID, path, profileUuid, changes, unsent } = facts;
  const [state, setState] = useState(BEGINNING);
  const [isWorking, setWorking] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [settled] = useDebouncedValue(changes, PAUSE);
  const isVisible = useDocumentVisibility() === 'visible';
  const request = useRef<AbortController | null>(null);
  const again = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(
    () => () => {
      request.current?.abort();
      clearTimeout(again.current);
    },
    [],
  );
  const wanted = `${profileUuid} ${settled} ${attempt}`;
  const isDue = profileUuid !== undefined && isVisible && !unsent && !isWorking && state.tried !== wanted;

  const make = useEffectEvent(async (): Promise<void> => {
    const controller = new AbortController();
    request.current = controller;
    clearTimeout(again.current);
    setWorking(true);
    try {
      const { pdf, cause, log, places, columns } = await call(
        setProof,
        { uuid: workspaceUUID, itemPath: path, profileUuid: profileUuid ?? '' },
        { signal: controller.signal },
      );
      setState(({ proof }) => ({
        proof:
          pdf === undefined
            ? proof
            : {
                data: Uint8Array.from(atob(pdf), (sign) => sign.charCodeAt(0)),
                places,
                columns,
                placesBefore: proof?.places ?? [],
              },
        failure: cause === undefined ? null : sayCause(cause, log),
        log,
        error: null,
        tried: wanted,
      }));
    } catch (error) {
      if (controller.signal.aborted) return;
      const passes = isPassing(error);
      setState((before) => ({ ...before, error: passes ? before.error : error, tried: wanted }));
      if (passes) {
        const wait = error instanceof OperationError ? (error.retryAfter ?? 0) * 1000 : 0;
        again.current = setTimeout(() => setAttempt((before) => before + 1), Math.max(WAIT, wait));
      }
    } finally {
      setWorking(false);
    }
  });
  useEffect(() => {
    if (isDue) void make();
  }, [isDue]);

  const isCurrent = state.tried === `${profileUuid} ${changes} ${attempt}` && !unsent;
  return {
    ...state,
    isWorking,
    /** The PDF shows the current text. */
    isUpToDate: isCurrent && state.proof !== null && state.failure === null && state.error === null,
    makeAgain: (): void => setAttempt((before) => before + 1),
  };
}

/** The cause is also a line of the log, which has the parameters to translate it. */
function sayCause(cause: string, log: readonly ExportLogLine[]): string {
  return inLanguage(cause, log.find(({ message }) => message === cause)?.said as Said | undefined);
}
