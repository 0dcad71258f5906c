import { OperationError } from '@scriptorium/contract/errors.ts';
import type { Operation, OutputOf, RawInputOf } from '@scriptorium/contract/operation.ts';
import { QueryClient, queryOptions, useMutation, type UseMutationResult } from '@tanstack/react-query';
import { requestCapabilities } from '@scriptorium/contract/operations/auth.ts';
import { getData } from '@scriptorium/contract/operations/user.ts';
import { list, stat, tree } from '@scriptorium/contract/operations/workspace.ts';
import { call } from './call.ts';
import { keepAnswer, readKeptAnswer } from './kept-answers.ts';
import { NetworkError } from './network-error.ts';

/** Errors of the client's making are not worth a second try; a lost connection or a busy server is. */
function shouldRetry(failures: number, error: Error): boolean {
  if (error instanceof OperationError && error.status < 500) return false;
  return failures < 2;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    // "always": the browser's idea of being online says nothing about the server, which may be on this machine.
    queries: { retry: shouldRetry, staleTime: 5_000, networkMode: 'always', refetchOnReconnect: true },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** What opens a document: the last answers stay on this device, for a start without a network. */
const KEPT: ReadonlySet<string> = new Set([requestCapabilities, getData, list, stat, tree].map(({ path }) => path));

/** No network, or a proxy that reaches no server. */
function isNoAnswer(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof OperationError && error.code === 'overloaded');
}

async function read<O extends Operation>(
  operation: O,
  input: RawInputOf<O>,
  signal: AbortSignal,
): Promise<OutputOf<O>> {
  const key = [operation.path, input];
  try {
    const answer = await call(operation, input, { signal });
    if (KEPT.has(operation.path)) void keepAnswer(key, answer);
    return answer;
  } catch (error) {
    // What the page itself knows is newer than what is kept.
    if (!isNoAnswer(error) || !KEPT.has(operation.path) || queryClient.getQueryData(key)) throw error;
    const kept = await readKeptAnswer(key);
    if (kept === undefined) throw error;
    return kept as OutputOf<O>;
  }
}

/**
 * A read. `useQuery(operationQuery(tree, { uuid }))`; the key is [path, input], so that
 * `queryClient.invalidateQueries({ queryKey: [tree.path] })` reaches every input.
 */
export function operationQuery<O extends Operation>(operation: O, input: RawInputOf<O>) {
  return queryOptions<OutputOf<O>>({
    queryKey: [operation.path, input],
    queryFn: ({ signal }) => read(operation, input, signal),
  });
}

/** A write. After success every query of the operations in `refresh` is fetched anew. */
export function useOperation<O extends Operation>(
  operation: O,
  refresh: readonly Operation[] = [],
): UseMutationResult<OutputOf<O>, Error, RawInputOf<O>> {
  return useMutation({
    mutationFn: (input: RawInputOf<O>) => call(operation, input),
    onSuccess: () => {
      // Not waited for: when the refresh takes the caller's component away, its own `onSuccess` would never be called.
      void refreshOperations(refresh);
    },
  });
}

/** Fetches every query of these operations anew. */
export async function refreshOperations(operations: readonly Operation[]): Promise<void> {
  await Promise.all(operations.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })));
}
