import { ensureSyntaxTree } from '@codemirror/language';
import { EditorSelection, EditorState } from '@codemirror/state';
import type { Decoration } from '@codemirror/view';
import { citationSupport } from '../citations/library.ts';
import { markdown } from '../languages/markdown.ts';
import { gridsField } from '../tables/open-grids.ts';
import { blockElementsField } from './blocks.ts';
import { drawPreview, livePreview } from './preview.ts';

/* The rendering of a text, as text. For tests. */

/** The state once fully parsed, however busy the machine is. */
export function settle(state: EditorState): EditorState {
  ensureSyntaxTree(state, state.doc.length, 20_000);
  return state.update({}).state;
}

/** A text with a user selection, which is what reveals source. */
export function open(text: string, anchor: number, head = anchor): EditorState {
  const state = settle(EditorState.create({ doc: text, extensions: [markdown(), citationSupport, livePreview] }));
  return state.update({ selection: EditorSelection.single(anchor, head), userEvent: 'select' }).state;
}

export function specOf(decoration: Decoration): {
  readonly class?: string;
  readonly widget?: object;
  readonly block?: boolean;
} {
  return decoration.spec as { readonly class?: string; readonly widget?: object; readonly block?: boolean };
}

/** The visible text: hidden parts omitted, replacements in double brackets. */
export function show(state: EditorState): string {
  const text = state.doc.toString();
  const points: { from: number; to: number; name: string }[] = [];
  const add = (set: ReturnType<typeof drawPreview>): void => {
    for (const cursor = set.iter(); cursor.value; cursor.next()) {
      if (!cursor.value.point || specOf(cursor.value).class) continue;
      const widget = specOf(cursor.value).widget;
      // A button beside the text is not part of it; a figure or formula below its open source is.
      if (cursor.to > cursor.from || (widget && specOf(cursor.value).block))
        points.push({
          from: cursor.from,
          to: cursor.to,
          name: widget ? `⟦${widget.constructor.name.replace('Widget', '')}⟧` : '',
        });
    }
  };
  add(state.field(blockElementsField).decorations);
  add(state.field(gridsField).lines);
  add(drawPreview(state, 0, state.doc.length));
  let out = '';
  let at = 0;
  for (const point of points.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    if (point.from < at) continue;
    out += text.slice(at, point.from) + point.name;
    at = point.to;
  }
  return out + text.slice(at);
}
