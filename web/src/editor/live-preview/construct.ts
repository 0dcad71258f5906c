import type { EditorState, Range } from '@codemirror/state';
import { Decoration, type WidgetType } from '@codemirror/view';
import type { SyntaxNodeRef } from '@lezer/common';
import type { LinkTarget, Slice } from '../markdown/link-references.ts';
import { drawSafely } from './draw-safely.ts';
import { readRoom } from './fit-rows.ts';
import { isRevealing } from './reveal.ts';
import { listFar, restChip } from './shorten.ts';

/** The drawing context of a construct, for one pass over the visible text. */
export interface PreviewContext {
  readonly state: EditorState;
  readonly slice: Slice;
  /** The visible part of a range, since a paragraph may be as long as the text; empty unless `from` is below `to`. */
  clip(from: number, to: number): { from: number; to: number };
  readonly references: ReadonlyMap<string, LinkTarget>;
  /** Whether a selection overlaps or touches the range: then its source is shown. */
  touches(from: number, to: number): boolean;
  /** Hides text, but not line breaks. */
  hide(from: number, to: number): void;
  mark(from: number, to: number, className: string, attributes?: Readonly<Record<string, string>>): void;
  /** Styles text and sets its role for screen readers, since its marks are hidden. */
  tell(from: number, to: number, className: string, role: string): void;
  /** Styles the whole line at a position. */
  line(at: number, className: string): void;
  /** Marks a line as a heading for screen readers. */
  announceHeading(at: number, level: string): void;
  /** Styles every line of a range. */
  lines(from: number, to: number, className: string): void;
  replace(from: number, to: number, widget: WidgetType): void;
  /** Shortens visible source far from the caret if its line has no room for it. */
  shorten(from: number, to: number): void;
  /** Inserts a widget after a position. */
  append(at: number, widget: WidgetType): void;
}

/** A Markdown element and how live preview renders it. */
export interface Construct {
  /** Names of the syntax nodes it handles. */
  readonly nodes: readonly string[];
  /** Returns false to skip the node's children. */
  draw(node: SyntaxNodeRef, cx: PreviewContext): boolean | void;
}

const hidden = Decoration.replace({});
const lineStyles = new Map<string, Decoration>();
const markStyles = new Map<string, Decoration>();

function remember(cache: Map<string, Decoration>, className: string, build: () => Decoration): Decoration {
  const known = cache.get(className);
  if (known) return known;
  const built = build();
  cache.set(className, built);
  return built;
}

function headingLevel(level: string): Decoration {
  return remember(lineStyles, `heading ${level}`, () =>
    Decoration.line({ attributes: { role: 'heading', 'aria-level': level } }),
  );
}

/** Collects decorations, added in any order. `from`/`to` clip what extends beyond the visible lines. */
export function collectDecorations(
  state: EditorState,
  references: ReadonlyMap<string, LinkTarget>,
  window: { readonly from: number; readonly to: number },
): { readonly cx: PreviewContext; readonly ranges: Range<Decoration>[] } {
  const ranges: Range<Decoration>[] = [];
  const { doc } = state;
  const revealing = isRevealing(state);
  const drawnLines = new Set<string>();
  const drawLine = (from: number, className: string): void => {
    const key = `${from} ${className}`;
    if (drawnLines.has(key)) return;
    drawnLines.add(key);
    ranges.push(remember(lineStyles, className, () => Decoration.line({ class: className })).range(from));
  };
  const cx: PreviewContext = {
    state,
    references,
    slice: (from, to) => doc.sliceString(from, to),
    clip: (from, to) => ({ from: Math.max(from, window.from), to: Math.min(to, window.to) }),
    touches: (from, to) => revealing && state.selection.ranges.some((range) => range.from <= to && range.to >= from),
    hide: (from, to) => {
      if (to > from) ranges.push(hidden.range(from, to));
    },
    mark: (from, to, className, attributes) => {
      if (to <= from) return;
      const style = attributes
        ? Decoration.mark({ class: className, attributes: { ...attributes } })
        : remember(markStyles, className, () => Decoration.mark({ class: className }));
      ranges.push(style.range(from, to));
    },
    tell: (from, to, className, role) => {
      if (to <= from) return;
      const style = remember(markStyles, `${className} role=${role}`, () =>
        Decoration.mark({ class: className, attributes: { role } }),
      );
      ranges.push(style.range(from, to));
    },
    line: (at, className) => drawLine(doc.lineAt(at).from, className),
    announceHeading: (at, level) => ranges.push(headingLevel(level).range(doc.lineAt(at).from)),
    lines: (from, to, className) => {
      const end = Math.min(to, window.to);
      for (let at = Math.max(from, window.from); at <= end;) {
        const line = doc.lineAt(at);
        drawLine(line.from, className);
        at = line.to + 1;
      }
    },
    replace: (from, to, widget) => {
      if (to > from) ranges.push(Decoration.replace({ widget: drawSafely(widget) }).range(from, to));
    },
    shorten: (from, to) => {
      for (let at = from; at < to;) {
        const line = doc.lineAt(at);
        const end = Math.min(to, line.to);
        const room = readRoom(state, at);
        if (room < end - at)
          for (const far of listFar(at, end, state.selection, room)) ranges.push(restChip.range(far.from, far.to));
        at = line.to + 1;
      }
    },
    append: (at, widget) => ranges.push(Decoration.widget({ widget: drawSafely(widget), side: 1 }).range(at)),
  };
  return { cx, ranges };
}
