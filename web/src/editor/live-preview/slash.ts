import type { Construct } from './construct.ts';

/** “Events / features” breaks after the slash, never before it. */
export const slash: Construct = {
  nodes: ['Paragraph', 'Task'],
  draw(node, cx) {
    const { from, to } = cx.clip(node.from, node.to);
    if (from >= to) return;
    for (const { index } of cx.slice(from, to).matchAll(/(?<=\S) \/(?= )/g))
      cx.mark(from + index, from + index + 2, 'cm-unbroken');
  },
};
