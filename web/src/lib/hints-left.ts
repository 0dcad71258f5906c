export const HINTS = ['insert', 'files', 'comment'] as const;
export type Hint = (typeof HINTS)[number];

const SEEN = 'hints-seen';
const OPENED = 'hints-opened';
/** Somebody who has opened more texts than these on a device is not new. */
const NEWCOMER = 10;

export interface HintsLeft {
  /** Those that this device has not shown yet. */
  readonly left: readonly Hint[];
  /** How many texts have been opened on it. */
  readonly opened: number;
}

/** None where it cannot be remembered that they were shown. */
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

/** As on a new device. */
export function showHintsAgain(): void {
  write(SEEN, '');
  write(OPENED, '0');
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A private window without storage has no hints.
  }
}
