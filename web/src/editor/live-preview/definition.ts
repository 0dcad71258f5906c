import type { Construct } from './construct.ts';

/** Terms and definitions. Beside a table the same mark is the table's caption, rendered by the table. */
export const definition: Construct = {
  nodes: ['Definition'],
  draw(node, cx) {
    const mark = node.node.getChild('DefinitionMark');
    const before = node.node.prevSibling;
    if (before?.name === 'Table' || node.node.nextSibling?.name === 'Table') {
      cx.lines(node.from, node.to, 'cm-table-caption');
      if (mark) cx.mark(mark.from, mark.to, 'cm-mark');
      return;
    }
    if (before?.name === 'Paragraph') cx.lines(before.from, before.to, 'cm-term');
    cx.lines(node.from, node.to, 'cm-definition');
    if (!mark) return;
    const line = cx.state.doc.lineAt(mark.from);
    const text = mark.to + /^[ \t]*/.exec(cx.slice(mark.to, line.to))![0].length;
    if (cx.touches(line.from, line.to)) cx.mark(mark.from, text, 'cm-mark');
    else cx.hide(line.from, text);
  },
};
