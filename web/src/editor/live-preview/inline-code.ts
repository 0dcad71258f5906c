import type { Construct } from './construct.ts';

export const inlineCode: Construct = {
  nodes: ['InlineCode'],
  draw(node, cx) {
    const next = node.node.nextSibling;
    const attributes = next?.name === 'Attributes' && next.from === node.to ? next : null;
    const shown = cx.touches(node.from, attributes?.to ?? node.to);
    const [open, close] = node.node.getChildren('CodeMark');
    cx.tell(node.from, node.to, 'cm-code', 'code');
    for (const mark of [open, close]) {
      if (!mark) continue;
      if (shown) cx.mark(mark.from, mark.to, 'cm-mark');
      else cx.hide(mark.from, mark.to);
    }
    if (!attributes) return;
    if (shown) {
      cx.mark(attributes.from, attributes.to, 'cm-mark cm-attributes');
      cx.shorten(attributes.from, attributes.to);
    } else cx.hide(attributes.from, attributes.to);
  },
};
