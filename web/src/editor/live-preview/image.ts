import type { Construct } from './construct.ts';
import { FigureWidget } from './figure.ts';
import { attributesOf, readImage } from './image-source.ts';

/** Images within text; an image alone in a paragraph is a figure, rendered as a block. */
export const inlineImage: Construct = {
  nodes: ['Image'],
  draw(node, cx) {
    const end = attributesOf(node.node)?.to ?? node.to;
    const image = readImage(node.node, cx.slice, cx.references);
    if (!image) return;
    const source = cx.slice(node.from, end);
    if (cx.touches(node.from, end) || source.includes('\n')) {
      for (const mark of node.node.getChildren('LinkMark')) cx.mark(mark.from, mark.to, 'cm-mark');
      const url = node.node.getChild('URL');
      if (url) cx.mark(url.from, url.to, 'cm-mark cm-url');
      cx.shorten(node.from, end);
      return;
    }
    cx.replace(node.from, end, new FigureWidget(image, '', false, 0));
    return false;
  },
};
