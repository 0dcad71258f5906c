// Separate from the session, since the page calls for its text before the editor's code has loaded.
import type { Query } from './state.ts';

/** The query of a socket for somebody who knows this version of the text, or none. */
export function writeQuery(
  clientID: string,
  known: { readonly epoch: string; readonly version: number } | null,
): Query {
  const ours = { protocol: '1', review: '1', clientID };
  return known === null ? ours : { ...ours, epoch: known.epoch, version: String(known.version) };
}
