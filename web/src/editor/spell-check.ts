import { StateField, type EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { findFrontMatter } from './front-matter/metadata.ts';

/** The language set in the front matter: `lang: de-AT`. */
function readLanguage(state: EditorState): string {
  const head = findFrontMatter(state.sliceDoc(0, Math.min(state.doc.length, 16_384)));
  const lang = head ? /^lang:[ \t]*["']?([A-Za-z]{2,3}(?:-[A-Za-z\d]+)*)["']?[ \t]*$/m.exec(head.yaml)?.[1] : null;
  return lang ?? '';
}

const language = StateField.define<string>({
  create: readLanguage,
  update: (value, tr) =>
    tr.docChanged && tr.changes.touchesRange(0, Math.min(tr.startState.doc.length, 4096))
      ? readLanguage(tr.state)
      : value,
});

/** The browser's spell checker, in the document's language. */
export const spellCheck: Extension = [
  language,
  EditorView.contentAttributes.compute([language], (state): Record<string, string> => {
    const lang = state.field(language);
    return { spellcheck: 'true', autocapitalize: 'sentences', autocorrect: 'on', ...(lang ? { lang } : {}) };
  }),
];
