import { syntaxTree } from '@codemirror/language';
import { type EditorState, StateField } from '@codemirror/state';
import { collectReferences, type LinkTarget } from '../markdown/link-references.ts';

interface Known {
  readonly targets: ReadonlyMap<string, LinkTarget>;
  /** Lines of the text that look like a definition, to see cheaply whether they changed. */
  readonly parsed: number;
}

function collect(state: EditorState): Known {
  const tree = syntaxTree(state);
  return { targets: collectReferences(tree, (from, to) => state.sliceDoc(from, to)), parsed: tree.length };
}

const definitionLine = /^ {0,3}\[[^\]]+\]:/;

/** Link definitions of the document. They are walked again only when a line with one was touched or more was parsed. */
const known = StateField.define<Known>({
  create: collect,
  update(value, tr) {
    const tree = syntaxTree(tr.state);
    if (tree.length > value.parsed && !tr.docChanged) return collect(tr.state);
    if (!tr.docChanged) return value;
    let touched = false;
    tr.changes.iterChangedRanges((fromA, toA, fromB, toB) => {
      const before = tr.startState.doc;
      const after = tr.state.doc;
      const look = (text: typeof after, from: number, to: number): boolean => {
        for (let at = from; at <= to;) {
          const line = text.lineAt(at);
          if (definitionLine.test(line.text)) return true;
          at = line.to + 1;
        }
        return false;
      };
      touched ||= look(before, fromA, toA) || look(after, fromB, toB);
    });
    return touched ? collect(tr.state) : value;
  },
});

/** The definitions alone, for the drawing. */
export const referencesField = StateField.define<ReadonlyMap<string, LinkTarget>>({
  create: (state) => state.field(known).targets,
  update: (_value, tr) => tr.state.field(known).targets,
  provide: () => known,
});
