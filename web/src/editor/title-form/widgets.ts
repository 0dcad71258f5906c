import { type EditorView, WidgetType } from '@codemirror/view';
import { createButton, createElement } from '../live-preview/create-element.ts';
import { closeForm, showTitleSource } from './leave.ts';
import { showTitleForm } from './open.ts';
import type { CreateTitleForm, TitleFault, TitleForm } from './state.ts';
import { t } from '../../lib/texts/editor.ts';

const forms = new WeakMap<HTMLElement, TitleForm>();
let lastHeight = 720;

/** The form in place of the front matter. Stays while its content changes. */
export class TitleFormWidget extends WidgetType {
  readonly source: string;
  readonly create: CreateTitleForm;

  constructor(source: string, create: CreateTitleForm) {
    super();
    this.source = source;
    this.create = create;
  }

  override eq(other: TitleFormWidget): boolean {
    return other.source === this.source && other.create === this.create;
  }

  toDOM(view: EditorView): HTMLElement {
    const form = this.create(view, this.source);
    forms.set(form.dom, form);
    return form.dom;
  }

  override updateDOM(dom: HTMLElement): boolean {
    const form = forms.get(dom);
    form?.update(this.source);
    if (form) lastHeight = dom.offsetHeight;
    return form !== undefined;
  }

  override destroy(dom: HTMLElement): void {
    forms.get(dom)?.destroy();
  }

  override get estimatedHeight(): number {
    return lastHeight;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

/** Above the YAML: its problems, and buttons to leave it. */
export class TitleSourceBar extends WidgetType {
  readonly fault: TitleFault | null;

  constructor(fault: TitleFault | null) {
    super();
    this.fault = fault;
  }

  override eq(other: TitleSourceBar): boolean {
    return other.fault?.message === this.fault?.message && other.fault?.line === this.fault?.line;
  }

  toDOM(view: EditorView): HTMLElement {
    const bar = createElement('div', 'cm-tf-bar');
    const { fault } = this;
    if (fault) {
      const text = createElement('p', 'cm-tf-fault', t('titleUnreadable', { line: fault.line, fault: fault.message }));
      text.setAttribute('role', 'status');
      const show = createButton('cm-tf-button', t('goToTheLine'));
      show.addEventListener('click', () => showTitleSource(view));
      bar.append(text, show);
      return bar;
    }
    if (view.state.readOnly) return bar;
    const form = createButton('cm-tf-button', t('form'));
    form.setAttribute('aria-label', t('editInForm'));
    form.addEventListener('click', () => void showTitleForm(view));
    const done = createButton('cm-tf-button cm-tf-primary', t('done'));
    done.addEventListener('click', () => closeForm(view));
    bar.append(form, done);
    return bar;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

/** The offer is taller in a narrow editor, for fingers. */
let offerHeight = 36;

/** Above a text without a title. */
export class TitleOffer extends WidgetType {
  override eq(): boolean {
    return true;
  }

  toDOM(view: EditorView): HTMLElement {
    const add = createButton('cm-tf-add', t('addTitle'));
    add.addEventListener('click', () => void showTitleForm(view));
    const offer = createElement('div', 'cm-tf-offer', add);
    // The height is requested again when the first line is redrawn out of sight; a wrong one would move the text.
    view.requestMeasure({
      key: offer,
      read: () => {
        if (offer.isConnected) offerHeight = offer.getBoundingClientRect().height;
      },
    });
    return offer;
  }

  override get estimatedHeight(): number {
    return offerHeight;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}
