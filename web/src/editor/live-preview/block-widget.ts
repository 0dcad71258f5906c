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
  readonly title: TitleState;
}

/** Cells and captions may contain references, formulas have numbers. */
export function dependsOnLabels(element: BlockElement): boolean {
  if (element.kind === 'table') return element.source.includes('@');
  if (element.kind === 'figure') return element.image.alt.includes('@');
  return element.kind === 'math' && element.tex.includes('\\label');
}

export function createBlockWidget(element: BlockElement, { redrawn, renumbered, labels, title }: Drawing): WidgetType {
  // Redrawing an image flickers: redraw for new numbers only what may contain them.
  const revision = redrawn + (dependsOnLabels(element) ? renumbered : 0);
  switch (element.kind) {
    case 'frontMatter':
      return title.create ? new TitleFormWidget(element.source, title.create) : new FrontMatterWidget(element.source);
    case 'table':
      return new TableWidget(element.source, element.table, element.caption, revision);
    case 'figure':
      return new FigureWidget(element.image, true, revision);
    case 'math':
      return new MathWidget(numberEquations(labels, element.tex), true, true);
  }
}
