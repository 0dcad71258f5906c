import { tryMerge } from '../tests/live/simulation/merging.ts';

/**
 * The long version of the merge tests: a million random texts that some people kept typing into while someone else
 * edited a downloaded copy. No merged text may contain a word that nobody wrote, and no word may be lost. Also reports
 * how many would contain such a word if they were merged by characters.
 *
 *     node scripts/merge-campaign.ts [runs] [first seed]
 */
const runs = Number(process.argv[2] ?? 1_000_000);
const first = Number(process.argv[3] ?? 1);

let [found, garbled, withHeld, held, written] = [0, 0, 0, 0, 0];
for (let seed = first; seed < first + runs; seed += 1) {
  const run = tryMerge(seed);
  for (const violation of run.violations) console.log(`seed ${seed}: ${violation}`);
  if (run.violations.length > 0) found += 1;
  if (run.isGarbledByCharacters) garbled += 1;
  if (run.held > 0) withHeld += 1;
  held += run.held;
  written += run.written;
  if ((seed - first + 1) % 50_000 === 0) console.log(`${seed - first + 1} merges, ${found} violations`);
}
console.log(`${runs} merges from seed ${first}: ${found} violations; ${written} changes merged, ${held} held`);
console.log(`${withHeld} held something back; by characters ${garbled} would hold a word that nobody wrote`);
process.exit(found > 0 ? 1 : 0);
