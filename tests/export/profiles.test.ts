import { describe, expect, test } from 'vitest';
import { borrowConverter } from '../_support/borrow-converter.ts';
import { FULL } from '../_support/full.ts';
import {
  MWARP1D,
  PROFILE_KEYS,
  TIMESERIES,
  TORTURE,
  makeInput,
  readProfile,
  type Sample,
} from './_support/documents.ts';
import { listZip, readBack, readPdf, readPlaces, readZipEntry } from './_support/read-result.ts';

/** The sample's figure that is on another server. */
const REMOTE = 'https://user-images.githubusercontent.com/23191638/207274283-1207e2ce-86c7-4ee8-82a5-d81617c8bb77.png';

const converter = borrowConverter();

type Outcome = Awaited<ReturnType<typeof convertSample>>;
const exported = new Map<string, Promise<Outcome>>();

/** A sample exported with a profile. Converted only once, since the same text yields the same bytes. */
function exportSample(sample: Sample, profile: string): Promise<Outcome> {
  const key = `${sample.name} ${profile}`;
  const known = exported.get(key) ?? convertSample(sample, profile);
  exported.set(key, known);
  return known;
}

async function convertSample(sample: Sample, profile: string) {
  const { inputs, files } = sample;
  const outcome = await converter.convert({
    defaultsYaml: readProfile(profile),
    inputs,
    files,
    sourceDate: 1_700_000_000,
  });
  if (!outcome.ok) throw new Error(`${profile} of ${sample.name}: ${outcome.cause} ${JSON.stringify(outcome.log)}`);
  return outcome;
}

/** The text of a result, read with a parser for its format. */
async function readText(profile: string, bytes: Uint8Array): Promise<string> {
  const source = new TextDecoder().decode(bytes);
  switch (profile) {
    case 'pdf':
      return (await readPdf(bytes)).text;
    case 'word':
      return readBack('docx', bytes);
    case 'opendocument':
      return readBack('odt', bytes);
    case 'epub':
      return readBack('epub', bytes);
    case 'html':
    case 'slides':
    case 'jats':
      // pandoc's readers of these formats omit the title block or the references.
      return decodeEntities(source.replaceAll(/<(script|style)[\s\S]*?<\/\1>/gu, '').replaceAll(/<[^>]*>/gu, ''));
    case 'latex':
      return source.replaceAll('~', ' ');
    case 'markdown':
      return readBack('markdown', bytes);
    default:
      return source;
  }
}

const decodeEntities = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#xA0;', ' ').replaceAll('&nbsp;', ' ');

const flat = (text: string) => text.replaceAll(/[\s\u00a0]+/gu, ' ').replaceAll(/[*_\\]/gu, '');

test('there are eleven built-in profiles', () => {
  expect(PROFILE_KEYS).toEqual([
    'epub',
    'html',
    'jats',
    'latex',
    'latex-package',
    'markdown',
    'opendocument',
    'pdf',
    'slides',
    'typst',
    'word',
  ]);
});

// The one with everything in it; the two real papers only in a full run.
describe.each(FULL ? [MWARP1D, TIMESERIES, TORTURE] : [TORTURE])('$name', (sample) => {
  // The package's content has a test of its own.
  test.each(FULL ? PROFILE_KEYS.filter((key) => key !== 'latex-package') : ['html', 'word', 'pdf', 'latex', 'jats'])(
    '%s holds the text, the formatted citations and the bibliography',
    async (profile) => {
      const { bytes } = await exportSample(sample, profile);
      const text = flat(await readText(profile, bytes));
      for (const citation of sample.citations) expect(text).toContain(citation);
      expect(text).toContain(sample.reference);
      expect(text).not.toContain('citation-missing');
      // Readers of these formats treat title and authors as metadata, which plain text omits.
      const raw =
        profile === 'latex' || profile === 'jats' || profile === 'markdown'
          ? flat(new TextDecoder().decode(bytes))
          : text;
      if (!['word', 'opendocument', 'epub', 'html', 'slides'].includes(profile)) {
        for (const author of sample.authors) {
          for (const name of profile === 'jats' ? author.split(' ').slice(-1) : [author]) expect(raw).toContain(name);
        }
      }
    },
  );

  test('the PDF is tagged, has its title set, and shows the authors below it', async () => {
    const { bytes, log } = await exportSample(sample, 'pdf');
    const pdf = await readPdf(bytes);
    expect(pdf.tagged).toBe(true);
    expect(pdf.text).toContain(sample.title.slice(0, 20));
    for (const author of sample.authors) expect(pdf.text).toContain(author);
    expect(pdf.title.length).toBeGreaterThan(10);
    expect(log.filter(({ message }) => message.includes('PDF/UA'))).toEqual([]);
  });

  test('the same text and profile give the same bytes', async () => {
    for (const profile of FULL ? ['pdf', 'word', 'html', 'epub', 'opendocument'] : ['pdf', 'epub']) {
      const [first, second] = [await exportSample(sample, profile), await convertSample(sample, profile)];
      expect(Buffer.compare(Buffer.from(first.bytes), Buffer.from(second.bytes)), profile).toBe(0);
    }
  });
});

/** A paper's title, authors, a citation and the figure; the whole paper in a full run. */
const HEADED: Sample = FULL
  ? MWARP1D
  : {
      ...MWARP1D,
      name: 'the head of mwarp1d',
      inputs: MWARP1D.inputs.map(({ name, text }) => ({
        name,
        text: `${text.slice(0, text.indexOf('# Summary'))}# Summary\n\nWords [@Qin:2009].\n\n![A figure](figure.png)\n`,
      })),
    };

test("the paper's figure is in the PDF, Word and HTML results", async () => {
  expect((await readPdf((await exportSample(HEADED, 'pdf')).bytes)).pictures).toBeGreaterThan(0);
  const entries = await listZip((await exportSample(HEADED, 'word')).bytes);
  expect(entries.filter((name) => name.startsWith('word/media/'))).toHaveLength(1);
  const page = new TextDecoder().decode((await exportSample(HEADED, 'html')).bytes);
  expect(page).toContain('src="data:image/png;base64,');
});

if (FULL)
  test('affiliations are below the authors in PDF, Word, OpenDocument, HTML, LaTeX and slides', async () => {
    for (const profile of ['pdf', 'word', 'opendocument', 'html', 'latex', 'slides']) {
      const text = flat(await readText(profile, (await exportSample(HEADED, profile)).bytes));
      expect(text, profile).toContain('Kyoto University, Department of Human Health Sciences');
    }
    const { bytes } = await exportSample(HEADED, 'jats');
    expect(new TextDecoder().decode(bytes)).toContain('<institution>Kyoto University');
  });

if (FULL)
  test('the abstract has its paragraphs in PDF, Word, OpenDocument, HTML and EPUB', async () => {
    for (const profile of ['pdf', 'word', 'opendocument', 'html', 'epub']) {
      const text = flat(await readText(profile, (await exportSample(TORTURE, profile)).bytes));
      expect(text, profile).toMatch(/Abstract.{0,3}The abstract has emphasis.*It has two paragraphs\./u);
    }
  });

test('by default formulas are MathML', async () => {
  const outcome = await converter.convert(makeInput('$\\int_0^1 x\\,dx$\n', {}, 'to: html5\n'));
  expect(outcome.log).toEqual([]);
  expect(outcome.ok && new TextDecoder().decode(outcome.bytes)).toContain('<math');
});

test('a remote figure becomes a visible placeholder and a log line with its location', async () => {
  for (const profile of FULL ? ['pdf', 'word', 'html'] : ['html']) {
    const { bytes, log } = await exportSample(TIMESERIES, profile);
    expect(log).toContainEqual({
      level: 'warning',
      message: expect.stringContaining('is on another server and was not fetched') as string,
      said: {
        text: 'The image {url} is on another server and was not fetched. Upload it to the workspace and use its path.',
        values: { url: REMOTE },
      },
      file: 'paper/paper.md',
      line: 64,
    });
    expect(flat(await readText(profile, bytes))).toContain('Image not included');
  }
});

test('problems in a document are reported in plain words with their line, and the export still succeeds', async () => {
  const { log } = await exportSample(TORTURE, 'pdf');
  const source = TORTURE.inputs[0]?.text.split('\n') ?? [];
  const find = (words: string) => log.find(({ message }) => message.includes(words));
  for (const [words, mark] of [
    ['@missingkey is not in the bibliography', '@missingkey'],
    ['The image nope.png was not found', 'nope.png'],
    ['Nothing is labelled “nope”', '\\ref{nope}'],
    ['A formula could not be read', '\\frac{1'],
    ['broken.png could not be read', 'broken.png'],
    ['Typst code that loads packages or files was left out', '@preview'],
  ] as const) {
    const line = find(words);
    expect(line, words).toBeDefined();
    expect(source[(line?.line ?? 0) - 1], words).toContain(mark);
  }
});

test('LaTeX figures, tables and formulas are numbered and referenced like all others', async () => {
  const text = String.raw`See \ref{fig:a}, \eqref{eq:b}, \autoref{eq:c} and \autoref{tab:d}.

\begin{figure}
\includegraphics{figure.svg}
\caption{A curve}\label{fig:a}
\end{figure}

\begin{align}
a&=b \label{eq:b}\\
c&=d \label{eq:c}
\end{align}

\begin{table}\caption{Two}\label{tab:d}\begin{tabular}{ll}a&b\end{tabular}\end{table}
`;
  const figure = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>';
  for (const profile of ['html', 'pdf']) {
    const input = makeInput(text, { 'folder/figure.svg': figure }, readProfile(profile));
    const outcome = await converter.convert(input);
    if (!outcome.ok) throw new Error(outcome.cause);
    const words = flat(await readText(profile, outcome.bytes));
    expect(words).toContain('See 1, (1), Equation 2 and Table 1.');
    expect(words).toMatch(/Figure 1[.:] A curve/u);
    expect(outcome.log.filter(({ level }) => level !== 'info')).toEqual([]);
  }
});

if (FULL)
  test('characters without a font are reported with their line, and shown as codes in the accessible PDF', async () => {
    const outcome = await converter.convert(makeInput('# A\n\nSigns 𒀀 and ท.\n', {}, readProfile('pdf')));
    if (!outcome.ok) throw new Error(outcome.cause);
    expect(outcome.log).toEqual([
      {
        level: 'warning',
        message:
          'No font has these characters: 𒀀 ท. Their codes are shown in small boxes; an administrator can add a font (EXPORT_FONTS).',
        said: {
          text: 'No font has these characters: {characters}. Their codes are shown in small boxes; an administrator can add a font (EXPORT_FONTS).',
          values: { characters: '𒀀 ท' },
        },
        file: 'folder/text.md',
        line: 3,
      },
    ]);
    expect((await readPdf(outcome.bytes)).text).toMatch(/Signs 12000 and E17/u);
  });

/** Exports these files with a built-in profile; all but the first are further chapters. */
async function exportFiles(profile: string, texts: Record<string, string>, files: Record<string, string> = {}) {
  const outcome = await converter.convert({
    ...makeInput('', files, readProfile(profile)),
    inputs: Object.entries(texts).map(([name, text]) => ({ name, text })),
  });
  if (!outcome.ok) throw new Error(`${profile}: ${outcome.cause}`);
  return { log: outcome.log, bytes: outcome.bytes, source: new TextDecoder().decode(outcome.bytes) };
}

describe('highlighted text', () => {
  const text = 'Some ==marked *words*== here, `a ==b== c`, $x == y == z$, a == b == c.\n\n    code ==d==\n';
  test.each([
    ['html', '<mark>marked <em>words</em></mark>'],
    ['slides', '<mark>marked <em>words</em></mark>'],
    ['latex', '\\hl{marked \\emph{words}}'],
    ['typst', '#highlight[marked #emph[words]]'],
    ['jats', '<named-content content-type="mark">marked <italic>words</italic></named-content>'],
    ['markdown', '==marked *words*=='],
  ])('%s', async (profile, written) => {
    const { source, log } = await exportFiles(profile, { 'a.md': text });
    expect(log).toEqual([]);
    expect(flat(source)).toContain(flat(written));
    expect(source).toContain('==b==');
    expect(source).toContain('code ==d==');
    expect(source).toContain('a == b == c.');
  });

  test.each([
    ['word', 'word/document.xml', /<w:highlight w:val="yellow" ?\/><\/w:rPr><w:t xml:space="preserve">marked/u],
    ['opendocument', 'content.xml', /style:name="Highlight"[^>]*>.*<text:span text:style-name="Highlight">marked/su],
    ['epub', 'EPUB/text/ch001.xhtml', /<mark>marked/u],
  ])('%s', async (profile, entry, written) => {
    const { bytes } = await exportFiles(profile, { 'a.md': text });
    expect(await readZipEntry(bytes, entry)).toMatch(written);
  });

  test('the PDF does not show the markup', async () => {
    const { text: words } = await readPdf((await exportFiles('pdf', { 'a.md': text })).bytes);
    expect(words).toContain('Some marked words here');
  });
});

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>';

describe('a book of several files', () => {
  const book = {
    'One/01 Füß.md': `---\ntitle: The book\nauthor: Ada\nbibliography: one.bib\n---\n\n# Intro {#sec:a}\n\nSee @sec:a, @sec:b, @eq:one, @fig:y [@key], [b](../two/second.md#sec:b).\n\n$$x=1 \\label{eq:one}$$\n\n# Same\n`,
    'two/second.md': `---\ntitle: A chapter\nauthor: Ben\nlang: en-GB\nbibliography: two.bib\n---\n\n# Second {#sec:b}\n\nBack to @sec:a and [own](#sec:b) [@key2].\n\n## Again {#sec:a}\n\n# Same\n\n![A curve](y.svg){#fig:y}\n`,
  };
  const files = {
    'One/one.bib': '@book{key, author={Doe, J}, title={First}, year={2020}}\n',
    'two/two.bib': '@book{key2, author={Roe, J}, title={Other}, year={2021}}\n',
    'two/y.svg': DRAWING,
  };
  const duplicate = (label: string, file: string, line: number) => ({
    level: 'warning',
    message: `The label “${label}” is used twice; links lead to the first. Give one of them another label.`,
    said: {
      text: 'The label “{label}” is used twice; links lead to the first. Give one of them another label.',
      values: { label },
    },
    file,
    line,
  });

  test("has one set of labels, the first file's title and all bibliographies", async () => {
    const { source, log } = await exportFiles('html', book, files);
    expect(log).toEqual([duplicate('sec:a', 'two/second.md', 12)]);
    expect(source).toContain('<title>The book</title>');
    expect(source).not.toContain('Ben');
    expect(source).toContain('lang="en-GB"');
    const words = flat(decodeEntities(source.replaceAll(/<style[\s\S]*?<\/style>|<[^>]*>/gu, '')));
    expect(words).toContain('See Section “Intro”, Section “Second”, Equation 1, Figure 1 (Doe 2020), b.');
    expect(words).toContain('Back to Section “Intro” and own (Roe 2021).');
    const ids = [...source.matchAll(/\sid="([^"]+)"/gu)].map((match) => match[1]);
    for (const [, target] of source.matchAll(/href="#([^"]+)"/gu)) expect(ids).toContain(target);
  });

  test('in the PDF', async () => {
    const { bytes, log } = await exportFiles('pdf', book, files);
    expect(log).toEqual([duplicate('sec:a', 'two/second.md', 12)]);
    const pdf = await readPdf(bytes);
    expect(pdf.title).toBe('The book');
    expect(pdf.text).toContain('Back to Section 1 and own (Roe 2021).');
  });

  if (FULL)
    test('in LaTeX, which numbers equations itself, also from a single file', async () => {
      const { source } = await exportFiles('latex', book, files);
      expect(source).toContain('Equation~\\ref{eq:one}');
      expect(source).toContain('\\begin{equation}x=1 \\label{eq:one}\\end{equation}');
      const one = await exportFiles('latex', {
        'a.md':
          'See @eq:b, [-@eq:c].\n\n\\begin{align}\na &= b \\label{eq:b}\\\\\nc &= d \\label{eq:c}\n\\end{align}\n',
      });
      expect(one.log).toEqual([]);
      expect(one.source).toContain('See Equation~\\ref{eq:b}, \\ref{eq:c}.');
    });

  test('equations with the same label are reported too', async () => {
    const { log } = await exportFiles('html', {
      'a.md': '$$x \\label{eq:a}$$\n\n@eq:a\n',
      'b.md': '# B\n\n$$y \\label{eq:a}$$\n',
    });
    expect(log).toEqual([duplicate('eq:a', 'b.md', 3)]);
  });
});

test('the PDF separates paragraphs, sets code in the size of its text, keeps affiliations whole and indents works', async () => {
  const prose = 'words that go on for more than a line, '.repeat(4);
  const text = [
    '---\ntitle: T\nauthor:\n- {name: Ada, affiliation: [1, 2]}',
    'affiliations:\n- {index: 1, name: First Institute}\n- {index: 2, name: Second Institute}',
    `references:\n- {id: k, type: book, title: 'Titled ${prose}', author: [{family: Doe, given: J}], issued: 2020}\n---`,
    `First ${prose} end.`,
    `Next ${prose} end. With \`codeword\` [@k].`,
  ].join('\n\n');
  const outcome = await converter.convert(makeInput(text, {}, readProfile('pdf')));
  if (!outcome.ok) throw new Error(outcome.cause);
  const pieces = await readPlaces(outcome.bytes);
  const at = (words: string): number => {
    const found = pieces.findIndex((piece) => piece.text.includes(words));
    expect(found, words).toBeGreaterThan(-1);
    return found;
  };
  const piece = (words: string, after = 0) => pieces[at(words) + after]!;
  expect(piece('First Institute').y).toBeGreaterThan(piece('Second Institute').y + 5);
  // The x-height of DejaVu Sans Mono is 1.27 times that of Libertinus Serif.
  expect((piece('codeword').size * 1.27) / piece('First words').size).toBeCloseTo(1, 1);
  const [first, second] = [piece('First words'), piece('First words', 1)];
  const next = piece('Next words');
  expect(second.x).toBeCloseTo(first.x, 0);
  expect(next.x).toBeCloseTo(first.x, 0);
  const last = pieces[at('Next words') - 1]!;
  expect(last.y - next.y).toBeGreaterThan((first.y - second.y) * 1.2);
  const entry = piece('Doe, J.');
  const below = pieces.find(({ y }) => y < entry.y - 5)!;
  expect(below.x).toBeGreaterThan(entry.x + 10);
});

test('the PDF prints keywords, and places a floating figure after text', async () => {
  const { source } = await exportFiles(
    'typst',
    {
      'a.md': `---\ntitle: T\nkeywords: [one, two]\n---\n\nText.\n\n![Floats](a.svg)\n\n# Figures\n\n![Stays](a.svg)\n`,
    },
    { 'a.svg': DRAWING },
  );
  expect(source.split('#set figure(placement: auto)')).toHaveLength(2);
  expect(source).toMatch(/set figure\(placement: auto\)\s*#figure[\s\S]{0,80}Floats/u);
  const torture = await readPdf((await exportSample(TORTURE, 'pdf')).bytes);
  expect(torture.text).toContain('Keywords: torture, quoted “word”');
});

if (FULL)
  test('HTML and slides load nothing from the network', async () => {
    for (const profile of ['html', 'slides']) {
      const page = new TextDecoder().decode((await exportSample(HEADED, profile)).bytes);
      // Strings in the slides' scripts are not elements.
      const elements = page.replaceAll(/(<script[^>]*>)[\s\S]*?<\/script>/gu, '$1');
      expect(elements.match(/<(?:script|img|iframe|link)[^>]+(?:src|href)="(?!data:|#)[^"]*"/gu) ?? []).toEqual([]);
      expect(page.includes('<script')).toBe(profile === 'slides');
      expect(page.match(/<img\s[^<>]*?\ssrc="data:image/gu)).not.toBeNull();
      expect(page).not.toMatch(/<img\s[^<>]*?data-src=/u);
    }
  });

if (FULL)
  test('archives are complete, and an EPUB starts with its media type', async () => {
    const epub = await listZip((await exportSample(HEADED, 'epub')).bytes);
    expect(epub[0]).toBe('mimetype');
    expect(await listZip((await exportSample(HEADED, 'word')).bytes)).toContain('word/document.xml');
    expect(await listZip((await exportSample(HEADED, 'opendocument')).bytes)).toContain('content.xml');
  });

test('chapters in several folders become one document, each with its own images and footnotes', async () => {
  const figure = MWARP1D.files.get('paper/figure.png') as Uint8Array;
  const outcome = await converter.convert({
    defaultsYaml: readProfile('pdf'),
    inputs: [
      { name: 'one/first.md', text: '# First chapter\n\nText.[^1]\n\n[^1]: Note of the first.\n\n![A](a.png)\n' },
      {
        name: 'two/second.md',
        text: '# Second chapter\n\nText.[^1]\n\n[^1]: Note of the second.\n\n![B](img/b.png)\n',
      },
    ],
    files: new Map([
      ['one/a.png', figure],
      ['two/img/b.png', figure],
    ]),
    sourceDate: 1_700_000_000,
  });
  if (!outcome.ok) throw new Error(outcome.cause);
  expect(outcome.log).toEqual([]);
  const { text, pictures } = await readPdf(outcome.bytes);
  for (const words of ['First chapter', 'Second chapter', 'Note of the first', 'Note of the second'])
    expect(text).toContain(words);
  expect(pictures).toBe(2);
});

test.each(FULL ? ['html', 'latex', 'word'] : ['html'])(
  'exported as %s, a bibliography with thousands of other works prints the same',
  async (profile) => {
    const others = Array.from(
      { length: 2500 },
      (_one, at) => `@book{other${at}, author = {Other, A.}, title = {The ${at}th of other works}, year = {2020}}\n`,
    ).join('');
    const own = new TextDecoder().decode(MWARP1D.files.get('paper/paper.bib'));
    const files = new Map([...MWARP1D.files, ['paper/paper.bib', new TextEncoder().encode(others + own)] as const]);
    const sample = { ...HEADED, name: 'mwarp1d among others', files };
    const [alone, among] = await Promise.all([exportSample(HEADED, profile), exportSample(sample, profile)]);
    expect(Buffer.compare(alone.bytes, among.bytes)).toBe(0);
    expect(among.log).toEqual(alone.log);
  },
);
