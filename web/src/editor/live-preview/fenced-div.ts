import { readAttributes } from '../markdown/scan.ts';
import type { Construct } from './construct.ts';
import { CalloutLabel } from './quote.ts';

const callouts = /^(?:callout-)?(note|tip|important|warning|caution)$/;

/** Pandoc's divs: a bar and the class as a label; the classes of callouts look like callouts. */
export const fencedDiv: Construct = {
  nodes: ['FencedDiv', 'FencedDivEnd'],
  draw(node, cx) {
    if (node.name === 'FencedDivEnd') {
      cx.line(node.from, 'cm-div cm-div-end');
      cx.mark(node.from, node.to, 'cm-mark');
      return;
    }
    const info = node.node.getChild('FencedDivInfo');
    const source = info ? cx.slice(info.from, info.to) : '';
    const names = source.startsWith('{') ? readAttributes(source).classes : [source];
    const kind = names.map((name) => callouts.exec(name)?.[1]).find(Boolean);
    cx.lines(node.from, node.to, kind ? `cm-div cm-callout cm-callout-${kind}` : 'cm-div');
    const line = cx.state.doc.lineAt(node.from);
    const name = kind ?? names[0];
    if (name && !cx.touches(line.from, line.to)) cx.replace(line.from, line.to, new CalloutLabel(name));
    else cx.mark(line.from, line.to, 'cm-mark');
  },
};
