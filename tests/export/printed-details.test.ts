import { expect, test } from 'vitest';
import { borrowConverter } from '../_support/borrow-converter.ts';
import { readProfile } from './_support/documents.ts';
import { readPlaces, readZipEntry } from './_support/read-result.ts';

const converter = borrowConverter();

const long = 'Cut twice a year, in June and September; what is cut is left for two days and then taken away';

const PAPER = `---
title: Lamps
author:
  - name: Ada Novak
    affiliation: Marburg
    corresponding: true
    email: ada@example.org
  - name: محمد العبدالله
    affiliation: Kuwait
  - name: ליאת אברהם
    affiliation: Haifa
keywords: [moths, lamps]
---

As @eq:law, @tbl:more and @lst:model say.

| No | Village | Lamps | Verges |
|-:|:-|:-|:----------|
| 1 | Sichertshausen | switched | ${long} |

$$ a = b $$ {#eq:law}

| counted | by |
|---|---|
| nobody | who reads |

: More {#tbl:more}

\`\`\`{.r #lst:model caption="A model"}
first <- 1
second_line <- 2
\`\`\`
`;

async function convert(profile: string, text = PAPER): Promise<Uint8Array> {
  const outcome = await converter.convert({
    defaultsYaml: readProfile(profile),
    inputs: [{ name: 'paper.md', text }],
    files: new Map(),
    sourceDate: 1_700_000_000,
  });
  if (!outcome.ok) throw new Error(`${outcome.cause} ${JSON.stringify(outcome.log)}`);
  // The link to the listing has a target.
  expect(outcome.log).toEqual([]);
  return outcome.bytes;
}

test('a PDF gives each column room for its words and puts equation numbers at the margin', async () => {
  const items = await readPlaces(await convert('pdf'));
  const find = (word: string): (typeof items)[number] => items.find(({ text }) => text.startsWith(word))!;
  const [village, lamps] = [find('Sichertshausen'), find('switched')];
  expect(village.x + village.text.length * village.size * 0.4).toBeLessThan(lamps.x);
  // A4 is 595 points wide, here with margins of 82.
  expect(find('(1)').x).toBeGreaterThan(490);
  // A table without a caption is not numbered.
  expect(items.map(({ text }) => text).join('')).toMatch(/Table.?1.{0,2}More/u);
  // A narrow table stands in the middle, as its caption does.
  expect(find('counted').x).toBeGreaterThan(200);
  // Authors keep their order, whatever their scripts.
  const [arabic, hebrew] = [items.find(({ text }) => /\p{sc=Arabic}/u.test(text))!, find('ליאת')];
  expect(arabic.x).toBeLessThan(hebrew.x);
});

test('a page names the corresponding author and the keywords, and separates authors', async () => {
  const page = new TextDecoder().decode(await convert('html'));
  expect(page).toContain('Corresponding author: Ada Novak');
  expect(page).toMatch(/Keywords:.*moths, lamps/u);
  expect(page).toContain('العبدالله\u200E<sup>2</sup>');
});

test('Word keeps the lines of a listing left-aligned, and has the keywords', async () => {
  const xml = (await readZipEntry(await convert('word'), 'word/document.xml')).toString();
  const code = /<w:p><w:pPr><w:pStyle w:val="SourceCode" \/>.*?<\/w:pPr>/su.exec(xml)?.[0];
  expect(code).toBeDefined();
  expect(code).not.toContain('w:jc');
  expect(xml).toContain('Keywords:');
  expect(xml).toContain('Corresponding');
});

test('title blocks and contents are in the language of the paper', async () => {
  const german = `${PAPER.replace('title: Lamps', 'title: Lampen\nlang: de-AT')}\n# Eins\n`;
  const page = new TextDecoder().decode(await convert('html', german));
  expect(page).toContain('Korrespondenz: Ada Novak');
  expect(page).toMatch(/Schlagwörter:.*moths, lamps/u);
  expect(page).toContain('<h2 id="toc-title">Inhalt</h2>');
  const items = await readPlaces(await convert('pdf', german));
  expect(items.map(({ text }) => text).join('')).toMatch(/Korrespondenz:.*Schlagwörter:/su);
});

const WIDE = `# Title

| Name | ${long} | n |
|------|------|---|
| Alpha | ${long} | 12345 |

Behind the first.

| First | Mid | Result of the measurement |
|------|------|---|
| ${long} | x | not significant |

: With a caption. {#tbl:wide}

Behind the second, see @tbl:wide.
`;

test('in Word, text after a table keeps its distance, and short columns leave room for long ones', async () => {
  const bytes = await convert('word', WIDE);
  const xml = await readZipEntry(bytes, 'word/document.xml');
  const paragraphs = [...xml.matchAll(/<w:p>[^]*?<\/w:p>/gu)].map(([paragraph]) => paragraph);
  for (const words of ['Behind the first', 'Behind the second'])
    expect(paragraphs.find((paragraph) => paragraph.includes(words))).toContain('<w:pStyle w:val="AfterTable" />');
  const style = /w:styleId="AfterTable"[^]*?<\/w:style>/u.exec(await readZipEntry(bytes, 'word/styles.xml'))?.[0];
  expect(Number(/w:before="(\d+)"/u.exec(style ?? '')?.[1])).toBeGreaterThan(100);
  const grids = [...xml.matchAll(/<w:tblGrid>[^]*?<\/w:tblGrid>/gu)].map(([grid]) => {
    const widths = [...grid.matchAll(/w:w="(\d+)"/gu)].map(([, width]) => Number(width));
    const total = widths.reduce((sum, width) => sum + width, 0);
    return widths.map((width) => width / total);
  });
  const [first = [], second = []] = grids;
  // According to the dashes it would be 0.4, 0.4 and 0.2.
  expect(first[0]).toBeLessThan(0.2);
  expect(first[1]).toBeGreaterThan(0.6);
  expect(first[2]).toBeGreaterThan(0.1);
  expect(second[0]).toBeGreaterThan(0.45);
  expect(second[1]).toBeLessThan(0.15);
  expect(second[2]).toBeGreaterThan(0.3);
});

test('a task in a PDF has its box in place of a bullet; lists within it have bullets', async () => {
  const text = `- [x] Repeat the fit without the estuary, ${long}
- [ ] Ask for the data
  - of 2019

1. Then
   - [ ] Write
`;
  const items = await readPlaces(await convert('pdf', text));
  const all = items.map(({ text: words }) => words).join(' ');
  expect(all.match(/[☒☐]/gu)).toHaveLength(3);
  // One before “of 2019”.
  expect(all.match(/[•–]/gu)).toHaveLength(1);
  // The second line of a task begins below the first word, not below the box.
  const [first, second] = ['Repeat', 'taken away'].map((words) => items.find((item) => item.text.includes(words))!.x);
  expect(second).toBeCloseTo(first!, 0);
});
