import { createEmitter } from './emitter.ts';

/**
 * Tracks which action a failure belongs to and which actions have succeeded, so that an error can be dismissed once the
 * same action succeeds, whoever retries it.
 */
const actions = new WeakMap<object, string>();
export const { emit: noteSuccess, subscribe: subscribeSuccess } = createEmitter<[action: string]>();

/** Pages request links without user action, so only the same link for the same file counts as the same action. */
export function nameAction(path: string, input: unknown): string {
  return path.includes('/get-') ? `${path} ${JSON.stringify(input)}` : path;
}

export function noteFailure(error: unknown, action: string): void {
  if (typeof error === 'object' && error !== null) actions.set(error, action);
}

/** The action that threw this, if it was a call. */
export function actionOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null ? actions.get(error) : undefined;
}
