/**
 * Tracks which action a failure belongs to and which actions have succeeded, so that an error can be dismissed once the
 * same action succeeds, whoever retries it.
 */
const actions = new WeakMap<object, string>();
const listeners = new Set<(action: string) => void>();

/** Pages request links by themselves, so only the same link for the same file is the same action. */
export function nameAction(path: string, input: unknown): string {
  return path.includes('/get-') ? `${path} ${JSON.stringify(input)}` : path;
}

export function noteFailure(error: unknown, action: string): void {
  if (typeof error === 'object' && error !== null) actions.set(error, action);
}

export function noteSuccess(action: string): void {
  for (const listener of listeners) listener(action);
}

/** The action that threw this, if it was a call. */
export function actionOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null ? actions.get(error) : undefined;
}

export function subscribeSuccess(listener: (action: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
