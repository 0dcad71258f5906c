import { extensionOf } from '@scriptorium/contract/rules/file-name.ts';

/** Kinds of files that a document or a profile may refer to. */
const REFERABLE = new Set(
  'png jpg jpeg gif svg webp bmp tif tiff pdf emf wmf eps bib json yaml yml csl xml css ttf otf woff woff2 docx odt pptx typst latex tex html txt md'.split(
    ' ',
  ),
);

const ENDING = new RegExp(String.raw`\.(?:${[...REFERABLE].join('|')})(?![\p{L}\p{N}])`, 'giu');
/** Ends of names looked at, each for names of up to 255 lengths. Texts with more are given every file. */
const MAX_ENDINGS = 20_000;

/**
 * Which files of a workspace the texts mention by name. May include too many, never too few: an export is given only
 * these files, and its texts still have to refer to them by path. One pass over the texts, however many files there are.
 */
export function findMentioned(texts: readonly string[], paths: readonly string[]): string[] {
  const whole = texts.join('\n');
  const names = new Map(paths.map((path) => [path, path.slice(path.lastIndexOf('/') + 1).normalize('NFC')]));
  const known = new Set([...names.values()].filter((name) => REFERABLE.has(extensionOf(name))));
  const lengths = [...new Set([...known].map((name) => name.length))];
  const mentioned = new Set<string>();
  let endings = 0;
  const look = (text: string): void => {
    for (const { index, 0: ending } of text.matchAll(ENDING)) {
      endings += 1;
      if (endings > MAX_ENDINGS) return;
      const end = index + ending.length;
      for (const length of lengths) {
        const name = length > end ? '' : text.slice(end - length, end);
        if (known.has(name)) mentioned.add(name);
      }
    }
  };
  look(whole.normalize('NFC'));
  if (whole.includes('%')) look(decodePercent(whole).normalize('NFC'));
  const found = endings > MAX_ENDINGS ? known : mentioned;
  return paths.filter((path) => found.has(names.get(path) ?? ''));
}

/** Paragraphs that may name an image, in Markdown, HTML or LaTeX, or that define a reference an image uses. */
const MAY_SHOW = /!\[|<img\b|\\includegraphics|^[ \t>]*\[[^[\]]+\]:/imu;

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
