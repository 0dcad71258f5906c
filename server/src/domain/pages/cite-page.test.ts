import { expect, test } from 'vitest';
import { writeBibtex } from './cite-page.ts';

const AT = Date.parse('2026-11-24T12:00:00Z');
const PAGE = { title: 'The kelp of 50 % & more', address: 'https://example.org/p/kelp', madeAt: AT };

test('a page is cited by authors, title and address', () => {
  const head =
    '<p class="authors">Ada Lovelace<sup>1,*</sup>, Émile <a href="x">O’Neil</a> &amp; Co<sup>2</sup></p><p class="date">May</p>';
  expect(writeBibtex(head, PAGE)).toBe(`@misc{lovelace2026kelp,
  author = {Ada Lovelace and Émile O’Neil \\& Co},
  title = {{The kelp of 50 \\% \\& more}},
  year = {2026},
  url = {https://example.org/p/kelp},
  urldate = {2026-11-24}
}`);
});

test('one author per line, or none, and no address', () => {
  const two = '<p class="authors">Zoë Å. Strøm</p>\n<p class="authors">Ben</p>';
  expect(writeBibtex(two, { ...PAGE, address: null })).toMatch(
    /^@misc\{strom2026kelp,\n {2}author = \{Zoë Å\. Strøm and Ben\}/u,
  );
  expect(writeBibtex('', { ...PAGE, title: '' })).toMatch(/^@misc\{2026,\n {2}title = \{\{\}\}/u);
});

test('braces in a title do not end the entry', () => {
  expect(writeBibtex('', { ...PAGE, title: String.raw`a}, \input{x}` })).toContain('title = {{a, inputx}}');
});

test('a head of unclosed tags takes no time', () => {
  const begun = performance.now();
  writeBibtex(`${'<p class="authors">'.repeat(20_000)}${'<sup'.repeat(20_000)}`, PAGE);
  expect(performance.now() - begun).toBeLessThan(1000);
});
