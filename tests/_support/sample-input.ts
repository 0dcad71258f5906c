import type { Operation } from '@scriptorium/contract/operation.ts';
import { z } from 'zod';

/** The subset of JSON Schema that the contract's inputs are converted to. */
interface Shape {
  type?: string;
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  enum?: unknown[];
  anyOf?: Shape[];
  minimum?: number;
  minItems?: number;
  pattern?: string;
}

/** An ID that does not exist. */
export const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

export interface Field {
  name: string;
  required: boolean;
  shape: Shape;
}

/** The top-level fields of a call's input, from the contract. */
export function listFields(operation: Operation): Field[] {
  const shape = z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any' }) as Shape;
  return Object.entries(shape.properties ?? {}).map(([name, field]) => ({
    name,
    required: shape.required?.includes(name) ?? false,
    shape: field,
  }));
}

/** A valid input: required fields only, with the given values for fields of that name. */
export function makeInput(operation: Operation, given: Record<string, unknown> = {}): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const field of listFields(operation)) {
    if (field.name in given) input[field.name] = given[field.name];
    else if (field.required) input[field.name] = makeValue(field.name, field.shape);
  }
  const parsed = operation.input.safeParse(input);
  if (!parsed.success) throw new Error(`The made input of ${operation.path} does not pass: ${parsed.error.message}`);
  return input;
}

function makeValue(name: string, shape: Shape): unknown {
  if (shape.anyOf?.[0] !== undefined) return makeValue(name, shape.anyOf[0]);
  if (shape.enum !== undefined) return shape.enum[0];
  if (shape.pattern?.includes('0-9a-f') === true) return UNKNOWN_ID;
  if (name === 'email' || name === 'owner' || name === 'user') return 'nobody@example.org';
  if (name === 'emails') return ['nobody@example.org'];
  switch (shape.type) {
    case 'string':
      return /password/i.test(name) ? 'a made pass phrase' : 'sample';
    case 'integer':
    case 'number':
      return Math.max(shape.minimum ?? 0, 1);
    case 'boolean':
      return true;
    case 'array':
      return [makeValue(name, shape.items ?? {})];
    case 'object': {
      const needed = Object.entries(shape.properties ?? {}).filter(([key]) => shape.required?.includes(key));
      return Object.fromEntries(needed.map(([key, value]) => [key, makeValue(key, value)]));
    }
    case undefined:
    default:
      return 'sample';
  }
}
