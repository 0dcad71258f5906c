import { readAttributes } from '../markdown/scan.ts';
import type { SyntaxNode } from '@lezer/common';
import type { Construct, PreviewContext } from './construct.ts';
import { CalloutLabel } from './quote.ts';

const callouts = /^(?:callout-)?(note|tip|important|warning|caution)$/;

/** The kind of callout that a div is, if it is one, and the word above it. */
function readKind(div: SyntaxNode, cx: PreviewContext): { readonly kind: string | null; readonly name: string | null } {
  const info = div.getChild('FencedDivInfo');
  const source = info ? cx.slice(info.from, info.to) : '';
  const names = source.startsWith('{') ? readAttributes(source).classes : [source];
  const kind = names.map((name) => callouts.exec(name)?.[1]).find(Boolean) ?? null;
  return { kind, name: kind ?? (names[0] || null) };
}

/** Pandoc's divs: a bar and the class as a label; the classes of callouts look like callouts. */
export const fencedDiv: Construct = {
  nodes: ['FencedDiv', 'FencedDivEnd'],
  draw(node, cx) {
    if (node.name === 'FencedDivEnd') {
      const before = node.node.prevSibling;
      const kind = before?.name === 'FencedDiv' ? readKind(before, cx).kind : null;
      cx.line(node.from, kind ? `cm-div cm-callout cm-callout-${kind} cm-div-end` : 'cm-div cm-div-end');
      // Out of sight like the opening one; its line stays.
      const line = cx.state.doc.lineAt(node.from);
      if (cx.touches(line.from, line.to)) cx.mark(node.from, node.to, 'cm-mark');
      else cx.hide(node.from, node.to);
      return;
    }
    const { kind, name } = readKind(node.node, cx);
    cx.lines(node.from, node.to, kind ? `cm-div cm-callout cm-callout-${kind}` : 'cm-div');
    const line = cx.state.doc.lineAt(node.from);
    if (name && !cx.touches(line.from, line.to)) cx.replace(line.from, line.to, new CalloutLabel(name));
    else cx.mark(line.from, line.to, 'cm-mark');
  },
};
