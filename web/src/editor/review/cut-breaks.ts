import type { EditorState, Range } from '@codemirror/state';
import { Decoration, WidgetType } from '@codemirror/view';

/** A sign for a line break whose deletion is suggested; a struck line break would be invisible. */
class BreakWidget extends WidgetType {
  readonly color: number;

  constructor(color: number) {
    super();
    this.color = color;
  }

  override eq(other: BreakWidget): boolean {
    return other.color === this.color;
  }

  override toDOM(): HTMLElement {
    const sign = document.createElement('del');
    sign.className = 'cm-suggest-cut cm-suggest-break';
    sign.style.setProperty('--person', `var(--person-${this.color})`);
    sign.textContent = '¶';
    return sign;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}

/** Signs shown per deletion. */
const SHOWN = 20;

export function drawCutBreaks(state: EditorState, from: number, to: number, color: number): Range<Decoration>[] {
  const signs: Range<Decoration>[] = [];
  for (let line = state.doc.lineAt(from); line.to < to && signs.length < SHOWN; line = state.doc.line(line.number + 1))
    signs.push(Decoration.widget({ widget: new BreakWidget(color), side: 1 }).range(line.to));
  return signs;
}
