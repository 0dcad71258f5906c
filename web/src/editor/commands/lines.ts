import {
  type ChangeSet,
  type ChangeSpec,
  EditorSelection,
  type EditorState,
  type Line,
  type StateCommand,
} from '@codemirror/state';
import { findAncestor, findLeaf, readNeighbours, readQuote, verbatim } from './blocks-around.ts';

/** A line's prefix: indentation, quote, list marker with checkbox, heading. */
const prefix = /^([ \t]*(?:>[ \t]?)*)((?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?|#{1,6}[ \t]+)?/;

function selectedLines(state: EditorState): Line[] {
  const lines = new Map<number, Line>();
  for (const range of state.selection.ranges) {
    for (let at = range.from; at <= range.to;) {
      const line = state.doc.lineAt(at);
      lines.set(line.from, line);
      at = line.to + 1;
    }
  }
  const all = [...lines.values()];
  const filled = all.filter((line) => line.text.trim() !== '');
  return filled.length > 0 ? filled : all;
}

interface Parts {
  readonly line: Line;
  /** Where the line's marker begins, after indentation and quote marks. */
  readonly at: number;
  readonly mark: string;
}

function readParts(line: Line): Parts {
  const match = prefix.exec(line.text)!;
  return { line, at: line.from + match[1]!.length, mark: match[2] ?? '' };
}

type Kind = 'item' | 'heading' | 'text';

function kindOf(mark: string): Kind {
  return mark === '' ? 'text' : mark.startsWith('#') ? 'heading' : 'item';
}

/**
 * Whether a line keeps its type next to a line turned into an item, heading or text: adjacent items stay items,
 * adjacent text would merge.
 */
function goesWith(state: EditorState, line: Line, kind: Kind): boolean {
  if (kind !== 'item') return false;
  const { at, mark } = readParts(line);
  if (mark !== '') return kindOf(mark) === 'item';
  // A continuation line of the item above.
  return at > line.from && findAncestor(state, line.to, /^ListItem$/) !== null;
}

/** Blank lines needed to keep a line from merging with its neighbours. */
function separate(state: EditorState, numbers: readonly number[], kinds: readonly Kind[]): ChangeSpec[] {
  const changes: ChangeSpec[] = [];
  numbers.forEach((number, index) => {
    const line = state.doc.line(number);
    const blank = readQuote(line.text).trimEnd();
    const { above, below } = readNeighbours(state, number, number);
    const kind = kinds[index]!;
    const follows = numbers[index - 1] === number - 1;
    if (above && !follows && !goesWith(state, above, kind)) changes.push({ from: line.from, insert: `${blank}\n` });
    const isFollowed = numbers[index + 1] === number + 1;
    if (below && !isFollowed && kind !== 'heading' && !goesWith(state, below, kind))
      changes.push({ from: line.to, insert: `\n${blank}` });
  });
  return changes;
}

function changeLines(decide: (parts: readonly Parts[]) => (part: Parts, index: number) => string): StateCommand {
  return ({ state, dispatch }) => {
    if (state.readOnly || findAncestor(state, state.selection.main.head, verbatim)) return false;
    const parts = selectedLines(state).map(readParts);
    const write = decide(parts);
    const changes: ChangeSpec[] = [];
    const changed: Parts[] = [];
    const kinds: Kind[] = [];
    parts.forEach((part, index) => {
      const insert = write(part, index);
      if (insert === part.mark) return;
      changes.push({ from: part.at, to: part.at + part.mark.length, insert });
      changed.push(part);
      kinds.push(kindOf(insert));
    });
    if (changes.length === 0) return false;
    const numbers = changed.map(({ line }) => state.doc.lineAt(line.from).number);
    const set = state.changes([...separate(state, numbers, kinds), ...changes]);
    dispatch(
      state.update({
        changes: set,
        selection: mapSelection(state, set),
        userEvent: 'input.format',
        scrollIntoView: true,
      }),
    );
    return true;
  };
}

/** The caret stays with its text instead of moving to the blank line inserted below. */
function mapSelection(state: EditorState, set: ChangeSet): EditorSelection {
  const place = (at: number): number => {
    const line = state.doc.lineAt(at);
    return at === line.to && line.length > 0 ? set.mapPos(at, -1) : set.mapPos(at, 1);
  };
  return EditorSelection.create(
    state.selection.ranges.map(({ anchor, head }) => EditorSelection.range(place(anchor), place(head))),
    state.selection.mainIndex,
  );
}

/** Turns lines into list items, or back into text if all of them are. */
function toggleMark(has: RegExp, mark: (index: number) => string): StateCommand {
  return changeLines((parts) => {
    const all = parts.every((part) => has.test(part.mark));
    return (_part, index) => (all ? '' : mark(index));
  });
}

export const toggleBulletList = toggleMark(/^[-*+][ \t]+$/, () => '- ');
export const toggleOrderedList = toggleMark(/^\d+[.)][ \t]+$/, (index) => `${index + 1}. `);
export const toggleTaskList = toggleMark(/\[[ xX]\][ \t]+$/, () => '- [ ] ');

/** Sets a heading level; level 0, or the same level again, makes text. */
export function setHeading(level: number): StateCommand {
  const mark = level === 0 ? '' : `${'#'.repeat(level)} `;
  return changeLines((parts) => {
    const all = parts.every((part) => part.mark === mark);
    return () => (all ? '' : mark);
  });
}

/** Cycles text, 1, 2, 3, 4, text. */
export const cycleHeading: StateCommand = (target) => {
  const { mark } = readParts(target.state.doc.lineAt(target.state.selection.main.head));
  const level = mark.startsWith('#') ? mark.trim().length : 0;
  return setHeading(level >= 4 ? 0 : level + 1)(target);
};

/** The lines of all blocks touched by the selection: part of a block cannot be quoted. */
function listQuotable(state: EditorState): number[] {
  const numbers = new Set<number>();
  for (const range of state.selection.ranges) {
    let { from, to } = range;
    for (const at of [from, to]) {
      for (let node = findLeaf(state, at); node; node = node.parent) {
        if (!node.parent || /^(?:Document|FencedDiv|Blockquote)$/.test(node.parent.name)) {
          if (node.name === 'FrontMatter') break;
          from = Math.min(from, node.from);
          to = Math.max(to, node.to);
          break;
        }
      }
    }
    const last = state.doc.lineAt(to).number;
    for (let number = state.doc.lineAt(from).number; number <= last; number++) numbers.add(number);
  }
  return [...numbers].toSorted((a, b) => a - b);
}

export const toggleQuote: StateCommand = ({ state, dispatch }) => {
  if (state.readOnly || findAncestor(state, state.selection.main.head, /^FrontMatter$/)) return false;
  const lines = listQuotable(state).map((number) => state.doc.line(number));
  const first = lines[0]!;
  const last = lines.at(-1)!;
  const all = lines.every((line) => /^[ \t]*>/.test(line.text));
  const { above, below } = readNeighbours(state, first.number, last.number);
  const isQuoted = (line: Line | null): boolean => line !== null && readQuote(line.text) !== '';
  const changes = state.changes([
    // Text below a quote would join it, and the paragraph above must not continue in it.
    ...(above && (all || !isQuoted(above)) ? [{ from: first.from, insert: '\n' }] : []),
    ...lines.map((line) =>
      all
        ? { from: line.from, to: line.from + /^[ \t]*>[ \t]?/.exec(line.text)![0].length }
        : { from: line.from, insert: '> ' },
    ),
    ...(below && (all || !isQuoted(below)) ? [{ from: last.to, insert: '\n' }] : []),
  ]);
  dispatch(
    state.update({
      changes,
      selection: mapSelection(state, changes),
      userEvent: 'input.format',
      scrollIntoView: true,
    }),
  );
  return true;
};
