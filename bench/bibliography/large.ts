/**
 * Processor time for a .bib file of 50,000 entries (about 21 MB): scanning, preparing completion, queries, splitting.
 *     node bench/bibliography/large.ts [ENTRIES]
 */
import { cutBib } from '../../bibliography/src/cut.ts';
import { readStrings } from '../../bibliography/src/fields.ts';
import { readLight } from '../../bibliography/src/light.ts';
import { scanBib } from '../../bibliography/src/scan.ts';
import { indexWork, searchWorks } from '../../bibliography/src/search.ts';
import { makeLargeBib } from './make-large-bib.ts';

const count = Number(process.argv[2] ?? 50_000);
const text = makeLargeBib(count);
console.log(`${count} entries, ${(text.length / 1e6).toFixed(1)} MB`);

function measure<T>(what: string, run: () => T): T {
  const before = process.cpuUsage();
  const result = run();
  const { user, system } = process.cpuUsage(before);
  console.log(`${what}: ${((user + system) / 1000).toFixed(0)} ms of the processor`);
  return result;
}

const parts = measure('scan', () => scanBib(text));
const strings = readStrings(text, parts);
const works = measure('author, year and title of all', () =>
  parts.map((part) => indexWork(readLight(text, part, strings))),
);
for (const query of ['a', 'smith', 'smi 19', 'nothing like it', 'key499'])
  measure(`query “${query}”`, () => searchWorks(works, query, 60));
const wanted = new Set(Array.from({ length: 100 }, (_one, at) => `key${at * 97}`));
const cut = measure('cut to 100', () => cutBib(text, (key) => wanted.has(key)));
console.log(`${((cut?.length ?? 0) / 1000).toFixed(0)} KB left`);
