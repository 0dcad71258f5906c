import { type ChangeDesc, type EditorState, type Extension, StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView } from '@codemirror/view';

/** How a line keeps its height when the caret enters it. */
export interface Fit {
  /** Minimum height in pixels if its source is lower than the rendering; 0 for its natural height. */
  readonly height: number;
  /** How tightly it is set: 0 not at all, see `spacings` and `rooms`. */
  readonly level: number;
}

/** First, letter and word spacing are tightened. */
const spacings = [
  ['-.006em', '-.01em'],
  ['-.012em', '-.02em'],
  ['-.02em', '-.03em'],
  ['-.03em', '-.05em'],
  ['-.04em', '-.06em'],
] as const;
/** Then only this many characters of long source are shown on each side of the caret. */
const rooms = [40, 24, 14, 8, 4, 2, 1] as const;
/** In a narrow column with a full last row even that may not suffice: then markup is also smaller. */
const lastResorts = [
  ['-.05em', '-.08em', '.8em'],
  ['-.06em', '-.1em', '.7em'],
] as const;

export const tightest = spacings.length + rooms.length + lastResorts.length;

function nameSpacing(level: number): string {
  const beyond = level - spacings.length - rooms.length;
  return level === 0 ? '' : `cm-tight-${beyond > 0 ? spacings.length + beyond : Math.min(level, spacings.length)}`;
}

/** The fits of the lines starting at these positions. */
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

export const fitsField = StateField.define<ReadonlyMap<number, Fit>>({
  create: () => new Map(),
  update(value, tr) {
    for (const effect of tr.effects) if (effect.is(setFits)) return effect.value;
    return tr.docChanged || tr.selection ? mapLines(value, tr.startState, tr.state, tr.changes) : value;
  },
  provide: (field) =>
    EditorView.decorations.from(field, (value) =>
      value.size === 0
        ? Decoration.none
        : Decoration.set(
            [...value].map(([at, { height, level }]) =>
              Decoration.line({
                class: nameSpacing(level),
                attributes: height > 0 ? { style: `min-height: ${height}px; box-sizing: border-box` } : {},
              }).range(at),
            ),
            true,
          ),
    ),
});

/** How many characters of long source fit on each side of the caret. */
export function readRoom(state: EditorState, at: number): number {
  const fits = state.field(fitsField, false);
  if (!fits || fits.size === 0) return Number.POSITIVE_INFINITY;
  const level = fits.get(state.doc.lineAt(at).from)?.level ?? 0;
  return level > spacings.length ? (rooms[level - spacings.length - 1] ?? 1) : Number.POSITIVE_INFINITY;
}

/** Overrides the letter spacing of headings. */
export const fitTheme: Extension = EditorView.theme(
  Object.fromEntries(
    [...spacings, ...lastResorts].flatMap(([letterSpacing, wordSpacing, fontSize], index) => {
      const line = `.cm-line.cm-tight-${index + 1}`;
      return [
        [line, { letterSpacing, wordSpacing }],
        ...(fontSize === undefined ? [] : [[`${line} .cm-mark`, { fontSize, letterSpacing: 'inherit' }]]),
      ];
    }),
  ),
);
