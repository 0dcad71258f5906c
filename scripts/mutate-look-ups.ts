/**
 * Removes, one by one, the conditions of the look-ups that the policy relies on: memberships, shares and links. Each
 * mutant is a copy of their files with one change, tested by tests/access/look-ups.ts on SQLite in memory. Fails if one
 * survives. For the rules themselves see scripts/mutate-policy.ts.
 *
 * `node scripts/mutate-look-ups.ts` takes a few minutes; `--list` prints all mutants.
 */
import Database from 'better-sqlite3';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { migrate } from '../server/src/db/engine/migrate.ts';
import { kyselyOnSqlite } from '../server/src/db/engine/sqlite-driver.ts';
import { findLookUpFaults, type LookUps } from '../tests/access/look-ups.ts';

const FOLDER = join(import.meta.dirname, '..', 'server', 'src', 'db', 'groups');
const FILES = ['item-rights.ts', 'grants.ts', 'link-grants.ts'] as const;
const WORLDS = 16;

/** The parts to mutate; the rest lets nobody in. */
const PARTS: Readonly<Record<(typeof FILES)[number], readonly [from: string, to: string | null]>> = {
  'item-rights.ts': ['export async function readMembership', null],
  'grants.ts': ['export async function listGrants', null],
  'link-grants.ts': ['export function linkIsValid', 'async function hasOpenedLink('],
};

const CHANGES: readonly (readonly [RegExp, string])[] = [
  [/ === /gu, ' !== '],
  [/ !== /gu, ' === '],
  [/ && /gu, ' || '],
  [/ \|\| /gu, ' && '],
  [/ is null\b/gu, ' is not null'],
  [/ > (?=\$\{now\})/gu, ' < '],
  [/ > (?=\$\{now\})/gu, ' >= '],
  [/ > (?=\$\{now\})/gu, ' + 200 > '],
  [/ = (?=\$\{asSubquery\()/gu, ' <> '],
  [/\bnot \((?=[\w.]+ <> )/gu, '('],
  [/ <> '0'/gu, " <> '1'"],
  [/ = 0\b/gu, ' = 1'],
  [/ (?:and|on) [\w.]+ = [\w.]+(?=\s)/gu, ' and true '],
  [/ and [\w.]+ is null/gu, ''],
  [/ and not \([\w.]+ <> [\w.]+\)/gu, ''],
  [/\bunion all\b/gu, 'except'],
  [/'='/gu, "'!='"],
  [/'>'/gu, "'<'"],
  [/\bdesc\b/gu, 'asc'],
  [/ < (?=guest\.)/gu, ' > '],
  [/Math\.min/gu, 'Math.max'],
];

interface Mutant {
  file: (typeof FILES)[number];
  line: number;
  before: string;
  after: string;
  text: string;
}

function listMutants(file: (typeof FILES)[number]): Mutant[] {
  const source = readFileSync(join(FOLDER, file), 'utf8');
  // Of the code alone: a changed comment would survive.
  const code = source.replaceAll(/\/\*[^]*?\*\/|\/\/[^\n]*/gu, (comment) => comment.replaceAll(/[^\n]/gu, ' '));
  const [from, to] = PARTS[file];
  const start = source.indexOf(from);
  const end = to === null ? source.length : source.indexOf(to);
  if (start === -1 || end === -1) throw new Error(`${file} has changed: name the part to try again.`);
  return CHANGES.flatMap(([pattern, after]) =>
    [...code.matchAll(pattern)]
      .filter(({ index }) => index >= start && index < end)
      .map(({ 0: before, index }) => ({
        file,
        line: code.slice(0, index).split('\n').length,
        before,
        after,
        text: code.slice(0, index) + after + code.slice(index + before.length),
      })),
  );
}

/** All three, since they import one another. */
async function load({ file, text }: Mutant, at: number): Promise<LookUps> {
  const nameOf = (name: string): string => `mutant-${process.pid}-${at}-${name}`;
  const written = FILES.map((name) => {
    const path = join(FOLDER, nameOf(name));
    const code = name === file ? text : readFileSync(join(FOLDER, name), 'utf8');
    writeFileSync(path, code.replaceAll("'./link-grants.ts'", `'./${nameOf('link-grants.ts')}'`));
    return path;
  });
  try {
    const modules = await Promise.all(written.map((path) => import(pathToFileURL(path).href) as Promise<object>));
    return Object.assign({}, ...modules) as LookUps;
  } finally {
    for (const path of written) rmSync(path);
  }
}

const database = new Database(':memory:');
const db = kyselyOnSqlite(database);
await migrate(db, 'sqlite');

async function isNoticed(mutant: Mutant, at: number): Promise<boolean> {
  try {
    return (await findLookUpFaults(db, await load(mutant, at), WORLDS)).length > 0;
  } catch {
    return true;
  }
}

const mutants = FILES.flatMap(listMutants);
const survivors: Mutant[] = [];
for (const [at, mutant] of mutants.entries()) {
  const noticed = await isNoticed(mutant, at);
  const { file, line, before, after } = mutant;
  if (process.argv.includes('--list') || !noticed)
    console.log(`${noticed ? 'noticed ' : 'SURVIVED'} ${file}:${line}: ${before.trim()} → ${after.trim()}`);
  if (!noticed) survivors.push(mutant);
}
console.log(
  `${mutants.length} mutants of the look-ups, ${mutants.length - survivors.length} noticed, ${survivors.length} survived`,
);
database.close();
process.exitCode = survivors.length === 0 && mutants.length > 40 ? 0 : 1;
