/** Connects callers of step-up operations with the dialog; both know only this file. */
export interface PasswordQuestion {
  id: number;
  /** Why the previous attempt failed. */
  problem: string | null;
  /** The password, or null to cancel. */
  answer: (password: string | null) => void;
}

let open: PasswordQuestion | null = null;
let nextId = 1;
const listeners = new Set<() => void>();

function publish(next: PasswordQuestion | null): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Asks for the current user's password; null if cancelled. */
export function askPassword(problem: string | null): Promise<string | null> {
  open?.answer(null);
  return new Promise((resolve) => {
    const id = nextId;
    nextId += 1;
    publish({
      id,
      problem,
      answer: (password) => {
        if (open?.id === id) publish(null);
        resolve(password);
      },
    });
  });
}

export function readPasswordQuestion(): PasswordQuestion | null {
  return open;
}

export function subscribePasswordQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
