import type { Operation } from '@scriptorium/contract/operation.ts';
import { CALLS } from '@scriptorium/contract/operations/all.ts';
import { NOT_BUILT } from '../../server/src/operations/not-built.ts';

const missing = new Set<string>(NOT_BUILT);

/** The calls the server implements; the others only return 501. */
export const BUILT_OPERATIONS: readonly Operation[] = CALLS.filter((operation) => !missing.has(operation.path));
export const MISSING_OPERATIONS: readonly Operation[] = CALLS.filter((operation) => missing.has(operation.path));
