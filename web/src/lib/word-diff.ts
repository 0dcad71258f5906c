import { DIFF_EQUAL, DIFF_INSERT, diffCleanupMerge, diffCleanupSemantic, diffMain } from 'diff-match-patch-es';
import { findCommonUnits } from './common-units.ts';

export interface DiffPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** One code unit stands for each word, skipping surrogates, so that the diff never splits a word. */
const FIRST = 0x100;
const SURROGATES = { from: 0xd800, count: 0x800 };
const ROOM = 0xffff - FIRST - SURROGATES.count;

/**
 * First match unchanged paragraphs, then the sentences between them, and compare only the rest word by word, whose cost
 * grows with words and changes. Each pattern splits a text without loss.
 */
const PARAGRAPHS = /[^\n]+\n*|\n+/gu;
const SENTENCES = /[^.!?]+[.!?]*\s*|[.!?]+\s*/gu;
const WORDS = /[\p{L}\p{N}\p{M}]+|\n|[^\S\n]+|[^\p{L}\p{N}\p{M}\s]/gu;

/** Shorter units may occur in both texts by chance. */
const ANCHOR_LENGTH = 24;

/** From this many words in both texts together, anchor on unique words; words this long rarely match by chance. */
const LONG = 1000;
const RARE = 4;

type Diffs = ReturnType<typeof diffMain>;
type Keep = (kind: DiffPart['kind'], text: string) => void;

/** The whole words to remove from and add to `before` to get `after`. */
export function diffWords(before: string, after: string): DiffPart[] {
  const parts: DiffPart[] = [];
  compare(before, after, [PARAGRAPHS, SENTENCES], (kind, text) => {
    const last = parts.at(-1);
    if (text === '') return;
    if (last?.kind === kind) last.text += text;
    else parts.push({ kind, text });
  });
  return parts;
}

/** Keeps unchanged units of the first kind, and compares what lies between them using the next. */
function compare(before: string, after: string, [kind, ...finer]: readonly RegExp[], keep: Keep): void {
  if (before === '' || after === '') {
    keep('removed', before);
    keep('added', after);
    return;
  }
  if (kind === undefined) {
    compareWords(before, after, keep);
    return;
  }
  const old = before.match(kind) ?? [];
  const now = after.match(kind) ?? [];
  let from = 0;
  let to = 0;
  for (const run of findCommonUnits(old, now, (unit) => unit.length >= ANCHOR_LENGTH)) {
    compare(old.slice(from, run.from).join(''), now.slice(to, run.to).join(''), finer, keep);
    keep('same', old.slice(run.from, run.end).join(''));
    from = run.end;
    to = run.to + run.end - run.from;
  }
  compare(old.slice(from).join(''), now.slice(to).join(''), finer, keep);
}

function compareWords(before: string, after: string, keep: Keep): void {
  const words: string[] = [];
  const codes = new Map<string, string>();
  const encode = (text: string): string[] =>
    (text.match(WORDS) ?? []).map((word) => {
      let code = codes.get(word);
      if (code === undefined) {
        code = codeFor(words.length);
        codes.set(word, code);
        words.push(word);
      }
      return code;
    });
  const wordOf = (code: string): string => words[indexOf(code.charCodeAt(0))] ?? '';
  const from = encode(before);
  const to = encode(after);
  // More distinct words than codes: not a text written by a person.
  if (words.length > ROOM) {
    keep('removed', before);
    keep('added', after);
    return;
  }
  // A shortest edit script for a long passage is expensive; anchor on words unique to both sides.
  const isLong = from.length + to.length > LONG;
  const runs = isLong ? findCommonUnits(from, to, (code) => wordOf(code).length >= RARE) : [];
  const diffs: Diffs = [];
  let [at, there] = [0, 0];
  for (const run of [...runs, { from: from.length, end: from.length, to: to.length }]) {
    diffs.push(...diffMain(from.slice(at, run.from).join(''), to.slice(there, run.to).join(''), { diffTimeout: 1 }));
    if (run.end > run.from) diffs.push([DIFF_EQUAL, from.slice(run.from, run.end).join('')]);
    at = run.end;
    there = run.to + run.end - run.from;
  }
  diffCleanupMerge(diffs);
  diffCleanupSemantic(diffs);
  for (const [operation, encoded] of diffs) {
    let text = '';
    for (const code of encoded) text += wordOf(code);
    keep(operation === DIFF_EQUAL ? 'same' : operation === DIFF_INSERT ? 'added' : 'removed', text);
  }
}

function codeFor(index: number): string {
  const at = FIRST + (index % ROOM);
  return String.fromCharCode(at < SURROGATES.from ? at : at + SURROGATES.count);
}

function indexOf(code: number): number {
  return (code >= SURROGATES.from + SURROGATES.count ? code - SURROGATES.count : code) - FIRST;
}
