import { syntaxTree } from '@codemirror/language';
import type { EditorState, Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { htmlToMarkdown, isWorthConverting, renameNotes } from './html-to-markdown.ts';
import { uploadFiles, uploadPlaces } from './upload.ts';

function isVerbatim(state: EditorState): boolean {
  for (let node = syntaxTree(state).resolveInner(state.selection.main.from, -1); ; node = node.parent) {
    if (
      /^(?:FencedCode|CodeBlock|InlineCode|FrontMatter|InlineMath|DisplayMath|HTMLBlock|RawTexBlock)$/.test(node.name)
    )
      return true;
    if (!node.parent) return false;
  }
}

let plainUntil = 0;

const onPaste = EditorView.domEventHandlers({
  keydown(event) {
    // The paste event does not tell how it came about; the key does, a moment before.
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
    // An address pasted over words makes a link of them.
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
    // Word puts a picture of the text beside the text.
    if (files.length > 0 && text === '') {
      event.preventDefault();
      void uploadFiles(view, files, view.state.selection.main.to, true);
      return true;
    }
    if (plain || html === '' || !isWorthConverting(html) || isVerbatim(view.state)) return false;
    const markdown = renameNotes(htmlToMarkdown(html), view.state.doc.toString());
    if (markdown === '') return false;
    event.preventDefault();
    view.dispatch(view.state.replaceSelection(markdown), { userEvent: 'input.paste', scrollIntoView: true });
    return true;
  },
  drop(event, view) {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0 || view.state.readOnly) return false;
    event.preventDefault();
    event.stopPropagation();
    const at = view.posAtCoords({ x: event.clientX, y: event.clientY }, false);
    void uploadFiles(view, files, at, false);
    return true;
  },
});

/** Pasting and dropping into Markdown: files are uploaded and linked, formatted text is converted. */
export const pasting: Extension = [uploadPlaces, onPaste];
