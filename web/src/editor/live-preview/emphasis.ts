import type { Construct } from './construct.ts';

const styles: Readonly<Record<string, readonly [className: string, mark: string]>> = {
  Emphasis: ['cm-em', 'EmphasisMark'],
  StrongEmphasis: ['cm-strong', 'EmphasisMark'],
  Strikethrough: ['cm-strike', 'StrikethroughMark'],
  Highlight: ['cm-highlight', 'HighlightMark'],
  Superscript: ['cm-sup', 'SuperscriptMark'],
  Subscript: ['cm-sub', 'SubscriptMark'],
};

/** Everything that is a pair of marks around text. */
export const emphasis: Construct = {
  nodes: [...Object.keys(styles), 'Escape'],
  draw(node, cx) {
    const shown = cx.touches(node.from, node.to);
    if (node.name === 'Escape') {
      if (shown) cx.mark(node.from, node.from + 1, 'cm-mark');
      else cx.hide(node.from, node.from + 1);
      return;
    }
    const [className, markName] = styles[node.name]!;
    cx.mark(node.from, node.to, className);
    for (const mark of node.node.getChildren(markName)) {
      if (shown) cx.mark(mark.from, mark.to, 'cm-mark');
      else cx.hide(mark.from, mark.to);
    }
  },
};
