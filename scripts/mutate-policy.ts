/**
 * Removes the policy's checks one by one to see whether its table notices: each mutant is a copy of
 * server/src/policy/rules.ts with one change, tested by tests/access/policy-table.ts. Fails if one survives.
 *
 * `node scripts/mutate-policy.ts` takes a few seconds; `--list` prints all mutants.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findFaults, type Policy } from '../tests/access/policy-table.ts';

const FOLDER = join(import.meta.dirname, '..', 'server', 'src', 'policy');
const source = readFileSync(join(FOLDER, 'rules.ts'), 'utf8');

/** Applied wherever they match: each place is a mutant of its own. */
const CHANGES: readonly (readonly [RegExp, string])[] = [
  [/ === /gu, ' !== '],
  [/ !== /gu, ' === '],
  [/ && /gu, ' || '],
  [/ \|\| /gu, ' && '],
  [/\breturn (?!true\b|false\b|null\b)[^;]*\? null : '[\w-]+';/gu, 'return null;'],
  [/\bif \((?:[^()]|\([^()]*\))*\) return [^;]*;/gu, ';'],
  [/\? null : '/gu, "? 'internal' : '"],
  [/: null;/gu, ": 'forbidden';"],
  [/\breturn true;/gu, 'return false;'],
  [/\breturn false;/gu, 'return true;'],
  [/'(?:not-found|forbidden|not-logged-in|already-logged-in)'/gu, "'internal'"],
  [/caller\.isAdmin/gu, 'true'],
  [/caller\.isAdmin/gu, 'false'],
  [/\b(?:isOwner|isManager|isMember|exists)\b(?= [?&|)]|\) )/gu, 'true'],
  [/'reader'(?=,)/gu, "'commenter'"],
  [/'commenter'(?=,)/gu, "'reader'"],
  [/'commenter'(?=,)/gu, "'editor'"],
  [/'editor'(?=,)/gu, "'commenter'"],
  [/'editor'(?=,)/gu, "'manager'"],
  [/'manager'(?= \})/gu, "'editor'"],
  [/'manager'(?= \})/gu, "'owner'"],
  [/slice\(0, -1\)/gu, 'slice(0)'],
  [/'move'(?= \?)/gu, "'edit'"],
  [/isAtLeast\(role, NEEDED\[may\]\)/gu, 'true'],
  [/!\('guests' in access/gu, "('guests' in access"],
  [/&& access\.guests/gu, ''],
  [/exists: false/gu, 'exists: true'],
];

/** Of the code alone: a changed comment would survive. */
const code = source.replaceAll(/\/\*[^]*?\*\/|\/\/[^\n]*/gu, (comment) => comment.replaceAll(/[^\n]/gu, ' '));

interface Mutant {
  line: number;
  before: string;
  after: string;
  text: string;
}

function listMutants(): Mutant[] {
  const start = code.indexOf('export function isRefusedOutright');
  return CHANGES.flatMap(([pattern, after]) =>
    [...code.matchAll(pattern)]
      .filter(({ index }) => index >= start)
      .map(({ 0: before, index }) => ({
        line: code.slice(0, index).split('\n').length,
        before,
        after,
        text: code.slice(0, index) + after + code.slice(index + before.length),
      })),
  );
}

async function isNoticed({ text }: Mutant, at: number): Promise<boolean> {
  const file = join(FOLDER, `mutant-${process.pid}-${at}.ts`);
  writeFileSync(file, text);
  let policy: Policy;
  try {
    policy = (await import(pathToFileURL(file).href)) as Policy;
  } finally {
    rmSync(file);
  }
  try {
    return findFaults(policy).length > 0;
  } catch {
    return true;
  }
}

const mutants = listMutants();
const survivors: Mutant[] = [];
for (const [at, mutant] of mutants.entries()) {
  const noticed = await isNoticed(mutant, at);
  if (process.argv.includes('--list'))
    console.log(`${noticed ? 'noticed ' : 'SURVIVED'} ${mutant.line}: ${mutant.before} → ${mutant.after}`);
  if (!noticed) survivors.push(mutant);
}
for (const { line, before, after } of survivors) console.log(`survived: line ${line}: ${before} → ${after}`);
console.log(
  `${mutants.length} mutants of the policy, ${mutants.length - survivors.length} noticed, ${survivors.length} survived`,
);
process.exitCode = survivors.length === 0 && mutants.length > 40 ? 0 : 1;
