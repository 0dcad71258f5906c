import { syntaxTree } from '@codemirror/language';
import type { EditorState, Extension } from '@codemirror/state';
import { EditorView, hoverTooltip, WidgetType } from '@codemirror/view';
import type { SyntaxNode } from '@lezer/common';
import { trackPlace } from '../context-menu/track-place.ts';
import type { Construct } from './construct.ts';
import { createElement } from './create-element.ts';
import { noteNumberAt, noteNumberOf } from './labels.ts';
import { renderInline } from './render-inline.ts';
import { readWholeTree } from '../markdown/whole-tree.ts';
import { inlineSource } from './table.ts';
import { t } from '../../lib/texts/editor.ts';

/** In place of a label, which means nothing to readers. */
class NoteNumber extends WidgetType {
  readonly number: number;
  readonly className: string;

  constructor(number: number, className: string) {
    super();
    this.number = number;
    this.className = className;
  }

  override eq(other: NoteNumber): boolean {
    return other.number === this.number && other.className === this.className;
  }

  toDOM(): HTMLElement {
    const element = createElement('span', this.className, String(this.number));
    element.setAttribute('role', 'link');
    return element;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}

/**
 * References are superscript, footnotes small with their number in front, as printed, or their label if there is none;
 * inline footnotes stay in place, subdued.
 */
export const footnote: Construct = {
  nodes: ['FootnoteReference', 'InlineFootnote', 'FootnoteDefinition'],
  draw(node, cx) {
    const marks = node.node.getChildren('FootnoteMark');
    if (node.name === 'FootnoteDefinition') {
      cx.lines(node.from, node.to, 'cm-footnote');
      const label = node.node.getChild('FootnoteLabel');
      const line = cx.state.doc.lineAt(node.from);
      const shown = cx.touches(line.from, line.to);
      const number = label && !shown ? noteNumberOf(cx.state, cx.slice(label.from, label.to)) : null;
      if (label && number !== null) cx.replace(label.from, label.to, new NoteNumber(number, 'cm-footnote-label'));
      else if (label) cx.tell(label.from, label.to, 'cm-footnote-label', 'link');
      for (const mark of marks) {
        if (shown) cx.mark(mark.from, mark.to, 'cm-mark');
        else cx.hide(mark.from, mark.to);
      }
      return;
    }
    const shown = cx.touches(node.from, node.to);
    const number = shown || node.name === 'InlineFootnote' ? null : noteNumberAt(cx.state, node.from);
    if (number !== null) {
      cx.replace(node.from, node.to, new NoteNumber(number, 'cm-fn-ref'));
      return;
    }
    if (node.name === 'InlineFootnote') cx.tell(node.from, node.to, 'cm-fn-inline', 'note');
    else cx.tell(node.from, node.to, shown ? 'cm-fn-source' : 'cm-fn-ref', 'link');
    for (const mark of marks) {
      if (shown) cx.mark(mark.from, mark.to, 'cm-mark');
      else cx.hide(mark.from, mark.to);
    }
    if (shown && node.name === 'FootnoteReference') cx.shorten(node.from, node.to);
  },
};

function labelOf(state: EditorState, node: SyntaxNode): string {
  const label = node.getChild('FootnoteLabel');
  return label ? state.sliceDoc(label.from, label.to) : '';
}

function findReference(state: EditorState, at: number, side: -1 | 1): SyntaxNode | null {
  let node: SyntaxNode | null = syntaxTree(state).resolveInner(at, side);
  while (node && node.name !== 'FootnoteReference' && node.name !== 'InlineFootnote') node = node.parent;
  return node;
}

/** The definition of a label; walks blocks only. */
export function findDefinition(state: EditorState, label: string): SyntaxNode | null {
  let found: SyntaxNode | null = null;
  readWholeTree(state).iterate({
    enter: (node) => {
      if (found) return false;
      if (node.name === 'FootnoteDefinition' && labelOf(state, node.node) === label) found = node.node;
      return /^(?:Document|FencedDiv)$/.test(node.name);
    },
  });
  return found;
}

function bodyStart(state: EditorState, definition: SyntaxNode): number {
  const mark = definition.getChildren('FootnoteMark').at(-1);
  const from = mark?.to ?? definition.from;
  return from + /^[ \t]*/.exec(state.sliceDoc(from, definition.to))![0].length;
}

/** Jumps from a reference to its footnote, or back. */
export function jumpFootnote(view: EditorView, at: number): boolean {
  const { state } = view;
  const reference = findReference(state, at, 1) ?? findReference(state, at, -1);
  let target = -1;
  if (reference?.name === 'FootnoteReference') {
    const definition = findDefinition(state, labelOf(state, reference));
    if (definition) target = bodyStart(state, definition);
  } else {
    let node: SyntaxNode | null = syntaxTree(state).resolveInner(at, 1);
    while (node && node.name !== 'FootnoteDefinition') node = node.parent;
    if (!node) return false;
    const label = labelOf(state, node);
    readWholeTree(state).iterate({
      enter: (other) => {
        if (target < 0 && other.name === 'FootnoteReference' && labelOf(state, other.node) === label) target = other.to;
      },
    });
  }
  if (target < 0) return false;
  view.dispatch({ selection: { anchor: target }, effects: EditorView.scrollIntoView(target, { y: 'center' }) });
  return true;
}

const jumpOnClick = EditorView.domEventHandlers({
  mousedown(event, view) {
    const hit = event.target instanceof Element ? event.target.closest('.cm-fn-ref, .cm-footnote-label') : null;
    if (!hit || event.button !== 0) return false;
    if (hit.closest('.cm-table-box, .cm-figure')) return false;
    if (!jumpFootnote(view, view.posAtDOM(hit))) return false;
    event.preventDefault();
    view.focus();
    return true;
  },
});

/** Selects the text of the referenced or inline footnote. */
function editNote(view: EditorView, at: number): void {
  const { state } = view;
  const node = findReference(state, at, 1) ?? findReference(state, at, -1);
  const inline = node?.name === 'InlineFootnote';
  const body = inline ? node : node && findDefinition(state, labelOf(state, node));
  if (!body) return;
  const from = inline ? body.from + 2 : bodyStart(state, body);
  const to = inline ? body.to - 1 : body.from + state.sliceDoc(body.from, body.to).trimEnd().length;
  view.dispatch({
    selection: { anchor: from, head: Math.max(from, to) },
    userEvent: 'select',
    effects: EditorView.scrollIntoView(from, { y: 'center' }),
  });
  view.focus();
}

function drawNote(view: EditorView, node: SyntaxNode): { readonly dom: HTMLElement; destroy(): void } {
  const { state } = view;
  const inline = node.name === 'InlineFootnote';
  const body = inline ? node : findDefinition(state, labelOf(state, node));
  const place = trackPlace(view, node.from);
  const dom = document.createElement('div');
  dom.className = 'cm-note-tip';
  if (!body) {
    dom.textContent = t('noNote', { label: labelOf(state, node) });
    return { dom, destroy: place.drop };
  }
  const source = { ...inlineSource(view, ''), slice: (start: number, end: number) => state.sliceDoc(start, end) };
  const from = inline ? node.from + 2 : bodyStart(state, body);
  const to = inline ? node.to - 1 : body.to;
  const paragraphs = body.getChildren('Paragraph');
  if (paragraphs.length === 0) dom.append(...renderInline(body, from, to, source));
  for (const paragraph of paragraphs) {
    const line = document.createElement('p');
    line.append(...renderInline(paragraph, Math.max(from, paragraph.from), paragraph.to, source));
    dom.append(line);
  }
  if (!state.readOnly) {
    const row = document.createElement('div');
    row.className = 'cm-tip-actions';
    const edit = document.createElement('button');
    edit.type = 'button';
    edit.textContent = t('editNote');
    edit.addEventListener('mousedown', (event) => event.preventDefault());
    edit.addEventListener('click', () => editNote(view, place.read()));
    row.append(edit);
    dom.append(row);
  }
  return { dom, destroy: place.drop };
}

const showNote = hoverTooltip(
  (view, at, side) => {
    const node = findReference(view.state, at, side < 0 ? -1 : 1);
    return node && { pos: node.from, end: node.to, above: true, create: () => drawNote(view, node) };
  },
  { hoverTime: 150 },
);

export const footnoteBehaviour: Extension = [jumpOnClick, showNote];
