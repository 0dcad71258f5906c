import type { OperationError } from '@scriptorium/contract/errors.ts';
import { createStore } from './emitter.ts';

/** Connects callers of step-up operations with the dialog; both know only this file. */
export interface PasswordQuestion {
  /** Why the password is asked for. Users without one (`log-in-again`) use a passkey or log in again. */
  error: OperationError;
  /** The call to be made: a passkey assertion is valid for this call only. */
  path: string;
  input: unknown;
  /** Called with the password, "" if a passkey was used instead, or null to cancel. */
  answer: (password: string | null) => void;
}

const open = createStore<PasswordQuestion | null>(null);
export const { read: readPasswordQuestion, subscribe: subscribePasswordQuestion } = open;

/** Asks for the current user's password or an equivalent; null if cancelled, or if the page is left to log in again. */
export function askPassword(asked: Omit<PasswordQuestion, 'answer'>): Promise<string | null> {
  open.read()?.answer(null);
  return new Promise((resolve) => {
    const question: PasswordQuestion = {
      ...asked,
      answer: (password) => {
        if (open.read() === question) open.set(null);
        resolve(password);
      },
    };
    open.set(question);
  });
}
