import { expect, it } from 'vitest';
import { stopRefreshes } from './stop-refreshes.ts';

const POLICY = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`;
const stop = (html: string): string => Buffer.from(stopRefreshes(new TextEncoder().encode(html))).toString();

it.each([
  '<meta http-equiv="refresh" content="0;url=https://example.org/">',
  '<META HTTP-EQUIV=refresh content=0>',
  "<meta\nhttp-equiv='refresh' content='0'>",
  '<meta/http-equiv="refresh"/content="0">',
  '<meta title=">" http-equiv="refresh" content="0">',
  '<meta title="x"/http-equiv="refresh" content="0">',
  '<meta title="x"http-equiv="refresh" content="0">',
  '<meta title=x" http-equiv="refresh" content="0">',
])('%s has no effect', (tag) => {
  expect(stop(`${POLICY}<p>é</p>${tag}`)).toBe(`${POLICY}<p>é</p><link${tag.slice('<meta'.length)}`);
});

it.each([
  '<meta charset="utf-8">',
  '<meta name="description" content="On &lt;meta http-equiv=&quot;refresh&quot;&gt; é" />',
  '<metadata>&lt;meta http-equiv="refresh"&gt;</metadata>',
])('%s stays', (text) => {
  expect(stop(`${POLICY}${text}`)).toBe(`${POLICY}${text}`);
});

it('a page by another template is left alone', () => {
  const page = '<meta http-equiv="refresh" content="9">';
  expect(stop(page)).toBe(page);
});
