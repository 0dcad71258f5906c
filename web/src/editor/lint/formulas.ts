import { type Diagnostic, linter } from '@codemirror/lint';
import type { EditorState, Extension } from '@codemirror/state';
import type { ViewUpdate } from '@codemirror/view';
import { findMathFaults } from '../live-preview/katex.ts';
import { readMathEnvironment, stripMathMarks } from '../live-preview/math.ts';
import { findKnownTree, wholeTreeField } from '../markdown/whole-tree.ts';
import { t } from '../../lib/texts/editor.ts';

const MAX_CHECKED = 2000;

function listFormulas(state: EditorState) {
  const formulas: { readonly from: number; readonly to: number; readonly tex: string; readonly display: boolean }[] =
    [];
  findKnownTree(state).iterate({
    enter: ({ name, from, to }) => {
      if (formulas.length >= MAX_CHECKED) return false;
      if (name !== 'InlineMath' && name !== 'DisplayMath' && name !== 'RawTexBlock') return;
      const source = state.sliceDoc(from, to);
      const tex = name === 'RawTexBlock' ? readMathEnvironment(source) : stripMathMarks(source);
      if (tex !== null) formulas.push({ from, to, tex, display: name !== 'InlineMath' });
    },
  });
  return formulas;
}

/** Reports formulas that cannot be typeset, also those that are not drawn yet. */
export const lintFormulas: Extension = linter(
  async (view): Promise<Diagnostic[]> => {
    const { state } = view;
    const formulas = listFormulas(state);
    if (formulas.length === 0) return [];
    const faults = await findMathFaults(formulas);
    if (view.state.doc !== state.doc) return [];
    return formulas.flatMap(({ from, to }, at) => {
      const fault = faults[at] ?? null;
      return fault === null ? [] : [{ from, to, severity: 'warning' as const, message: t('wrongFormula', { fault }) }];
    });
  },
  {
    delay: 700,
    needsRefresh: (update: ViewUpdate) =>
      update.startState.field(wholeTreeField, false) !== update.state.field(wholeTreeField, false),
  },
);
