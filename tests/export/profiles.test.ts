import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createConverter, type Converter } from '../../server/src/adapters/pandoc/converter.ts';
import {
  MWARP1D,
  PROFILE_KEYS,
  TIMESERIES,
  TORTURE,
  makeInput,
  readProfile,
  type Sample,
} from './_support/documents.ts';
import { listZip, readBack, readPdf } from './_support/read-result.ts';

let converter: Converter;
beforeAll(() => {
  converter = createConverter({ size: 1 });
});
afterAll(() => converter.close());

async function exportSample(sample: Sample, profile: string) {
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

/** The text of a result by a reader of its own kind. */
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
      // Pandoc's readers of these leave the title block or the list of references out.
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

test('there are the ten ready profiles', () => {
  expect(PROFILE_KEYS).toEqual([
    'epub',
    'html',
    'jats',
    'latex',
    'markdown',
    'opendocument',
    'pdf',
    'slides',
    'typst',
    'word',
  ]);
});

describe.each([MWARP1D, TIMESERIES, TORTURE])('$name', (sample) => {
  test.each(PROFILE_KEYS)('%s holds the text, the formatted citations and the bibliography', async (profile) => {
    const { bytes } = await exportSample(sample, profile);
    const text = flat(await readText(profile, bytes));
    for (const citation of sample.citations) expect(text).toContain(citation);
    expect(text).toContain(sample.reference);
    expect(text).not.toContain('citation-missing');
    // The readers of these formats keep title and authors as metadata, which plain text leaves out.
    const raw =
      profile === 'latex' || profile === 'jats' || profile === 'markdown'
        ? flat(new TextDecoder().decode(bytes))
        : text;
    if (!['word', 'opendocument', 'epub', 'html', 'slides'].includes(profile)) {
      for (const author of sample.authors) {
        for (const name of profile === 'jats' ? author.split(' ').slice(-1) : [author]) expect(raw).toContain(name);
      }
    }
  });

  test('the PDF is tagged, carries its title, and shows the authors under it', async () => {
    const { bytes, log } = await exportSample(sample, 'pdf');
    const pdf = await readPdf(bytes);
    expect(pdf.tagged).toBe(true);
    expect(pdf.text).toContain(sample.title.slice(0, 20));
    for (const author of sample.authors) expect(pdf.text).toContain(author);
    expect(pdf.title.length).toBeGreaterThan(10);
    expect(log.filter(({ message }) => message.includes('PDF/UA'))).toEqual([]);
  });

  test('the same text and profile give the same bytes', async () => {
    for (const profile of ['pdf', 'word', 'html', 'epub', 'opendocument']) {
      const [first, second] = [await exportSample(sample, profile), await exportSample(sample, profile)];
      expect(Buffer.compare(Buffer.from(first.bytes), Buffer.from(second.bytes)), profile).toBe(0);
    }
  });
});

test('the figure of the paper is in the PDF, the Word file and the HTML page', async () => {
  expect((await readPdf((await exportSample(MWARP1D, 'pdf')).bytes)).pictures).toBeGreaterThan(0);
  const entries = await listZip((await exportSample(MWARP1D, 'word')).bytes);
  expect(entries.filter((name) => name.startsWith('word/media/'))).toHaveLength(1);
  const page = new TextDecoder().decode((await exportSample(MWARP1D, 'html')).bytes);
  expect(page).toContain('src="data:image/png;base64,');
});

test('affiliations stand under the authors in PDF, Word, OpenDocument, HTML, LaTeX and slides', async () => {
  for (const profile of ['pdf', 'word', 'opendocument', 'html', 'latex', 'slides']) {
    const text = flat(await readText(profile, (await exportSample(MWARP1D, profile)).bytes));
    expect(text, profile).toContain('Kyoto University, Department of Human Health Sciences');
  }
  const { bytes } = await exportSample(MWARP1D, 'jats');
  expect(new TextDecoder().decode(bytes)).toContain('<institution>Kyoto University');
});

test('the abstract is there with its paragraphs in PDF, Word, OpenDocument, HTML and EPUB', async () => {
  for (const profile of ['pdf', 'word', 'opendocument', 'html', 'epub']) {
    const text = flat(await readText(profile, (await exportSample(TORTURE, profile)).bytes));
    expect(text, profile).toMatch(/Abstract.{0,3}The abstract has emphasis.*It has two paragraphs\./u);
  }
});

test('formulas of a profile that says nothing of them are written as MathML', async () => {
  const outcome = await converter.convert(makeInput('$\\int_0^1 x\\,dx$\n', {}, 'to: html5\n'));
  expect(outcome.log).toEqual([]);
  expect(outcome.ok && new TextDecoder().decode(outcome.bytes)).toContain('<math');
});

test('a remote figure becomes a visible placeholder and a line in the log that names the place', async () => {
  for (const profile of ['pdf', 'word', 'html']) {
    const { bytes, log } = await exportSample(TIMESERIES, profile);
    expect(log).toContainEqual({
      level: 'warning',
      message: expect.stringContaining('is on another server and was not fetched') as string,
      file: 'paper/paper.md',
      line: 64,
    });
    expect(flat(await readText(profile, bytes))).toContain('Image not included');
  }
});

test('what is wrong in a document is said in plain words with its line, and the export still succeeds', async () => {
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

test('figures, tables and formulas in LaTeX are numbered and referred to as all others', async () => {
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

test('characters that no font has are named with their line, and their codes stand in the accessible PDF', async () => {
  const outcome = await converter.convert(makeInput('# A\n\nSigns 𒀀 and ท.\n', {}, readProfile('pdf')));
  if (!outcome.ok) throw new Error(outcome.cause);
  expect(outcome.log).toEqual([
    {
      level: 'warning',
      message:
        'No font has these characters: 𒀀 ท. Their codes stand in small boxes; an administrator can add a font (EXPORT_FONTS).',
      file: 'folder/text.md',
      line: 3,
    },
  ]);
  expect((await readPdf(outcome.bytes)).text).toMatch(/Signs 12000 and E17/u);
});

test('HTML and slides need nothing from the network', async () => {
  for (const profile of ['html', 'slides']) {
    const page = new TextDecoder().decode((await exportSample(MWARP1D, profile)).bytes);
    // Strings inside of the slides' scripts are no elements.
    const elements = page.replaceAll(/(<script[^>]*>)[\s\S]*?<\/script>/gu, '$1');
    expect(elements.match(/<(?:script|img|iframe|link)[^>]+(?:src|href)="(?!data:|#)[^"]*"/gu) ?? []).toEqual([]);
    expect(page.includes('<script')).toBe(profile === 'slides');
    expect(page.match(/<img\s[^<>]*?\ssrc="data:image/gu)).not.toBeNull();
    expect(page).not.toMatch(/<img\s[^<>]*?data-src=/u);
  }
});

test('archives are whole and an EPUB begins with its media type', async () => {
  const epub = await listZip((await exportSample(MWARP1D, 'epub')).bytes);
  expect(epub[0]).toBe('mimetype');
  expect(await listZip((await exportSample(MWARP1D, 'word')).bytes)).toContain('word/document.xml');
  expect(await listZip((await exportSample(MWARP1D, 'opendocument')).bytes)).toContain('content.xml');
});

test('chapters in several folders become one document, each with its own pictures and notes', async () => {
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
