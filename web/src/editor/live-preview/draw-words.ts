import { drawMath } from './katex.ts';

/** A formula in text, with its dollars. */
export const FORMULA = /(\$(?!\s)(?:[^$\\]|\\.)+(?<!\s)\$(?!\d))/;

/** A heading or caption as listed, with its formulas drawn. */
export function drawWords(text: string): readonly (string | Node)[] {
  return text.split(FORMULA).map((part, index) => {
    if (index % 2 === 0) return part;
    const formula = document.createElement('span');
    drawMath(formula, part.slice(1, -1), 'inline', () => undefined);
    return formula;
  });
}
