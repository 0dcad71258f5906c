import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { borrowConverter } from '../_support/borrow-converter.ts';
import { MWARP1D, readProfile, type Sample, TIMESERIES } from '../export/_support/documents.ts';

const converter = borrowConverter();

type Paper = Pick<Sample, 'inputs' | 'files'>;

/** The text that a paper is after an export to Word and an import as a new document, and what its report says. */
async function roundTrip({ inputs, files }: Paper): Promise<{ text: string; remarks: string[] }> {
  const exported = await converter.convert({ defaultsYaml: readProfile('word'), inputs, files, sourceDate: 1 });
  if (!exported.ok) throw new Error(JSON.stringify(exported.log));
  const folder = await mkdtemp(join(tmpdir(), 'word-export-'));
  try {
    const path = join(folder, 'paper.docx');
    await writeFile(path, exported.bytes);
    const request = { path, name: 'paper.docx', task: 'run' as const, folder };
    const answer = await converter.importFiles(request, new AbortController().signal);
    if (!('imported' in answer)) throw new Error(JSON.stringify(answer));
    const { files: made, open, remarks } = answer.imported;
    const { file = '' } = made.find((each) => each.path === open) ?? {};
    const text = await readFile(join(folder, file), 'utf8');
    return { text, remarks: remarks.map(({ message }) => message) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

const paper = (text: string): Paper => ({ inputs: [{ name: 'paper.md', text }], files: new Map() });

test('our examples come back with authors, affiliations and date, and nothing is reported as lost', async () => {
  const { text, remarks } = await roundTrip(MWARP1D);
  expect(remarks).toEqual([]);
  expect(text).toContain(
    `affiliations:
- index: 1
  name: Kyoto University, Department of Human Health Sciences
- index: 2
  name: Shinshu University, Department of Bioengineering
- index: 3
  name: Nanyang Technological University, Rehabilitation Research Institute of Singapore
author:
- affiliation: 1
  name: Todd C. Pataky
- affiliation: 1, 2
  name: Hanaa Naouma
- affiliation: 3
  name: Cyril J. Donnelly
`,
  );
  expect(text).toContain('\ndate: 11 October 2019\n');
  expect(text).toMatch(/---\n\n# Summary\n/u);
  const other = await roundTrip(TIMESERIES);
  expect(other.remarks).toEqual([]);
  expect(other.text).toContain('- affiliation: 1, 2, 3\n  corresponding: true\n  name: Martin Bernstorff\n');
  expect(other.text).toMatch(/---\n\n# Summary\n/u);
});

const FULL = `---
title: A study
author:
  - name: Ann Lee
    affiliation: 1, 2
    email: ann@example.org
    corresponding: true
  - name: Bo Rø
    affiliation: "2"
affiliations:
  - name: University of *X*, Y
    index: 1
  - name: Institute of Z
    index: 2
abstract: |
  The first paragraph, with $x^2$.

  The second.
keywords: [one, two]
---

# Intro

Text before

$$ a = b $$ {#eq:one}

and @eq:one in

$$ \\begin{aligned} c &= d \\\\ e &= f \\end{aligned} $$ {#eq:two}

and

$$ g = h \\quad (i) $$

too. Nothing refers to

$$ j = k $$ {#eq:three}

See [@eq:one; @eq:two].
`;

test('abstract, keywords and numbered formulas come back as what they were', async () => {
  const { text, remarks } = await roundTrip(paper(FULL));
  expect(remarks).toEqual([]);
  expect(text).toContain('abstract: |\n  The first paragraph, with $x^{2}$.\n\n  The second.\naffiliations:');
  expect(text).toContain('- index: 1\n  name: University of *X*, Y\n');
  expect(text).toContain('  corresponding: true\n  email: ann@example.org\n  name: Ann Lee\n');
  expect(text).toContain('keywords:\n- one\n- two\n');
  const body = text.slice(text.lastIndexOf('\n---\n') + 5).replaceAll(/\s+/gu, ' ');
  expect(body.trim()).toBe(
    '# Intro Text before $$a = b$$ {#eq:one} and @eq:one in ' +
      '$$\\begin{aligned} c & = d \\\\ e & = f \\end{aligned}$$ {#eq:two} ' +
      'and $$g = h\\quad(i)$$ too. Nothing refers to $$j = k$$ {#eq:3} See Equations [-@eq:one] and [-@eq:two].',
  );
});

test.each([
  ['without affiliations', 'author: Ann Lee\nabstract: Only this.', 'abstract: |\n  Only this.\n'],
  ['in German', 'lang: de\nauthor: Ann Lee\nkeywords: [eins]\nabstract: Nur das.', 'keywords:\n- eins\n'],
])('an abstract comes back %s', async (_what, front, expected) => {
  const { text } = await roundTrip(paper(`---\ntitle: T\n${front}\n---\n\n# Intro\n\nText of the paper.\n`));
  expect(text).toContain(expected);
  expect(text).toMatch(/---\n\n# Intro\n\nText/u);
});
