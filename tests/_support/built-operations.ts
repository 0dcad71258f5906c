import type { Operation } from '@scriptorium/contract/operation.ts';
import { OPERATIONS } from '@scriptorium/contract/operations/all.ts';
import { NOT_BUILT } from '../../server/src/operations/not-built.ts';

const missing = new Set<string>(NOT_BUILT);

/** The calls that a server answers; the others say 501 and have nothing to test but that. */
export const BUILT_OPERATIONS: readonly Operation[] = OPERATIONS.filter((operation) => !missing.has(operation.path));
export const MISSING_OPERATIONS: readonly Operation[] = OPERATIONS.filter((operation) => missing.has(operation.path));
