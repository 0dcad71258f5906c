import { ChangeSet, Text } from '@codemirror/state';
import { mergeWords, narrowProposal, type Proposal } from '../../../server/src/domain/texts/merge-words.ts';
import { diffTexts } from '../../../server/src/domain/texts/text-diff.ts';
import { applyHunks, compareWords } from '../../../server/src/domain/texts/word-diff.ts';
import { splitWords } from '../../../server/src/domain/texts/words.ts';
import { type Random, seedRandom } from './random.ts';

/** Outcome of one random three-way merge. */
export interface MergeRun {
  readonly violations: readonly string[];
  readonly written: number;
  readonly held: number;
  /** Whether merging the same texts by characters, mapped over the log, makes a word that nobody wrote. */
  readonly isGarbledByCharacters: boolean;
}

const WORDS = [
  'a',
  'the',
  'the',
  'of',
  '4.2',
  '4.27',
  '(n=12)',
  'data,',
  'model.',
  'mean',
  '[@key]',
  '**bold**',
  '$x_1$',
];
const OTHERS = ['数', '据', '。', 'Grüße', 'e\u0301', '😀', 'ไทย', '—', '`code`'];

/** Merges a paragraph or two that others edit key by key while someone edits a file of it. */
export function tryMerge(seed: number): MergeRun {
  const random = seedRandom(seed);
  const base = makeText(random, 4 + random.below(40));
  const typed = typeInto(random, base, 1 + random.below(4));
  const file = editFile(random, base, 1 + random.below(4));
  const hunks = compareWords(base, file);
  const violations: string[] = [];
  if (applyHunks(base, hunks) !== file) violations.push('The hunks of words do not make the file.');
  // At random, as others may keep typing between reading and writing the text.
  const until = random.chance(0.5) ? typed.length : random.below(typed.length + 1);
  const first = merge(base, typed.slice(0, until), hunks);
  const second = merge(first.now, typed.slice(until), first.proposals);
  const { now } = second;
  const proposals = second.proposals.map((one) => (one.is === 'held' ? narrowProposal(now, one) : one));
  const writable = proposals.filter((one) => one.is === undefined);
  const result = applyHunks(now, writable);
  // Not if the text was different in between.
  if (until === typed.length && now === base && result !== file)
    violations.push('Nobody else wrote, and the text is not the file.');
  violations.push(...judge({ base, file, now, result, typed, proposals }));
  return {
    violations,
    written: writable.length,
    held: proposals.filter((one) => one.is === 'held').length,
    isGarbledByCharacters: isGarbled(mergeCharacters(base, file, typed), [base, now, file]),
  };
}

function merge(base: string, steps: readonly ChangeSet[], proposals: readonly Proposal[]) {
  const changes = steps.reduce((all, step) => all.compose(step), ChangeSet.empty(base.length));
  const now = changes.apply(toText(base)).toString();
  return { now, proposals: mergeWords(base, now, changes, proposals) };
}

interface Outcome {
  readonly base: string;
  readonly file: string;
  readonly now: string;
  readonly result: string;
  readonly typed: readonly ChangeSet[];
  readonly proposals: readonly Proposal[];
}

function judge({ base, file, now, result, typed, proposals }: Outcome): string[] {
  const violations: string[] = [];
  if (isGarbled(result, [base, now, file])) violations.push('A word that nobody wrote.');
  let reached = 0;
  for (const { from, to } of proposals) {
    if (from < reached || to < from || to > now.length) violations.push('Proposals lie over one another.');
    reached = to;
  }
  const changes = typed.reduce((all, step) => all.compose(step), ChangeSet.empty(base.length));
  changes.iterChangedRanges((fromA, toA, fromB, toB) => {
    // Words retyped unchanged belong to no one in particular.
    const [was, own] = [splitWords(base.slice(fromA, toA)), splitWords(now.slice(fromB, toB))];
    const again = own.findIndex((word, at) => word !== was[at]);
    if (again < 0 && own.length === was.length) return;
    const start = fromB + own.slice(0, Math.max(0, again)).join('').length;
    for (const { from, to, is } of proposals)
      if (is === undefined && from < toB && start < to) violations.push('What others typed is deleted.');
  });
  const kept = new Set([applyHunks(now, proposals), result].flatMap(splitWords));
  const before = countWords(base);
  for (const [word, count] of countWords(file))
    if (count > (before.get(word) ?? 0) && !kept.has(word)) violations.push(`The word ${word} of the file is lost.`);
  return violations;
}

function isGarbled(text: string, sources: readonly string[]): boolean {
  const known = new Set(sources.flatMap(splitWords));
  return splitWords(text).some((word) => !known.has(word));
}

function mergeCharacters(base: string, file: string, typed: readonly ChangeSet[]): string {
  let theirs = diffTexts(base, file);
  let text = toText(base);
  for (const step of typed) {
    theirs = theirs.map(step);
    text = step.apply(text);
  }
  return theirs.apply(text).toString();
}

function makeText(random: Random, words: number): string {
  let text = '';
  for (let i = 0; i < words; i += 1) text += (i === 0 ? '' : makeGap(random)) + makeWord(random);
  return text;
}

const makeGap = (random: Random): string =>
  random.chance(0.85) ? ' ' : random.chance(0.6) ? '\n' : random.chance(0.5) ? '\n\n' : '';

function makeWord(random: Random): string {
  const from = random.chance(0.15) ? OTHERS : WORDS;
  return from[random.below(from.length)] as string;
}

/** Steps of one key each. */
function typeInto(random: Random, base: string, edits: number): ChangeSet[] {
  const steps: ChangeSet[] = [];
  let text = base;
  const step = (from: number, to: number, insert: string): void => {
    const changes = ChangeSet.of({ from, to, insert: toText(insert) }, text.length);
    text = changes.apply(toText(text)).toString();
    steps.push(changes);
  };
  for (let i = 0; i < edits; i += 1) {
    const { from, to, insert } = makeEdit(random, text);
    for (let at = to; at > from;) {
      const size = (text.codePointAt(at - 2) ?? 0) > 0xffff ? 2 : 1;
      step(at - size, at, '');
      at -= size;
    }
    let at = from;
    for (const key of insert) {
      step(at, at, key);
      at += key.length;
    }
  }
  return steps;
}

function editFile(random: Random, base: string, edits: number): string {
  let text = base;
  for (let i = 0; i < edits; i += 1) {
    const { from, to, insert } = makeEdit(random, text);
    text = text.slice(0, from) + insert + text.slice(to);
  }
  return text;
}

function makeEdit(random: Random, text: string): { from: number; to: number; insert: string } {
  const characters = [...text];
  const from = random.below(characters.length + 1);
  const gone = random.chance(0.5) ? 0 : random.below(random.chance(0.2) ? 30 : 6);
  const start = characters.slice(0, from).join('').length;
  const end = start + characters.slice(from, from + gone).join('').length;
  const kind = random.below(4);
  const insert =
    kind === 0 ? '' : kind === 1 ? String(random.below(10)) : makeText(random, 1 + random.below(kind === 2 ? 2 : 6));
  return { from: start, to: end, insert };
}

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of splitWords(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const toText = (text: string): Text => Text.of(text.split('\n'));
