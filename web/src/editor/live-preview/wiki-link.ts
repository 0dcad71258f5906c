import type { Construct } from './construct.ts';

/** `[[target|title]]` collapses to its title; with the caret in it, all of it shows. */
export const wikiLinkPreview: Construct = {
  nodes: ['WikiLink'],
  draw(node, cx) {
    const marks = node.node.getChildren('WikiMark');
    const [open, second] = marks;
    const close = marks.at(-1);
    if (!open || !second || !close) return;
    const title = marks.length > 2 ? second.to : open.to;
    const shown = cx.touches(node.from, node.to);
    cx.tell(title, close.from, 'cm-link', 'link');
    if (shown) {
      cx.mark(node.from, title, 'cm-mark');
      cx.shorten(node.from, title);
    } else cx.hide(node.from, title);
    if (shown) cx.mark(close.from, close.to, 'cm-mark');
    else cx.hide(close.from, close.to);
    return false;
  },
};
