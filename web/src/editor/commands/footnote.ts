import { syntaxTree } from '@codemirror/language';
import type { SyntaxNode } from '@lezer/common';
import { readWholeTree } from '../markdown/whole-tree.ts';
import { type ChangeSpec, EditorSelection, type EditorState, type StateCommand } from '@codemirror/state';

interface Place {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly definition: boolean;
}

function listPlaces(state: EditorState): Place[] {
  const places: Place[] = [];
  readWholeTree(state).iterate({
    enter: (node) => {
      if (node.name !== 'FootnoteLabel') return;
      const parent = node.node.parent?.name;
      places.push({
        label: state.sliceDoc(node.from, node.to),
        from: node.from,
        to: node.to,
        definition: parent === 'FootnoteDefinition',
      });
    },
  });
  return places;
}

/**
 * Inserts a reference at the caret and its footnote at the end. Numbered footnotes stay in text order: those after the
 * caret are renumbered in the same step.
 */
export const insertFootnote: StateCommand = ({ state, dispatch }) => {
  if (state.readOnly) return false;
  const at = state.selection.main.to;
  const places = listPlaces(state);
  const numbered = [
    ...new Set(places.filter((place) => !place.definition && /^\d+$/.test(place.label)).map((place) => place.label)),
  ];
  const before = new Set(
    places
      .filter((place) => !place.definition && place.to <= at && /^\d+$/.test(place.label))
      .map((place) => place.label),
  );
  const inOrder = numbered.every((label, index) => Number(label) === index + 1);
  const taken = new Set(places.map((place) => place.label));
  let number = before.size + 1;
  const renamed = new Map<string, string>();
  if (inOrder) for (const label of numbered.slice(before.size)) renamed.set(label, String(Number(label) + 1));
  else for (number = 1; taken.has(String(number)); number++);
  const free = [...renamed.values()].every((label) => !taken.has(label) || renamed.has(label));
  if (inOrder && !free) {
    renamed.clear();
    for (number = 1; taken.has(String(number)); number++);
  }
  const changes: ChangeSpec[] = [{ from: at, insert: `[^${number}]` }];
  for (const place of places) {
    const label = renamed.get(place.label);
    if (label) changes.push({ from: place.from, to: place.to, insert: label });
  }
  // The footnote goes after the one preceding it, or to the end of the text.
  const earlier = places.filter(
    (place) =>
      place.definition && /^\d+$/.test(place.label) && Number(place.label) < number && !renamed.has(place.label),
  );
  const neighbour = earlier.toSorted((a, b) => Number(a.label) - Number(b.label)).at(-1);
  const end = neighbour ? endOfDefinition(state, neighbour.from) : state.doc.length;
  const text = state.sliceDoc(Math.max(0, end - 2), end);
  const gap = neighbour
    ? '\n'
    : state.doc.length === 0 || text.endsWith('\n\n')
      ? ''
      : text.endsWith('\n')
        ? '\n'
        : '\n\n';
  // An insertion at the very end coincides with that of the reference: listed first, the reference stays in front.
  const insert = `${gap}[^${number}]: `;
  changes.push({ from: Math.max(end, at), insert: neighbour || end === state.doc.length ? insert : `${insert}\n` });
  const set = state.changes(changes);
  const caret = set.mapPos(Math.max(end, at), 1);
  dispatch(
    state.update({
      changes: set,
      selection: EditorSelection.cursor(caret),
      userEvent: 'input.format',
      scrollIntoView: true,
    }),
  );
  return true;
};

/**
 * Backspace after a reference, or Delete before it, selects it first: its footnote would be orphaned, and most of the
 * reference is hidden.
 */
export function selectFootnote(side: -1 | 1): StateCommand {
  return ({ state, dispatch }) => {
    const { main, ranges } = state.selection;
    if (state.readOnly || ranges.length > 1 || !main.empty) return false;
    let node: SyntaxNode | null = syntaxTree(state).resolveInner(main.head, side);
    while (node && node.name !== 'FootnoteReference') node = node.parent;
    if (!node || (side < 0 ? node.to : node.from) !== main.head) return false;
    dispatch(
      state.update({
        selection: EditorSelection.range(node.from, node.to),
        userEvent: 'select',
        scrollIntoView: true,
      }),
    );
    return true;
  };
}

function endOfDefinition(state: EditorState, at: number): number {
  let node = readWholeTree(state).resolveInner(at, 1);
  while (node.parent && node.name !== 'FootnoteDefinition') node = node.parent;
  return node.from + state.sliceDoc(node.from, node.to).trimEnd().length;
}
