import { OperationError } from '@scriptorium/contract/errors.ts';
import type { Operation, OutputOf, RawInputOf } from '@scriptorium/contract/operation.ts';
import { QueryClient, queryOptions, useMutation, type UseMutationResult } from '@tanstack/react-query';
import { requestCapabilities } from '@scriptorium/contract/operations/auth.ts';
import { recentFiles } from '@scriptorium/contract/operations/desk.ts';
import { getData } from '@scriptorium/contract/operations/user.ts';
import { list, stat, tree } from '@scriptorium/contract/operations/workspace.ts';
import { call } from './call.ts';
import { takeFirstAnswer, takeFirstData } from './first-answers.ts';
import { cacheResponse, readCachedResponse } from './response-cache.ts';
import { NetworkError } from './network-error.ts';

/** Client errors are not worth retrying; a lost connection or a busy server is. */
function shouldRetry(failures: number, error: Error): boolean {
  if (error instanceof OperationError && error.status < 500) return false;
  return failures < 2;
}

const STALE_MS = 5_000;

export const queryClient = new QueryClient({
  defaultOptions: {
    // "always": the browser's idea of being online says nothing about a server that may be on the same machine.
    queries: { retry: shouldRetry, staleTime: STALE_MS, networkMode: 'always', refetchOnReconnect: true },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Calls needed to find and open a document: their last responses are cached on this device, for starting offline. */
const KEPT: ReadonlySet<string> = new Set(
  [requestCapabilities, getData, list, recentFiles, stat, tree].map(({ path }) => path),
);

/** No network, or a proxy whose server is down. */
function isNoAnswer(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof OperationError && error.code === 'overloaded');
}

async function read<O extends Operation>(
  operation: O,
  input: RawInputOf<O>,
  signal: AbortSignal,
): Promise<OutputOf<O>> {
  const key = [operation.path, input] as const;
  try {
    const answer = (takeFirstAnswer(...key) as OutputOf<O> | undefined) ?? (await call(operation, input, { signal }));
    if (KEPT.has(operation.path)) void cacheResponse(key, answer);
    return answer;
  } catch (error) {
    // Data the page already has is newer than the cache, unless it is from there (show-kept.ts).
    if (!isNoAnswer(error) || !KEPT.has(operation.path) || queryClient.getQueryState(key)?.dataUpdatedAt) throw error;
    const kept = await readCachedResponse(key);
    if (kept === undefined) throw error;
    return kept as OutputOf<O>;
  }
}

/** Makes data that came with the page available to the first render. */
function readFirst<O extends Operation>(operation: O, input: RawInputOf<O>): OutputOf<O> | undefined {
  const key = [operation.path, input] as const;
  const answer = takeFirstData(...key) as OutputOf<O> | undefined;
  if (answer !== undefined && KEPT.has(operation.path)) void cacheResponse(key, answer);
  return answer;
}

/**
 * A query: `useQuery(operationQuery(tree, { uuid }))`. The key is [path, input], so `queryClient.invalidateQueries({
 * queryKey: [tree.path] })` matches every input.
 */
export function operationQuery<O extends Operation>(operation: O, input: RawInputOf<O>) {
  return queryOptions<OutputOf<O>>({
    queryKey: [operation.path, input],
    queryFn: ({ signal }) => read(operation, input, signal),
    initialData: () => readFirst(operation, input),
  });
}

/** Refetch whenever a component mounts, unless the data has just come with the page. */
export function staleUnlessFirst({ state }: { state: { dataUpdateCount: number } }): number {
  return state.dataUpdateCount === 0 ? STALE_MS : 0;
}

/** A mutation. On success, every query of the operations in `refresh` is refetched. */
export function useOperation<O extends Operation>(
  operation: O,
  refresh: readonly Operation[] = [],
): UseMutationResult<OutputOf<O>, Error, RawInputOf<O>> {
  return useMutation({
    mutationFn: (input: RawInputOf<O>) => call(operation, input),
    onSuccess: () => {
      // Not awaited: if the refresh unmounts the calling component, its own `onSuccess` would never run.
      void refreshOperations(refresh);
    },
  });
}

/** Refetches every query of these operations. */
export async function refreshOperations(operations: readonly Operation[]): Promise<void> {
  await Promise.all(operations.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })));
}
