/**
 * What the References screen and completion do with a .bib file of 50,000 entries (about 21 MB), in processor time,
 * which other load hardly changes: opening, a key of completion, a key of the screen's search, editing an entry in the
 * file, and renaming keys in a hundred texts that cite them.
 *     node bench/bibliography/references.ts [ENTRIES]
 */
import { Catalogue } from '../../bibliography/src/catalogue.ts';
import { planEntryChanges } from '../../bibliography/src/change-entries.ts';
import { applyChanges } from '../../bibliography/src/edit.ts';
import { planKeyChanges } from '../../bibliography/src/find-citations.ts';
import { rewriteEntry } from '../../bibliography/src/rewrite-entry.ts';
import { fold } from '../../bibliography/src/search.ts';
import { readIncludedStyle, readLocales } from '../../server/src/adapters/pandoc/style-archive.ts';
import { BibIndex } from '../../web/src/editor/citations/bib-index.ts';
import { Drafts } from '../../web/src/editor/citations/drafts.ts';
import { packWorks, unpackWorks } from '../../web/src/editor/citations/kept-works.ts';
import { makeLargeBib } from './make-large-bib.ts';

const count = Number(process.argv[2] ?? 50_000);
const text = makeLargeBib(count);
const PATH = 'large.bib';
console.log(`${count} entries, ${(text.length / 1e6).toFixed(1)} MB; node ${process.version}`);

/** Processor time of a call, in milliseconds. */
function time(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Prints the median and p95 of several runs, or the time of a single one. */
function measure(what: string, runs: readonly (() => unknown)[]): void {
  report(what, runs.map(time));
}

function report(what: string, measured: readonly number[]): void {
  const times = measured.toSorted((a, b) => a - b);
  const at = (share: number): string => times[Math.min(times.length - 1, Math.floor(times.length * share))]!.toFixed(1);
  console.log(`${what}: ${times.length === 1 ? at(0) : `p50 ${at(0.5)}, p95 ${at(0.95)}`} ms`);
}

const QUERIES = ['a', 's', 'smith', 'smi', 'smi 19', 'growth 1974', 'nothing like it', 'key499', 'müller', 'X 12345'];
const queries = QUERIES.flatMap((query) => [query, query, query]);

const index = new BibIndex();
measure('completion: keys of all', [() => index.load([{ path: PATH, text }], [])]);
measure('completion: author, year and title of all, the first time', [() => index.search('zzz', 60)]);
measure(
  'completion: one query',
  queries.map((query) => () => index.search(query, 60)),
);
measure('the file checked for faults', [() => index.findFaults()]);
measure('works of 200 keys', [() => index.read(Array.from({ length: 200 }, (_one, at) => `key${at * 97}`))]);

// As found on the next visit; see web/src/editor/citations/kept-works.ts.
const kept = index.describe([PATH]).get(PATH)!;
const packed = packWorks(kept.works)!;
const again = new BibIndex();
measure('completion: what was kept, and the first query of the next visit', [
  () => {
    again.load([{ path: PATH, text: null }], [], new Map([[PATH, { ...kept, works: unpackWorks(packed, fold) }]]));
    if (again.search('smi', 60).length !== 60) throw new Error('It was not found.');
  },
]);

const startDrafts = (): Drafts =>
  new Drafts(
    (keys) => index.read(keys),
    () => new Promise((resolve) => void setImmediate(resolve)),
  );
const works = Array.from({ length: 500 }, (_one, at) => `key${at * 91}`);
const style = await readIncludedStyle('apa.csl');
const language = { lang: 'en-US', locales: await readLocales('en-US') };
const cite = (keys: readonly string[]) => ({ sources: keys.map((key) => `[@${key}]`), keys, style, language });
// The very first has to load the library, with cold code.
for (const [what, view] of [
  ['first citations on the screen', { from: 0, hasList: false }],
  ['first entries, where only the list is on the screen', { from: works.length, hasList: true }],
] as const) {
  const before = process.cpuUsage();
  const begun = performance.now();
  let [cpu, wall, drawn] = [0, 0, 0];
  await startDrafts().draw({ ...cite(works), view }, (first) => {
    const { user, system } = process.cpuUsage(before);
    [cpu, wall] = [(user + system) / 1000, performance.now() - begun];
    drawn = first.entries.length || first.citations.filter((text) => text !== null).length;
  });
  console.log(`bibliography of 500 works, ${what} (${drawn}): ${cpu.toFixed(0)} ms, ${wall.toFixed(0)} on the clock`);
}
const drafts = startDrafts();
for (const [turn, keys] of [
  ['all, the first time', works],
  ['with one more at the end', [...works, 'key12345']],
  ['with one more in front', ['key23456', ...works, 'key12345']],
] as const) {
  const before = process.cpuUsage();
  await drafts.draw(cite(keys));
  const { user, system } = process.cpuUsage(before);
  console.log(`bibliography of 500 works, ${turn}: ${((user + system) / 1000).toFixed(0)} ms`);
}

const catalogue = new Catalogue();
const all = { words: '', filter: 'all', path: null, order: 'names', descending: false } as const;
measure('screen: file loaded', [() => catalogue.load(PATH, text)]);
measure('screen: all described, counted and listed, the first time', [
  () => (catalogue.count(null), catalogue.list(all, 0, 50)),
]);
measure(
  'screen: one search',
  queries.map((words) => () => catalogue.list({ ...all, words }, 0, 50)),
);
measure(
  'screen: another order',
  (['year', 'title', 'key'] as const).map((order) => () => catalogue.list({ ...all, order }, 0, 50)),
);

const entryOf = (key: string): string => catalogue.read(catalogue.findKey(PATH, key)!)!.source;
const edits = Array.from({ length: 100 }, (_one, at) => {
  const before = entryOf(`key${(at * 2_111) % count}`);
  const rewritten = rewriteEntry(before, { fields: new Map([['note', `edited ${at}`]]) });
  if (!rewritten.ok) throw new Error('The entry could not be edited.');
  return { before, after: rewritten.source };
});
measure(
  'server: one entry edited in the file',
  edits.map((change) => () => {
    const plan = planEntryChanges(text, [change]);
    if (!plan.ok || applyChanges(text, plan.changes).length <= text.length) throw new Error('It was not edited.');
  }),
);
// As on the screen: the edit is applied, then the visible rows are listed and all are counted.
catalogue.list(all, 0, 50);
catalogue.setUsed(new Set(Array.from({ length: 200 }, (_one, at) => `key${at * 97}`)));
catalogue.count(null);
const taken = edits.map((change) => {
  const over = time(() => {
    if (!catalogue.apply(PATH, [change])) throw new Error('It was not taken over.');
  });
  return { over, listed: time(() => (catalogue.list(all, 0, 50), catalogue.count(null))) };
});
report(
  'screen: the same edit taken over',
  taken.map(({ over }) => over),
);
report(
  'screen: listed and counted again after an edit',
  taken.map(({ listed }) => listed),
);
report(
  'screen: both together',
  taken.map(({ over, listed }) => over + listed),
);

const renamed = new Map(Array.from({ length: 20 }, (_one, at) => [`key${at}`, `renamed${at}`]));
const paper = Array.from(
  { length: 400 },
  (_one, at) => `Words of a paper that cites [see @key${at % 60}, p. 3] and more.`,
).join('\n\n');
let places = 0;
measure(
  'server: 20 keys renamed in one of a hundred texts of 20 KB',
  Array.from({ length: 100 }, () => () => {
    places += planKeyChanges(paper, 'markdown', renamed).length;
  }),
);
console.log(`${places} places renamed; ${(process.memoryUsage().heapUsed / 1e6).toFixed(0)} MB of heap`);
