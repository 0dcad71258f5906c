import { syntaxTree } from '@codemirror/language';
import type { EditorView } from '@codemirror/view';
import { choosePicture, uploadBefore, writeAddress } from '../paste/upload.ts';
import { t } from '../../lib/texts/missing-picture.ts';
import { findImage, selectImage } from './caption.ts';
import { createButton } from './create-element.ts';
import type { ImageSource } from './image-source.ts';

/** The range of the URL in the image that starts at a position. */
function findAddress(view: EditorView, at: number): { readonly from: number; readonly to: number } | null {
  const node = syntaxTree(view.state).resolveInner(at, 1);
  const image = node.name === 'Image' ? node : node.parent;
  return image?.name === 'Image' ? image.getChild('URL') : null;
}

/** Stores a chosen image next to the document and replaces the missing one's URL with its path. */
function replacePicture(view: EditorView, figure: HTMLElement, image: ImageSource): void {
  const node = findImage(view, figure, image);
  // The URL of a reference is elsewhere.
  if (!node?.getChild('URL')) return selectImage(view, figure, image);
  choosePicture(view, (file) => {
    const now = findImage(view, figure, image) ?? node;
    void uploadBefore(view, [file], { from: now.from, to: now.to }, ([path], { from }) => {
      const address = findAddress(view, from);
      if (!path || address === null) return;
      const { from: start, to: end } = address;
      view.dispatch({ changes: { from: start, to: end, insert: writeAddress(path) }, userEvent: 'input.paste' });
    });
  });
}

export function createReplaceButton(view: EditorView, figure: HTMLElement, read: () => ImageSource): HTMLButtonElement {
  const button = createButton('cm-picture-replace', t('chooseImage'));
  button.addEventListener('click', () => replacePicture(view, figure, read()));
  return button;
}
