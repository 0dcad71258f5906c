import { createHash } from 'node:crypto';

/** One sensitive call, as its owner was asked to confirm it. */
export interface Act {
  /** The hash of the cookie of the confirmation: only the browser that asked for it may go on, and nobody who polls. */
  flow: string;
  path: string;
  /** As the contract reads it. */
  input: unknown;
}

/** The same for the same call with the same input, whatever the password. */
export function markAct({ flow, path, input }: Act): string {
  const facts = JSON.stringify([flow, path, { ...(input as object), password: undefined }]);
  return createHash('sha256').update(facts).digest('hex');
}
