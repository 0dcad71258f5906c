import { EditorSelection, type EditorState, type TransactionSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { removeLink } from '../live-preview/link-actions.ts';
import { findLink } from '../live-preview/link.ts';
import { choosePictures } from '../paste/upload.ts';

const address = /^(?:https?:\/\/\S+|mailto:\S+)$/;

/** The change that turns each selection into a link (or image). */
export function describeLink(state: EditorState, image: boolean, clipboard: string): TransactionSpec {
  const mark = image ? '![' : '[';
  const copied = address.test(clipboard.trim()) ? clipboard.trim() : '';
  return {
    ...state.changeByRange((range) => {
      const word = range.empty && !image ? state.wordAt(range.head) : null;
      const from = word?.from ?? range.from;
      const to = word?.to ?? range.to;
      const text = state.sliceDoc(from, to);
      const selectedAddress = address.test(text.trim());
      const shown = selectedAddress ? '' : text.replace(/\s*\n\s*/g, ' ');
      const url = selectedAddress ? text.trim() : copied;
      const insert = `${mark}${shown}](${url})`;
      const inText = from + mark.length;
      const inUrl = inText + shown.length + 2;
      // The caret goes to whatever is still missing.
      const next = shown === '' ? EditorSelection.cursor(inText) : EditorSelection.range(inUrl, inUrl + url.length);
      return {
        changes: { from, to, insert },
        range: shown !== '' && url !== '' ? EditorSelection.cursor(from + insert.length) : next,
      };
    }),
    userEvent: 'input.format',
    scrollIntoView: true,
  };
}

function removeLinkHere(view: EditorView): boolean {
  const { main } = view.state.selection;
  const found = findLink(view.state, main.head, 1) ?? findLink(view.state, main.head, -1);
  if (!found || !main.empty || view.state.readOnly || view.state.sliceDoc(found.from, found.from + 1) !== '[')
    return false;
  removeLink(view, found);
  return true;
}

async function readClipboard(): Promise<string> {
  try {
    return (await navigator.clipboard?.readText()) ?? '';
  } catch {
    // Clipboard permission was denied: the URL remains to be typed.
    return '';
  }
}

function insert(view: EditorView): boolean {
  if (view.state.readOnly) return false;
  const { doc, selection } = view.state;
  void readClipboard().then((clipboard) => {
    // The document changed meanwhile: these positions are no longer meant.
    if (view.state.doc !== doc || !view.state.selection.eq(selection))
      return view.dispatch(describeLink(view.state, false, ''));
    view.dispatch(describeLink(view.state, false, clipboard));
  });
  return true;
}

/** Links the selection, with the URL from the clipboard if it has one. In a link, removes the link. */
export function insertLink(view: EditorView): boolean {
  return removeLinkHere(view) || insert(view);
}

/** Inserts an image. A selected URL is used as its address. */
export function insertImage(view: EditorView): boolean {
  if (view.state.readOnly) return false;
  const { from, to } = view.state.selection.main;
  if (address.test(view.state.sliceDoc(from, to).trim())) view.dispatch(describeLink(view.state, true, ''));
  else choosePictures(view);
  return true;
}
