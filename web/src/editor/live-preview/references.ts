import { syntaxTree } from '@codemirror/language';
import { type EditorState, StateField, type Text, type Transaction } from '@codemirror/state';
import { collectReferences, type LinkTarget } from '../markdown/link-references.ts';

interface Known {
  readonly targets: ReadonlyMap<string, LinkTarget>;
  /** How far the text was parsed then. */
  readonly parsed: number;
}

function collect(state: EditorState): Known {
  const tree = syntaxTree(state);
  return { targets: collectReferences(tree, (from, to) => state.sliceDoc(from, to)), parsed: tree.length };
}

const definitionLine = /^[ \t>]*\[[^\]]+\]:/;

/** Text that can begin or end a block, and so make a definition of a line or take it back. */
const structural = /[`~:[\]\n>$<\\{}-]| {2}|\t/;

function mayChangeDefinitions(tr: Transaction): boolean {
  let may = false;
  const hasDefinition = (text: Text, from: number, to: number): boolean => {
    const first = text.lineAt(from).number;
    const last = text.lineAt(to).number;
    for (let number = Math.max(1, first - 1); number <= Math.min(text.lines, last + 1); number++) {
      if (definitionLine.test(text.line(number).text)) return true;
    }
    return false;
  };
  tr.changes.iterChanges((fromA, toA, fromB, toB, inserted) => {
    if (may) return;
    const before = tr.startState.doc;
    may =
      structural.test(inserted.sliceString(0, Math.min(inserted.length, 2000))) ||
      structural.test(before.sliceString(fromA, Math.min(toA, fromA + 2000))) ||
      toA - fromA > 2000 ||
      inserted.length > 2000 ||
      hasDefinition(before, fromA, toA) ||
      hasDefinition(tr.state.doc, fromB, toB);
  });
  return may;
}

function isSame(a: ReadonlyMap<string, LinkTarget>, b: ReadonlyMap<string, LinkTarget>): boolean {
  if (a.size !== b.size) return false;
  for (const [label, target] of a) {
    const other = b.get(label);
    if (!other || other.url !== target.url || other.title !== target.title) return false;
  }
  return true;
}

/** Link definitions of the document. The blocks are walked again only after a change that can make or unmake one. */
const known = StateField.define<Known>({
  create: collect,
  update(value, tr) {
    const parsed = tr.docChanged ? tr.changes.mapPos(value.parsed, 1) : value.parsed;
    const more = syntaxTree(tr.state).length > parsed;
    if (!more && !(tr.docChanged && mayChangeDefinitions(tr)))
      return parsed === value.parsed ? value : { targets: value.targets, parsed };
    const next = collect(tr.state);
    return isSame(value.targets, next.targets) ? { targets: value.targets, parsed: next.parsed } : next;
  },
});

/** The definitions alone, for the drawing. */
export const referencesField = StateField.define<ReadonlyMap<string, LinkTarget>>({
  create: (state) => state.field(known).targets,
  update: (_value, tr) => tr.state.field(known).targets,
  provide: () => known,
});
