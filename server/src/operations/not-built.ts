import type { OperationPath } from '@scriptorium/contract/operations/all.ts';

/** Calls that answer 501 until somebody builds them. This list only ever shrinks. */
export const NOT_BUILT = [] as const satisfies readonly OperationPath[];
