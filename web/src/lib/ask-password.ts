/** Asked by the caller of a dangerous operation, answered by a dialog; the two know only this file. */
export interface PasswordQuestion {
  id: number;
  /** Why the last answer did not do. */
  problem: string | null;
  /** The password, or null to leave everything as it is. */
  answer: (password: string | null) => void;
}

let open: PasswordQuestion | null = null;
let nextId = 1;
const listeners = new Set<() => void>();

function publish(next: PasswordQuestion | null): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Asks for the password of who is logged in; null when they would rather not. */
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
