/** One comment of a thread. */
export interface ReviewComment {
  readonly author: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Markdown. */
  readonly body: string;
}

/** A thread of comments on a range of the text, in UTF-16 code units; `from` equals `to` for a point. */
export interface ReviewThread {
  readonly from: number;
  readonly to: number;
  /** The text it was about, if that has been deleted. */
  readonly quote?: string | undefined;
  readonly isResolved: boolean;
  /** The first comment and its replies, oldest first; never empty. */
  readonly comments: readonly ReviewComment[];
}

/** A suggested change: `insert` replaces `from` to `to`, in UTF-16 code units. */
export interface ReviewChange {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly author: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

export interface Review {
  readonly threads: readonly ReviewThread[];
  readonly changes: readonly ReviewChange[];
}

/** What is needed to turn markers into comments and changes. */
export interface ReviewNotes {
  readonly threads: readonly NotedThread[];
  readonly changes: readonly NotedChange[];
}

export interface NotedThread {
  /** IDs in the Word file, one per comment. */
  readonly ids: readonly number[];
  /** The commented text, shortened; shown if the place itself cannot be marked. */
  readonly quote: string;
  /** Whether it is about something outside the body text, such as the front matter. */
  readonly isElsewhere: boolean;
  readonly comments: readonly { readonly author: string; readonly date: string; readonly body: string }[];
}

export interface NotedChange {
  /** ID of the comment that describes the change if it cannot be marked. */
  readonly id: number;
  readonly author: string;
  readonly date: string;
  readonly deleted: string;
  readonly inserted: string;
}

/** How a comment in the Word file relates to the others. */
export interface WordComment {
  readonly id: number;
  readonly parent: number | null;
  readonly isResolved: boolean;
  readonly author: string;
}

/**
 * A marker consists of two private-use characters: its kind and its index. Pandoc treats them as letters, so they
 * survive into its tree. `placeReview` notices markers that change how a block is parsed.
 */
export const MARKER = {
  threadStart: 0x10f000,
  threadEnd: 0x10f001,
  insertStart: 0x10f002,
  insertEnd: 0x10f003,
  deleteStart: 0x10f004,
  deleteEnd: 0x10f005,
} as const;

export const FIRST_INDEX = 0x100000;
/** Maximum number of markers of threads, and of changes, in one text. */
const MAX_INDEX = 0xefff;
const QUOTE_LENGTH = 80;

/** Order of markers at the same position. */
const RANK = { end: 1, deleteEnd: 2, insertion: 3, pointStart: 4, pointEnd: 5, start: 6, deleteStart: 7 } as const;

export const FRONT_MATTER = /^---[ \t]*\n(?:[^\n]*\n)*?(?:---|\.\.\.)[ \t]*(?:\n|$)/u;

interface Mark {
  readonly at: number;
  readonly rank: number;
  readonly text: string;
}

export interface MarkedReview {
  /**
   * The texts including suggested insertions, with markers around these, around suggested deletions and around
   * commented ranges.
   */
  readonly texts: readonly string[];
  readonly notes: ReviewNotes;
  readonly comments: readonly WordComment[];
}

/**
 * Writes review markers into an export's Markdown texts. Changes that span paragraphs, overlap an earlier one or lie in
 * the front matter are left out; `placeReview` turns them into comments.
 */
export function markReview(inputs: readonly { readonly text: string; readonly review: Review }[]): MarkedReview {
  const threads: NotedThread[] = [];
  const changes: NotedChange[] = [];
  const comments: WordComment[] = [];
  const texts = inputs.map(({ text, review }) => {
    const body = findBody(text);
    const marks: Mark[] = [];
    for (const thread of review.threads.toSorted(byPlace)) {
      if (threads.length > MAX_INDEX) break;
      const isElsewhere = thread.from < body.frontMatter || thread.quote !== undefined;
      const range = thread.from < body.frontMatter ? { from: body.start, to: body.start } : snapRange(body, thread);
      marks.push(...markThread(range, threads.length));
      threads.push(noteThread(text, thread, isElsewhere, comments));
    }
    let end = body.frontMatter;
    for (const change of review.changes.toSorted(byPlace)) {
      if (changes.length > MAX_INDEX) break;
      if (change.from >= end && isWithinParagraph(text, change) && !cutsAtom(body, change)) {
        end = change.to;
        marks.push(...markChange(text, change, changes.length));
      }
      changes.push(noteChange(text, change, comments));
    }
    return insertMarks(text, marks);
  });
  return { texts, notes: { threads, changes }, comments };
}

function noteThread(text: string, thread: ReviewThread, isElsewhere: boolean, comments: WordComment[]): NotedThread {
  const first = comments.length;
  for (const [at, { author }] of thread.comments.entries())
    comments.push({ id: first + at, parent: at === 0 ? null : first, isResolved: thread.isResolved, author });
  return {
    ids: thread.comments.map((_, at) => first + at),
    quote: shorten(thread.quote ?? text.slice(thread.from, thread.to)),
    isElsewhere,
    comments: thread.comments.map(({ author, at, body }) => ({ author, date: writeDate(at), body })),
  };
}

function noteChange(
  text: string,
  { from, to, insert, author, at }: ReviewChange,
  comments: WordComment[],
): NotedChange {
  const id = comments.length;
  comments.push({ id, parent: null, isResolved: false, author });
  return { id, author, date: writeDate(at), deleted: shorten(text.slice(from, to)), inserted: shorten(insert) };
}

function markThread({ from, to }: Range, index: number): Mark[] {
  const isPoint = from === to;
  return [
    { at: from, rank: isPoint ? RANK.pointStart : RANK.start, text: marker('threadStart', index) },
    { at: to, rank: isPoint ? RANK.pointEnd : RANK.end, text: marker('threadEnd', index) },
  ];
}

function markChange(text: string, { from, to, insert }: ReviewChange, index: number): Mark[] {
  const marks: Mark[] = [];
  if (to > from) {
    marks.push({ at: from, rank: RANK.deleteStart, text: marker('deleteStart', index) });
    marks.push({ at: to, rank: RANK.deleteEnd, text: marker('deleteEnd', index) });
  }
  if (insert !== '') {
    const inserted = marker('insertStart', index) + insert + marker('insertEnd', index);
    marks.push({ at: to > from ? to : snap(text, to), rank: RANK.insertion, text: inserted });
  }
  return marks;
}

function insertMarks(text: string, marks: readonly Mark[]): string {
  let result = '';
  let end = 0;
  for (const { at, text: mark } of marks.toSorted((a, b) => a.at - b.at || a.rank - b.rank)) {
    result += text.slice(end, at) + mark;
    end = at;
  }
  return result + text.slice(end);
}

function marker(kind: keyof typeof MARKER, index: number): string {
  return String.fromCodePoint(MARKER[kind], FIRST_INDEX + index);
}

function isWithinParagraph(text: string, { from, to, insert }: ReviewChange): boolean {
  return !insert.includes('\n') && !/^\n|\n[ \t]*\n|\n$/u.test(text.slice(from, to));
}

function byPlace(a: Range, b: Range): number {
  return a.from - b.from || a.to - b.to;
}

/** Syntax of lists, headings, quotes and the like, which a preceding marker would turn into text. */
const BLOCK_START =
  /^(?:[ \t]*(?:>|[-*+]|\(?(?:\d{1,9}|[a-z#@])[.)]|#{1,6}|:|\||\[\^[^\]\n]+\]:)(?=[ \t\n]|$))*[ \t]*/iu;

interface Range {
  readonly from: number;
  readonly to: number;
}

interface Body {
  readonly text: string;
  /** Length of the front matter. */
  readonly frontMatter: number;
  /** The first position after it that can be marked. */
  readonly start: number;
  /** Inline code and formulas, in order: a marker inside would become part of them. */
  readonly atoms: readonly Range[];
}

/** Delimiters of code and formulas, and line breaks, which close whatever is open. */
const FENCES = /`+|\$+|\n/gu;

function findAtoms(text: string): Range[] {
  const fences = [...text.matchAll(FENCES)].map((match) => ({ sign: match[0], at: match.index }));
  // The next equal delimiter in the line; found from the end, so that no line is searched twice.
  const partners: (number | undefined)[] = [];
  let seen = new Map<string, number>();
  for (let index = fences.length - 1; index >= 0; index -= 1) {
    const sign = fences[index]?.sign ?? '';
    if (sign === '\n') seen = new Map();
    else {
      partners[index] = seen.get(sign);
      seen.set(sign, index);
    }
  }
  const atoms: Range[] = [];
  for (let index = 0; index < fences.length; index += 1) {
    const partner = partners[index];
    const [open, close] = [fences[index], fences[partner ?? -1]];
    if (partner === undefined || open === undefined || close === undefined) continue;
    atoms.push({ from: open.at, to: close.at + close.sign.length });
    index = partner;
  }
  return atoms;
}

function findBody(text: string): Body {
  const frontMatter = FRONT_MATTER.exec(text)?.[0].length ?? 0;
  const start = frontMatter + (/^\s*/u.exec(text.slice(frontMatter))?.[0].length ?? 0);
  const atoms = findAtoms(text);
  return { text, frontMatter, start: snap(text, start), atoms };
}

function atomAround({ atoms }: Body, at: number): Range | undefined {
  let low = 0;
  let high = atoms.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((atoms[middle] as Range).to <= at) low = middle + 1;
    else high = middle;
  }
  const atom = atoms[low];
  return atom !== undefined && atom.from < at ? atom : undefined;
}

function cutsAtom(body: Body, { from, to }: Range): boolean {
  return atomAround(body, from) !== undefined || atomAround(body, to) !== undefined;
}

/** The smallest range around a thread's own whose ends can both be marked. */
function snapRange(body: Body, { from, to }: Range): Range {
  const { text } = body;
  let start = from;
  let end = to;
  while (start < end && /\s/u.test(text[start] as string)) start += 1;
  while (end > start && /\s/u.test(text[end - 1] as string)) end -= 1;
  start = snap(text, start);
  start = atomAround(body, start)?.from ?? start;
  end = Math.max(start, atomAround(body, end)?.to ?? end);
  if (isEscaped(text, start)) start -= 1;
  if (isEscaped(text, end)) end += 1;
  return { from: start, to: end };
}

/** The first position at or after `at` in its line that is outside block syntax. */
function snap(text: string, at: number): number {
  const lineStart = text.lastIndexOf('\n', at - 1) + 1;
  const nextBreak = text.indexOf('\n', lineStart);
  const line = text.slice(lineStart, nextBreak === -1 ? text.length : nextBreak);
  return Math.max(at, lineStart + (BLOCK_START.exec(line)?.[0].length ?? 0));
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0;
  while (text[at - 1 - slashes] === '\\') slashes += 1;
  return slashes % 2 === 1;
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim().toWellFormed();
  const characters = [...line];
  return characters.length <= QUOTE_LENGTH ? line : `${characters.slice(0, QUOTE_LENGTH).join('')}…`;
}

function writeDate(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19)}Z`;
}
