import { syntaxTree } from '@codemirror/language';
import { type ChangeSpec, type EditorState, type StateCommand } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';

const itemStart = /^([ \t]*)([-*+]|(\d{1,9})([.)])|\(@[\w-]*\)|#\.)([ \t]+)/;

function itemLines(state: EditorState): Set<number> | null {
  const numbers = new Set<number>();
  for (const range of state.selection.ranges) {
    const first = state.doc.lineAt(range.from).number;
    const last = state.doc.lineAt(range.to).number;
    for (let number = first; number <= last; number++) numbers.add(number);
  }
  const isItem = [...numbers].some((number) => itemStart.test(state.doc.line(number).text));
  const inCode = /Code/.test(syntaxTree(state).resolveInner(state.selection.main.head, -1).name);
  return isItem && !inCode ? numbers : null;
}

/** Indentation of the text of the item above: nested items must align with it. */
function parentIndent(state: EditorState, number: number, own: number): number | null {
  for (let above = number - 1; above >= 1; above--) {
    const { text } = state.doc.line(above);
    const match = itemStart.exec(text);
    if (match && match[1]!.length <= own) return match[0].length;
    if (!match && text.trim() !== '' && !/^\s/.test(text)) return null;
  }
  return null;
}

/** Indentation of the nearest less indented item's marker. */
function outerIndent(state: EditorState, number: number, own: number): number {
  for (let above = number - 1; above >= 1; above--) {
    const indent = itemStart.exec(state.doc.line(above).text)?.[1]?.length;
    if (indent !== undefined && indent < own) return indent;
  }
  return 0;
}

/** Indents list items. False outside lists, so that Tab can do something else. */
export const indentList: StateCommand = ({ state, dispatch }) => {
  const numbers = itemLines(state);
  if (!numbers || state.readOnly) return false;
  const first = [...numbers].find((number) => itemStart.test(state.doc.line(number).text))!;
  const own = itemStart.exec(state.doc.line(first).text)![1]!.length;
  const to = parentIndent(state, first, own);
  if (to === null || to <= own) return true;
  const changes: ChangeSpec[] = [...numbers].flatMap((number) => {
    const line = state.doc.line(number);
    return line.text.trim() === '' ? [] : [{ from: line.from, insert: ' '.repeat(to - own) }];
  });
  dispatchRenumbered(state, changes, dispatch);
  return true;
};

/** Outdents list items. */
export const outdentList: StateCommand = ({ state, dispatch }) => {
  const numbers = itemLines(state);
  if (!numbers || state.readOnly) return false;
  const first = [...numbers].find((number) => itemStart.test(state.doc.line(number).text))!;
  const own = itemStart.exec(state.doc.line(first).text)![1]!.length;
  if (own === 0) return true;
  const target = outerIndent(state, first, own);
  const changes: ChangeSpec[] = [...numbers].flatMap((number) => {
    const line = state.doc.line(number);
    const cut = Math.min(own - target, /^[ \t]*/.exec(line.text)![0].length);
    return cut > 0 ? [{ from: line.from, to: line.from + cut }] : [];
  });
  dispatchRenumbered(state, changes, dispatch);
  return true;
};

function dispatchRenumbered(
  state: EditorState,
  changes: readonly ChangeSpec[],
  dispatch: Parameters<StateCommand>[0]['dispatch'],
): void {
  const moved = state.update({ changes: [...changes] });
  const fixes = renumberAround(moved.state, moved.state.doc.lineAt(moved.state.selection.main.head).number);
  const all = moved.changes.compose(moved.state.changes(fixes));
  dispatch(
    state.update({
      changes: all,
      selection: state.selection.map(all, 1),
      userEvent: 'input.indent',
      scrollIntoView: true,
    }),
  );
}

/** First and last line of the lists around a line. */
function findLists({ doc }: EditorState, number: number): readonly [first: number, last: number] {
  const isPart = (text: string): boolean => itemStart.test(text) || /^[ \t]+\S/.test(text) || text.trim() === '';
  let first = number;
  while (first > 1 && isPart(doc.line(first - 1).text)) first--;
  let last = number;
  while (last < doc.lines && isPart(doc.line(last + 1).text)) last++;
  return [first, last];
}

/** The first number of the list around a line, whichever item becomes first. */
export function readFirstNumber(state: EditorState, number: number): number | undefined {
  const [first, last] = findLists(state, number);
  for (let at = first; at <= last; at++) {
    const match = itemStart.exec(state.doc.line(at).text);
    if (match) return match[3] === undefined ? undefined : Number(match[3]);
  }
  return undefined;
}

/**
 * Renumbers the ordered lists around a line, from each one's first item, or from `begin`. Works on lines, before
 * parsing.
 */
export function renumberAround(state: EditorState, number: number, begin?: number): ChangeSpec[] {
  const { doc } = state;
  const [first, last] = findLists(state, number);
  let outermost = begin;
  const counters: { indent: number; next: number; mark: string }[] = [];
  const changes: ChangeSpec[] = [];
  for (let at = first; at <= last; at++) {
    const line = doc.line(at);
    const match = itemStart.exec(line.text);
    if (!match) continue;
    const indent = match[1]!.length;
    while (counters.length > 0 && counters.at(-1)!.indent > indent) counters.pop();
    const top = counters.at(-1);
    const value = match[3];
    const mark = match[4] ?? match[2]!;
    if (!top || top.indent < indent || top.mark !== mark) {
      if (top && top.indent === indent) counters.pop();
      // A list that starts deeper than where it was moved from starts at one.
      const start = value === undefined ? 0 : top && top.indent < indent ? 1 : (outermost ?? Number(value));
      outermost = undefined;
      if (value !== undefined && Number(value) !== start)
        changes.push({ from: line.from + indent, to: line.from + indent + value.length, insert: String(start) });
      counters.push({ indent, next: start + 1, mark });
      continue;
    }
    if (value !== undefined && Number(value) !== top.next) {
      changes.push({ from: line.from + indent, to: line.from + indent + value.length, insert: String(top.next) });
    }
    top.next++;
  }
  return changes;
}

/** Renumbers the ordered list at the caret. */
export const renumberList: StateCommand = ({ state, dispatch }) => {
  let node: SyntaxNode | null = syntaxTree(state).resolveInner(state.selection.main.head, -1);
  while (node && node.name !== 'OrderedList') node = node.parent;
  if (!node || state.readOnly) return false;
  const changes = renumberAround(state, state.doc.lineAt(state.selection.main.head).number);
  if (changes.length === 0) return false;
  dispatch(state.update({ changes, userEvent: 'input.format' }));
  return true;
};
