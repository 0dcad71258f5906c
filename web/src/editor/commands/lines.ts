import { type ChangeSpec, type EditorState, type Line, type StateCommand } from '@codemirror/state';

/** What stands before the text of a line: indentation, quote, list mark with check box, heading. */
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
  /** Where the mark of the line begins, behind indentation and quote marks. */
  readonly at: number;
  readonly mark: string;
}

function readParts(line: Line): Parts {
  const match = prefix.exec(line.text)!;
  return { line, at: line.from + match[1]!.length, mark: match[2] ?? '' };
}

function changeLines(decide: (parts: readonly Parts[]) => (part: Parts, index: number) => string): StateCommand {
  return ({ state, dispatch }) => {
    if (state.readOnly) return false;
    const parts = selectedLines(state).map(readParts);
    const write = decide(parts);
    const changes: ChangeSpec[] = [];
    parts.forEach((part, index) => {
      const insert = write(part, index);
      if (insert !== part.mark) changes.push({ from: part.at, to: part.at + part.mark.length, insert });
    });
    if (changes.length === 0) return false;
    const set = state.changes(changes);
    dispatch(
      state.update({
        changes: set,
        selection: state.selection.map(set, 1),
        userEvent: 'input.format',
        scrollIntoView: true,
      }),
    );
    return true;
  };
}

/** Makes the lines items of a list, or plain text again when all of them are. */
function toggleMark(has: RegExp, mark: (index: number) => string): StateCommand {
  return changeLines((parts) => {
    const all = parts.every((part) => has.test(part.mark));
    return (_part, index) => (all ? '' : mark(index));
  });
}

export const toggleBulletList = toggleMark(/^[-*+][ \t]+$/, () => '- ');
export const toggleOrderedList = toggleMark(/^\d+[.)][ \t]+$/, (index) => `${index + 1}. `);
export const toggleTaskList = toggleMark(/\[[ xX]\][ \t]+$/, () => '- [ ] ');

/** Makes the lines headings of a level; level 0 makes them text. The same level again makes them text as well. */
export function setHeading(level: number): StateCommand {
  const mark = level === 0 ? '' : `${'#'.repeat(level)} `;
  return changeLines((parts) => {
    const all = parts.every((part) => part.mark === mark);
    return () => (all ? '' : mark);
  });
}

/** One level deeper with each press: text, 1, 2, 3, 4, text. */
export const cycleHeading: StateCommand = (target) => {
  const { mark } = readParts(target.state.doc.lineAt(target.state.selection.main.head));
  const level = mark.startsWith('#') ? mark.trim().length : 0;
  return setHeading(level >= 4 ? 0 : level + 1)(target);
};

export const toggleQuote: StateCommand = ({ state, dispatch }) => {
  if (state.readOnly) return false;
  const ranges = state.selection.ranges.map((range) => ({
    from: state.doc.lineAt(range.from).number,
    to: state.doc.lineAt(range.to).number,
  }));
  const numbers = new Set(
    ranges.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_unused, i) => from + i)),
  );
  const lines = [...numbers].map((number) => state.doc.line(number));
  const all = lines.every((line) => /^[ \t]*>/.test(line.text));
  const changes = state.changes(
    lines.map((line) =>
      all
        ? { from: line.from, to: line.from + /^[ \t]*>[ \t]?/.exec(line.text)![0].length }
        : { from: line.from, insert: '> ' },
    ),
  );
  dispatch(
    state.update({
      changes,
      selection: state.selection.map(changes, 1),
      userEvent: 'input.format',
      scrollIntoView: true,
    }),
  );
  return true;
};
