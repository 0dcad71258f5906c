import type { EditorView } from '@codemirror/view';
import { t } from '../../lib/texts/missing-picture.ts';
import { createElement } from './create-element.ts';
import { drawIcon } from './icon.ts';
import type { ImageSource } from './image-source.ts';
import { createReplaceButton } from './replace-picture.ts';

/** Fills the box in place of a missing picture; loaded when there is one. */
export function fillMissing(
  view: EditorView,
  box: HTMLElement,
  /** Null: the author may well have it, but this reader does not. */
  missed: { readonly figure: HTMLElement; readonly canReplace: boolean; readonly read: () => ImageSource } | null,
): void {
  box.append(
    drawIcon([
      'M3 3l18 18',
      'M15 8h.01',
      'M3 6v12a3 3 0 0 0 3 3h12M21 17V6a3 3 0 0 0-3-3H7',
      'M3 16l5-5c.9-.9 2-.9 3 0l5 5',
    ]),
  );
  if (missed === null) box.append(createElement('span', 'cm-picture-withheld', t('notShared')));
  else if (missed.canReplace) box.append(createReplaceButton(view, missed.figure, missed.read));
}
