import { createHash } from 'node:crypto';

/** One sensitive call that its owner was asked to confirm. */
export interface Act {
  /** Hash of the confirmation's cookie: only the browser that asked for it may continue, not somebody polling. */
  flow: string;
  path: string;
  /** As parsed by the contract. */
  input: unknown;
}

/** Equal for the same call with the same input, whatever the password. */
export function markAct({ flow, path, input }: Act): string {
  const facts = JSON.stringify([flow, path, { ...(input as object), password: undefined }]);
  return createHash('sha256').update(facts).digest('hex');
}
