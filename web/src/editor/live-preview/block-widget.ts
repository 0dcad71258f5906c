import type { WidgetType } from '@codemirror/view';
import type { BlockElement } from './block-scan.ts';
import { FigureWidget } from './figure.ts';
import { FrontMatterWidget } from './front-matter.ts';
import { MathWidget } from './math.ts';
import { TableWidget } from './table.ts';

/** What a block is drawn with; `revision` makes it new when something outside the text changed. */
export function createBlockWidget(element: BlockElement, revision: number): WidgetType {
  switch (element.kind) {
    case 'frontMatter':
      return new FrontMatterWidget(element.source);
    case 'table':
      return new TableWidget(element.source, element.table, element.caption, revision);
    case 'figure':
      return new FigureWidget(element.image, true, revision);
    case 'math':
      return new MathWidget(element.tex, true, true);
  }
}
