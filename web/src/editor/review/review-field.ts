import { type EditorState, RangeSet, RangeValue, StateEffect, StateField } from '@codemirror/state';

/** One mark of a thread as shown in the text. */
export interface ShownMark {
  readonly thread: string;
  readonly kind: 'comment' | 'insert' | 'cut';
  readonly from: number;
  readonly to: number;
  /** The suggested insertion. */
  readonly text: string;
  /** The thread's author, and the number of their colour. */
  readonly name: string;
  readonly color: number;
  /** Only holds its place here; it is drawn elsewhere. */
  readonly isApart: boolean;
}

export class MarkValue extends RangeValue {
  readonly mark: ShownMark;
  override startSide = 1;
  override endSide = -1;

  constructor(mark: ShownMark) {
    super();
    this.mark = mark;
    // Otherwise an empty range would end before it begins.
    if (mark.from === mark.to) this.startSide = -1;
  }

  override eq(other: MarkValue): boolean {
    return other.mark === this.mark;
  }
}

interface ShownReview {
  /** In positions of this state: mapped over each change, and replaced when the review changes. */
  readonly marks: RangeSet<MarkValue>;
  /** The thread whose card is open. */
  readonly active: string | null;
  /** The passage of the comment being written. */
  readonly draft: { readonly from: number; readonly to: number } | null;
  /** Threads with something new by others. */
  readonly unseen: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/** The ID of the card on which a comment is being written. */
export const DRAFT = 'draft';

export const showMarks = StateEffect.define<readonly ShownMark[]>();
export const activateThread = StateEffect.define<string | null>();
export const showUnseen = StateEffect.define<ReadonlySet<string>>();

export const placeDraft = StateEffect.define<{ readonly from: number; readonly to: number } | null>();

export const reviewField = StateField.define<ShownReview>({
  create: () => ({ marks: RangeSet.empty, active: null, draft: null, unseen: NONE }),
  update(value, tr) {
    let { marks, active, draft, unseen } = value;
    if (tr.docChanged) marks = marks.map(tr.changes);
    if (tr.docChanged && draft) {
      const from = tr.changes.mapPos(draft.from, 1);
      draft = { from, to: Math.max(from, tr.changes.mapPos(draft.to, -1)) };
    }
    for (const effect of tr.effects) {
      if (effect.is(showMarks)) marks = buildMarks(effect.value, tr.newDoc.length);
      if (effect.is(activateThread)) active = effect.value;
      if (effect.is(placeDraft)) draft = effect.value;
      if (effect.is(showUnseen)) unseen = effect.value;
    }
    const isSame = marks === value.marks && active === value.active && draft === value.draft && unseen === value.unseen;
    return isSame ? value : { marks, active, draft, unseen };
  },
});

function buildMarks(marks: readonly ShownMark[], length: number): RangeSet<MarkValue> {
  const inside = marks.filter(({ to }) => to <= length);
  return RangeSet.of(
    inside.map((mark) => new MarkValue(mark).range(mark.from, mark.to)),
    true,
  );
}

/** A thread's first place in the text; null if it has none. */
export function findThread(state: EditorState, thread: string): { from: number; to: number } | null {
  let found: { from: number; to: number } | null = null;
  state.field(reviewField, false)?.marks.between(0, state.doc.length, (from, to, { mark }) => {
    if (mark.thread !== thread) return undefined;
    found = { from, to };
    return false;
  });
  return found;
}

/** Open suggestions touching a range, in text order. */
export function suggestionsIn(state: EditorState, from: number, to: number): string[] {
  const found = new Set<string>();
  state.field(reviewField, false)?.marks.between(from, to, (_from, _to, { mark }) => {
    if (mark.kind !== 'comment') found.add(mark.thread);
  });
  return [...found];
}

/** Threads at a position, the one with the shortest mark first. */
export function threadsAt(state: EditorState, at: number): string[] {
  const found: { thread: string; length: number }[] = [];
  state.field(reviewField, false)?.marks.between(at, at, (from, to, { mark }) => {
    found.push({ thread: mark.thread, length: to - from });
  });
  return found.toSorted((a, b) => a.length - b.length).map(({ thread }) => thread);
}
