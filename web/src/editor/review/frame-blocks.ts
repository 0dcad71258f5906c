import type { Extension } from '@codemirror/state';
import { BlockType, EditorView, layer, RectangleMarker } from '@codemirror/view';
import { reviewField } from './review-field.ts';

const DRAWN = '.cm-table-box, .cm-figure, .cm-math-display';

/**
 * Frames commented figures, tables and formulas, which are rendered without their source, so no text can be underlined.
 */
export const blockFrames: Extension = [
  layer({
    above: true,
    class: 'cm-review-frames',
    update: (update) =>
      update.docChanged ||
      update.viewportChanged ||
      update.geometryChanged ||
      update.startState.field(reviewField) !== update.state.field(reviewField),
    markers: drawFrames,
  }),
  EditorView.baseTheme({
    '.cm-review-frame': { border: '2px dashed var(--warning-fill)', borderRadius: 'var(--radius-sm)' },
    '.cm-review-frame-active': { borderStyle: 'solid' },
  }),
];

function drawFrames(view: EditorView): RectangleMarker[] {
  const { marks, active } = view.state.field(reviewField);
  const framed: { at: number; isActive: boolean }[] = [];
  marks.between(view.viewport.from, view.viewport.to, (from, _to, { mark }) => {
    if (isDrawn(view, from)) framed.push({ at: from, isActive: mark.thread === active });
  });
  if (framed.length === 0) return [];
  const drawn = [...view.contentDOM.querySelectorAll<HTMLElement>(DRAWN)].map((box) => ({
    box,
    at: view.posAtDOM(box),
  }));
  const window = view.scrollDOM.getBoundingClientRect();
  return framed.flatMap(({ at, isActive }) => {
    const found = drawn.findLast((one) => one.at <= at);
    if (!found) return [];
    const { left, top, width, height } = findCell(found.box, at - found.at).getBoundingClientRect();
    return new RectangleMarker(
      `cm-review-frame${isActive ? ' cm-review-frame-active' : ''}`,
      left - window.left + view.scrollDOM.scrollLeft - 2,
      top - window.top + view.scrollDOM.scrollTop - 2,
      width + 4,
      height + 4,
    );
  });
}

function isDrawn(view: EditorView, at: number): boolean {
  const { type } = view.lineBlockAt(at);
  return Array.isArray(type) ? type.some((block) => isWidget(block.type)) : isWidget(type);
}

function isWidget(type: unknown): boolean {
  return type === BlockType.WidgetRange || type === BlockType.WidgetBefore || type === BlockType.WidgetAfter;
}

/** The table cell at a position of its source; for anything else, the whole element. */
function findCell(box: HTMLElement, at: number): HTMLElement {
  const cells = [...box.querySelectorAll<HTMLElement>('[data-at]')];
  return cells.findLast((cell) => Number(cell.dataset['at']) <= at) ?? box;
}
