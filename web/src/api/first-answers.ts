import { OperationError } from '@scriptorium/contract/errors.ts';
import { requestWsTicket } from '@scriptorium/contract/operations/live.ts';

type Entry = [path: string, input: unknown, answer: unknown, error?: 'not-logged-in'];

/** Measured from the page request. A socket's ticket is valid ten seconds longer. */
const FRESH_MS = 20_000;

const nameOf = (path: string, input: unknown): string => JSON.stringify([path, input]);

/** Answers the server embedded in the page, for the calls its screen begins with. */
const answers = new Map<string, Entry>();
const given = new Set<string>();

// Unit tests run without a page.
const holder = (globalThis.document as Document | undefined)?.getElementById('first-answers');
if (holder) {
  for (const entry of JSON.parse(holder.textContent) as Entry[]) answers.set(nameOf(entry[0], entry[1]), entry);
  holder.remove();
}

/**
 * Returns the answer that came with the page, once; undefined if there is none or it is too old. @throws OperationError
 * if it was a refusal.
 */
export function takeFirstAnswer(path: string, input: unknown): unknown {
  const name = nameOf(path, input);
  const entry = answers.get(name);
  if (entry === undefined) return undefined;
  answers.delete(name);
  if (performance.now() >= FRESH_MS) return undefined;
  if (entry[3] !== undefined) throw new OperationError(entry[3]);
  given.add(path);
  return entry[2];
}

/** The first answer to this operation, left for {@link takeFirstAnswer}. */
export function findFirstAnswer(path: string): Entry | undefined {
  return [...answers.values()].find(([name]) => name === path);
}

/** The same for a query being created, so that its first render has data. Refusals are left for the call itself. */
export function takeFirstData(path: string, input: unknown): unknown {
  const isRefused = answers.get(nameOf(path, input))?.[3] !== undefined;
  return isRefused ? undefined : takeFirstAnswer(path, input);
}

/**
 * To be called once the server announces changes. Drops unused answers, and returns the calls whose answers were used,
 * as these are as old as the page.
 */
export function endFirstAnswers(): ReadonlySet<string> {
  // Tickets have their own expiry.
  for (const [name, [path]] of answers) if (path !== requestWsTicket.path) answers.delete(name);
  const calls = new Set(given);
  given.clear();
  return calls;
}

/** After logout: the next user on this page must not get these answers. */
export function forgetFirstAnswers(): void {
  answers.clear();
  given.clear();
}
