/**
 * Which action a failure belongs to and which actions have succeeded: what says that something failed can go as soon as
 * the same thing succeeds, whoever tries it.
 */
const actions = new WeakMap<object, string>();
const listeners = new Set<(action: string) => void>();

/** A page asks for links by itself, so that only the same link for the same file is the same action. */
export function nameAction(path: string, input: unknown): string {
  return path.includes('/get-') ? `${path} ${JSON.stringify(input)}` : path;
}

export function noteFailure(error: unknown, action: string): void {
  if (typeof error === 'object' && error !== null) actions.set(error, action);
}

export function noteSuccess(action: string): void {
  for (const listener of listeners) listener(action);
}

/** What was tried when this was thrown, if it was a call. */
export function actionOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null ? actions.get(error) : undefined;
}

export function subscribeSuccess(listener: (action: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
