import type { OperationPath } from '@scriptorium/contract/operations/all.ts';

/** Calls that answer 501 until somebody builds them. This list only ever shrinks. */
export const NOT_BUILT = [
  '/api/user/request-data-archive',
  '/api/workspace/get-archive-link',
  '/api/workspace/get-version-link',
  '/api/workspace/presence',
] as const satisfies readonly OperationPath[];
