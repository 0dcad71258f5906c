import { syntaxTree } from '@codemirror/language';
import { type EditorState, StateField, type Text, type Transaction } from '@codemirror/state';
import { collectReferences, type LinkTarget } from '../markdown/link-references.ts';
import { findWholeTree, wholeTreeField } from '../markdown/whole-tree.ts';

interface Known {
  readonly targets: ReadonlyMap<string, LinkTarget>;
  /** How far the text was parsed. */
  readonly parsed: number;
}

/** As far as the text is parsed; definitions known beyond that are kept. */
function collect(state: EditorState, before: Known | null): Known {
  const whole = findWholeTree(state);
  const parsed = syntaxTree(state).length;
  const found = collectReferences(whole ?? syntaxTree(state), (from, to) => state.sliceDoc(from, to));
  return { targets: whole || !before ? found : new Map([...before.targets, ...found]), parsed };
}

const definitionLine = /^[ \t>]*\[[^\]]+\]:/;

/** Text that can start or end a block, and so create or break a definition. */
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

/** The document's link definitions. Blocks are walked again only after a change that can affect one. */
const known = StateField.define<Known>({
  create: (state) => collect(state, null),
  update(value, tr) {
    const parsed = tr.docChanged ? tr.changes.mapPos(value.parsed, 1) : value.parsed;
    const more =
      syntaxTree(tr.state).length > parsed ||
      tr.startState.field(wholeTreeField, false) !== tr.state.field(wholeTreeField, false);
    if (!more && !(tr.docChanged && mayChangeDefinitions(tr)))
      return parsed === value.parsed ? value : { targets: value.targets, parsed };
    const next = collect(tr.state, value);
    return isSame(value.targets, next.targets) ? { targets: value.targets, parsed: next.parsed } : next;
  },
});

/** Just the definitions, for rendering. */
export const referencesField = StateField.define<ReadonlyMap<string, LinkTarget>>({
  create: (state) => state.field(known).targets,
  update: (_value, tr) => tr.state.field(known).targets,
  provide: () => known,
});
