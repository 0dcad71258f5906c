import type { Hint, HintsLeft } from '../../../lib/hints-left.ts';

/** What somebody is at who has paused. */
export interface Pause {
  readonly focus: 'text' | 'nowhere' | 'elsewhere';
  readonly hasSelection: boolean;
  /** The caret is on an empty line that a slash would open the list of insertions on. */
  readonly mayInsert: boolean;
  readonly mayComment: boolean;
  /** There is a search for files: guests have none. */
  readonly hasSearch: boolean;
}

/** The search is of no use before there are some files to go between. */
const FILES = 3;

/** The one hint that is about what somebody is at; null if none is. */
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
