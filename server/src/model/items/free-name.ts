import { fail } from '@scriptorium/contract/errors.ts';
import { numberedName } from '@scriptorium/contract/rules/file-name.ts';
import type { Kysely } from 'kysely';
import { listTakenNames } from '../../db/items/items.ts';
import type { Schema } from '../../db/schema.ts';

/** Numbers tried in turn; beyond them the number doubles until free. */
const TRIED_IN_TURN = 100;
const LARGEST = 1_000_000_000;

type Number = (name: string, n: number) => string;

/** The name itself if it is free in this folder; otherwise with the first free number. */
export async function findFreeName(
  db: Kysely<Schema>,
  folderId: string,
  name: string,
  number: Number = numberedName,
): Promise<string> {
  const [free] = await findFreeNames(db, folderId, [name], number);
  return free ?? fail('name-taken');
}

/**
 * The same for several names entering a folder together, each unique. Looked up in batches that double in size, as
 * there may be thousands of taken names.
 */
export async function findFreeNames(
  db: Kysely<Schema>,
  folderId: string,
  names: readonly string[],
  number: Number = numberedName,
): Promise<string[]> {
  const free = new Map<number, string>();
  const given = new Set<string>();
  for (let from = 1, until = 1; free.size < names.length && from <= LARGEST;) {
    const numbers: number[] = [];
    if (from <= TRIED_IN_TURN) for (let n = from; n <= until; n += 1) numbers.push(n);
    else for (let n = from; n <= LARGEST; n *= 2) numbers.push(n);
    const write = (name: string, n: number): string => (n === 1 ? name : number(name, n));
    const open = [...names.entries()].filter(([at]) => !free.has(at));
    const taken = await listTakenNames(
      db,
      folderId,
      new Set(open.flatMap(([, name]) => numbers.map((n) => write(name, n)))),
    );
    for (const [at, name] of open) {
      const found = numbers.map((n) => write(name, n)).find((each) => !taken.has(each) && !given.has(each));
      if (found === undefined) continue;
      free.set(at, found);
      given.add(found);
    }
    if (from > TRIED_IN_TURN) break;
    [from, until] = [until + 1, Math.min(until * 2 + 1, TRIED_IN_TURN)];
  }
  return names.map((_, at) => free.get(at) ?? fail('name-taken'));
}
