import { syntaxTree } from '@codemirror/language';
import { type EditorView, WidgetType } from '@codemirror/view';
import type { SyntaxNode } from '@lezer/common';
import { markdownLanguage } from '../languages/markdown.ts';
import { type ImageSource, writeCaption } from './image-source.ts';
import { createPicture, estimatePicture } from './picture.ts';
import { renderInline } from './render-inline.ts';
import { inlineSource } from './table.ts';

/** The Image node that a widget stands for; the widget's place is where the view drew it. */
function findImage(view: EditorView, dom: HTMLElement): SyntaxNode | null {
  const at = view.posAtDOM(dom);
  let found: SyntaxNode | null = null;
  const line = view.state.doc.lineAt(Math.min(at, view.state.doc.length));
  syntaxTree(view.state).iterate({
    from: Math.max(line.from, at - 1),
    to: line.to,
    enter: (node) => {
      if (node.name === 'Image' && !found && node.from >= at - 1) found = node.node;
      return found === null;
    },
  });
  return found;
}

/** A picture with its caption. The caption is edited in place: Enter or leaving it writes it, Escape takes it back. */
export class FigureWidget extends WidgetType {
  readonly image: ImageSource;
  readonly block: boolean;
  readonly revision: number;

  constructor(image: ImageSource, block: boolean, revision: number) {
    super();
    this.image = image;
    this.block = block;
    this.revision = revision;
  }

  override eq(other: FigureWidget): boolean {
    const a = this.image;
    const b = other.image;
    return (
      a.url === b.url &&
      a.alt === b.alt &&
      a.title === b.title &&
      a.width === b.width &&
      a.height === b.height &&
      this.block === other.block &&
      this.revision === other.revision
    );
  }

  toDOM(view: EditorView): HTMLElement {
    const figure = document.createElement(this.block ? 'figure' : 'span');
    figure.className = this.block ? 'cm-figure' : 'cm-figure cm-figure-inline';
    const caption = this.block ? this.createCaption(view, figure) : null;
    const picture = createPicture(view, this.image, (state) => {
      figure.classList.toggle('cm-figure-small', state.kind === 'loaded' && state.small);
      figure.classList.toggle('cm-figure-missing', state.kind === 'missing');
      if (caption && state.kind === 'missing') {
        caption.contentEditable = 'false';
        caption.textContent = `Image not found: ${this.image.url}`;
      }
      view.requestMeasure();
    });
    figure.append(picture);
    if (caption) figure.append(caption);
    figure.dataset['url'] = this.image.url;
    picture.addEventListener('mousedown', (event) => {
      if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button'))) return;
      event.preventDefault();
      const node = findImage(view, figure);
      if (!node) return;
      view.dispatch({ selection: { anchor: node.from, head: node.to }, userEvent: 'select.pointer' });
      view.focus();
    });
    return figure;
  }

  private createCaption(view: EditorView, figure: HTMLElement): HTMLElement {
    const caption = document.createElement('figcaption');
    caption.className = 'cm-caption';
    caption.spellcheck = true;
    caption.setAttribute('aria-label', 'Caption');
    caption.setAttribute('role', 'textbox');
    if (!view.state.readOnly) caption.contentEditable = 'plaintext-only';
    this.showCaption(view, caption);
    let written = this.image.alt;
    caption.addEventListener('focus', () => {
      written = caption.dataset['source'] ?? '';
      caption.textContent = written;
    });
    const leave = (commit: boolean): void => {
      const text = (caption.textContent ?? '').replace(/\s+/g, ' ').trim();
      if (commit && text !== written.trim()) {
        const node = findImage(view, figure);
        const change = node && writeCaption(node, (from, to) => view.state.sliceDoc(from, to), text);
        if (change) {
          written = text;
          view.dispatch({ changes: change, userEvent: 'input.caption' });
          return;
        }
        console.error(`The image markup could not be parsed: ${figure.dataset['url'] ?? ''}`);
      }
      drawCaption(view, caption, caption.dataset['source'] ?? '');
    };
    caption.addEventListener('blur', () => leave(true));
    caption.addEventListener('keydown', (event) => {
      event.stopPropagation();
      // The browser would select the whole text around the caption.
      if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        caption.ownerDocument.getSelection()?.selectAllChildren(caption);
      }
      if (event.key === 'Escape') caption.textContent = written;
      if (event.key === 'Escape' || (event.key === 'Enter' && !event.isComposing)) {
        event.preventDefault();
        caption.blur();
        view.focus();
      }
    });
    return caption;
  }

  private showCaption(view: EditorView, caption: HTMLElement): void {
    caption.dataset['source'] = this.image.alt;
    caption.classList.toggle('cm-caption-empty', this.image.alt.trim() === '');
    drawCaption(view, caption, this.image.alt);
  }

  /** Another's change of the caption or the size must not take the focus from somebody who is writing here. */
  override updateDOM(dom: HTMLElement, view: EditorView, from: WidgetType): boolean {
    if (!(from instanceof FigureWidget) || from.block !== this.block || from.revision !== this.revision) return false;
    if (
      from.image.url !== this.image.url ||
      from.image.width !== this.image.width ||
      from.image.height !== this.image.height
    )
      return false;
    const caption = dom.querySelector<HTMLElement>('figcaption');
    if (!caption || dom.classList.contains('cm-figure-missing')) return !caption || true;
    if (caption === document.activeElement) caption.dataset['source'] = this.image.alt;
    else this.showCaption(view, caption);
    return true;
  }

  override get estimatedHeight(): number {
    return this.block ? estimatePicture(this.image.url) : -1;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

function drawCaption(view: EditorView, caption: HTMLElement, source: string): void {
  const tree = markdownLanguage.parser.parse(source).topNode;
  caption.replaceChildren(...renderInline(tree, 0, source.length, inlineSource(view, source)));
}
