import { afterAll, beforeAll, expect, test } from 'vitest';
import { createConverter, type Converter } from '../../server/src/adapters/pandoc/converter.ts';
import { readProfile } from './_support/documents.ts';
import { listZip, readPlaces, readZipEntry } from './_support/read-result.ts';

let converter: Converter;
beforeAll(() => {
  converter = createConverter({ size: 1 });
});
afterAll(() => converter.close());

async function convert(
  profile: string,
  text: string,
  places = false,
  files: ReadonlyMap<string, Uint8Array> = new Map(),
): Promise<Uint8Array> {
  const outcome = await converter.convert({
    defaultsYaml: readProfile(profile),
    inputs: [{ name: 'paper.md', text }],
    files,
    sourceDate: 1_700_000_000,
    places,
  });
  if (!outcome.ok) throw new Error(`${outcome.cause} ${JSON.stringify(outcome.log)}`);
  expect(outcome.log).toEqual([]);
  return outcome.bytes;
}

const html = async (text: string): Promise<string> => new TextDecoder().decode(await convert('html', text));

const MIXED = `---
title: "כותרת: a title"
abstract: "תקציר, abstract."
lang: en
---

Alpha שלום omega.

פתיחה middle סיום.[^1]

[^1]: הערה, note.

- פריט, item.
- Second.

| Name | Word |
|------|------|
| one | מילה, cell. |

# Last one
`;

test.each([false, true])(
  'a paragraph of a PDF has the direction of its first letter (with places of blocks: %s)',
  async (places) => {
    const items = await readPlaces(await convert('pdf', MIXED, places));
    const at = (word: string): number => items.find(({ text }) => text.includes(word))?.x ?? Number.NaN;
    // The first word is on the right, and the full stop after the last one on the left.
    expect(at('פתיחה')).toBeGreaterThan(at('middle'));
    expect(at('middle')).toBeGreaterThan(at('סיום'));
    expect(at('Alpha')).toBeLessThan(at('שלום'));
    expect(at('שלום')).toBeLessThan(at('omega'));
    expect(at('כותרת')).toBeGreaterThan(at('a title'));
    expect(at('תקציר')).toBeGreaterThan(at('abstract'));
    expect(at('הערה')).toBeGreaterThan(at('note'));
    expect(at('פריט')).toBeGreaterThan(at('item'));
    expect(at('מילה')).toBeGreaterThan(at('cell'));
  },
);

test('a text in a right-to-left language keeps its English paragraphs left-to-right', async () => {
  const items = await readPlaces(await convert('pdf', '---\nlang: he\n---\n\nAlpha שלום omega.\n\nשלום.\n'));
  const at = (word: string): number => items.find(({ text }) => text.includes(word))?.x ?? Number.NaN;
  expect(at('Alpha')).toBeLessThan(at('omega'));
  expect(await html('---\nlang: he\n---\n\nAlpha שלום omega.\n')).toMatch(
    /<html lang="he" dir="rtl">[^]*<div dir="ltr">/u,
  );
});

test('pages set it block by block, without affecting what follows', async () => {
  const page = await html(`${MIXED}\n## מבוא: introduction\n\nEnglish again.\n`);
  expect(page).toContain('<div dir="rtl">\n<p>פתיחה');
  expect(page).toContain('<h2><span dir="rtl">מבוא: introduction</span></h2>');
  expect(page).toContain('<td><div dir="rtl">');
  expect(page).not.toMatch(/<section[^>]* dir=/u);
  expect(page).toContain('</h2>\n<p>English again.</p>');
  expect(page).toContain('<p>Alpha');
  expect(await html('Only English, “quoted”.\n')).not.toContain('dir=');
});

test('so do paragraphs in Word', async () => {
  const bytes = await convert('word', MIXED);
  expect(await listZip(bytes)).toContain('word/document.xml');
  const paragraphs = [...(await readZipEntry(bytes, 'word/document.xml')).matchAll(/<w:p>[^]*?<\/w:p>/gu)].map(
    ([xml]) => xml,
  );
  const isRightward = (word: string): boolean =>
    paragraphs.find((xml) => xml.includes(word))?.includes('<w:bidi />') ?? false;
  expect(['כותרת', 'תקציר', 'פתיחה', 'פריט', 'מילה'].map(isRightward)).toEqual([true, true, true, true, true]);
  expect(['Alpha', 'Second', 'one'].map(isRightward)).toEqual([false, false, false]);
});

const WORKS = new Map([
  [
    'refs.bib',
    new TextEncoder().encode(
      `@book{ali, author = {علي, محمد}, title = {تاريخ}, date = {2020}}
@book{cohen, author = {כהן, דוד and לוי, שרה}, title = {ספר}, date = {2019}}
@book{zed, author = {Zed, Amir and علي, محمد}, title = {تاريخ}, date = {2018}}
`,
    ),
  ],
]);
/** The text itself has no right-to-left letters. */
const CITING = '---\nbibliography: refs.bib\n---\n\nFirst [@ali, p. 12; @cohen; @zed] last.\n';

test('citations of authors with Arabic and Hebrew names have the year after the name', async () => {
  const items = await readPlaces(await convert('pdf', CITING, false, WORKS));
  const at = (word: string): number => items.find(({ text }) => text.includes(word))?.x ?? Number.NaN;
  const inOrder = ['First', 'علي', '2020', 'כהן', 'לוי', '2019', 'Zed'].map(at);
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
});

test('so they do in Word and on pages, where works by these authors run from right to left', async () => {
  const xml = await readZipEntry(await convert('word', CITING, false, WORKS), 'word/document.xml');
  const page = new TextDecoder().decode(await convert('html', CITING, false, WORKS));
  for (const text of [xml, page]) {
    expect(text.match(/علي\u200e/gu)?.length).toBeGreaterThanOrEqual(3);
    expect(text).toMatch(/כהן\u200e[^]*לוי\u200e/u);
    expect(text).toContain('علي, محمد.');
  }
  expect(page).toMatch(/<div dir="rtl">\s*علي, محمد\. 2020/u);
});
