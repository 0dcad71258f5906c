import { str, type Element } from './pandoc-tree.ts';
import { FRONT_MATTER } from './review.ts';

/*
 * The copy of the text with markers is read for the sake of the markers alone, and reading takes most of an export's
 * time. A paragraph of plain words does not need pandoc, and one without markers is the same as in the plain text.
 * Both are replaced by a single character before pandoc reads the copy, and restored in its tree afterwards. Mistakes
 * here do not change the text: whatever differs from the plain text is not used (see `pair`).
 */

export interface Collapsed {
  /** The texts by path, with one character for each run of such paragraphs. */
  readonly texts: ReadonlyMap<string, string>;
  readonly runs: readonly Run[];
}

/** Consecutive paragraphs. */
interface Run {
  readonly source: string;
  readonly paragraphs: readonly string[];
}

const SIGN = 0x10f006;
const FIRST = 0x100000;
const MOST = 0xefff;
const SIGNS = /\u{10F006}([\u{100000}-\u{10EFFF}])/gu;
const MARKERS = /[\u{10F000}-\u{10F005}][\u{100000}-\u{10EFFF}]/gu;

/** The input formats for which the rules below hold. */
const READERS = new Set(['markdown', 'markdown+mark']);
/** Metadata may also occur in the middle of a text. */
const METADATA = /^---[ \t]*\n[^\s]/mu;

const WORDS = /^\p{L}(?:[\p{L}\p{M}\p{Nd},;()!?%/’“”–—]| (?! |$)|[.:](?![.:])|(?<=[\p{L}\p{Nd}])-(?=[\p{L}\p{Nd}]))*$/u;
/** More than plain words: list items, URLs, abbreviations (followed by a no-break space). */
const ITEM = /^[\p{L}\p{Nd}]{1,9}[.):](?: |$)/u;
const MORE =
  /\b(?:https?|mailto|ftp|doi):|(?<![\p{L}.])(?:Mr|Mrs|Ms|Capt|Dr|Prof|Gen|Gov|e\.g|i\.e|Sgt|St|vol|vs|Sen|Rep|Pres|Hon|Rev|Ph\.D|M\.D|M\.A|p|pp|ch|sec|cf|cp)\.(?=\s)/iu;
/** A line of a paragraph, which may contain notes, formulas and emphasis, but nothing that ends a paragraph. */
const LINE = /^\p{L}(?!.*(?:[<|`]|~~~|:::|\\(?:begin|end|newcommand|renewcommand|def)))/u;
/** Turns the preceding paragraph into a term. */
const DEFINITION = /^ {0,2}[:~][ \t]/u;

/** `from` is the format in which pandoc will read the texts. */
export function collapsePlain(texts: ReadonlyMap<string, string>, from: unknown): Collapsed {
  const runs: Run[] = [];
  if (!READERS.has(String(from))) return { texts, runs };
  const collapsed = [...texts].map(([path, text]): [string, string] => [path, collapse(text, runs)]);
  return { texts: new Map(collapsed), runs };
}

function collapse(text: string, runs: Run[]): string {
  const start = FRONT_MATTER.exec(text)?.[0].length ?? 0;
  const body = text.slice(start);
  if (METADATA.test(body)) return text;
  // Paragraphs, with the blank lines between them at odd positions.
  const parts = body.split(/(^\n+|\n(?:[ \t]*\n)+|\n$)/u);
  const result = [text.slice(0, start)];
  let run: string[] = [];
  const end = (): void => {
    // Blank lines after a run stay outside it.
    const after = run.length % 2 === 0 ? run.splice(-1) : [];
    if (run.length > 0) {
      result.push(String.fromCodePoint(SIGN, FIRST + runs.length));
      runs.push({ source: run.join(''), paragraphs: run.filter((_, at) => at % 2 === 0) });
    }
    result.push(...after);
    run = [];
  };
  for (const [at, part] of parts.entries()) {
    if (at % 2 === 1) (run.length > 0 ? run : result).push(part);
    else if (runs.length < MOST && isCollapsible(part) && !DEFINITION.test(parts[at + 2] ?? '')) run.push(part);
    else {
      end();
      result.push(part);
    }
  }
  end();
  return result.join('');
}

function isCollapsible(paragraph: string): boolean {
  const bare = paragraph.replaceAll(MARKERS, '');
  const lines = bare.split('\n');
  if (ITEM.test(bare)) return false;
  return isWords(bare) || (bare === paragraph && lines.every((line) => LINE.test(line)));
}

function isWords(bare: string): boolean {
  return !MORE.test(bare) && bare.split('\n').every((line) => WORDS.test(line));
}

/** Stands for any paragraph without markers. */
export const UNMARKED: Element = { t: 'Para', c: [str(String.fromCodePoint(SIGN))] };

/** Restores the tree of the whole copy. */
export function expandPlain(blocks: readonly Element[], runs: readonly Run[]): Element[] {
  const runOf = (sign: string): Run | undefined => runs[(sign.codePointAt(2) ?? 0) - FIRST];
  return blocks.flatMap((block) => {
    // No other block contains paragraphs that begin at the start of a line.
    if (block.t === 'Div') {
      const [attributes, inner] = block.c as [unknown, Element[]];
      return [{ ...block, c: [attributes, expandPlain(inner, runs)] }];
    }
    const [only, more] = block.t === 'Para' ? (block.c as Element[]) : [];
    const sign = only?.t === 'Str' && more === undefined ? (only.c as string) : '';
    const run = sign.length === 4 && sign.codePointAt(0) === SIGN ? runOf(sign) : undefined;
    if (run !== undefined) return run.paragraphs.map((paragraph) => readParagraph(paragraph));
    const json = JSON.stringify(block);
    if (json.search(SIGNS) === -1) return [block];
    // In code, the character is part of the text itself.
    const written = json.replaceAll(SIGNS, (whole) => JSON.stringify(runOf(whole)?.source ?? whole).slice(1, -1));
    return [JSON.parse(written) as Element];
  });
}

function readParagraph(paragraph: string): Element {
  if (!isWords(paragraph.replaceAll(MARKERS, ''))) return UNMARKED;
  const inlines = paragraph.split(/([ \n])/u).map((part, at): Element => {
    if (at % 2 === 0) return str(part);
    return { t: part === ' ' ? 'Space' : 'SoftBreak' };
  });
  return { t: 'Para', c: inlines };
}
