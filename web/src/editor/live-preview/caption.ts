import { syntaxTree } from '@codemirror/language';
import { ChangeSet, type EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { SyntaxNode, Tree } from '@lezer/common';
import { findChanges, findWordChanges } from '../find-changes.ts';
import { markdownLanguage } from '../languages/markdown.ts';
import { readWholeTree } from '../markdown/whole-tree.ts';
import { surroundings } from '../surroundings.ts';
import { attributesOf, type ImageSource, readImage, writeCaption } from './image-source.ts';
import { createCaptionNumber } from './caption-number.ts';
import { createElement } from './create-element.ts';
import { referencesField } from './references.ts';
import { renderInline } from './render-inline.ts';
import { inlineSource } from './table.ts';
import { t } from '../../lib/texts/editor.ts';

/** Merges a locally edited caption with remote edits, and maps a position in the former. */
export function mergeCaption(
  common: string,
  mine: string,
  theirs: string,
): { readonly text: string; place(at: number): number } {
  const own = ChangeSet.of(findWordChanges(common, mine), common.length);
  const other = ChangeSet.of(findWordChanges(common, theirs), common.length).map(own);
  let text = '';
  let at = 0;
  other.iterChanges((from, to, _fromB, _toB, inserted) => {
    text += mine.slice(at, from) + inserted.toString();
    at = to;
  });
  return { text: text + mine.slice(at), place: (position) => other.mapPos(position, -1) };
}

/**
 * The image a rendered figure stands for: at its position or, if it is no longer rendered, one with the same source.
 */
export function findImage(view: EditorView, figure: HTMLElement, image: ImageSource): SyntaxNode | null {
  const { state } = view;
  const at = figure.isConnected ? Math.min(view.posAtDOM(figure), state.doc.length) : null;
  const line = at === null ? null : state.doc.lineAt(at);
  const here = line === null ? [] : listImages(syntaxTree(state), line.from, line.to);
  const same = (nodes: readonly SyntaxNode[]): SyntaxNode[] => nodes.filter((node) => isSame(state, node, image));
  const distance = (node: SyntaxNode): number =>
    at === null ? 0 : Math.min(Math.abs(node.from - at), Math.abs(node.to - at) + 0.5);
  const found = [same(here), here].find((nodes) => nodes.length > 0) ?? same(listImages(readWholeTree(state)));
  return found.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}

function listImages(tree: Tree, from = 0, to = tree.length): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  tree.iterate({
    from,
    to,
    enter: (node) => {
      if (node.name === 'Image') found.push(node.node);
    },
  });
  return found;
}

function isSame(state: EditorState, node: SyntaxNode, image: ImageSource): boolean {
  const other = readImage(
    node,
    (from, to) => state.sliceDoc(from, to),
    state.field(referencesField, false) ?? new Map(),
  );
  return other !== null && other.url === image.url && other.alt === image.alt;
}

function writeToDocument(view: EditorView, figure: HTMLElement, image: ImageSource, text: string): boolean {
  const { state } = view;
  const node = findImage(view, figure, image);
  const whole = node && writeCaption(node, (from, to) => state.sliceDoc(from, to), text);
  if (!whole) return false;
  const changes = findChanges(state.sliceDoc(whole.from, whole.to), whole.insert, whole.from);
  view.dispatch({ changes, userEvent: 'input.caption' });
  return true;
}

/**
 * The caption below a figure, edited in place: Enter or blur writes it to the text, Escape reverts. Whatever others do
 * meanwhile, focus, caret and typed text stay, and their words are merged in.
 */
export class Caption {
  readonly dom: HTMLElement;
  readonly #field: HTMLElement;
  readonly #number = createCaptionNumber('');
  readonly #view: EditorView;
  readonly #figure: HTMLElement;
  #image: ImageSource;
  /** The source the field's content was based on; null while not editing. */
  #common: string | null = null;
  #composing = false;
  #missing = false;

  constructor(view: EditorView, figure: HTMLElement, image: ImageSource, number: string) {
    this.#view = view;
    this.#figure = figure;
    this.#image = image;
    // A figcaption may not have another role, so the textbox is inside it.
    this.dom = document.createElement('figcaption');
    this.#field = document.createElement('span');
    this.#number.textContent = number;
    this.dom.append(this.#number, ' ', this.#field);
    this.#field.className = 'cm-caption';
    this.#field.spellcheck = true;
    this.#field.setAttribute('aria-label', t('caption'));
    this.#field.setAttribute('role', 'textbox');
    if (!view.state.readOnly) this.#field.contentEditable = 'plaintext-only';
    this.#field.addEventListener('focus', () => this.#begin());
    // A removed figure loses the focus during a view update: write the caption afterwards.
    this.#field.addEventListener('blur', () => queueMicrotask(() => this.#leave()));
    this.#field.addEventListener('keydown', (event) => this.#press(event));
    this.#field.addEventListener('compositionstart', () => void (this.#composing = true));
    this.#field.addEventListener('compositionend', () => {
      this.#composing = false;
      this.#takeIn();
    });
    this.#draw();
  }

  /** The image as it is in the text now. */
  update(image: ImageSource, number: string): void {
    this.#image = image;
    if (!this.#missing) this.#number.textContent = number;
    if (this.#common === null) this.#draw();
    else if (!this.#composing) this.#takeIn();
  }

  /** The image is missing: says so below its number and words, and cannot be edited. */
  refuse(): void {
    this.#missing = true;
    // An edit in progress is written first.
    if (this.#common === null) this.#draw();
  }

  #begin(): void {
    if (this.#common !== null) return;
    this.#common = this.#image.alt;
    this.#field.textContent = this.#common;
  }

  #read(): string {
    return this.#field.textContent ?? '';
  }

  /** Merges remote edits of the caption into the edit in progress. */
  #takeIn(): void {
    const { alt } = this.#image;
    if (this.#common === null || this.#common === alt) return;
    const merged = mergeCaption(this.#common, this.#read(), alt);
    this.#common = alt;
    if (merged.text === this.#read()) return;
    const selection = this.#field.ownerDocument.getSelection();
    const place = (node: Node | null, offset: number): number => {
      if (!node || !this.#field.contains(node)) return merged.text.length;
      const range = this.#field.ownerDocument.createRange();
      range.setStart(this.#field, 0);
      range.setEnd(node, offset);
      return merged.place(range.toString().length);
    };
    const anchor = place(selection?.anchorNode ?? null, selection?.anchorOffset ?? 0);
    const head = place(selection?.focusNode ?? null, selection?.focusOffset ?? 0);
    this.#field.textContent = merged.text;
    const node = this.#field.firstChild ?? this.#field;
    const end = node === this.#field ? 0 : merged.text.length;
    selection?.setBaseAndExtent(node, Math.min(anchor, end), node, Math.min(head, end));
  }

  #press(event: KeyboardEvent): void {
    event.stopPropagation();
    // The browser would select the whole text around the caption.
    if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      this.#field.ownerDocument.getSelection()?.selectAllChildren(this.#field);
    }
    if (event.key === 'Escape') this.#field.textContent = this.#common;
    if (event.key === 'Escape' || (event.key === 'Enter' && !event.isComposing)) {
      event.preventDefault();
      this.#field.blur();
      this.#view.focus();
    }
  }

  #leave(): void {
    if (this.#common === null || this.#field.ownerDocument.activeElement === this.#field) return;
    this.#composing = false;
    this.#takeIn();
    const text = this.#read().replace(/\s+/g, ' ').trim();
    const changed = text !== this.#common.trim();
    this.#common = null;
    // The figure was removed from under the caret: return the focus to the text.
    if (!this.#figure.isConnected && this.#field.ownerDocument.activeElement === this.#field.ownerDocument.body)
      this.#view.focus();
    if (changed && !this.#view.state.readOnly) {
      if (writeToDocument(this.#view, this.#figure, this.#image, text)) return;
      console.error(`The image markup could not be parsed: ${this.#image.url}`);
      // Its image is gone, but the caption is somebody's work.
      if (text !== '') this.#report(t('captionLeft', { caption: text }));
    }
    this.#draw();
  }

  #report(message: string): void {
    this.#view.state.facet(surroundings).report(message, 'error');
  }

  #draw(): void {
    if (this.#missing) {
      this.#field.contentEditable = 'false';
      this.#field.removeAttribute('role');
      this.#field.textContent = t('imageMissing', { url: this.#image.url });
      const line = createElement('span', 'cm-caption-line', this.#number, ' ', ...this.#render());
      if (line.textContent !== ' ') this.dom.replaceChildren(line, this.#field);
      return;
    }
    this.#field.classList.toggle('cm-caption-empty', this.#image.alt.trim() === '');
    this.#field.replaceChildren(...this.#render());
  }

  #render(): Node[] {
    const { alt } = this.#image;
    const tree = markdownLanguage.parser.parse(alt).topNode;
    return renderInline(tree, 0, alt.length, inlineSource(this.#view, alt));
  }
}

/** Selects the source of a rendered image. */
export function selectImage(view: EditorView, figure: HTMLElement, image: ImageSource): void {
  const node = findImage(view, figure, image);
  if (!node) return;
  view.dispatch({
    selection: { anchor: node.from, head: attributesOf(node)?.to ?? node.to },
    userEvent: 'select.pointer',
  });
  view.focus();
}
