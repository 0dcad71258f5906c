import { OperationError } from '@scriptorium/contract/errors.ts';
import { mapNames } from '@scriptorium/contract/said.ts';
import { shownPath } from '@scriptorium/contract/shapes.ts';
import type { z } from 'zod';
import { hideAbove, type Root, showPath } from '../domain/items/places.ts';

/** A response as seen through a shared item, at which its paths begin. Anything outside is an error. */
export function showFrom<Output>(root: Root | null, schema: z.ZodType, output: Output): Output {
  return root === null ? output : (show(root, schema as unknown as Schema, output) as Output);
}

/** A refusal without the names of the folders above the shared item. */
export function hideNames(root: Root | null, error: unknown): unknown {
  if (root === null || !(error instanceof OperationError)) return error;
  const { code, said, field, retryAfter, cause } = error;
  return new OperationError(code, {
    message: hideAbove(root, error.message),
    said: said && mapNames(said, (name) => hideAbove(root, `“${name}”`).slice(1, -1)),
    ...(field !== undefined && { field }),
    ...(retryAfter !== undefined && { retryAfter }),
    cause,
  });
}

type Schema = z.core.$ZodTypes;

function show(root: Root, schema: Schema, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  if (schema === (shownPath as unknown)) {
    const shown = typeof value === 'string' ? showPath(root, value) : null;
    if (shown === null) throw new Error('A response names an item outside the shared one.');
    return shown;
  }
  if (!hasPaths(schema)) return value;
  const { def } = schema._zod;
  switch (def.type) {
    case 'object': {
      const record = value as Record<string, unknown>;
      return Object.fromEntries(
        Object.entries(record).map(([key, each]) => {
          const field = def.shape[key] as Schema | undefined;
          return [key, field === undefined ? each : show(root, field, each)];
        }),
      );
    }
    case 'array':
      return (value as unknown[]).map((each) => show(root, def.element as Schema, each));
    case 'optional':
    case 'nullable':
    case 'default':
      return show(root, def.innerType as Schema, value);
    default:
      throw new Error(`Paths inside a “${def.type}” cannot be rewritten.`);
  }
}

const known = new Map<Schema, boolean>();

/** Whether it contains a path anywhere; other values are passed on unchanged. */
function hasPaths(schema: Schema): boolean {
  const found = known.get(schema) ?? leadsToPath(schema, new Set());
  known.set(schema, found);
  return found;
}

/** `seen`: schemas may be recursive. */
function leadsToPath(schema: Schema, seen: Set<Schema>): boolean {
  if (schema === (shownPath as unknown)) return true;
  if (seen.has(schema)) return false;
  seen.add(schema);
  return listInner(schema).some((inner) => leadsToPath(inner, seen));
}

function listInner(schema: Schema): Schema[] {
  const { def } = schema._zod;
  switch (def.type) {
    case 'object':
      return Object.values(def.shape) as Schema[];
    case 'array':
      return [def.element as Schema];
    case 'optional':
    case 'nullable':
    case 'default':
      return [def.innerType as Schema];
    case 'union':
      return def.options as Schema[];
    default:
      return [];
  }
}
