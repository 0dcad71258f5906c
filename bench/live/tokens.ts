/**
 * An edit is a token that exists once: which client made it and when, in microseconds that mean the same in every
 * process of the machine. Whoever receives it knows how long it was under way; whoever counts them knows if one is lost.
 */
const TIME_DIGITS = 6;
const CLIENT_DIGITS = 3;
const HORIZON = 36 ** TIME_DIGITS;
const PATTERN = /~([0-9a-z]{6})([0-9a-z]{3})/gu;

export const TOKEN_LENGTH = 1 + TIME_DIGITS + CLIENT_DIGITS;

/** Microseconds on the clock that all processes of the machine share. */
export function now(): number {
  return Math.floor((performance.timeOrigin + performance.now()) * 1000);
}

export function writeToken(madeAt: number, client: number): string {
  const time = (madeAt % HORIZON).toString(36).padStart(TIME_DIGITS, '0');
  return `~${time}${client.toString(36).padStart(CLIENT_DIGITS, '0')}`;
}

/** Ages in milliseconds of the tokens in a message, without those of one client. */
export function readAges(text: string, at: number, own: number, found: (age: number) => void): void {
  for (const [, time = '', client = ''] of text.matchAll(PATTERN)) {
    if (Number.parseInt(client, 36) === own) continue;
    found(((at - Number.parseInt(time, 36) + HORIZON) % HORIZON) / 1000);
  }
}

/** How many different tokens a text holds, and how many in all. */
export function countTokens(text: string): { different: number; all: number } {
  const all = text.match(PATTERN) ?? [];
  return { different: new Set(all).size, all: all.length };
}
