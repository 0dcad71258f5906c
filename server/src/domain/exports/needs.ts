import { extensionOf } from '@scriptorium/contract/rules/file-name.ts';

/** Kinds of files that a document or a profile may refer to. */
const REFERABLE = new Set(
  'png jpg jpeg gif svg webp bmp tif tiff pdf emf wmf eps bib json yaml yml csl xml css ttf otf woff woff2 docx odt pptx typst latex tex html txt md'.split(
    ' ',
  ),
);

/**
 * Which files of a workspace the texts mention by name. May include too many, never too few: an export is given only
 * these files, and its texts still have to refer to them by path.
 */
export function findMentioned(texts: readonly string[], paths: readonly string[]): string[] {
  const whole = texts.join('\n');
  const haystack = whole.normalize('NFC');
  const decoded = whole.includes('%') ? decodePercent(whole).normalize('NFC') : '';
  const present = new Map<string, boolean>();
  return paths.filter((path) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const extension = extensionOf(name);
    if (!REFERABLE.has(extension)) return false;
    let known = present.get(name);
    if (known === undefined) {
      const nfc = name.normalize('NFC');
      known = haystack.includes(nfc) || decoded.includes(nfc);
      present.set(name, known);
    }
    return known;
  });
}

/** Paragraphs that may name an image, in Markdown, HTML or LaTeX, or that define a reference an image uses. */
const MAY_SHOW = /!\[|<img\b|\\includegraphics|^[ \t>]*\[[^\]]+\]:/imu;

/** Which PDF files the texts may show as images; like `findMentioned`, too many rather than too few. */
export function findPdfFigures(texts: readonly string[], paths: readonly string[]): string[] {
  const pdfs = paths.filter((path) => extensionOf(path) === 'pdf');
  if (pdfs.length === 0) return [];
  const paragraphs = texts.flatMap((text) => text.split(/\n[ \t>]*\n/u).filter((part) => MAY_SHOW.test(part)));
  return findMentioned(paragraphs, pdfs);
}

function decodePercent(text: string): string {
  return text.replaceAll(/(?:%[0-9a-f]{2})+/giu, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run;
    }
  });
}
