import type { Operation, OutputOf, RawInputOf } from '@scriptorium/contract/operation.ts';
import { operationQuery, queryClient } from './query-client.ts';
import { readCachedResponse } from './response-cache.ts';

/**
 * Shows the answer kept on this device, if it `fits`, until the server has answered. It is dated 0, so that it is
 * refetched and can be told from the server's.
 */
export async function showKept<O extends Operation>(
  operation: O,
  input: RawInputOf<O>,
  fits: (answer: OutputOf<O>) => boolean = () => true,
): Promise<void> {
  const { queryKey } = operationQuery(operation, input);
  if (queryClient.getQueryData(queryKey) !== undefined) return;
  const kept = (await readCachedResponse(queryKey)) as OutputOf<O> | undefined;
  if (kept === undefined || !fits(kept) || queryClient.getQueryData(queryKey) !== undefined) return;
  // Cast: the key was built from this operation.
  queryClient.setQueryData<unknown>(queryKey, kept, { updatedAt: 0 });
}
