/**
 * An edit is a unique token: the client that made it and the time in microseconds, on a clock shared by all processes.
 * From it a receiver can tell the latency; counting tokens shows whether one was lost.
 */
const TIME_DIGITS = 6;
const CLIENT_DIGITS = 3;
const HORIZON = 36 ** TIME_DIGITS;
const PATTERN = /~([0-9a-z]{6})([0-9a-z]{3})/gu;

export const TOKEN_LENGTH = 1 + TIME_DIGITS + CLIENT_DIGITS;

/** Microseconds on a clock shared by all processes on the machine. */
export function now(): number {
  return Math.floor((performance.timeOrigin + performance.now()) * 1000);
}

export function writeToken(madeAt: number, client: number): string {
  const time = (madeAt % HORIZON).toString(36).padStart(TIME_DIGITS, '0');
  return `~${time}${client.toString(36).padStart(CLIENT_DIGITS, '0')}`;
}

/** Ages in milliseconds of the tokens in a message, except one client's own. */
export function readAges(text: string, at: number, own: number, found: (age: number) => void): void {
  for (const [, time = '', client = ''] of text.matchAll(PATTERN)) {
    if (Number.parseInt(client, 36) === own) continue;
    // Slightly negative if the clocks of two processes differ by more than an edit took.
    found((((at - Number.parseInt(time, 36) + 1.5 * HORIZON) % HORIZON) - HORIZON / 2) / 1000);
  }
}

/** The number of distinct tokens in a text, and of all. */
export function countTokens(text: string): { different: number; all: number } {
  const all = text.match(PATTERN) ?? [];
  return { different: new Set(all).size, all: all.length };
}
