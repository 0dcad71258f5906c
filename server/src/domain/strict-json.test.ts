import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseStrictJson } from './strict-json.ts';

test.each([
  '{"a":1,"a":2}',
  '{"a":1,"\\u0061":2}',
  '[{"b":{"x":1,"y":{},"x":1}}]',
  '{"a" : 1, "a"\n\t:2}',
  '{"":1,"":2}',
  '{"__proto__":1,"__proto__":2}',
  '\ufeff{}',
  '{',
  '',
])('%j is refused', (text) => expect(() => parseStrictJson(text)).toThrow(SyntaxError));

test.each([
  '{"a":{"a":{"a":1}},"b":{"a":1}}',
  '["a","a",{"a":"a"},{"a":"a"}]',
  '{"a":"\\"a\\":","b":"{\\"a\\":1,\\"a\\":1}"}',
  '"{"',
  '[]',
])('%j is accepted', (text) => expect(parseStrictJson(text)).toEqual(JSON.parse(text)));

test('anything JSON.stringify writes is accepted unchanged', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(parseStrictJson(text)).toEqual(JSON.parse(text));
    }),
  );
});
