import { syntaxTree } from '@codemirror/language';
import { type EditorState, type Extension, StateField } from '@codemirror/state';
import { EditorView, showTooltip, type Tooltip, type TooltipView } from '@codemirror/view';
import type { SyntaxNode } from '@lezer/common';
import { drawMath } from './katex.ts';
import { labelsOf, numberEquations } from './labels.ts';
import { stripMathMarks } from './math.ts';
import { isRevealing } from './reveal.ts';

/** The inline formula with the caret in it: its source is shown there, so the result would not be shown anywhere. */
function findFormula(state: EditorState): { readonly from: number; readonly tex: string } | null {
  const { head, empty } = state.selection.main;
  if (!empty || !isRevealing(state)) return null;
  for (const side of [-1, 1] as const)
    for (let node: SyntaxNode | null = syntaxTree(state).resolveInner(head, side); node; node = node.parent) {
      if (node.name !== 'InlineMath') continue;
      const tex = numberEquations(labelsOf(state), stripMathMarks(state.sliceDoc(node.from, node.to)));
      return tex.trim() === '' ? null : { from: node.from, tex };
    }
  return null;
}

function createCard(view: EditorView): TooltipView {
  const dom = document.createElement('div');
  dom.className = 'cm-formula-card cm-math';
  dom.setAttribute('aria-hidden', 'true');
  let drawn = '';
  const draw = (): void => {
    const tex = findFormula(view.state)?.tex ?? drawn;
    if (tex === drawn) return;
    drawn = tex;
    drawMath(dom, tex, 'card', () => view.requestMeasure());
  };
  draw();
  return { dom, update: draw };
}

const cardField = StateField.define<Tooltip | null>({
  create: () => null,
  update(value, tr) {
    if (!tr.docChanged && !tr.selection && syntaxTree(tr.startState) === syntaxTree(tr.state)) return value;
    const found = findFormula(tr.state);
    if (found?.from === value?.pos) return value;
    return found && { pos: found.from, above: true, create: createCard };
  },
  provide: (field) => showTooltip.from(field),
});

const theme = EditorView.theme({
  '.cm-math-error u': { textDecoration: 'underline wavy var(--warning-fill) 1px', textUnderlineOffset: '4px' },
  '.cm-tooltip.cm-formula-card': {
    padding: '6px 12px',
    maxWidth: 'min(560px, 92vw)',
    overflowX: 'auto',
    font: '400 17px/1.5 var(--font-text)',
    pointerEvents: 'none',
  },
});

/** The printed formula, above its source. */
export const formulaCard: Extension = [cardField, theme];
