import { WidgetType } from '@codemirror/view';
import type { Construct } from './construct.ts';

const calloutStart = /^>[ \t]?\[!(note|tip|important|warning|caution)\][ \t]*$/im;

/** The label of a callout. */
export class CalloutLabel extends WidgetType {
  readonly kind: string;

  constructor(kind: string) {
    super();
    this.kind = kind;
  }

  override eq(other: CalloutLabel): boolean {
    return other.kind === this.kind;
  }

  toDOM(): HTMLElement {
    const label = document.createElement('span');
    label.className = 'cm-callout-label';
    label.textContent = this.kind.charAt(0).toUpperCase() + this.kind.slice(1).toLowerCase();
    return label;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}

/** Quotes have a bar on the left; `> [!NOTE]` makes them a callout. Marks show only on the caret's line. */
export const quote: Construct = {
  nodes: ['Blockquote', 'QuoteMark'],
  draw(node, cx) {
    if (node.name === 'QuoteMark') {
      const line = cx.state.doc.lineAt(node.from);
      const end = cx.slice(node.to, node.to + 1) === ' ' ? node.to + 1 : node.to;
      if (cx.touches(line.from, line.to)) cx.mark(node.from, end, 'cm-mark');
      else cx.hide(node.from, end);
      return;
    }
    if (node.node.parent?.name === 'Blockquote') return;
    const first = cx.state.doc.lineAt(node.from);
    const callout = calloutStart.exec(first.text);
    if (!callout) {
      cx.lines(node.from, node.to, 'cm-quote');
      return;
    }
    const kind = callout[1]!.toLowerCase();
    cx.lines(node.from, node.to, `cm-callout cm-callout-${kind}`);
    cx.line(first.from, 'cm-callout-first');
    cx.line(node.to, 'cm-callout-last');
    if (!cx.touches(first.from, first.to)) {
      const at = first.from + first.text.indexOf('[!');
      cx.replace(at, first.from + first.text.trimEnd().length, new CalloutLabel(kind));
    }
  },
};
