import { isolateHistory } from '@codemirror/commands';
import { syntaxTree } from '@codemirror/language';
import type { EditorState, Extension, TransactionSpec } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { surroundings } from '../surroundings.ts';
import { escapeText } from './escape-text.ts';
import { htmlToMarkdown, isWorthConverting, renameNotes } from './html-to-markdown.ts';
import { readTabbed, writeRows } from './tables.ts';
import { findRoom } from './room.ts';
import { PastedPictures } from './pictures.ts';
import { uploadBefore, uploadFiles } from './upload.ts';
import { t } from '../../lib/texts/editor.ts';

function isVerbatim(state: EditorState): boolean {
  for (let node = syntaxTree(state).resolveInner(state.selection.main.from, -1); ; node = node.parent) {
    if (
      /^(?:FencedCode|CodeBlock|InlineCode|FrontMatter|InlineMath|DisplayMath|HTMLBlock|RawTexBlock|CommentBlock|Table|GridTable)$/.test(
        node.name,
      )
    )
      return true;
    if (!node.parent) return false;
  }
}

const block = /\n\n|^(?:\||#{1,6} |```|[-*+] |\d+\. |> |---$|:::)/m;

/** Replaces the selection with pasted Markdown, adding blank lines around blocks as needed. */
export function describePaste(
  state: EditorState,
  markdown: string,
  { from, to }: { from: number; to: number } = state.selection.main,
): TransactionSpec {
  const { head, tail } = block.test(markdown) ? findRoom(state, from, to) : { head: '', tail: '' };
  return {
    changes: { from, to, insert: head + markdown + tail },
    selection: { anchor: from + head.length + markdown.length },
    userEvent: 'input.paste',
    scrollIntoView: true,
  };
}

/** Inserts the plain text first and converts it in a separate step, so that undo restores the plain text. */
function pasteTable(view: EditorView, text: string, rows: readonly (readonly string[])[]): void {
  const { from } = view.state.selection.main;
  view.dispatch(view.state.replaceSelection(text), { userEvent: 'input.paste' });
  const cells = rows.map((row) => row.map((cell) => escapeText(cell).replaceAll('|', '\\|')));
  view.dispatch({ selection: { anchor: from, head: view.state.selection.main.head } });
  view.dispatch(describePaste(view.state, writeRows(cells)), { annotations: isolateHistory.of('full') });
  view.state.facet(surroundings).report(t('pastedTable'), 'info');
}

/**
 * Uploads the pictures first and then inserts everything at once, so that one undo reverts it and nobody sees broken
 * links.
 */
async function pasteWithPictures(view: EditorView, pictures: PastedPictures, markdown: string): Promise<void> {
  const { from, to } = view.state.selection.main;
  await uploadBefore(view, pictures.files, { from, to }, (paths, range) => {
    const text = renameNotes(pictures.fill(markdown, paths), view.state.doc.toString());
    view.dispatch(describePaste(view.state, text, range));
  });
}

let plainUntil = 0;

/** Pasting and dropping into Markdown: files are uploaded and linked, formatted text is converted. */
export const pasting: Extension = EditorView.domEventHandlers({
  keydown(event) {
    // The paste event does not reveal the shortcut used; the keydown just before it does.
    if (event.key.toLowerCase() === 'v' && event.shiftKey && (event.ctrlKey || event.metaKey))
      plainUntil = event.timeStamp + 1000;
    return false;
  },
  paste(event, view) {
    const data = event.clipboardData;
    if (!data || view.state.readOnly) return false;
    const plain = event.timeStamp < plainUntil;
    plainUntil = 0;
    const text = data.getData('text/plain');
    const html = data.getData('text/html');
    const files = [...data.files];
    const { main } = view.state.selection;
    // A URL pasted over text turns it into a link.
    if (!plain && !main.empty && /^https?:\/\/\S+$/.test(text.trim()) && !isVerbatim(view.state)) {
      const words = view.state.sliceDoc(main.from, main.to);
      if (!/^https?:\/\/|[[\]\n]/.test(words)) {
        event.preventDefault();
        view.dispatch(view.state.replaceSelection(`[${words}](${text.trim()})`), {
          userEvent: 'input.paste',
          scrollIntoView: true,
        });
        return true;
      }
    }
    // Word includes an image of the text along with the text.
    if (files.length > 0 && text === '') {
      event.preventDefault();
      void uploadFiles(view, files, view.state.selection.main.to, 'pasted');
      return true;
    }
    if (plain || isVerbatim(view.state)) return false;
    const rows = html === '' ? readTabbed(text) : null;
    if (rows) {
      event.preventDefault();
      pasteTable(view, text.replaceAll('\r\n', '\n'), rows);
      return true;
    }
    if (html === '' || !isWorthConverting(html)) return false;
    const pictures = new PastedPictures(data.getData('text/rtf'));
    const markdown = renameNotes(htmlToMarkdown(html, pictures), view.state.doc.toString());
    if (markdown === '') return false;
    event.preventDefault();
    if (pictures.lost > 0) view.state.facet(surroundings).report(t('lostImages', { count: pictures.lost }), 'info');
    if (pictures.files.length > 0) {
      void pasteWithPictures(view, pictures, markdown);
      return true;
    }
    view.dispatch(describePaste(view.state, markdown));
    return true;
  },
  drop(event, view) {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0 || view.state.readOnly) return false;
    event.preventDefault();
    event.stopPropagation();
    const at = view.posAtCoords({ x: event.clientX, y: event.clientY }, false);
    // What is typed next is the caption.
    view.focus();
    void uploadFiles(view, files, at, 'dropped');
    return true;
  },
});
