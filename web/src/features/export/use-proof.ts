import { OperationError } from '@scriptorium/contract/errors.ts';
import type { Said } from '@scriptorium/contract/said.ts';
import { type ExportLogLine, type ProofPlace, setProof } from '@scriptorium/contract/operations/export.ts';
import { useDebouncedValue, useDocumentVisibility } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { NetworkError } from '../../api/network-error.ts';
import { inLanguage } from '../../lib/in-language.ts';

/** A pause in typing, ms. */
const PAUSE = 1_200;
/** Before another try where the server or the network had no time, ms. */
const WAIT = 5_000;

export interface Proof {
  readonly data: Uint8Array;
  readonly places: readonly ProofPlace[];
  readonly columns: number;
  /** Of the proof before it. */
  readonly placesBefore: readonly ProofPlace[];
}

interface ProofState {
  /** The last that could be made. */
  readonly proof: Proof | null;
  /** Why the text as it is now could not be typeset. */
  readonly failure: string | null;
  readonly log: readonly ExportLogLine[];
  /** The call itself failed. */
  readonly error: unknown;
  /** What the state above was made of; see `wanted`. */
  readonly tried: string | null;
}

const BEGINNING: ProofState = { proof: null, failure: null, log: [], error: null, tried: null };

function isPassing(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  return error instanceof OperationError && ['cancelled', 'rate-limited', 'overloaded'].includes(error.code);
}

/**
 * The PDF of a text, made again after each pause in typing: one at a time, and none while nobody looks at the page or the
 * server does not have the text yet.
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
    /** The PDF shows the text as it is now. */
    isUpToDate: isCurrent && state.proof !== null && state.failure === null && state.error === null,
    makeAgain: (): void => setAttempt((before) => before + 1),
  };
}

/** The cause is a line of the log as well, which knows what it was made of. */
function sayCause(cause: string, log: readonly ExportLogLine[]): string {
  return inLanguage(cause, log.find(({ message }) => message === cause)?.said as Said | undefined);
}
