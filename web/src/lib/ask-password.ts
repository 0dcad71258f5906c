import { createStore } from './emitter.ts';

/** Connects callers of step-up operations with the dialog; both know only this file. */
export interface PasswordQuestion {
  id: number;
  /** Those without a password are asked to log in again; there is no answer but to close it. */
  kind: 'password' | 'again';
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
  return ask('password', problem);
}

/** Asks to log in again; resolves when the dialog is closed, unless the page is left for it. */
export async function askToLogInAgain(): Promise<void> {
  await ask('again', null);
}

function ask(kind: PasswordQuestion['kind'], problem: string | null): Promise<string | null> {
  open.read()?.answer(null);
  return new Promise((resolve) => {
    const id = nextId;
    nextId += 1;
    open.set({
      id,
      kind,
      problem,
      answer: (password) => {
        if (open.read()?.id === id) open.set(null);
        resolve(password);
      },
    });
  });
}
