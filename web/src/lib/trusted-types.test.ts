import { expect, test } from 'vitest';
import { checkScriptUrl } from './trusted-types.ts';

const ORIGIN = 'https://papers.example';

test('accepts built scripts and the service worker of this origin', () => {
  expect(checkScriptUrl('/assets/pdf.worker.min-A1b2C3d4.mjs', ORIGIN)).toBe(
    `${ORIGIN}/assets/pdf.worker.min-A1b2C3d4.mjs`,
  );
  expect(checkScriptUrl('/sw.js', ORIGIN)).toBe(`${ORIGIN}/sw.js`);
});

test.each([
  'https://evil.example/assets/x-12345678.js',
  '//evil.example/sw.js',
  'data:text/javascript,1',
  'blob:https://papers.example/1',
  '/assets/../api/x-12345678.js',
  '/workspace/u/x-12345678.js',
  '/assets/x.js',
])('%s is refused', (url) => {
  expect(() => checkScriptUrl(url, ORIGIN)).toThrow(TypeError);
});
