import { createEmitter } from '../lib/emitter.ts';

const ended = createEmitter();
/** Called when the server reports that there is no session (any more). */
export const { subscribe: subscribeSessionEnd } = ended;

let logins = 0;

export function noteLogin(): void {
  logins += 1;
}

/**
 * Call before a request; the returned function reports that the server knew no session. A late response to a request of
 * an earlier session says nothing about the one that began since.
 */
export function watchForSessionEnd(): () => void {
  const before = logins;
  return () => {
    if (logins === before) ended.emit();
  };
}
