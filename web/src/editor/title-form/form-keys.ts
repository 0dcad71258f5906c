import { redo, undo } from '@codemirror/commands';
import type { EditorView } from '@codemirror/view';
import { closeForm } from './leave.ts';

/** Esc and Mod-Enter leave the form, undo and redo apply to the text, Enter goes to the next field. */
export function handleFormKeys(form: HTMLElement, view: EditorView): void {
  form.addEventListener('keydown', (event) => {
    const mod = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (event.isComposing) return;
    if (key === 'escape' || (key === 'enter' && mod)) {
      event.preventDefault();
      event.stopPropagation();
      closeForm(view);
    } else if (mod && !event.altKey && (key === 'z' || key === 'y')) {
      event.preventDefault();
      (key === 'y' || event.shiftKey ? redo : undo)(view);
    } else if (key === 'enter' && event.target instanceof HTMLElement && isSingleLine(event.target)) {
      event.preventDefault();
      focusNext(form, event.target);
    }
  });
}

function isSingleLine(target: HTMLElement): boolean {
  return target.classList.contains('cm-tf-input') && target.closest('.cm-tf-long') === null;
}

function focusNext(form: HTMLElement, target: HTMLElement): void {
  const all = [...form.querySelectorAll<HTMLElement>('.cm-tf-input, .cm-tf-more, .cm-tf-primary')];
  const next = all.slice(all.indexOf(target) + 1).find((element) => element.offsetParent !== null);
  next?.focus();
}
