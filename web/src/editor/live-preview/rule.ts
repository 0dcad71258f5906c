import { WidgetType } from '@codemirror/view';
import type { Construct } from './construct.ts';

class RuleWidget extends WidgetType {
  override eq(): boolean {
    return true;
  }

  toDOM(): HTMLElement {
    const line = document.createElement('span');
    line.className = 'cm-rule';
    line.setAttribute('role', 'separator');
    return line;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}

/** A thematic break, drawn as a line over its source, so that its height never changes. */
export const rule: Construct = {
  nodes: ['HorizontalRule'],
  draw(node, cx) {
    if (cx.touches(node.from, node.to)) cx.mark(node.from, node.to, 'cm-mark');
    else cx.replace(node.from, node.to, new RuleWidget());
  },
};
