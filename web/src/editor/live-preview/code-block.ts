import { type EditorView, WidgetType } from '@codemirror/view';
import type { SyntaxNode } from '@lezer/common';
import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import { copyText } from '../copy-text.ts';
import type { Construct } from './construct.ts';
import { markdownLanguage } from '../languages/markdown.ts';
import { captionNumber } from '../markdown/labels.ts';
import { createCaptionNumber } from './caption-number.ts';
import { drawIcon } from './icon.ts';
import { captionedAt } from './labels.ts';
import { renderInline } from './render-inline.ts';
import { inlineSource } from './table.ts';
import { t } from '../../lib/texts/editor.ts';

/** The code block at a position. */
export function findCode(state: EditorState, at: number): SyntaxNode | null {
  for (const side of [1, -1] as const) {
    for (let node: SyntaxNode | null = syntaxTree(state).resolve(at, side); node; node = node.parent)
      if (node.name === 'FencedCode' || node.name === 'CodeBlock') return node;
  }
  return null;
}

/** Copies just the code, without fences or quote and list prefixes. */
export function copyCode(view: EditorView, at: number): void {
  const node = findCode(view.state, at);
  if (!node) return;
  const code = node.getChildren('CodeText').map(({ from, to }) => view.state.sliceDoc(from, to));
  void copyText(view, code.join(''));
}

class CopyButton extends WidgetType {
  override eq(): boolean {
    return true;
  }

  toDOM(view: EditorView): HTMLElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'cm-copy-code';
    button.title = t('copyCode');
    button.setAttribute('aria-label', t('copyCode'));
    button.append(drawIcon(['M8 8h12v12H8z', 'M16 8V4H4v12h4']));
    button.addEventListener('mousedown', (event) => event.preventDefault());
    button.addEventListener('click', () => copyCode(view, view.posAtDOM(button)));
    return button;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

/** `Listing 1.` and the caption, replacing the attributes that contain it. */
class ListingCaption extends WidgetType {
  readonly number: string;
  readonly words: string;

  constructor(number: string, words: string) {
    super();
    this.number = number;
    this.words = words;
  }

  override eq(other: ListingCaption): boolean {
    return other.number === this.number && other.words === this.words;
  }

  toDOM(view: EditorView): HTMLElement {
    const caption = document.createElement('span');
    caption.className = 'cm-listing-caption';
    const tree = markdownLanguage.parser.parse(this.words).topNode;
    const words = renderInline(tree, 0, this.words.length, inlineSource(view, this.words));
    caption.append(createCaptionNumber(this.number), ' ', ...words);
    return caption;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}

const copyButton = new CopyButton();

/** Code has a background; its fences show while the caret is in the block, and their lines are always there. */
export const codeBlock: Construct = {
  nodes: ['FencedCode', 'CodeBlock'],
  draw(node, cx) {
    cx.lines(node.from, node.to, 'cm-code-block');
    const first = cx.state.doc.lineAt(node.from);
    const last = cx.state.doc.lineAt(node.to);
    cx.line(first.from, 'cm-code-first');
    cx.line(last.from, 'cm-code-last');
    cx.append(first.to, copyButton);
    if (node.name === 'CodeBlock') return;
    const marks = node.node.getChildren('CodeMark');
    const info = node.node.getChild('CodeInfo');
    if (cx.touches(node.from, node.to)) {
      for (const mark of marks) cx.mark(mark.from, mark.to, 'cm-mark');
    } else {
      for (const mark of marks) cx.hide(mark.from, mark.to);
    }
    const listing = captionedAt(cx.state, node.from);
    if (info && listing && !cx.touches(node.from, node.to))
      cx.replace(info.from, info.to, new ListingCaption(captionNumber(listing), listing.words));
    else if (info) cx.mark(info.from, info.to, 'cm-code-info');
    cx.line(first.from, 'cm-code-fence');
    if (marks.length > 1) cx.line(last.from, 'cm-code-fence');
  },
};
