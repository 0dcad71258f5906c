import { describe, expect, test } from 'vitest';
import { stripMarks } from '@scriptorium/bibliography/marks.ts';
import { readMarked } from '../../web/src/editor/commands/marked-text.ts';
import { readLabels, referenceText } from '../../web/src/editor/live-preview/labels.ts';
import { borrowConverter } from '../_support/borrow-converter.ts';
import { FULL } from '../_support/full.ts';
import { readProfile } from './_support/documents.ts';
import { numberLatex } from './_support/number-latex.ts';
import { readBack, readPdf } from './_support/read-result.ts';

const converter = borrowConverter();

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC',
  'base64',
);

/** One of each kind, in both spellings, and everything that could throw the exports' counters off. */
const paper = (lang: string): string => `---
title: Labels
lang: ${lang}
numbersections: true
---

# First {#sec:first}

![Alone](a.png){#fig:alone}

![Without a label](a.png)

::: {#fig-panel}
![Left](a.png){#fig-left} ![Right](a.png){#fig-right}

Both sides
:::

::: {#fig:stack}
![Upper](a.png){#fig:upper}

![](a.png){#fig:lower}

One above the other
:::

## Second {#sec-second}

| a | b |
|---|---|
| 1 | 2 |

: Numbers {#tbl:numbers}

\`\`\`{#lst:loop .python lst-cap="A loop"}
for i in range(3): print(i)
\`\`\`

::: {#lst-plain}
\`\`\`
plain
\`\`\`

Without colours
:::

| a | b |
|---|---|
| 1 | 2 |

: More {#tbl-more}

$$ a = b $$ {#eq:first}

$$ \\text{no number} $$

\\begin{align}
a &= b \\\\
c &= d \\label{eq:row}
\\end{align}

$$
e
= f
$$ {#eq-lines}

![Last](a.png){#fig-last}

# After {#sec:after}

# What *@fig:alone* shows {#sec-shows .unnumbered}

# Beside @sec-shows {#sec:beside .unnumbered}

`;

const SOURCES = [
  '@fig:alone',
  '@Fig-panel',
  '@fig-right',
  '@fig:lower',
  '[@fig-left; @fig-right]',
  '[@fig:alone; @fig-last]',
  '[@fig-panel; @fig:stack; @fig-last]',
  '@tbl:numbers',
  '[@tbl:numbers; @tbl-more]',
  '@lst:loop',
  '@Lst-plain',
  '@eq:first',
  '[@eq:first; @eq:row; @eq-lines]',
  '@sec-second',
  '[@sec:first; @sec:after]',
  '@sec-shows',
  '@sec:beside',
  '[as in @fig:alone and -@tbl-more, left]',
];

/** Wraps each reference as `{1}` …, to find it in any format. */
const write = (lang: string): string =>
  paper(lang) + SOURCES.map((source, index) => `Mark${index} ${source} kraM.`).join('\n\n');

const plain = (text: string): string => text.replaceAll(/[\s\u00a0]+/gu, ' ');

function findReferences(text: string): string[] {
  const flat = plain(text);
  return SOURCES.map((_source, index) => new RegExp(`Mark${index} (.*?) ?kraM`, 'u').exec(flat)?.[1] ?? 'absent');
}

const withoutTags = (text: string): string => text.replaceAll(/<[^>]*>/gu, '').replaceAll('&#xA0;', ' ');

// pandoc's plain text has no figure captions.
const readMarkup = async (format: string, bytes: Uint8Array): Promise<string> =>
  withoutTags(await readBack(format, bytes, { to: 'html' }));

const READERS: Readonly<Record<string, (bytes: Uint8Array) => Promise<string> | string>> = {
  pdf: async (bytes) => (await readPdf(bytes)).text,
  word: (bytes) => readMarkup('docx', bytes),
  opendocument: (bytes) => readMarkup('odt', bytes),
  html: (bytes) => withoutTags(new TextDecoder().decode(bytes)),
  latex: (bytes) => numberLatex(new TextDecoder().decode(bytes)),
  epub: (bytes) => readMarkup('epub', bytes),
  jats: (bytes) => withoutTags(new TextDecoder().decode(bytes)),
};

const CAPTIONS: Readonly<Record<string, readonly string[]>> = {
  en: ['Figure 1', 'Figure 5', 'Table 2', 'Listing 1'],
  de: ['Abbildung 1', 'Abbildung 5', 'Tabelle 2', 'Listing 1'],
  zh: ['图 1', '图 5', '表 2', '代码 1'],
};

/** All others only in a full run; labels.test.ts compares the page with pandoc's output in each of these languages. */
const SHORT: Readonly<Record<string, readonly string[]>> = {
  en: ['html', 'latex', 'pdf', 'word'],
  de: ['pdf'],
  zh: ['html'],
};

describe.each(['en', 'de', 'zh'])('a paper in %s', (lang) => {
  test.each(FULL ? Object.keys(READERS) : (SHORT[lang] ?? []))(
    'exported as %s agrees with the page',
    async (profile) => {
      const text = write(lang);
      const labels = readLabels(readMarked(text));
      const shown = SOURCES.map((source) => plain(stripMarks(referenceText(labels, source) ?? 'unknown')));
      const outcome = await converter.convert({
        defaultsYaml: readProfile(profile),
        inputs: [{ name: 'paper.md', text }],
        files: new Map([['a.png', PICTURE]]),
        sourceDate: 1_700_000_000,
      });
      if (!outcome.ok) throw new Error(`${outcome.cause} ${JSON.stringify(outcome.log)}`);
      const read = await READERS[profile]!(outcome.bytes);
      expect(findReferences(read)).toEqual(shown);
      // The things referred to have these numbers, too.
      for (const caption of CAPTIONS[lang]!) expect(plain(read)).toContain(caption);
      expect(plain(read)).toMatch(/\(b\)/u);
    },
  );
});

const UNASKED = `---
title: Numbered by the profile
---

# First {#sec:first}

## Methods {#sec:methods}

# Thanks {#sec:thanks .unnumbered}

# References {#sec:references}

Mark0 @sec:methods kraM. Mark1 [@sec:first; @sec:methods] kraM. Mark2 @sec:thanks kraM. Mark3 @sec:references kraM.
`;

const numbering = (profile: string, more = ''): string =>
  `${readProfile(profile).replace(/^number-sections: .*\n/mu, '')}number-sections: true\n${more}`;

describe('sections that only the profile numbers', () => {
  test.each([
    ['pdf', numbering('pdf')],
    ['latex', numbering('latex')],
    ['word', numbering('word')],
    ['html', numbering('html')],
    ['epub', numbering('epub')],
    ['jats', numbering('jats')],
  ])('are referred to by number in %s', async (profile, defaultsYaml) => {
    const read = await READERS[profile]!(await exportUnasked(defaultsYaml));
    expect(findReferences(read).slice(0, 4)).toEqual([
      'Section 1.1',
      'Sections 1 and 1.1',
      'Section “Thanks”',
      'Section “References”',
    ]);
  });

  test.each(['html', 'word'])('are referred to with the offset of the profile in %s', async (profile) => {
    const read = await READERS[profile]!(await exportUnasked(numbering(profile, 'number-offset: [3]\n')));
    expect(findReferences(read).slice(0, 2)).toEqual(['Section 4.1', 'Sections 4 and 4.1']);
  });

  test('are referred to by title where the profile or the format numbers none', async () => {
    for (const [profile, defaultsYaml] of [
      ['html', readProfile('html')],
      ['opendocument', numbering('opendocument')],
    ] as const) {
      const read = await READERS[profile]!(await exportUnasked(defaultsYaml));
      expect(findReferences(read)[0]).toBe('Section “Methods”');
    }
  });

  async function exportUnasked(defaultsYaml: string): Promise<Uint8Array> {
    const outcome = await converter.convert({
      defaultsYaml,
      inputs: [{ name: 'paper.md', text: UNASKED }],
      files: new Map(),
      sourceDate: 1_700_000_000,
    });
    if (!outcome.ok) throw new Error(`${outcome.cause} ${JSON.stringify(outcome.log)}`);
    return outcome.bytes;
  }
});
