import { CompletionContext, type CompletionSource } from '@codemirror/autocomplete';
import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { createAssetCache } from '../asset-cache.ts';
import { markdown } from '../languages/markdown.ts';
import { surroundings } from '../surroundings.ts';
import { markdownCompletion } from './completion.ts';

const assets = {
  resolve: () => Promise.resolve(null),
  upload: () => Promise.resolve(''),
  listFiles: () => Promise.resolve(['notes.md', 'figures/one.png', 'paper.bib', 'journal.csl']),
  findPresent: () => Promise.resolve(null),
  readText: () => Promise.resolve(null),
  readBib: () => Promise.resolve(null),
  fetchBib: () => Promise.reject(new Error('There is none.')),
  readStyle: () => Promise.resolve(null),
  readLocales: () => Promise.resolve(null),
  printCitations: () => Promise.resolve(null),
  readPrint: () => Promise.resolve(null),
  keepPrint: () => undefined,
};

/** All completions offered at `¦`. */
async function offer(marked: string): Promise<readonly string[]> {
  const at = marked.indexOf('¦');
  const start = EditorState.create({
    doc: marked.replace('¦', ''),
    extensions: [
      markdown(),
      markdownCompletion,
      surroundings.of({
        assets,
        images: createAssetCache(assets),
        allowRemoteImages: false,
        report: () => undefined,
        openPath: null,
        toggleMode: () => undefined,
      }),
    ],
  });
  ensureSyntaxTree(start, start.doc.length, 20_000);
  const { state } = start.update({});
  const results = await Promise.all(
    state
      .languageDataAt<CompletionSource>('autocomplete', at)
      .map(async (source) => source(new CompletionContext(state, at, false))),
  );
  return results.flatMap((result) => result?.options.map(({ label }) => label) ?? []);
}

test.each([
  ['---\ntitle: x\nbib¦\n---\n', 'bibliography'],
  ['---\nl¦\ntitle: x\n---\n', 'lang'],
  ['---\ncsl: ap¦\n---\n', 'apa.csl'],
  ['---\ncsl: ¦\n---\n', 'journal.csl'],
  ['---\nbibliography: p¦\n---\n', 'paper.bib'],
  ['---\nbibliography:\n- p¦\n---\n', 'paper.bib'],
  ['[x](no¦', 'notes.md'],
  ['![x](fi¦', 'figures/one.png'],
  ['[[no¦', 'notes.md'],
  ['# My words\n\n[x](#¦', 'my-words'],
  ['a[^¦\n\n[^one]: text', 'one'],
  ['```pyt¦', 'python'],
  ['so :roc¦', ':rocket:'],
  ['![A](x.png){#fig:a}\n\n@fig¦', 'fig:a'],
  ['so $\\fr¦$ it', '\\frac'],
  ['$$\n\\alp¦\n$$\n', '\\alpha'],
  ['Text.\n\n/¦', 'Heading 1'],
  ['Text.\n\n/heading 2¦\n\nMore.', 'Heading 2'],
  ['Text.\n\n/foot¦', 'Footnote'],
  ['so /¦', 'Cross-reference'],
  ['so /ref¦', 'Cross-reference'],
  ['so /¦ it is', 'Citation'],
  ['so /formula b¦.', 'Formula block'],
  ['> so /ta¦', 'Table'],
  ['- /ta¦', 'Table'],
])('%j is offered %s', async (marked, label) => {
  expect(await offer(marked)).toContain(label);
});

test.each([
  'so \\fr¦',
  '`$\\fr¦$`',
  '$a\\¦$',
  'bib¦',
  '---\ntitle: x\n---\n\nbib¦',
  '```yaml\nbib¦\n```',
  'a:roc¦',
  '`:roc¦`',
  'and / ¦',
  'and /or¦',
  'and / or¦',
  'and/¦',
  'and /h¦',
  'go to /usr¦',
  'go to /table of¦',
  'on 3 /4¦',
  'so /ta¦ble',
  '[so /¦](x.md)',
  'so `a /¦`',
  'so $a /¦$',
  '/¦usr',
  '/usr/¦',
  '```\n/¦\n```',
  '$$\n/¦\n$$',
  '---\n/¦\n---\n',
])('nothing is offered in %j', async (marked) => {
  expect(await offer(marked)).toEqual([]);
});
