import { readAttributes } from '../markdown/scan.ts';
import type { SyntaxNode } from '@lezer/common';
import type { Construct, PreviewContext } from './construct.ts';
import { labelsOf } from './labels.ts';
import { CalloutLabel } from './quote.ts';

const callouts = /^(?:callout-)?(note|tip|important|warning|caution)$/;

function readInfo(div: SyntaxNode, cx: PreviewContext): string {
  const info = div.getChild('FencedDivInfo');
  return info ? cx.slice(info.from, info.to) : '';
}

/** Whether the bibliography is printed here; it is drawn between the fences, which need no bar and little room. */
const holdsBibliography = (div: SyntaxNode, cx: PreviewContext): boolean =>
  readAttributes(readInfo(div, cx)).id === 'refs';

/** A div's callout kind, if it is one, and its label. */
function readKind(div: SyntaxNode, cx: PreviewContext): { readonly kind: string | null; readonly name: string | null } {
  const source = readInfo(div, cx);
  const names = source.startsWith('{') ? readAttributes(source).classes : [source];
  const kind = names.map((name) => callouts.exec(name)?.[1]).find(Boolean) ?? null;
  return { kind, name: kind ?? (names[0] || null) };
}

/** `Figure 2` for a div with such a label; null for any other. */
function nameLabel(div: SyntaxNode, cx: PreviewContext): string | null {
  const { id } = readAttributes(readInfo(div, cx));
  const found = id === null ? undefined : labelsOf(cx.state).get(id);
  return found?.at === div.from ? `${found.names[found.kind][0]}\u00a0${found.number}` : null;
}

/** pandoc divs: a bar and the class as a label; callout classes look like callouts. */
export const fencedDiv: Construct = {
  nodes: ['FencedDiv', 'FencedDivEnd'],
  draw(node, cx) {
    if (node.name === 'FencedDivEnd') {
      const before = node.node.prevSibling;
      const div = before?.name === 'FencedDiv' ? before : null;
      const kind = div ? readKind(div, cx).kind : null;
      const bar = kind ? `cm-div cm-callout cm-callout-${kind} ` : 'cm-div ';
      cx.line(node.from, `${div && holdsBibliography(div, cx) ? '' : bar}cm-div-end`);
      // Hidden like the opening fence; its line stays.
      const line = cx.state.doc.lineAt(node.from);
      if (cx.touches(line.from, line.to)) cx.mark(node.from, node.to, 'cm-mark');
      else cx.hide(node.from, node.to);
      return;
    }
    const line = cx.state.doc.lineAt(node.from);
    if (holdsBibliography(node.node, cx)) {
      cx.line(line.from, 'cm-div-end');
      if (cx.touches(line.from, line.to)) cx.mark(line.from, line.to, 'cm-mark');
      else cx.hide(line.from, line.to);
      return;
    }
    const { kind, name } = readKind(node.node, cx);
    cx.lines(node.from, node.to, kind ? `cm-div cm-callout cm-callout-${kind}` : 'cm-div');
    const shown = nameLabel(node.node, cx) ?? name;
    if (shown && !cx.touches(line.from, line.to)) cx.replace(line.from, line.to, new CalloutLabel(shown));
    else cx.mark(line.from, line.to, 'cm-mark');
  },
};
