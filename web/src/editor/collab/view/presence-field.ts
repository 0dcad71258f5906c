import { StateEffect, StateField, Transaction } from '@codemirror/state';
import type { Extension, Range } from '@codemirror/state';
import { Decoration, EditorView, ViewPlugin, WidgetType } from '@codemirror/view';
import type { DecorationSet, ViewUpdate } from '@codemirror/view';
import { findSeen } from '../../hidden-ranges.ts';
import { faintAsInk } from '../../tinted-ground.ts';

/** Another editor's caret and selection, in local positions. */
export interface PersonMark {
  readonly id: string;
  readonly label: string;
  /** 1…10 */
  readonly color: number;
  readonly anchor: number;
  readonly head: number;
  /** Inactive for a while. */
  readonly idle: boolean;
}

interface ShownMark extends PersonMark {
  /** When they were last seen to move, ms. */
  readonly movedAt: number;
  /** When their name appeared. */
  readonly namedAt: number;
}

/** How long a name is shown, and how long its person must pause for it to appear again: not with every key. */
const NAMED_MS = 2000;
/** In characters: while people write, names only appear where they jump to. */
const JUMP = 80;

export const setPeople = StateEffect.define<readonly PersonMark[]>();
/** Shows someone's name again. */
export const pointOut = StateEffect.define<string>();

/** Positions of other users. Between their messages, the marks are mapped through changes. */
export const peopleField = StateField.define<readonly ShownMark[]>({
  create: () => [],
  update(people, tr) {
    let marks = people;
    const now = tr.annotation(Transaction.time) ?? Date.now();
    for (const effect of tr.effects) {
      if (effect.is(setPeople)) marks = noteMoves(people, effect.value, now);
      if (effect.is(pointOut))
        marks = marks.map((mark) => (mark.id === effect.value ? { ...mark, namedAt: now } : mark));
    }
    if (!tr.docChanged || marks !== people) return marks;
    return marks.map((mark) => ({
      ...mark,
      anchor: tr.changes.mapPos(mark.anchor, 1),
      head: tr.changes.mapPos(mark.head, 1),
    }));
  },
  provide: (field) => EditorView.decorations.from(field, (people) => (view) => drawPeople(view, people)),
});

function noteMoves(before: readonly ShownMark[], people: readonly PersonMark[], now: number): readonly ShownMark[] {
  return people.map((mark) => {
    const known = before.find(({ id }) => id === mark.id);
    if (known === undefined) return { ...mark, movedAt: now, namedAt: now };
    if (known.head === mark.head) return { ...mark, movedAt: known.movedAt, namedAt: known.namedAt };
    const isNews = now - known.movedAt > NAMED_MS || Math.abs(mark.head - known.head) > JUMP;
    return { ...mark, movedAt: now, namedAt: isNews ? now : known.namedAt };
  });
}

class CaretWidget extends WidgetType {
  readonly #mark: ShownMark;

  constructor(mark: ShownMark) {
    super();
    this.#mark = mark;
  }

  override eq(other: CaretWidget): boolean {
    return (
      other.#mark.id === this.#mark.id &&
      other.#mark.label === this.#mark.label &&
      other.#mark.namedAt === this.#mark.namedAt &&
      other.#mark.color === this.#mark.color
    );
  }

  override toDOM(): HTMLElement {
    const caret = document.createElement('span');
    caret.className = `cm-person-caret cm-person-${this.#mark.color}`;
    caret.setAttribute('aria-hidden', 'true');
    const flag = document.createElement('span');
    flag.className = 'cm-person-flag';
    const name = document.createElement('bdi');
    name.textContent = this.#mark.label;
    flag.append(name);
    // Redrawn while its person writes, it disappears when it would have anyway.
    caret.style.setProperty('--named-for', `${this.#mark.namedAt + NAMED_MS - Date.now()}ms`);
    // Word joiners keep the caret from allowing a line break.
    caret.append('\u2060', flag, '\u2060');
    return caret;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

function drawPeople(view: EditorView, people: readonly ShownMark[]): DecorationSet {
  const end = view.state.doc.length;
  const ranges: Range<Decoration>[] = [];
  for (const mark of people) {
    const head = Math.min(mark.head, end);
    const anchor = Math.min(mark.anchor, end);
    const [from, to] = head < anchor ? [head, anchor] : [anchor, head];
    if (from < to)
      ranges.push(Decoration.mark({ class: `cm-person-selection cm-person-${mark.color}` }).range(from, to));
    ranges.push(
      Decoration.widget({ widget: new CaretWidget(mark), side: head < anchor ? -1 : 1 }).range(findSeen(view, head)),
    );
  }
  return Decoration.set(ranges, true);
}

/** A name that would extend beyond the text goes on the other side of its caret. */
const keepFlagsInside = ViewPlugin.fromClass(
  class {
    update({ view, startState, state, docChanged, geometryChanged }: ViewUpdate): void {
      const people = state.field(peopleField);
      if (people.length === 0) return;
      if (people !== startState.field(peopleField) || docChanged || geometryChanged)
        view.requestMeasure({ key: this, read: findBeyond, write: turnFlags });
    }
  },
);

function findBeyond(view: EditorView): readonly (readonly [HTMLElement, boolean])[] {
  const { left, right } = view.contentDOM.getBoundingClientRect();
  return [...view.contentDOM.querySelectorAll<HTMLElement>('.cm-person-flag')].map((flag) => {
    const caret = flag.parentElement?.getBoundingClientRect();
    const runsLeft = getComputedStyle(flag.parentElement ?? flag).direction === 'rtl';
    const at = caret === undefined ? 0 : caret.left;
    const isBeyond = runsLeft ? at - flag.offsetWidth < left : at + flag.offsetWidth > right;
    return [flag, isBeyond];
  });
}

function turnFlags(flags: ReturnType<typeof findBeyond>): void {
  for (const [flag, isBeyond] of flags) flag.classList.toggle('cm-person-flag-back', isBeyond);
}

const colors = Object.fromEntries(
  Array.from({ length: 10 }, (_, i) => [
    `.cm-person-${i + 1}`,
    { '--person': `var(--person-${i + 1})`, '--on-person': `var(--on-person-${i + 1})` },
  ]),
);

const theme = EditorView.baseTheme({
  ...colors,
  '.cm-person-caret': {
    position: 'relative',
    marginInline: '-1px',
    borderInlineStart: '2px solid var(--person)',
  },
  // The name disappears, as it covers text; a dot takes its place and shows it again on hover.
  '.cm-person-caret::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '-4px',
    top: '-4px',
    width: '6px',
    height: '6px',
    borderRadius: '50%',
    background: 'var(--person)',
    animation: 'cm-person-dot .2s var(--named-for) backwards',
  },
  '@keyframes cm-person-dot': { from: { opacity: '0' } },
  '.cm-person-caret:hover::before': { opacity: '0' },
  '.cm-person-caret:hover .cm-person-flag': { animation: 'none' },
  '@keyframes cm-person-leaves': { to: { opacity: '0' } },
  '.cm-person-flag': {
    animation: 'cm-person-leaves .2s var(--named-for) forwards',
    position: 'absolute',
    insetInlineStart: '-2px',
    // Between the descenders of the line above and the ascenders of its own, so that it covers no letters.
    bottom: 'calc(100% - 5px)',
    padding: '0 4px',
    borderRadius: '3px 3px 3px 0',
    background: 'var(--person)',
    color: 'var(--on-person)',
    fontFamily: 'var(--font-ui, sans-serif)',
    fontSize: '10.5px',
    lineHeight: '12.5px',
    fontWeight: '500',
    fontStyle: 'normal',
    letterSpacing: '0',
    textIndent: '0',
    maxWidth: '180px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
    userSelect: 'none',
    zIndex: '5',
  },
  '.cm-person-flag-back': { insetInlineStart: 'auto', insetInlineEnd: '0', borderRadius: '3px 3px 0 3px' },
  // A flag on the first line would be cut off above it.
  '.cm-line:first-child .cm-person-flag': { bottom: 'auto', top: '100%' },
  '.cm-person-selection': { ...faintAsInk, backgroundColor: 'color-mix(in srgb, var(--person) 18%, transparent)' },
});

export function showPeople(): Extension {
  return [peopleField, keepFlagsInside, theme];
}
