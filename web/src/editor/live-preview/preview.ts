import { foldedRanges, syntaxTree } from '@codemirror/language';
import type { ChangeDesc, EditorState, Extension, Range } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { announceBlocks } from './announce-blocks.ts';
import { blocks, blockElementsField } from './blocks.ts';
import { citation } from './citation.ts';
import { codeBlock } from './code-block.ts';
import { collectDecorations, type Construct } from './construct.ts';
import { definition } from './definition.ts';
import { emphasis } from './emphasis.ts';
import { fencedDiv } from './fenced-div.ts';
import { fitsField } from './fit-rows.ts';
import { foldHeading } from './fold-heading.ts';
import { footnote } from './footnote.ts';
import { frontMatterSource } from './front-matter.ts';
import { heading } from './heading.ts';
import { holdPlace } from './hold-place.ts';
import { inlineImage } from './image.ts';
import { inlineCode } from './inline-code.ts';
import { keepRows } from './keep-rows.ts';
import { labelsField, labelsOf } from './labels.ts';
import { link } from './link.ts';
import { list } from './list.ts';
import { findRedrawn, type Part, staysDrawn } from './keep-drawn.ts';
import { inlineMath } from './math.ts';
import { quote } from './quote.ts';
import { raw } from './raw.ts';
import { redraw } from './redraw.ts';
import { referencesField } from './references.ts';
import { revealOnEntry } from './reveal.ts';
import { rule } from './rule.ts';
import { span } from './span.ts';
import { gridTableSource, tableSource } from './table.ts';
import { blankLines } from './blank-lines.ts';
import { wikiLinkPreview } from './wiki-link.ts';

/** All that is drawn within the lines. */
export const constructs: readonly Construct[] = [
  heading,
  emphasis,
  inlineCode,
  link,
  wikiLinkPreview,
  inlineImage,
  list,
  quote,
  rule,
  inlineMath,
  footnote,
  citation,
  tableSource,
  gridTableSource,
  frontMatterSource,
  codeBlock,
  definition,
  fencedDiv,
  span,
  raw,
];

const byNode = new Map<string, Construct[]>();
for (const construct of constructs) {
  for (const name of construct.nodes) byNode.set(name, [...(byNode.get(name) ?? []), construct]);
}

/** The inline decorations of a part of the text; pure, so that tests need no browser. */
export function drawPreview(state: EditorState, from: number, to: number): DecorationSet {
  const { cx, ranges } = collectDecorations(state, state.field(referencesField, false) ?? new Map(), { from, to });
  const taken = state.field(blockElementsField, false);
  syntaxTree(state).iterate({
    from,
    to,
    enter: (node) => {
      const handlers = byNode.get(node.name);
      if (!handlers) return true;
      if (taken?.covers(node.from, node.to)) return false;
      let inside = true;
      for (const handler of handlers) if (handler.draw(node, cx) === false) inside = false;
      return inside;
    },
  });
  blankLines(cx, from, to);
  // A block that reaches out of the part has decorations there, too.
  return Decoration.set(dropOverlaps(ranges.filter((range) => range.to >= from && range.from <= to)), true);
}

/** What is drawn of several parts. */
export function drawParts(state: EditorState, parts: readonly Part[]): DecorationSet {
  const drawn = parts.map(({ from, to }) => drawPreview(state, from, to));
  return drawn.length === 1 ? drawn[0]! : Decoration.set(drawn.flatMap(listRanges), true);
}

/** What is drawn of parts after a transaction, from what was drawn before; null if all of it has to be drawn. */
export function updatePreview(
  drawn: DecorationSet,
  parts: readonly Part[],
  tr: { readonly startState: EditorState; readonly state: EditorState; readonly changes: ChangeDesc },
): DecorationSet | null {
  const [first] = parts;
  const last = parts.at(-1);
  const found = first && last && findRedrawn(tr.startState, tr.state, tr.changes, { from: first.from, to: last.to });
  if (!found) return null;
  const { lines, read } = found;
  const isElsewhere = (from: number, to: number): boolean => to < lines.from || from > lines.to;
  const drawnAnew = parts.flatMap((part) => {
    const from = Math.max(read.from, tr.changes.mapPos(part.from, -1));
    const to = Math.min(read.to, tr.changes.mapPos(part.to, 1));
    return from <= to ? listRanges(drawPreview(tr.state, from, to)) : [];
  });
  return drawn.map(tr.changes).update({
    filterFrom: lines.from,
    filterTo: lines.to,
    filter: isElsewhere,
    add: drawnAnew.filter((range) => !isElsewhere(range.from, range.to)),
    sort: true,
  });
}

/** Two replaced ranges must not overlap; the one that begins first and reaches furthest stays. */
function dropOverlaps(ranges: readonly Range<Decoration>[]): Range<Decoration>[] {
  const isReplacing = (range: Range<Decoration>): boolean => range.to > range.from && range.value.point;
  const replacing = ranges.filter(isReplacing).toSorted((a, b) => a.from - b.from || b.to - a.to);
  const kept = new Set<Range<Decoration>>();
  let end = -1;
  for (const range of replacing) {
    if (range.from < end) continue;
    kept.add(range);
    end = range.to;
  }
  return ranges.filter((range) => !isReplacing(range) || kept.has(range));
}

const inlinePreview = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    /** The parts that are drawn. */
    private parts: readonly Part[] = [];
    /** While something was composed it was only moved. */
    private stale = false;

    constructor(view: EditorView) {
      this.decorations = this.draw(view);
    }

    /** Whether the parts in sight are those that are drawn. */
    private areSameParts(update: ViewUpdate, inward: 1 | -1): boolean {
      const { visibleRanges } = update.view;
      return (
        visibleRanges.length === this.parts.length &&
        this.parts.every(({ from, to }, index) => {
          const now = visibleRanges[index]!;
          return (
            update.changes.mapPos(from, inward) === now.from &&
            update.changes.mapPos(to, inward === 1 ? -1 : 1) === now.to
          );
        })
      );
    }

    /** Somebody else's change that leaves all that is in sight as it is. */
    private isFarAway(update: ViewUpdate): boolean {
      return (
        update.docChanged &&
        !update.selectionSet &&
        !update.focusChanged &&
        this.areSameParts(update, 1) &&
        staysDrawn(update.startState, update.state, update.changes, this.parts)
      );
    }

    /** Draws the blocks that were changed and those that the caret is or was in. */
    private drawChanged(update: ViewUpdate): DecorationSet | null {
      return !update.focusChanged && this.areSameParts(update, -1)
        ? updatePreview(this.decorations, this.parts, update)
        : null;
    }

    update(update: ViewUpdate): void {
      // While an input method composes, replacing text under it would break the composition off.
      if (update.view.composing && update.docChanged) {
        this.decorations = this.decorations.map(update.changes);
        this.stale = true;
        return;
      }
      const parsed = syntaxTree(update.startState) !== syntaxTree(update.state);
      const asked = update.transactions.some((tr) => tr.effects.some((effect) => effect.is(redraw)));
      if (!asked && !this.stale && this.isFarAway(update)) {
        this.decorations = this.decorations.map(update.changes);
        this.parts = update.view.visibleRanges;
        return;
      }
      const turned = asked || update.startState.field(fitsField, false) !== update.state.field(fitsField, false);
      if (update.docChanged || update.selectionSet) {
        const drawn = turned || this.stale ? null : this.drawChanged(update);
        if (drawn) {
          this.decorations = drawn;
          this.parts = update.view.visibleRanges;
          return;
        }
      }
      if (
        turned ||
        update.docChanged ||
        update.viewportChanged ||
        update.selectionSet ||
        update.focusChanged ||
        parsed ||
        foldedRanges(update.startState) !== foldedRanges(update.state) ||
        update.startState.field(referencesField, false) !== update.state.field(referencesField, false) ||
        labelsOf(update.startState) !== labelsOf(update.state)
      ) {
        this.decorations = this.draw(update.view);
      }
    }

    draw(view: EditorView): DecorationSet {
      this.parts = view.visibleRanges;
      this.stale = false;
      return drawParts(view.state, view.visibleRanges);
    }
  },
  {
    decorations: (plugin) => plugin.decorations,
  },
);

function listRanges(set: DecorationSet): Range<Decoration>[] {
  const out: Range<Decoration>[] = [];
  for (const cursor = set.iter(); cursor.value; cursor.next()) out.push(cursor.value.range(cursor.from, cursor.to));
  return out;
}

/** Live preview as one extension: what is on the line, what takes whole lines, and when source is shown. */
export const livePreview: Extension = [
  revealOnEntry,
  referencesField,
  labelsField,
  blocks,
  inlinePreview,
  foldHeading,
  holdPlace,
  keepRows,
  announceBlocks,
];
