import { createHash } from 'node:crypto';

/** A single sensitive call that the user was asked to confirm. */
export interface Act {
  /** Hash of the confirmation's cookie, so that only the browser that asked for it can continue, not anyone polling. */
  flow: string;
  path: string;
  /** As parsed by the contract. */
  input: unknown;
}

/** Hash of the call and its input, ignoring the password. */
export function markAct({ flow, path, input }: Act): string {
  const facts = JSON.stringify([flow, path, { ...(input as object), password: undefined }]);
  return createHash('sha256').update(facts).digest('hex');
}
