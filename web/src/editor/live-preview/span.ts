import { readAttributes } from '../markdown/scan.ts';
import type { Construct } from './construct.ts';

const classStyles: Readonly<Record<string, string>> = {
  smallcaps: 'cm-smallcaps',
  underline: 'cm-underline',
  ul: 'cm-underline',
  mark: 'cm-highlight',
};

/** `[text]{.class}`: only the text shows, styled like pandoc styles the class. */
export const span: Construct = {
  nodes: ['BracketedSpan'],
  draw(node, cx) {
    const attributes = node.node.getChild('Attributes');
    if (!attributes) return;
    const { classes } = readAttributes(cx.slice(attributes.from, attributes.to));
    const style = classes.map((name) => classStyles[name]).filter(Boolean);
    cx.mark(node.from, node.to, style.join(' ') || 'cm-span');
    const shown = cx.touches(node.from, node.to);
    for (const mark of [...node.node.getChildren('SpanMark'), attributes]) {
      if (shown) cx.mark(mark.from, mark.to, 'cm-mark cm-attributes');
      else cx.hide(mark.from, mark.to);
    }
    if (shown) cx.shorten(attributes.from, attributes.to);
  },
};
