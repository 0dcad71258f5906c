import { foldedRanges, syntaxTree } from '@codemirror/language';
import type { EditorState, Extension, Range } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { hiddenRanges } from '../hidden-ranges.ts';
import { announceBlocks } from './announce-blocks.ts';
import { bibliography } from './bibliography.ts';
import { blocks, blockElementsField } from './blocks.ts';
import { caretCards } from './caret-card.ts';
import { citationCard } from './citation-card.ts';
import { citation } from './citation.ts';
import { codeBlock } from './code-block.ts';
import { findChangedBlock, redrawBlock } from './changed-block.ts';
import { collectDecorations, type Construct } from './construct.ts';
import { definition } from './definition.ts';
import { emphasis } from './emphasis.ts';
import { fencedDiv } from './fenced-div.ts';
import { fitsField } from './fit-rows.ts';
import { foldHeading } from './fold-heading.ts';
import { footnote } from './footnote.ts';
import { formulaCard } from './formula-card.ts';
import { frontMatterSource } from './front-matter.ts';
import { heading } from './heading.ts';
import { holdPlace } from './hold-place.ts';
import { inlineImage } from './image.ts';
import { inlineCode } from './inline-code.ts';
import { keepRows } from './keep-rows.ts';
import { labelsField, labelsOf } from './labels.ts';
import { lineBreak } from './line-break.ts';
import { linkAtCaret } from './link-at-caret.ts';
import { linkCard } from './link-card.ts';
import { link } from './link.ts';
import { list } from './list.ts';
import { isSameWindow, type Part, staysDrawn } from './keep-drawn.ts';
import { inlineMath } from './math.ts';
import { quote } from './quote.ts';
import { raw } from './raw.ts';
import { redraw } from './redraw.ts';
import { referencesField } from './references.ts';
import { revealOnEntry } from './reveal.ts';
import { rule } from './rule.ts';
import { slash } from './slash.ts';
import { sourceCards } from './source-card.ts';
import { span } from './span.ts';
import { gridTableSource, tableSource } from '../tables/table-source.ts';
import { tableEditing } from '../tables/editing.ts';
import { titleForm } from '../title-form/extension.ts';
import { blankLines } from './blank-lines.ts';
import { wikiLinkPreview } from './wiki-link.ts';

/** All inline constructs. */
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
  lineBreak,
  slash,
];

const byNode = new Map<string, Construct[]>();
for (const construct of constructs) {
  for (const name of construct.nodes) byNode.set(name, [...(byNode.get(name) ?? []), construct]);
}

/** The inline decorations of part of the text; pure, so that tests need no browser. */
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
  // A block extending beyond the part has decorations there too.
  return Decoration.set(dropOverlaps(ranges.filter((range) => range.to >= from && range.from <= to)), true);
}

/** Replaced ranges must not overlap: keep the one that starts first and extends furthest. */
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
    /** The ranges rendered. */
    private parts: readonly Part[] = [];
    /** During composition the decorations were only moved. */
    private stale = false;

    constructor(view: EditorView) {
      this.decorations = this.draw(view);
    }

    /** Redraws just the changed block, if that is sufficient. */
    private drawChanged(update: ViewUpdate): DecorationSet | null {
      if (!isSameWindow(update, this.parts)) return null;
      const { startState, state, changes } = update;
      // A remote change that leaves everything visible unchanged.
      if (!update.selectionSet && staysDrawn(startState, state, changes, this.parts))
        return this.decorations.map(changes);
      const block = findChangedBlock(startState, state, changes);
      if (!block || !update.view.visibleRanges.some(({ from, to }) => from <= block.from && to >= block.to))
        return null;
      return redrawBlock(this.decorations, changes, block, listRanges(drawPreview(state, block.from, block.to)));
    }

    update(update: ViewUpdate): void {
      // Replacing text under an active input method would abort the composition.
      if (update.view.composing && update.docChanged) {
        this.decorations = this.decorations.map(update.changes);
        this.stale = true;
        return;
      }
      const parsed = syntaxTree(update.startState) !== syntaxTree(update.state);
      const asked = update.transactions.some((tr) => tr.effects.some((effect) => effect.is(redraw)));
      const changed = asked || this.stale ? null : this.drawChanged(update);
      if (changed) {
        this.decorations = changed;
        this.parts = update.view.visibleRanges;
        return;
      }
      if (
        asked ||
        update.docChanged ||
        update.viewportChanged ||
        update.selectionSet ||
        update.focusChanged ||
        parsed ||
        foldedRanges(update.startState) !== foldedRanges(update.state) ||
        update.startState.field(referencesField, false) !== update.state.field(referencesField, false) ||
        labelsOf(update.startState) !== labelsOf(update.state) ||
        update.startState.field(fitsField, false) !== update.state.field(fitsField, false)
      ) {
        this.decorations = this.draw(update.view);
      }
    }

    draw(view: EditorView): DecorationSet {
      this.parts = view.visibleRanges;
      this.stale = false;
      const parts = view.visibleRanges.map(({ from, to }) => drawPreview(view.state, from, to));
      return parts.length === 1 ? parts[0]! : Decoration.set(parts.flatMap(listRanges), true);
    }
  },
  {
    decorations: (plugin) => plugin.decorations,
  },
);

/** The view drops plugins that throw. */
export function hasPreviewFailed(view: EditorView): boolean {
  return view.state.field(blockElementsField, false) !== undefined && view.plugin(inlinePreview) === null;
}

export function listRanges(set: DecorationSet): Range<Decoration>[] {
  const out: Range<Decoration>[] = [];
  for (const cursor = set.iter(); cursor.value; cursor.next()) out.push(cursor.value.range(cursor.from, cursor.to));
  return out;
}

/** Live preview as one extension: inline rendering, block rendering, and when to reveal source. */
export const livePreview: Extension = [
  revealOnEntry,
  referencesField,
  labelsField,
  titleForm,
  sourceCards,
  formulaCard,
  caretCards,
  citationCard,
  linkAtCaret,
  linkCard,
  blocks,
  tableEditing,
  bibliography,
  inlinePreview,
  hiddenRanges.of((view) => view.plugin(inlinePreview)?.decorations ?? Decoration.none),
  foldHeading,
  holdPlace,
  keepRows,
  announceBlocks,
];
