import { OperationError } from '@scriptorium/contract/errors.ts';
import type { Operation, OutputOf, RawInputOf } from '@scriptorium/contract/operation.ts';
import { QueryClient, queryOptions, useMutation, type UseMutationResult } from '@tanstack/react-query';
import { call } from './call.ts';

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

/**
 * A read. `useQuery(operationQuery(tree, { uuid }))`; the key is [path, input], so that
 * `queryClient.invalidateQueries({ queryKey: [tree.path] })` reaches every input.
 */
export function operationQuery<O extends Operation>(operation: O, input: RawInputOf<O>) {
  return queryOptions<OutputOf<O>>({
    queryKey: [operation.path, input],
    queryFn: ({ signal }) => call(operation, input, { signal }),
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
