import { type EditorState, type Extension, RangeSetBuilder, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';

/** Turns dimming of everything but the caret's paragraph on or off. */
export const setParagraphFocus = StateEffect.define<boolean>();

/** Longer paragraphs are code or data, whose first and last lines are not searched for. */
const MOST_LINES = 400;

/** The lines around the caret up to the nearest blank ones. */
export function findParagraph(state: EditorState): { readonly first: number; readonly last: number } {
  const { doc, selection } = state;
  const { number } = doc.lineAt(selection.main.head);
  const isText = (at: number): boolean => at >= 1 && at <= doc.lines && /\S/.test(doc.line(at).text);
  let [first, last] = [number, number];
  if (!isText(number)) return { first, last };
  while (number - first < MOST_LINES && isText(first - 1)) first -= 1;
  while (last - number < MOST_LINES && isText(last + 1)) last += 1;
  return { first, last };
}

interface Focus {
  readonly isOn: boolean;
  readonly lines: DecorationSet;
}

const mark = Decoration.line({ class: 'cm-in-focus' });

function markLines(state: EditorState): DecorationSet {
  const { first, last } = findParagraph(state);
  const lines = new RangeSetBuilder<Decoration>();
  for (let at = first; at <= last; at += 1) {
    const { from } = state.doc.line(at);
    lines.add(from, from, mark);
  }
  return lines.finish();
}

const focusField = StateField.define<Focus>({
  create: () => ({ isOn: false, lines: Decoration.none }),
  update(value, tr) {
    let { isOn } = value;
    for (const effect of tr.effects) if (effect.is(setParagraphFocus)) isOn = effect.value;
    if (isOn === value.isOn && (!isOn || (!tr.docChanged && !tr.selection))) return value;
    return { isOn, lines: isOn ? markLines(tr.state) : Decoration.none };
  },
  provide: (field) => [
    EditorView.decorations.from(field, ({ lines }) => lines),
    EditorView.editorAttributes.from(field, ({ isOn }): Record<string, string> =>
      isOn ? { class: 'cm-paragraph-focus' } : {},
    ),
  ],
});

const theme = EditorView.theme({
  // Tables and boxes contain their lines.
  '&.cm-paragraph-focus.cm-focused .cm-content > *': { transition: 'opacity 200ms' },
  '&.cm-paragraph-focus.cm-focused .cm-content > :not(.cm-in-focus, :has(.cm-in-focus))': { opacity: '.35' },
  // People may look at a paragraph other than the one they are writing.
  '&.cm-paragraph-focus.cm-focused .cm-content > :not(.cm-in-focus):hover': { opacity: '1' },
  '@media (prefers-contrast: more), (forced-colors: active)': {
    '&.cm-paragraph-focus.cm-focused .cm-content > :not(.cm-in-focus, :has(.cm-in-focus))': { opacity: '1' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '&.cm-paragraph-focus.cm-focused .cm-content > *': { transition: 'none' },
  },
});

/** Dims everything but the caret's paragraph, if switched on. */
export function paragraphFocus(isOn: boolean): Extension {
  return [focusField.init((state) => ({ isOn, lines: isOn ? markLines(state) : Decoration.none })), theme];
}
