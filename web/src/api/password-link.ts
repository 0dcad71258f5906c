import { OperationError } from '@scriptorium/contract/errors.ts';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import { readPasswordLink } from '@scriptorium/contract/operations/user.ts';
import { useQuery } from '@tanstack/react-query';
import { operationQuery } from './query-client.ts';

type Use = OutputOf<typeof readPasswordLink>['use'];

export interface PasswordLink {
  readonly isPending: boolean;
  /** Whether the link was used, has expired, is unknown or has another purpose. */
  readonly hasEnded: boolean;
  /** E-mail address of the account whose password it sets. */
  readonly email: string | null;
}

/**
 * Checks what a mailed or printed link is good for before its form is filled in. If that cannot be determined, the form
 * is shown.
 */
export function usePasswordLink(token: string, uses: readonly Use[]): PasswordLink {
  const { data, error, isPending } = useQuery({
    ...operationQuery(readPasswordLink, { token }),
    enabled: token !== '',
    retry: false,
    // Requested only once, since each request counts as an attempt to guess a token.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const isRefused = error instanceof OperationError && error.code === 'invalid-token';
  const isForElse = data !== undefined && !uses.includes(data.use);
  return { isPending, hasEnded: isRefused || isForElse, email: data?.email ?? null };
}
