import type { Completion } from '@codemirror/autocomplete';
import { ICONS } from '../context-menu/menu-icons.ts';
import { drawWords } from '../live-preview/draw-words.ts';
import { drawIcon } from '../live-preview/icon.ts';

/** A completion with an icon before its name, or with a second line. */
export interface RowCompletion extends Completion {
  readonly icon?: keyof typeof ICONS;
  /** Formulas in it stand between dollars. */
  readonly below?: string;
}

function drawBelow({ below }: RowCompletion): HTMLElement | null {
  if (below === undefined || below === '') return null;
  const line = document.createElement('span');
  line.className = 'cm-completion-below';
  line.append(...drawWords(below));
  return line;
}

/** Options of `autocompletion`: how such rows are drawn. The names stand at 50, the details at 80. */
export const rows = {
  addToOptions: [
    { render: ({ icon }: RowCompletion) => (icon === undefined ? null : drawIcon(ICONS[icon])), position: 20 },
    { render: drawBelow, position: 90 },
  ],
  optionClass: ({ icon, below }: RowCompletion): string =>
    icon === undefined && below === undefined ? '' : 'cm-completion-row',
};
