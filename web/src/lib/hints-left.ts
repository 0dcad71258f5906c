export const HINTS = ['insert', 'files', 'comment'] as const;
export type Hint = (typeof HINTS)[number];

const SEEN = 'hints-seen';
const OPENED = 'hints-opened';
/** Anyone who has opened more texts than this on a device is no longer new. */
const NEWCOMER = 10;

export interface HintsLeft {
  /** Hints not yet shown on this device. */
  readonly left: readonly Hint[];
  /** Number of texts opened on this device. */
  readonly opened: number;
}

/** No hints if there is no storage to record that they were shown. */
export function readHints(): HintsLeft {
  try {
    const opened = Number(localStorage.getItem(OPENED)) || 0;
    const seen = (localStorage.getItem(SEEN) ?? '').split(' ');
    return { left: opened > NEWCOMER ? [] : HINTS.filter((hint) => !seen.includes(hint)), opened };
  } catch {
    return { left: [], opened: 0 };
  }
}

export function countOpened(): void {
  write(OPENED, String(readHints().opened + 1));
}

export function markSeen(hint: Hint): void {
  const { left } = readHints();
  write(SEEN, HINTS.filter((one) => one === hint || !left.includes(one)).join(' '));
}

/** Shows all hints again, as on a new device. */
export function showHintsAgain(): void {
  write(SEEN, '');
  write(OPENED, '0');
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // No hints in a private window without storage.
  }
}
