import { type EditorView, WidgetType } from '@codemirror/view';
import type { Construct } from './construct.ts';
import { readEquationId } from '../markdown/math.ts';
import { drawMath } from './katex.ts';
import { labelsOf, numberEquations } from './labels.ts';

const heights = new Map<string, number>();

export class MathWidget extends WidgetType {
  readonly tex: string;
  readonly display: boolean;
  /** A block: its height is needed before it is rendered. */
  readonly block: boolean;

  constructor(tex: string, display: boolean, block: boolean) {
    super();
    this.tex = tex;
    this.display = display;
    this.block = block;
  }

  override eq(other: MathWidget): boolean {
    return other.tex === this.tex && other.display === this.display && other.block === this.block;
  }

  toDOM(view: EditorView): HTMLElement {
    const element = document.createElement(this.block ? 'div' : 'span');
    element.className = this.display ? 'cm-math cm-math-display' : 'cm-math';
    const measure = (): void => {
      if (!this.block) return view.requestMeasure();
      view.requestMeasure({
        key: element,
        read: () => {
          if (element.isConnected) heights.set(this.tex, element.offsetHeight);
        },
      });
    };
    drawMath(element, this.tex, this.display ? 'display' : 'inline', measure);
    if (this.block) measure();
    return element;
  }

  override updateDOM(dom: HTMLElement, view: EditorView): boolean {
    if ((dom.tagName === 'DIV') !== this.block) return false;
    dom.className = this.display ? 'cm-math cm-math-display' : 'cm-math';
    drawMath(dom, this.tex, this.display ? 'display' : 'inline', () => view.requestMeasure());
    return true;
  }

  override get estimatedHeight(): number {
    return this.block ? (heights.get(this.tex) ?? 72) : -1;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}

const environmentEnd =
  /^\s*\\begin\{(?:align|equation|gather|multline|eqnarray|alignat|flalign)\*?\}[^]*(?=\\end\{[a-z]+\*?\}\s*$)/;

/** The TeX between a math node's delimiters; a label after them, ` {#eq:x}`, as `\label{eq:x}`. */
export function stripMathMarks(source: string): string {
  const id = readEquationId(source);
  if (id === null) return source.replace(/^\$\$?|\$\$?$/g, '');
  const tex = source.slice(2, source.lastIndexOf('$$'));
  const label = `\\label{${id}}`;
  return environmentEnd.test(tex)
    ? tex.replace(environmentEnd, (before) => before + label)
    : `${tex.trimEnd()}${label}`;
}

/** Inline formulas. Display math alone in a paragraph, or on lines of its own, is rendered as a block. */
export const inlineMath: Construct = {
  nodes: ['InlineMath', 'DisplayMath'],
  draw(node, cx) {
    if (cx.touches(node.from, node.to)) {
      cx.mark(node.from, node.to, 'cm-math-source');
      for (const mark of node.node.getChildren('MathMark')) cx.mark(mark.from, mark.to, 'cm-mark');
      cx.shorten(node.from, node.to);
      return;
    }
    const source = cx.slice(node.from, node.to);
    // Only block widgets may replace line breaks; a multi-line formula on a line with other text stays source.
    if (source.includes('\n')) cx.mark(node.from, node.to, 'cm-math-source');
    else {
      const tex = numberEquations(labelsOf(cx.state), stripMathMarks(source));
      cx.replace(node.from, node.to, new MathWidget(tex, node.name === 'DisplayMath', false));
    }
  },
};

const mathEnvironment =
  /^\\begin\{(?:equation|align|aligned|gather|gathered|alignat|multline|split|eqnarray|cases|[pbvBV]?matrix|CD)\*?\}/;

/** TeX of a raw environment that KaTeX can render, or null. */
export function readMathEnvironment(source: string): string | null {
  if (!mathEnvironment.test(source)) return null;
  return source.replace(/(\\(?:begin|end)\{)(?:eqnarray|multline)(\*?\})/g, '$1align$2');
}
