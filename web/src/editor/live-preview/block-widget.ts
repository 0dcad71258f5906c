import type { WidgetType } from '@codemirror/view';
import type { BlockElement } from './block-scan.ts';
import { FigureWidget } from './figure.ts';
import { FrontMatterWidget } from './front-matter.ts';
import { type Labels, numberEquations } from './labels.ts';
import { MathWidget } from './math.ts';
import { TableWidget } from './table.ts';
import type { TitleState } from '../title-form/state.ts';
import { TitleFormWidget } from '../title-form/widgets.ts';

/** What blocks are rendered from besides their source; the counters invalidate widgets. */
export interface Drawing {
  readonly redrawn: number;
  readonly renumbered: number;
  readonly labels: Labels;
  /** The number printed before the caption of an element, by position. */
  numberAt(at: number): string;
  readonly title: TitleState;
}

/** Captions and formulas have numbers, and cells may contain references. */
export function dependsOnLabels(element: BlockElement): boolean {
  if (element.kind === 'math') return element.tex.includes('\\label');
  return element.kind === 'table' || element.kind === 'figure';
}

function hasReferences(element: BlockElement): boolean {
  return element.kind === 'table'
    ? element.source.includes('@')
    : element.kind === 'figure' && element.image.alt.includes('@');
}

export function createBlockWidget(element: BlockElement, drawing: Drawing): WidgetType {
  const { redrawn, renumbered, labels, title } = drawing;
  // Redrawing an image flickers: redraw for new numbers only what may contain them.
  const revision = redrawn + (hasReferences(element) ? renumbered : 0);
  switch (element.kind) {
    case 'frontMatter':
      return title.create ? new TitleFormWidget(element.source, title.create) : new FrontMatterWidget(element.source);
    case 'table':
      return new TableWidget(
        element.source,
        element.table,
        element.caption,
        drawing.numberAt(element.from + element.table),
        revision,
      );
    case 'figure':
      return new FigureWidget(element.image, drawing.numberAt(element.from), true, revision);
    case 'math':
      return new MathWidget(numberEquations(labels, element.tex), true, true);
  }
}
