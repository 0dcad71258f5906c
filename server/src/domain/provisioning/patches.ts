import { fail } from '@scriptorium/contract/errors.ts';
import { isObject } from '../is-object.ts';
import { parsePath, type Path } from './expressions.ts';

/** Some directories send an operation for each member of a group. */
export const OPERATIONS_AT_ONCE = 5000;

/** One change of one attribute. */
export interface Change {
  op: 'add' | 'replace' | 'remove';
  path: Path;
  /** Undefined if a removal has none. */
  value: unknown;
}

/** Attributes that clients may echo, and that they cannot change. */
const IGNORED: ReadonlySet<string> = new Set(['schemas', 'id', 'meta', 'groups', 'password']);

/**
 * The changes requested by a PATCH, in order; operations without a path are split into one per attribute. Names and
 * operations are case-insensitive: Entra ID writes `Replace`.
 */
export function readPatch(body: Readonly<Record<string, unknown>>): Change[] {
  const operations = body['Operations'] ?? body['operations'];
  if (!Array.isArray(operations)) return fail('bad-request', { message: 'A PATCH needs a list of “Operations”.' });
  if (operations.length > OPERATIONS_AT_ONCE)
    return fail('too-large', {
      message: `At most ${OPERATIONS_AT_ONCE.toLocaleString('en-GB')} operations can be sent at once.`,
    });
  return operations.flatMap((operation: unknown) => readOperation(operation));
}

function readOperation(operation: unknown): Change[] {
  if (!isObject(operation)) return fail('bad-request', { message: 'An operation must be an object.' });
  const { op: given, path, value } = operation;
  const op = typeof given === 'string' ? given.toLowerCase() : '';
  if (op !== 'add' && op !== 'replace' && op !== 'remove')
    return fail('bad-request', { message: 'An operation must be “add”, “replace” or “remove”.' });
  if (op !== 'remove' && value === undefined)
    return fail('bad-request', { message: `An operation “${op}” needs a value.` });
  if (typeof path === 'string' && path !== '') return [{ op, path: parsePath(path), value }];
  if (path !== undefined && path !== null && path !== '')
    return fail('invalid-path', { message: 'A path must be a text.' });
  if (op === 'remove') return fail('invalid-path', { message: 'An operation “remove” needs a path.' });
  if (!isObject(value))
    return fail('bad-request', { message: 'An operation without a path needs an object as its value.' });
  return Object.entries(value)
    .filter(([name]) => !IGNORED.has(name.toLowerCase()))
    .map(([name, each]) => ({ op, path: parsePath(name), value: each }));
}
