import { createStore } from './emitter.ts';

/** Connects callers of step-up operations with the dialog; both know only this file. */
export interface PasswordQuestion {
  id: number;
  /** Why the previous attempt failed. */
  problem: string | null;
  /** The password, or null to cancel. */
  answer: (password: string | null) => void;
}

let nextId = 1;
const open = createStore<PasswordQuestion | null>(null);
export const { read: readPasswordQuestion, subscribe: subscribePasswordQuestion } = open;

/** Asks for the current user's password; null if cancelled. */
export function askPassword(problem: string | null): Promise<string | null> {
  open.read()?.answer(null);
  return new Promise((resolve) => {
    const id = nextId;
    nextId += 1;
    open.set({
      id,
      problem,
      answer: (password) => {
        if (open.read()?.id === id) open.set(null);
        resolve(password);
      },
    });
  });
}
