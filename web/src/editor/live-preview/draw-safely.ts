import type { EditorView, WidgetType } from '@codemirror/view';
import { t } from '../../lib/texts/editor.ts';

/** Placeholder for something that failed to render; a click shows its source. */
function drawFault(view: EditorView): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'cm-undrawn';
  button.textContent = t('undrawn');
  button.addEventListener('click', () => {
    view.dispatch({ selection: { anchor: view.posAtDOM(button) }, userEvent: 'select.source' });
    view.focus();
  });
  return button;
}

/** A failing widget must not take the surrounding text with it. */
export function drawSafely<T extends WidgetType>(widget: T): T {
  const draw = widget.toDOM.bind(widget);
  widget.toDOM = (view) => {
    try {
      return draw(view);
    } catch (error) {
      console.warn('Something in the text could not be drawn', error);
      return drawFault(view);
    }
  };
  return widget;
}
