import {
  type ChangeDesc,
  type EditorState,
  type Extension,
  Prec,
  type Range,
  StateEffect,
  StateField,
} from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';

/** How a line keeps its rows and its height when the caret enters it. */
export interface Fit {
  /** Minimum height in pixels, if its source is lower than the rendering; 0 for its natural height. */
  readonly height: number;
  /** How full rows get more room: 0 not at all, from 1 by the margin; see `spacings` and `rooms`. */
  readonly level: number;
  /** Where its rows end, from the start of the line. */
  readonly ends: readonly number[];
  /** The rows that have no room for their source, by their ends. */
  readonly full: readonly (readonly [from: number, to: number])[];
}

class RowEnd extends WidgetType {
  override eq(): boolean {
    return true;
  }

  toDOM(): HTMLElement {
    const end = document.createElement('span');
    end.append(document.createElement('br'));
    return end;
  }

  override get lineBreaks(): number {
    return 1;
  }
}

// A caret between two rows is shown in the second, as where a line wraps by itself.
const rowEnd = Decoration.widget({ widget: new RowEnd(), side: -1 });

/**
 * At every level, a full row may extend into the margin, as rows of ragged text end anywhere. Then markup gets smaller,
 * and words a little closer together, as typesetters do it. Letter spacing stays the same: a tight row would stand out
 * from its neighbours.
 */
const spacings = [
  ['inherit', 'inherit', '1em'],
  ['inherit', 'inherit', '.85em'],
  ['inherit', '-.02em', '.8em'],
  ['inherit', '-.04em', '.75em'],
] as const;
/** At further levels, only this many characters of long source are shown on each side of the caret. */
const rooms = [40, 24, 14, 8, 4, 2, 1] as const;
/** In a narrow column with a full last row, even that may not suffice. */
const lastResorts = [
  ['-.012em', '-.04em', '.7em'],
  ['-.03em', '-.04em', '.65em'],
  ['-.05em', '-.06em', '.6em'],
  ['-.06em', '-.1em', '.6em'],
] as const;

export const tightest = spacings.length + rooms.length + lastResorts.length;

const intoMargin = Decoration.line({ class: 'cm-into-margin' });

function nameSpacing(level: number): string {
  const beyond = level - spacings.length - rooms.length;
  return `cm-tight-${beyond > 0 ? spacings.length + beyond : Math.min(level, spacings.length)}`;
}

/** Sets the fits of the lines starting at these positions. */
export const setFits = StateEffect.define<ReadonlyMap<number, Fit>>();

/** Whether a selection reaches the line at a position. */
export function isTouched(state: EditorState, at: number): boolean {
  const { from, to } = state.doc.lineAt(at);
  return state.selection.ranges.some((range) => range.from <= to && range.to >= from);
}

/** Maps per-line data through a change, dropping edited lines: they may take the room they need. */
export function mapLines<T>(
  lines: ReadonlyMap<number, T>,
  before: EditorState,
  after: EditorState,
  changes: ChangeDesc,
): ReadonlyMap<number, T> {
  if (lines.size === 0) return lines;
  const kept = new Map<number, T>();
  let same = true;
  for (const [at, value] of lines) {
    const line = before.doc.lineAt(at);
    const touched = !changes.empty && changes.touchesRange(line.from, line.to) !== false;
    const now = touched ? -1 : changes.mapPos(at, 1);
    if (now >= 0 && isTouched(after, now)) kept.set(now, value);
    same &&= now === at && kept.has(now);
  }
  return same ? lines : kept;
}

function drawFits(fits: ReadonlyMap<number, Fit>): DecorationSet {
  if (fits.size === 0) return Decoration.none;
  const ranges: Range<Decoration>[] = [];
  for (const [at, { height, level, ends, full }] of fits) {
    if (height > 0)
      ranges.push(
        Decoration.line({ attributes: { style: `min-height: ${height}px; box-sizing: border-box` } }).range(at),
      );
    for (const end of ends) ranges.push(rowEnd.range(at + end));
    if (level > 0) {
      ranges.push(intoMargin.range(at));
      for (const [from, to] of full)
        ranges.push(Decoration.mark({ class: nameSpacing(level) }).range(at + from, at + to));
    }
  }
  return Decoration.set(ranges, true);
}

export const fitsField = StateField.define<ReadonlyMap<number, Fit>>({
  create: () => new Map(),
  update(value, tr) {
    for (const effect of tr.effects) if (effect.is(setFits)) return effect.value;
    return tr.docChanged || tr.selection ? mapLines(value, tr.startState, tr.state, tr.changes) : value;
  },
  // Around the marks of the text, which inherit the spacing.
  provide: (field) => Prec.high(EditorView.decorations.from(field, drawFits)),
});

/** How many characters of long source fit on each side of the caret. */
export function readRoom(state: EditorState, at: number): number {
  const fits = state.field(fitsField, false);
  if (!fits || fits.size === 0) return Number.POSITIVE_INFINITY;
  const level = fits.get(state.doc.lineAt(at).from)?.level ?? 0;
  return level > spacings.length ? (rooms[level - spacings.length - 1] ?? 1) : Number.POSITIVE_INFINITY;
}

/** Overrides the letter spacing of headings. */
export const fitTheme: Extension = EditorView.theme({
  // The column's own padding, without which the text could be scrolled sideways.
  '.cm-line.cm-into-margin': { marginInlineEnd: 'calc(2px - var(--side))' },
  ...Object.fromEntries(
    [...spacings, ...lastResorts].flatMap(([letterSpacing, wordSpacing, fontSize], index) => {
      const row = `.cm-line .cm-tight-${index + 1}`;
      return [
        [row, { letterSpacing, wordSpacing }],
        ...(fontSize === '1em'
          ? []
          : [
              // Either may be around the other; attributes are small by themselves.
              [
                `${row} .cm-mark:not(.cm-attributes), .cm-line .cm-mark .cm-tight-${index + 1}`,
                { fontSize, letterSpacing: 'inherit' },
              ],
            ]),
      ];
    }),
  ),
});
