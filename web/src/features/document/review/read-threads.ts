import { isLost, type Mark, type ThreadStatus } from '@scriptorium/contract/review/core/state.ts';
import type { MessageJson } from '@scriptorium/contract/review/messages.ts';
import type { RefusedOperation, ReviewView } from '../../../editor/collab/document-review.ts';

/** One suggested change in words. */
export interface ChangeInWords {
  readonly cut: string;
  readonly insert: string;
}

/** A comment or suggestion as its card shows it. The same value as long as nothing on the card is different. */
export interface ShownThread {
  readonly id: string;
  readonly kind: 'comment' | 'suggestion';
  readonly status: ThreadStatus;
  readonly by: string;
  readonly name: string;
  readonly time: number;
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

/** Longer texts are shortened on a card. */
const SHOWN_UNITS = 120;

interface Kept {
  readonly key: string;
  readonly thread: ShownThread;
}

/** Reads the threads in the order of the text, those on the whole document first; keeps what has not changed. */
export class ThreadReader {
  #before = new Map<string, Kept>();

  read(view: ReviewView, slice: Slice): ShownThread[] {
    const marks = new Map<string, Mark[]>();
    for (const mark of view.state.marks) {
      const own = marks.get(mark.thread);
      if (own) own.push(mark);
      else marks.set(mark.thread, [mark]);
    }
    const kept = new Map<string, Kept>();
    const threads: { at: number; thread: ShownThread }[] = [];
    for (const id of view.state.threads.keys()) {
      const own = marks.get(id) ?? [];
      const thread = describeThread(view, id, own, slice);
      if (thread === null) continue;
      const key = JSON.stringify(thread);
      const old = this.#before.get(id);
      const shown = old?.key === key ? old.thread : thread;
      kept.set(id, { key, thread: shown });
      threads.push({ at: shown.isAnchored ? (own[0]?.from ?? Infinity) : -1, thread: shown });
    }
    this.#before = kept;
    return threads.toSorted((a, b) => a.at - b.at || a.thread.time - b.thread.time).map(({ thread }) => thread);
  }
}

function describeThread(view: ReviewView, id: string, marks: readonly Mark[], slice: Slice): ShownThread | null {
  const thread = view.state.threads.get(id);
  const content = view.content.get(id);
  if (!thread || !content || thread.status === 'deleted') return null;
  const isAbout = ({ effect }: RefusedOperation): boolean =>
    ('thread' in effect && effect.thread === id) ||
    ('suggestion' in effect && effect.suggestion === id) ||
    ('suggestions' in effect && effect.suggestions.includes(id));
  return {
    id,
    kind: thread.kind,
    status: thread.status,
    by: thread.by,
    name: content.name,
    time: content.time,
    quote: content.quote,
    isAnchored: thread.isAnchored,
    isLost: thread.isAnchored && thread.kind === 'comment' && marks.every((mark) => isLost(mark)),
    messages: content.messages,
    decidedName: content.decidedName,
    changes: thread.kind === 'suggestion' ? describeChanges(marks, slice) : [],
    waiting: [id, ...content.messages.map((message) => message.id)].filter((one) => view.waiting.has(one)),
    refused: view.refused.filter(isAbout),
  };
}

function describeChanges(marks: readonly Mark[], slice: Slice): ChangeInWords[] {
  const hunks = new Map<string, { cut: string; insert: string }>();
  for (const { kind, hunk: id, from, to, text } of marks) {
    if (kind === 'anchor') continue;
    const hunk = hunks.get(id) ?? { cut: '', insert: '' };
    hunks.set(id, hunk);
    if (kind === 'insert' || kind === 'done') hunk.insert += text;
    else hunk.cut += kind === 'gone' ? text : slice(from, Math.min(to, from + SHOWN_UNITS + 1));
  }
  return [...hunks.values()].map(({ cut, insert }) => ({ cut: shorten(cut), insert: shorten(insert) }));
}

export function shorten(text: string, units: number = SHOWN_UNITS): string {
  const line = text.replaceAll(/\s+/gu, ' ');
  return line.length > units ? `${line.slice(0, units).toWellFormed()}…` : line;
}

export interface ThreadFilter {
  readonly status: 'open' | 'closed';
  /** Id of an account, 'mine' for the threads that this account takes part in, or null for all. */
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
