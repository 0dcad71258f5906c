import { createElement } from '../live-preview/create-element.ts';
import { mergeCaption } from '../live-preview/caption.ts';
import { t } from '../../lib/texts/title-form.ts';

let count = 0;

export interface FieldOptions {
  readonly label: string;
  readonly className?: string;
  readonly placeholder?: string;
  readonly hint?: string;
  /** May contain several paragraphs. */
  readonly isLong?: boolean;
  /** One line that wraps if it is longer than the field. */
  readonly wraps?: boolean;
  /** The form in which the field's text is stored. */
  readonly canon?: (text: string) => string;
  /** Writes it into the text; false if that is impossible. */
  readonly write: (text: string) => boolean;
  readonly check?: (text: string) => string | null;
}

/** A field bound to the text: written with each key, and updated as others write. */
export class Field {
  readonly dom: HTMLElement;
  readonly input: HTMLInputElement | HTMLTextAreaElement;
  readonly #options: FieldOptions;
  readonly #note: HTMLElement;
  readonly #label: HTMLLabelElement;
  /** The text's value, as far as this field knows. */
  #common = '';
  #late: string | null = null;
  #composing = false;
  #locked = false;

  constructor(options: FieldOptions) {
    this.#options = options;
    const id = `title-field-${++count}`;
    this.input = createElement(options.isLong || options.wraps ? 'textarea' : 'input', 'cm-tf-input');
    this.input.id = id;
    if (this.input instanceof HTMLTextAreaElement) this.input.rows = options.isLong ? 4 : 1;
    this.input.placeholder = options.placeholder ?? '';
    this.input.spellcheck = true;
    this.input.dir = 'auto';
    this.input.autocomplete = 'off';
    this.#label = createElement('label', 'cm-tf-label', options.label);
    this.#label.htmlFor = id;
    this.#note = createElement('p', 'cm-tf-note', options.hint ?? '');
    this.#note.id = `${id}-note`;
    this.input.setAttribute('aria-describedby', this.#note.id);
    this.dom = createElement('div', `cm-tf-field ${options.className ?? ''}`, this.#label, this.input, this.#note);
    this.input.addEventListener('input', () => {
      if (!this.#composing) this.#write();
    });
    this.input.addEventListener('compositionstart', () => void (this.#composing = true));
    this.input.addEventListener('compositionend', () => {
      this.#composing = false;
      if (this.#late !== null) this.take(this.#late);
      this.#write();
    });
    this.input.addEventListener('blur', () => this.#judge());
  }

  rename(label: string): void {
    if (this.#label.textContent !== label) this.#label.textContent = label;
  }

  /** The current value; null if written in a way that only the source can change. */
  take(value: string | null): void {
    this.#locked = value === null;
    this.input.readOnly = this.#locked;
    this.#judge();
    if (value === null || value === this.#common) return;
    if (this.#composing) {
      this.#late = value;
      return;
    }
    this.#late = null;
    const { input } = this;
    const merged = mergeCaption(this.#common, input.value, value);
    const [start, end] = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
    this.#common = value;
    if (merged.text === input.value) return;
    input.value = merged.text;
    if (input.ownerDocument.activeElement === input) input.setSelectionRange(merged.place(start), merged.place(end));
  }

  #read(): string {
    const { canon, isLong } = this.#options;
    const text = isLong ? this.input.value.trim() : this.input.value.replaceAll(/\s+/gu, ' ').trim();
    return canon ? canon(text) : text;
  }

  #write(): void {
    const value = this.#read();
    if (value === this.#common) return;
    const before = this.#common;
    this.#common = value;
    if (this.#options.write(value)) return;
    this.#common = before;
    this.#say(t('notFromHere'), true);
  }

  #judge(): void {
    const fault = this.#options.check?.(this.#read()) ?? null;
    const { activeElement } = this.input.ownerDocument;
    if (this.#locked) this.#say(t('onlyYaml'), false);
    else if (fault !== null && activeElement !== this.input) this.#say(fault, true);
    else if (fault === null) this.#say(this.#options.hint ?? '', false);
  }

  #say(words: string, isFault: boolean): void {
    if (this.#note.textContent !== words) this.#note.textContent = words;
    this.#note.classList.toggle('cm-tf-fault', isFault);
    this.input.setAttribute('aria-invalid', String(isFault));
  }
}
