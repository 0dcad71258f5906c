import { afterAll, beforeAll, expect, test } from 'vitest';
import { createConverter, type Converter } from '../../server/src/adapters/pandoc/converter.ts';
import { readProfile } from './_support/documents.ts';
import { readPdf } from './_support/read-result.ts';

let converter: Converter;
beforeAll(() => {
  converter = createConverter({ size: 1 });
});
afterAll(() => converter.close());

const BIB =
  '@article{knuth, author = {Knuth, Donald}, title = {On “Words”}, journaltitle = {Journal}, date = {1984}}\n';

async function print(lang: string, text: string): Promise<string> {
  const outcome = await converter.convert({
    defaultsYaml: readProfile('pdf'),
    inputs: [
      { name: 'paper.md', text: `---\ntitle: Was „so“ heißt\nlang: ${lang}\nbibliography: w.bib\n---\n\n${text}` },
    ],
    files: new Map([['w.bib', new TextEncoder().encode(BIB)]]),
    sourceDate: 1_700_000_000,
  });
  if (!outcome.ok) throw new Error(`${outcome.cause} ${JSON.stringify(outcome.log)}`);
  return (await readPdf(outcome.bytes)).text.replaceAll(/\s+/g, ' ');
}

const TEXT = `# Ein „Kopf“

Sie sagte „Hallo“ und ‚gut‘ (“well”), *„betont“*, in den ’90s, und don’t.[^1] Und "gerade", 'auch'.

[^1]: Eine „Note“ von @knuth.

| „Zelle“ |
|---|
| ”x” |
`;

const AS_WRITTEN = [
  'Was „so“ heißt',
  'Ein „Kopf“',
  '„Hallo“ und ‚gut‘ (“well”), „betont“',
  'den ’90s',
  'don’t',
  '„Note“',
  '„Zelle“',
  '”x”',
];

test.each([
  ['de', '„gerade“, ‚auch‘', '„On ‚Words‘“'],
  ['en', '“gerade”, ‘auch’', '“On ‘Words’.”'],
])(
  'in a PDF in %s, quotation marks stay as typed, and straight ones become those of the language',
  async (lang, straight, title) => {
    const text = await print(lang, TEXT);
    for (const words of [...AS_WRITTEN, straight, title]) expect(text).toContain(words);
  },
);
