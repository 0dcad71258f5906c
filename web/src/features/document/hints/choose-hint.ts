import type { Hint, HintsLeft } from '../../../lib/hints-left.ts';

/** State of the screen when the user pauses. */
export interface Pause {
  readonly focus: 'text' | 'nowhere' | 'elsewhere';
  readonly hasSelection: boolean;
  /** The caret is on an empty line where a slash would open the list of insertions. */
  readonly mayInsert: boolean;
  readonly mayComment: boolean;
  /** File search is available: guests have none. */
  readonly hasSearch: boolean;
}

/** Number of files from which search is worth mentioning. */
const FILES = 3;

/** The hint relevant to what the user is doing; null if none is. */
export function chooseHint(pause: Pause, { left, opened }: HintsLeft): Hint | null {
  const { focus } = pause;
  if (focus === 'elsewhere') return null;
  const hint =
    focus === 'text' && pause.hasSelection
      ? pause.mayComment && 'comment'
      : focus === 'text' && pause.mayInsert && left.includes('insert')
        ? 'insert'
        : pause.hasSearch && opened >= FILES && 'files';
  return hint !== false && left.includes(hint) ? hint : null;
}
