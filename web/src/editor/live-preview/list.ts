import { type EditorView, WidgetType } from '@codemirror/view';
import type { SyntaxNode } from '@lezer/common';
import type { Construct } from './construct.ts';

class BulletWidget extends WidgetType {
  readonly depth: number;

  constructor(depth: number) {
    super();
    this.depth = depth;
  }

  override eq(other: BulletWidget): boolean {
    return other.depth === this.depth;
  }

  toDOM(): HTMLElement {
    const bullet = document.createElement('span');
    bullet.className = 'cm-bullet';
    bullet.textContent = '•';
    return bullet;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}

class CheckboxWidget extends WidgetType {
  readonly checked: boolean;
  readonly label: string;

  constructor(checked: boolean, label: string) {
    super();
    this.checked = checked;
    this.label = label;
  }

  override eq(other: CheckboxWidget): boolean {
    return other.checked === this.checked && other.label === this.label;
  }

  toDOM(view: EditorView): HTMLElement {
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.className = 'cm-task';
    box.checked = this.checked;
    box.disabled = view.state.readOnly;
    box.setAttribute('aria-label', this.label);
    box.addEventListener('mousedown', (event) => event.preventDefault());
    // The browser toggles the checkbox itself; undone only if the text is read-only.
    box.addEventListener('click', (event) => {
      const at = view.posAtDOM(box);
      const source = view.state.sliceDoc(at, at + 3);
      if (!/^\[[ xX]\]$/.test(source)) return event.preventDefault();
      const insert = source === '[ ]' ? 'x' : ' ';
      view.dispatch({ changes: { from: at + 1, to: at + 2, insert }, userEvent: 'input.task' });
    });
    return box;
  }

  /** Toggling with the keyboard keeps the focus on the checkbox. */
  override updateDOM(dom: HTMLElement): boolean {
    if (!(dom instanceof HTMLInputElement)) return false;
    dom.checked = this.checked;
    dom.setAttribute('aria-label', this.label);
    return true;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

function listDepth(node: SyntaxNode): number {
  let depth = 0;
  for (let up: SyntaxNode | null = node; up; up = up.parent) if (/^(?:ListItem|FancyItem)$/.test(up.name)) depth++;
  return Math.min(depth, 6);
}

/** List items have a hanging indent; bullets and checkboxes replace the source unless the caret touches it. */
export const list: Construct = {
  nodes: ['ListItem', 'FancyItem', 'TaskMarker'],
  draw(node, cx) {
    if (node.name === 'TaskMarker') {
      const checked = cx.slice(node.from + 1, node.from + 2) !== ' ';
      const parent = node.node.parent;
      if (cx.touches(node.from, node.to)) return;
      cx.replace(
        node.from,
        node.to,
        new CheckboxWidget(
          checked,
          cx
            .slice(node.to, parent?.to ?? node.to)
            .trim()
            .slice(0, 80),
        ),
      );
      if (checked && parent) cx.mark(node.to, parent.to, 'cm-task-done');
      return;
    }
    const depth = listDepth(node.node);
    const mark = node.node.firstChild;
    if (!mark) return;
    const { doc } = cx.state;
    const first = doc.lineAt(node.from);
    cx.line(first.from, `cm-item cm-item-${depth}`);
    const indent = /^[ \t]*/.exec(first.text)![0].length;
    const lead = first.from + indent === mark.from ? first.from : mark.from;
    const end = mark.to + /^[ \t]?/.exec(cx.slice(mark.to, first.to))![0].length;
    const bullet = node.node.parent?.name === 'BulletList';
    const task = node.node.getChild('Task') !== null;
    if (bullet && !cx.touches(mark.from, mark.to)) {
      if (task && !cx.touches(mark.from, mark.to + 5)) cx.hide(lead, end);
      else cx.replace(lead, end, new BulletWidget(depth));
    } else {
      cx.hide(lead, mark.from);
      cx.mark(mark.from, end, 'cm-list-mark');
    }
    drawContinuation(node.node, depth, first.to + 1, cx);
  },
};

/** Continuation lines align with the item's text, with their indentation hidden. */
function drawContinuation(node: SyntaxNode, depth: number, from: number, cx: Parameters<Construct['draw']>[1]): void {
  const { doc } = cx.state;
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (!/^(?:Paragraph|Task)$/.test(child.name) || child.to < from) continue;
    for (let at = Math.max(from, child.from); at <= child.to;) {
      const line = doc.lineAt(at);
      cx.line(line.from, `cm-item-more cm-item-more-${depth}`);
      cx.hide(line.from, line.from + /^[ \t]*/.exec(line.text)![0].length);
      at = line.to + 1;
    }
  }
}
