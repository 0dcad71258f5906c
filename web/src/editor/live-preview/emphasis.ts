import type { Construct } from './construct.ts';

const styles: Readonly<Record<string, readonly [className: string, mark: string, role: string]>> = {
  Emphasis: ['cm-em', 'EmphasisMark', 'emphasis'],
  StrongEmphasis: ['cm-strong', 'EmphasisMark', 'strong'],
  Strikethrough: ['cm-strike', 'StrikethroughMark', 'deletion'],
  Highlight: ['cm-highlight', 'HighlightMark', 'mark'],
  Superscript: ['cm-sup', 'SuperscriptMark', 'superscript'],
  Subscript: ['cm-sub', 'SubscriptMark', 'subscript'],
};

/** Every pair of inline marks around text. */
export const emphasis: Construct = {
  nodes: [...Object.keys(styles), 'Escape'],
  draw(node, cx) {
    const shown = cx.touches(node.from, node.to);
    if (node.name === 'Escape') {
      if (shown) cx.mark(node.from, node.from + 1, 'cm-mark');
      else cx.hide(node.from, node.from + 1);
      return;
    }
    const [className, markName, role] = styles[node.name]!;
    cx.tell(node.from, node.to, className, role);
    for (const mark of node.node.getChildren(markName)) {
      if (shown) cx.mark(mark.from, mark.to, 'cm-mark');
      else cx.hide(mark.from, mark.to);
    }
  },
};
