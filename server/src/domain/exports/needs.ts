import { extensionOf } from '@scriptorium/contract/rules/file-name.ts';

/** Extensions of files that a document or a profile may refer to. */
const REFERABLE = new Set(
  'png jpg jpeg gif svg webp bmp tif tiff pdf emf wmf eps bib json yaml yml csl xml css ttf otf woff woff2 docx odt pptx typst latex tex html txt md'.split(
    ' ',
  ),
);

const ENDING = new RegExp(String.raw`\.(?:${[...REFERABLE].join('|')})(?![\p{L}\p{N}])`, 'giu');
/**
 * Maximum number of name endings looked up, each for names of up to 255 lengths. Texts with more are given every file.
 */
const MAX_ENDINGS = 20_000;
/** Names they are compared with: a tenth of a second, in which nobody else is answered. */
const MAX_LOOKS = 200_000;
/** Escapes that are read. */
const MAX_ESCAPES = 100_000;
/** Enough of the end of a name for few to share it. */
const TAIL = 7;

/**
 * Finds the files of a workspace that the texts mention by name. May include too many, never too few: an export is
 * given only these files, and its texts still have to refer to them by path. One pass over the texts, however many
 * files there are.
 */
export function findMentioned(texts: readonly string[], paths: readonly string[]): string[] {
  const whole = texts.join('\n');
  const names = new Map(paths.map((path) => [path, path.slice(path.lastIndexOf('/') + 1).normalize('NFC')]));
  const known = new Set([...names.values()].filter((name) => REFERABLE.has(extensionOf(name))));
  const lengths = groupLengths(known);
  const tails = [...new Set([...lengths.keys()].map((tail) => tail.length))];
  const mentioned = new Set<string>();
  let [endings, looks, escapes] = [0, 0, 0];
  const isTooMuch = (): boolean => endings > MAX_ENDINGS || looks > MAX_LOOKS || escapes > MAX_ESCAPES;
  const look = (text: string): void => {
    for (const { index, 0: ending } of text.matchAll(ENDING)) {
      endings += 1;
      if (isTooMuch()) return;
      const end = index + ending.length;
      const endOf = (length: number): string => (length > end ? '' : text.slice(end - length, end));
      for (const length of tails.flatMap((tail) => lengths.get(endOf(tail)) ?? [])) {
        looks += 1;
        const name = endOf(length);
        if (known.has(name)) mentioned.add(name);
      }
    }
  };
  look(whole.normalize('NFC'));
  const decode = (run: string): string => ((escapes += 1) > MAX_ESCAPES ? run : decodePercent(run));
  if (whole.includes('%')) look(whole.replaceAll(/(?:%[0-9a-f]{2})+/giu, decode).normalize('NFC'));
  const found = isTooMuch() ? known : mentioned;
  return paths.filter((path) => found.has(names.get(path) ?? ''));
}

/** How long names with the same end are, by that end: the whole name if it is short. */
function groupLengths(names: Iterable<string>): Map<string, number[]> {
  const lengths = new Map<string, Set<number>>();
  for (const name of names) {
    const tail = name.slice(-TAIL);
    const same = lengths.get(tail) ?? new Set();
    lengths.set(tail, same.add(name.length));
  }
  return new Map([...lengths].map(([tail, same]) => [tail, [...same]]));
}

/** Paragraphs that may name an image, in Markdown, HTML or LaTeX, or that define a reference an image uses. */
const MAY_SHOW = /!\[|<img\b|\\includegraphics|^[ \t>]*\[[^[\]]+\]:/imu;

/** Finds the PDF files that the texts may show as images; like `findMentioned`, too many rather than too few. */
export function findPdfFigures(texts: readonly string[], paths: readonly string[]): string[] {
  const pdfs = paths.filter((path) => extensionOf(path) === 'pdf');
  if (pdfs.length === 0) return [];
  const paragraphs = texts.flatMap((text) => text.split(/\n[ \t>]*\n/u).filter((part) => MAY_SHOW.test(part)));
  return findMentioned(paragraphs, pdfs);
}

function decodePercent(run: string): string {
  try {
    return decodeURIComponent(run);
  } catch {
    return run;
  }
}
