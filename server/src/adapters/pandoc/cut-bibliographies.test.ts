import { describe, expect, test } from 'vitest';
import { cutBibliographies } from './cut-bibliographies.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const entries = Array.from({ length: 4000 }, (_one, at) => `@book{key${at}, title = {Title number ${at} of many}}\n`);
const LARGE = encode(`@string{p = "Press"}\n${entries.join('')}`);

const FILTERS = ['.scriptorium/prepare.lua', 'citeproc', '.scriptorium/finish.lua'];
const OPTIONS = { from: 'markdown+mark', filters: FILTERS, 'input-files': ['paper.md'] };
const files = (text: string, more: Readonly<Record<string, Uint8Array>> = {}): Map<string, Uint8Array> =>
  new Map([['paper.md', encode(text)], ['refs.bib', LARGE], ...Object.entries(more)]);
const keysIn = (cut: ReadonlyMap<string, Uint8Array> | undefined): string[] | undefined => {
  const bytes = cut?.get('refs.bib');
  return bytes && [...new TextDecoder().decode(bytes).matchAll(/@book\{(\w+)/gu)].map(([, key]) => key!);
};

describe('a large bibliography', () => {
  test('is reduced to what the texts, their front matter and the profile cite', () => {
    const text = '---\nnocite: |\n  @key7\n---\n\n[see @key5, p. 3; @key3999] and @key12.';
    expect(keysIn(cutBibliographies(OPTIONS, files(text)))).toEqual(['key5', 'key7', 'key12', 'key3999']);
    expect(keysIn(cutBibliographies({ ...OPTIONS, metadata: { nocite: '@key1' } }, files('None')))).toEqual(['key1']);
    const more = { ...OPTIONS, 'metadata-files': ['.scriptorium/front-matter-2.yaml'] };
    const front = { '.scriptorium/front-matter-2.yaml': encode('nocite: "@key2"') };
    expect(keysIn(cutBibliographies(more, files('None', front)))).toEqual(['key2']);
    const reviewed = { ...OPTIONS, from: 'json', 'input-files': ['reviewed.json'] };
    const review = { 'reviewed.json': encode('{"citationId":"key3"}') };
    expect(keysIn(cutBibliographies(reviewed, files('None', review)))).toEqual(['key3']);
    const all = { 'reviewed.json': encode('{"citationId":"*"}') };
    expect(cutBibliographies(reviewed, files('None', all))).toBeUndefined();
  });

  test.each<[string, object, string]>([
    ['everything is cited', {}, 'nocite: "@*"'],
    ['a filter of the profile may cite', { filters: ['.scriptorium/profile/own.lua', ...FILTERS] }, '@key1'],
    ['nothing is cited by pandoc', { filters: FILTERS.filter((name) => name !== 'citeproc') }, '@key1'],
  ])('stays whole when %s', (_name, options, text) =>
    expect(cutBibliographies({ ...OPTIONS, ...options }, files(text))).toBeUndefined(),
  );

  test('stays unchanged if it cannot be parsed with certainty', () => {
    const open = encode(`${new TextDecoder().decode(LARGE)}@book{open, title={`);
    const cut = cutBibliographies(OPTIONS, files('@key1', { 'refs.bib': open }));
    expect(cut?.get('refs.bib')).toBe(open);
    const latin = Uint8Array.from([...LARGE, 0xe4]);
    expect(cutBibliographies(OPTIONS, files('@key1', { 'refs.bib': latin }))?.get('refs.bib')).toBe(latin);
  });

  test('a small one is not scanned', () => {
    expect(cutBibliographies(OPTIONS, files('@a', { 'refs.bib': encode('@book{a, title={A}}') }))).toBeUndefined();
  });
});
