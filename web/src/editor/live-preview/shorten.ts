import type { EditorSelection } from '@codemirror/state';
import { Decoration, type EditorView, WidgetType } from '@codemirror/view';
import { t } from '../../lib/texts/editor.ts';
import { drawIcon } from './icon.ts';

/**
 * Placeholder for source that does not fit. The arrow keys enter it, and so does a click, unless it has an action of
 * its own.
 */
export class SourceChip extends WidgetType {
  private readonly sign: string | readonly string[];
  private readonly title: string;
  private readonly act: ((view: EditorView, at: number) => void) | undefined;

  /** The sign is a text or the strokes of an icon. */
  constructor(sign: string | readonly string[], title: string, act?: (view: EditorView, at: number) => void) {
    super();
    this.sign = sign;
    this.title = title;
    this.act = act;
  }

  override eq(other: SourceChip): boolean {
    return other.sign === this.sign && other.title === this.title;
  }

  toDOM(view: EditorView): HTMLElement {
    const chip = document.createElement('span');
    chip.className = 'cm-mark cm-address-chip';
    // Word joiners: a line may break beside an icon.
    if (typeof this.sign === 'string') chip.textContent = this.sign;
    else chip.append('\u2060', drawIcon(this.sign), '\u2060');
    chip.title = this.title;
    chip.addEventListener('mousedown', (event) => {
      if (event.button !== 0 || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      if (this.act && !view.state.readOnly) return this.act(view, view.posAtDOM(chip));
      view.dispatch({ selection: { anchor: view.posAtDOM(chip) }, userEvent: 'select.pointer' });
      view.focus();
    });
    return chip;
  }

  override ignoreEvent(event: Event): boolean {
    return event.type === 'mousedown' && !(event instanceof MouseEvent && (event.ctrlKey || event.metaKey));
  }
}

export const restChip = Decoration.replace({ widget: new SourceChip('…', t('showRest')) });

/** Not worth shortening below this length. */
const least = 3;

/** The parts of a range too far from every caret in it. */
export function listFar(
  from: number,
  to: number,
  selection: EditorSelection,
  room: number,
): readonly { readonly from: number; readonly to: number }[] {
  const far: { from: number; to: number }[] = [];
  const add = (start: number, end: number): void => {
    if (end - start >= least) far.push({ from: start, to: end });
  };
  let at = from;
  for (const { head } of selection.ranges) {
    if (head < from || head > to) continue;
    add(at, head - room);
    at = Math.max(at, head + room);
  }
  add(at, to);
  return far;
}
