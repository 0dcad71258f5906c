import type { OperationError } from '@scriptorium/contract/errors.ts';
import { createStore } from './emitter.ts';

/** Connects callers of step-up operations with the dialog; both know only this file. */
export interface PasswordQuestion {
  /** Why it is asked: those without a password (`log-in-again`) show a passkey or log in again. */
  error: OperationError;
  /** The call that is to be made: a passkey is shown for this alone. */
  path: string;
  input: unknown;
  /** The password, empty where a passkey was shown in its place, or null to cancel. */
  answer: (password: string | null) => void;
}

const open = createStore<PasswordQuestion | null>(null);
export const { read: readPasswordQuestion, subscribe: subscribePasswordQuestion } = open;

/** Asks for the current user's password, or what stands for it; null if cancelled, or if the page is left for it. */
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
