import type { Construct } from './construct.ts';
import { findFold } from './fold-heading.ts';

const names = [1, 2, 3, 4, 5, 6].flatMap((level) =>
  level < 3 ? [`ATXHeading${level}`, `SetextHeading${level}`] : [`ATXHeading${level}`],
);

/** Headings are sized on every line they span; number signs and attributes show while the caret is in them. */
export const heading: Construct = {
  nodes: names,
  draw(node, cx) {
    const level = node.name.at(-1)!;
    if (node.node.parent?.name === 'Blockquote') return;
    cx.lines(node.from, node.to, `cm-heading cm-h${level}`);
    const first = cx.state.doc.lineAt(node.from);
    const last = cx.state.doc.lineAt(node.to);
    if (last.number < cx.state.doc.lines && cx.state.doc.line(last.number + 1).length > 0)
      cx.line(last.from, 'cm-heading-close');
    // An empty heading has no name yet.
    if (/[^#\s]/.test(cx.slice(node.from, node.to))) cx.announceHeading(node.from, level);
    const shown = cx.touches(node.from, node.to);
    // Folded by its marker; inside other blocks there is no room for one.
    if (node.node.parent?.name === 'Document' && first.from === node.from) {
      const state = findFold(cx.state, first) ? ' cm-folded' : shown ? ' cm-fold-near' : '';
      cx.line(first.from, `cm-fold-head${state}`);
    }
    for (const mark of node.node.getChildren('HeaderMark')) {
      if (node.name.startsWith('Setext')) {
        cx.line(mark.from, 'cm-setext');
        cx.mark(mark.from, mark.to, 'cm-mark');
      } else if (shown) cx.mark(mark.from, mark.to, 'cm-mark');
      else if (mark.from === node.from)
        cx.hide(mark.from, Math.min(node.to, mark.to + /^[ \t]*/.exec(cx.slice(mark.to, node.to))![0].length));
      else cx.hide(mark.from - /[ \t]*$/.exec(cx.slice(node.from, mark.from))![0].length, mark.to);
    }
    for (const attributes of node.node.getChildren('Attributes')) {
      if (shown) {
        cx.mark(attributes.from, attributes.to, 'cm-mark cm-attributes');
        cx.shorten(attributes.from, attributes.to);
      } else
        cx.hide(
          attributes.from - /(?:[ \t]+#+)?[ \t]*$/.exec(cx.slice(node.from, attributes.from))![0].length,
          attributes.to,
        );
    }
  },
};
