import type { Construct } from './construct.ts';

/** Code has a ground of its own; the fences show while the caret is in the block, their lines are always there. */
export const codeBlock: Construct = {
  nodes: ['FencedCode', 'CodeBlock'],
  draw(node, cx) {
    cx.lines(node.from, node.to, 'cm-code-block');
    const first = cx.state.doc.lineAt(node.from);
    const last = cx.state.doc.lineAt(node.to);
    cx.line(first.from, 'cm-code-first');
    cx.line(last.from, 'cm-code-last');
    if (node.name === 'CodeBlock') return;
    const marks = node.node.getChildren('CodeMark');
    const info = node.node.getChild('CodeInfo');
    if (cx.touches(node.from, node.to)) {
      for (const mark of marks) cx.mark(mark.from, mark.to, 'cm-mark');
    } else {
      for (const mark of marks) cx.hide(mark.from, mark.to);
    }
    if (info) cx.mark(info.from, info.to, 'cm-code-info');
    cx.line(first.from, 'cm-code-fence');
    if (marks.length > 1) cx.line(last.from, 'cm-code-fence');
  },
};
