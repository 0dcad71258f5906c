import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { describeIssue } from './describe-issue.ts';
import { OPERATIONS } from './operations/all.ts';

/** The subset of JSON Schema that input schemas are converted to. */
interface Shape {
  properties?: Record<string, Shape>;
  items?: Shape;
  /** Set for records. */
  additionalProperties?: Shape | boolean;
  /** The alternatives of unions and nullable fields. */
  anyOf?: readonly Shape[];
}

type Path = readonly (string | number)[];

/** Together these provoke every kind of issue in some schema. */
const BAD_VALUES: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'x',
  'a\nb',
  'a\0b',
  '\ud800',
  'nobody@@example.org',
  'x'.repeat(1025),
  'é'.repeat(600),
  'x'.repeat(1_100_000),
  -1,
  0,
  1.5,
  1e300,
  -1e300,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1n,
  true,
  [],
  [null],
  ['a', 'x'.repeat(5000)],
  Array.from({ length: 30_000 }, () => 'a'),
  {},
  { $gt: '' },
  { theme: 'pink' },
  { theme: null, unknown: 1 },
  new Date(0),
];

function* listPaths(shape: Shape, path: Path = []): Generator<Path> {
  yield path;
  for (const [name, field] of Object.entries(shape.properties ?? {})) yield* listPaths(field, [...path, name]);
  if (shape.items !== undefined) yield* listPaths(shape.items, [...path, 0]);
  if (typeof shape.additionalProperties === 'object') yield* listPaths(shape.additionalProperties, [...path, 'name']);
  for (const one of shape.anyOf ?? []) {
    for (const inner of listPaths(one, path)) if (inner.length > path.length) yield inner;
  }
}

function put(value: unknown, path: Path): unknown {
  return path.reduceRight<unknown>((inner, part) => (typeof part === 'number' ? [inner] : { [part]: inner }), value);
}

/** Wording that betrays the schema library or a programmer. */
const NOT_FOR_PEOPLE =
  /expected|received|invalid|input|schema|string|boolean|array|undefined|null|regex|pattern|NaN|bigint|Too (big|small)|[<>]=?|[a-z][A-Z]|_|\bis not an? \w+ ?id\b/;

function expectSentence(message: string): void {
  expect(message).toMatch(/^[A-Z].{8,}[^.]\.$/);
  expect(message.replaceAll(/“[^”]*”/g, '“”').replace('JSON', 'json')).not.toMatch(NOT_FOR_PEOPLE);
}

describe('every rejected input gets a sentence for people', () => {
  const seen = new Set<string>();

  test.each(OPERATIONS.map((operation) => [operation.path, operation] as const))('%s', (_, operation) => {
    const shape = z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any' }) as Shape;
    for (const path of listPaths(shape)) {
      for (const value of BAD_VALUES) {
        const input = put(value, path);
        for (const issue of operation.input.safeParse(input).error?.issues ?? []) {
          seen.add(issue.code);
          const { message, field } = describeIssue(issue, input);
          expectSentence(message);
          const keys = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
          expect(field ?? '').toBe([...issue.path, ...keys].join('.'));
        }
      }
    }
  });

  test('covers every kind of issue the contract can raise', () => {
    expect([...seen].sort()).toEqual(
      expect.arrayContaining([
        'custom',
        'invalid_format',
        'invalid_type',
        'invalid_union',
        'invalid_value',
        'too_big',
        'too_small',
        'unrecognized_keys',
      ]),
    );
  });
});

function explain(schema: z.ZodType, input: unknown): string {
  return describeIssue(schema.safeParse(input).error?.issues[0], input).message;
}

test.each([
  [
    z.strictObject({ displayName: z.string().max(3) }),
    { displayName: 'Adele' },
    'The display name can have at most 3 characters.',
  ],
  [z.strictObject({ displayName: z.string() }), {}, 'The display name is missing.'],
  [z.strictObject({ displayName: z.string() }), { displayName: 3 }, 'The display name must be text.'],
  [z.strictObject({ quota: z.number().int() }), { quota: 1.5 }, 'The quota must be a whole number.'],
  [z.strictObject({ quota: z.number().min(0) }), { quota: -1 }, 'The quota must not be negative.'],
  [z.strictObject({ quota: z.number().min(5).max(7) }), { quota: 1 }, 'The quota must be at least 5.'],
  [z.strictObject({ quota: z.number().multipleOf(4) }), { quota: 2 }, 'The quota must be a multiple of 4.'],
  [z.strictObject({ name: z.string().min(4) }), { name: 'abc' }, 'The name must have at least 4 characters.'],
  [z.strictObject({ files: z.array(z.string()).min(1) }), { files: [] }, 'The list of files must not be empty.'],
  [z.strictObject({ files: z.array(z.string()) }), { files: ['a', 1] }, 'Entry 2 of the list of files must be text.'],
  [z.strictObject({ theme: z.enum(['a', 'b', 'c']) }), { theme: 'd' }, 'The theme must be “a”, “b” or “c”.'],
  [z.strictObject({ on: z.literal('x') }), { on: 'y' }, 'The on must be “x”.'],
  [
    z.strictObject({ value: z.union([z.string().max(2), z.number()]) }),
    { value: 'abc' },
    'The value can have at most 2 characters.',
  ],
  [
    z.strictObject({ value: z.union([z.string(), z.number()]) }),
    { value: true },
    'The value must be text or a number.',
  ],
  [z.record(z.string().max(1), z.string()), { abc: 'x' }, 'The abc is not valid.'],
  [
    z.strictObject({}),
    { nonsense: 1 },
    'There is no field “nonsense” here. If the server has just been updated, reload the page.',
  ],
  [z.strictObject({}), [], 'The request must be a JSON object.'],
])('%#: gives a plain sentence', (schema, input, sentence) => expect(explain(schema, input)).toBe(sentence));

test('truncates an unknown field name in the message', () => {
  const { message, field } = describeIssue(
    z.strictObject({}).safeParse({ ['x'.repeat(5000)]: 1 }).error?.issues[0],
    {},
  );
  expect(message.length).toBeLessThan(200);
  expect(field).toHaveLength(100);
});
