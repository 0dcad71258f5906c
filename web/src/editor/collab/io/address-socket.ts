import type { Query } from '../core/state.ts';

/** The URL of a document's socket. Only the ticket opens it; the document parameter is for balancers. */
export function addressSocket(
  base: URL,
  query: Query & { readonly ticket: string; readonly document: string },
): string {
  const address = new URL(base);
  address.protocol = address.protocol.replace('http', 'ws');
  address.search = new URLSearchParams(query).toString();
  return address.href;
}
