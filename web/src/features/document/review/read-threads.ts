import { isLost, type Mark, type Thread, type ThreadStatus } from '@scriptorium/contract/review/core/state.ts';
import type { WordOrigin } from '@scriptorium/contract/review/effects.ts';
import type { MessageJson, ThreadContent } from '@scriptorium/contract/review/messages.ts';
import { isSameText } from '../../../editor/collab/core/only-moved.ts';
import type { RefusedOperation, ReviewView } from '../../../editor/collab/document-review.ts';
import { listSubjects } from './review-actions.ts';

/** A suggested change as text, with a few words around it, so that it can be judged without seeing the text. */
export interface ChangeInWords {
  readonly before: string;
  readonly after: string;
  readonly cut: string;
  readonly insert: string;
}

/** A comment or suggestion as shown on its card. Identical (`===`) as long as nothing on the card changes. */
export interface ShownThread {
  readonly id: string;
  readonly kind: 'comment' | 'suggestion';
  readonly status: ThreadStatus;
  readonly by: string;
  readonly name: string;
  readonly time: number;
  /** Its author in Word; `name` is the user who imported it. */
  readonly word?: WordOrigin | undefined;
  readonly quote: string;
  readonly isAnchored: boolean;
  readonly isLost: boolean;
  readonly messages: readonly MessageJson[];
  readonly decidedName: string | null;
  readonly changes: readonly ChangeInWords[];
  readonly waiting: readonly string[];
  readonly refused: readonly RefusedOperation[];
}

type Slice = (from: number, to: number) => string;

/** Longer texts are shortened to this on cards. */
const SHOWN_UNITS = 120;

/** Everything a card is computed from. */
interface Source {
  readonly state: Thread;
  readonly content: ThreadContent;
  readonly marks: readonly Mark[];
  readonly waiting: string;
  readonly refused: readonly RefusedOperation[];
}

interface Kept {
  readonly source: Source;
  readonly thread: ShownThread;
}

/**
 * Lists the threads in text order, those on the whole document first. Unchanged threads are reused, and text is read
 * only for changed ones: this runs after every key, with thousands of threads.
 */
export class ThreadReader {
  #before = new Map<string, Kept>();
  #list: readonly ShownThread[] = [];

  read(view: ReviewView, slice: Slice): readonly ShownThread[] {
    const marks = groupMarks(view.state.marks);
    const kept = new Map<string, Kept>();
    const threads: { at: number; thread: ShownThread }[] = [];
    for (const [id, state] of view.state.threads) {
      const content = view.content.get(id);
      if (!content || state.status === 'deleted') continue;
      const own = marks.get(id) ?? [];
      const source = readSource(view, { state, content }, own);
      const old = this.#before.get(id);
      const one = old && isSame(old.source, source) ? old : { source, thread: describeThread(source, slice) };
      kept.set(id, one);
      threads.push({ at: state.isAnchored ? (own[0]?.from ?? Infinity) : -1, thread: one.thread });
    }
    this.#before = kept;
    const list = threads.toSorted((a, b) => a.at - b.at || a.thread.time - b.thread.time).map(({ thread }) => thread);
    const isOld = list.length === this.#list.length && list.every((thread, at) => thread === this.#list[at]);
    if (!isOld) this.#list = list;
    return this.#list;
  }
}

function groupMarks(marks: readonly Mark[]): Map<string, Mark[]> {
  const groups = new Map<string, Mark[]>();
  for (const mark of marks) {
    const own = groups.get(mark.thread);
    if (own) own.push(mark);
    else groups.set(mark.thread, [mark]);
  }
  return groups;
}

const NONE: readonly RefusedOperation[] = [];

function readSource(
  view: ReviewView,
  { state, content }: Pick<Source, 'state' | 'content'>,
  marks: readonly Mark[],
): Source {
  const { id } = content;
  // If many suggestions were decided in one operation, only the first card explains the refusal.
  const isAbout = ({ effect }: RefusedOperation): boolean => listSubjects(effect)[0] === id;
  const waiting =
    view.waiting.size === 0
      ? []
      : [id, ...content.messages.map((message) => message.id)].filter((one) => view.waiting.has(one));
  return {
    state,
    content,
    marks,
    waiting: waiting.join(' '),
    refused: view.refused.length === 0 ? NONE : view.refused.filter(isAbout),
  };
}

function isSame(a: Source, b: Source): boolean {
  return (
    a.state === b.state &&
    a.content === b.content &&
    a.waiting === b.waiting &&
    a.refused.length === b.refused.length &&
    a.refused.every((one, at) => one === b.refused[at]) &&
    a.marks.length === b.marks.length &&
    a.marks.every((mark, at) => isSameText(mark, b.marks[at] as Mark))
  );
}

function describeThread({ state, content, marks, waiting, refused }: Source, slice: Slice): ShownThread {
  return {
    id: content.id,
    kind: state.kind,
    status: state.status,
    by: state.by,
    name: content.name,
    time: content.time,
    ...(content.word ? { word: content.word } : {}),
    quote: content.quote,
    isAnchored: state.isAnchored,
    isLost: state.isAnchored && state.kind === 'comment' && marks.every((mark) => isLost(mark)),
    messages: content.messages,
    decidedName: content.decidedName,
    changes: state.kind === 'suggestion' ? describeChanges(marks, slice) : [],
    waiting: waiting === '' ? [] : waiting.split(' '),
    refused,
  };
}

function describeChanges(marks: readonly Mark[], slice: Slice): ChangeInWords[] {
  const hunks = new Map<string, { cut: string; insert: string; from: number; to: number }>();
  for (const { kind, hunk: id, from, to, text } of marks) {
    if (kind === 'anchor') continue;
    const hunk = hunks.get(id) ?? { cut: '', insert: '', from, to };
    hunks.set(id, hunk);
    hunk.from = Math.min(hunk.from, from);
    hunk.to = Math.max(hunk.to, to);
    if (kind === 'insert' || kind === 'done') hunk.insert += text;
    else hunk.cut += kind === 'gone' ? text : slice(from, Math.min(to, from + SHOWN_UNITS + 1));
  }
  return [...hunks.values()].map(({ cut, insert, from, to }) => ({
    before: showBefore(slice(Math.max(0, from - AROUND_UNITS), from)),
    cut: showChanged(cut),
    insert: showChanged(insert),
    after: showAfter(slice(to, to + AROUND_UNITS)),
  }));
}

/** Joined or divided paragraphs get the sign that the text has for a break; a space alone would say nothing. */
const showChanged = (text: string): string => (text.includes('\n') && text.trim() === '' ? '¶' : shorten(text));

/** Length of the text shown before and after a change. */
const AROUND_UNITS = 40;

/** Whole words from the same line. */
function showBefore(text: string): string {
  const line = text.slice(text.lastIndexOf('\n') + 1);
  const isCut = line.length === AROUND_UNITS;
  // Without a space, as in Japanese or a long address, it is cut where it is.
  return isCut ? showPlain(line.replace(/^\S*\s|^[^[\]]*\]|^/u, '…')) : showPlain(line);
}

function showAfter(text: string): string {
  const [line = ''] = text.split('\n', 1);
  return line.length === AROUND_UNITS ? showPlain(line).replace(/\s*\[[^\]]*$|\s\S*$|$/u, '…') : showPlain(line);
}

/** Citations and references, also those cut off at the end. */
const CITED = /\[[^[\]@]*@[^[\]]*(?:\]|$)|(?<![\p{L}\p{N}])@[\p{L}\p{N}_]+(?:[:.#$%&+?~/-][\p{L}\p{N}_]+)*/gu;

/** Without Markdown, which would be distracting on a card; citations stay, for {@link showCited}. */
function showPlain(markdown: string): string {
  const plain = markdown.toWellFormed().replaceAll(/\[\^[^[\]]*(?:\]|$)|\^\[[^[\]]*(?:\]|$)/gu, '');
  let shown = '';
  let at = 0;
  for (const { 0: cited, index } of plain.matchAll(CITED)) {
    shown += stripMarks(plain.slice(at, index)) + cited;
    at = index + cited.length;
  }
  return shown + stripMarks(plain.slice(at));
}

const stripMarks = (markdown: string): string => markdown.replaceAll(/\]\([^()]*(?:\)|$)|[*`[\]]/gu, '');

/** With citations and references as in the text; a label that cannot be drawn would tell readers nothing. */
export function showCited(plain: string, cite: (source: string) => string | null): string {
  return plain.replaceAll(CITED, (source) => {
    if (source.startsWith('[')) return cite(source) ?? '(…)';
    return cite(source) ?? (/^@(?:fig|tbl|tab|sec|eq|lst):/u.test(source) ? '…' : source);
  });
}

/** On one line, and cut off at a word. */
export function shorten(text: string, units: number = SHOWN_UNITS): string {
  const line = text.replaceAll(/\s+/gu, ' ');
  if (line.length <= units) return line;
  const start = line.slice(0, units).toWellFormed();
  const end = line[units] === ' ' ? units : start.lastIndexOf(' ');
  return `${end > units / 2 ? start.slice(0, end) : start}…`;
}

export interface ThreadFilter {
  readonly status: 'open' | 'closed';
  /** An account's ID, 'mine' for threads the reader takes part in, or null for all. */
  readonly author: string | null;
}

export function filterThreads(threads: readonly ShownThread[], filter: ThreadFilter, me: string): ShownThread[] {
  return threads.filter(({ status, by, messages }) => {
    if ((status === 'open') !== (filter.status === 'open')) return false;
    if (filter.author === null) return true;
    if (filter.author !== 'mine') return by === filter.author;
    return by === me || messages.some((message) => message.by === me);
  });
}
