import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { ConvertInput } from '../../server/src/adapters/pandoc/prepare-conversion.ts';
import { unzip } from '../accounts/unzip.ts';
import { borrowConverter } from '../_support/borrow-converter.ts';
import { FULL } from '../_support/full.ts';
import { PROFILE_KEYS, makeInput, readProfile } from './_support/documents.ts';
import { listZip, readBack, readPdf } from './_support/read-result.ts';

const converter = borrowConverter();

/** Two pages of text in Helvetica, not embedded, as written by R. */
const FIGURE = readFileSync(join(import.meta.dirname, '_documents', 'figure.pdf'));
const TEXT = '# Results\n\nWords.\n\n![Dose and response](plots/dose.pdf)\n\nWords.\n';

function withFigure(profile: string, text = TEXT, figure: Uint8Array = FIGURE): ConvertInput {
  const input = makeInput(text, {}, readProfile(profile));
  return { ...input, files: new Map([['folder/plots/dose.pdf', figure]]) };
}

async function run(input: ConvertInput) {
  const outcome = await converter.convert(input);
  if (!outcome.ok) throw new Error(outcome.cause);
  return outcome;
}

// Formats only in a full run; the cost of a malicious file in the gate, too.
if (FULL)
  describe('a PDF figure', () => {
    test.each(['word', 'opendocument', 'epub'])('is a 300 dpi bitmap in %s', async (profile) => {
      const { bytes, log } = await run(withFigure(profile));
      const names = await listZip(bytes);
      expect(names.filter((name) => name.endsWith('.pdf'))).toEqual([]);
      expect(names.filter((name) => /(?:media|Pictures)\/.*\.png$/u.test(name))).toHaveLength(1);
      expect(log.map(({ message }) => message).join(' ')).not.toContain('not found');
    });

    test.each(['html', 'slides'])('is a vector graphic in %s', async (profile) => {
      const { bytes } = await run(withFigure(profile));
      const page = new TextDecoder().decode(bytes);
      expect(page.includes('<embed')).toBe(false);
      expect(/<svg|data:image\/svg\+xml/u.test(page)).toBe(true);
    });

    test('stays vector graphics in a PDF, which remains accessible', async () => {
      const { bytes, log } = await run(withFigure('pdf'));
      const pdf = await readPdf(bytes);
      expect(pdf.tagged).toBe(true);
      expect(pdf.pictures).toBe(0);
      expect(log.map(({ message }) => message).join(' ')).not.toContain('PDF/UA');
    });

    test.each(['latex', 'markdown', 'jats', 'typst'])('stays a PDF file in %s, which can embed it', async (profile) => {
      const { bytes } = await run(withFigure(profile));
      expect(new TextDecoder().decode(bytes).includes('plots/dose.pdf')).toBe(true);
    });

    test('with several pages shows the first, and the log says so', async () => {
      const { log } = await run(withFigure('html'));
      expect(log).toContainEqual({
        level: 'info',
        message: expect.stringContaining('has several pages') as string,
        said: {
          text: 'The figure {path} has several pages, and the first is shown. Save the page you want as a file of its own.',
          values: { path: 'folder/plots/dose.pdf' },
        },
        file: 'folder/text.md',
        line: 5,
      });
    });

    test.each(PROFILE_KEYS)(
      'that is missing keeps its caption in %s, and its text within a paragraph',
      async (profile) => {
        const text = `${TEXT}\nSee ![a drawing of it](plots/inline.pdf) there.\n`;
        const { bytes, log } = await run({ ...withFigure(profile, text), files: new Map<string, Uint8Array>() });
        expect(log).toContainEqual(expect.objectContaining({ level: 'warning', line: 5 }));
        const words = await readWords(profile, bytes);
        expect(words).toContain('Dose and response');
        expect(words).toContain('a drawing of it');
      },
    );
  });

describe('a malicious PDF file', () => {
  test.each([
    ['is no PDF file', new TextEncoder().encode('no figure\n'), 'could not be read'],
    ['is cut off', FIGURE.subarray(0, 60), 'could not be read'],
    ['has a page of 200 inches', makePdf('0 0 14400 14400 re f', [0, 0, 14_400, 14_400]), undefined],
    ['never stops drawing', makePdf('0 0 m 288 144 l S '.repeat(3_000_000)), 'takes too long'],
  ])(
    'that %s costs neither the export nor its server',
    async (_, figure, says) => {
      const { log, bytes } = await run(withFigure('word', TEXT, figure));
      const names = await listZip(bytes);
      expect(names.filter((name) => name.endsWith('.pdf'))).toEqual([]);
      if (says === undefined) return;
      expect(log).toContainEqual(
        expect.objectContaining({ level: 'warning', message: expect.stringContaining(says) as string }),
      );
    },
    60_000,
  );
});

/** A page with these drawing commands. */
function makePdf(commands: string, box: readonly number[] = [0, 0, 288, 144]): Uint8Array {
  const content = deflateSync(Buffer.from(commands));
  const head = `%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [${box.join(' ')}] /Contents 4 0 R >> endobj
4 0 obj << /Length ${content.length} /Filter /FlateDecode >>
stream
`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\nendstream endobj\ntrailer << /Root 1 0 R >>\n')]);
}

async function readWords(profile: string, bytes: Uint8Array): Promise<string> {
  if (profile === 'pdf') return (await readPdf(bytes)).text;
  if (profile === 'word') return readBack('docx', bytes);
  if (profile === 'opendocument') return readBack('odt', bytes);
  // pandoc's reader drops a caption without an image.
  const zipped = profile === 'epub' || profile === 'latex-package';
  const pages = zipped
    ? [...(await unzip(bytes))].flatMap(([name, page]) => (/\.(?:xhtml|tex)$/u.test(name) ? [page] : []))
    : [bytes];
  const text = pages.map((page) => new TextDecoder().decode(page)).join(' ');
  return text.replaceAll(/<[^>]*>/gu, '').replaceAll(/\s+/gu, ' ');
}
