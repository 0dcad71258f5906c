import { createStore } from './emitter.ts';

/** Connects callers of step-up operations with the dialog; both know only this file. */
export interface PasswordQuestion {
  id: number;
  /** Those without a password show a passkey or log in again. */
  kind: 'password' | 'again';
  /** What is to be done: a passkey is shown for this alone. */
  act: { call: string; input: Record<string, unknown> };
  /** Why the previous attempt failed. */
  problem: string | null;
  /** The password, empty where a passkey was shown in its place, or null to cancel. */
  answer: (password: string | null) => void;
}

let nextId = 1;
const open = createStore<PasswordQuestion | null>(null);
export const { read: readPasswordQuestion, subscribe: subscribePasswordQuestion } = open;

/** Asks for the current user's password, or what stands for it; null if cancelled, or if the page is left for it. */
export function askPassword({
  kind,
  act,
  problem,
}: Pick<PasswordQuestion, 'kind' | 'act' | 'problem'>): Promise<string | null> {
  open.read()?.answer(null);
  return new Promise((resolve) => {
    const id = nextId;
    nextId += 1;
    open.set({
      id,
      kind,
      act,
      problem,
      answer: (password) => {
        if (open.read()?.id === id) open.set(null);
        resolve(password);
      },
    });
  });
}
