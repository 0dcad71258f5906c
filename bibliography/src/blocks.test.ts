import { describe, expect, it } from 'vitest';
import { type BibBlock, joinBlocks, listParts, replaceBlocks, rescanBlocks, sliceBlocks } from './blocks.ts';
import { scanBib } from './scan.ts';

const ENTRY = (n: number): string => `@article{key${n},\n  title = {Title {${n}}},\n}\n`;
const FILE = `% Ours.\n@string{a = "b"}\n${Array.from({ length: 40 }, (_one, n) => ENTRY(n)).join('\n')}% Theirs.\n`;
/** So that a short file has many. */
const SIZE = 100;

/** The same numbers in every run. */
function makeRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

function load(text: string, before: readonly BibBlock[] = []): readonly BibBlock[] {
  const { from, to, made } = rescanBlocks(text, before, SIZE);
  return [...before.slice(0, from), ...made, ...before.slice(to)];
}

const PIECES = [
  '{',
  '}',
  '%',
  '@',
  '\n',
  '\\',
  '"',
  ',',
  'x',
  ENTRY(99),
  '@misc{',
  '\n@book{b,',
  '@comment{',
  '%\n',
  '',
];

describe('the blocks of a file', () => {
  it('are read again only where it has changed', () => {
    const before = load(FILE);
    expect(before.length).toBeGreaterThan(10);
    const text = FILE.replace('Title {20}', 'Another title');
    const { from, to, made } = rescanBlocks(text, before, SIZE);
    expect([to - from, made.length]).toEqual([1, 1]);
    expect(rescanBlocks(FILE, before, SIZE).made.length).toBeLessThan(2);
    expect(rescanBlocks(FILE + ENTRY(50), before, SIZE).from).toBe(before.length - 1);
    const middle = FILE.indexOf('key20');
    const block = before.findIndex(({ text: own }) => own.includes('key20'));
    const start = before[block]!.text.indexOf('key20');
    expect(sliceBlocks(before, block, start, 300)).toBe(FILE.slice(middle, middle + 300));
  });

  it('are found as by reading all of it, whatever was changed where', () => {
    const random = makeRandom(7);
    const fresh = load(FILE);
    let before = fresh;
    let kept = 0;
    for (let round = 0; round < 3000; round += 1) {
      const old = joinBlocks(before);
      const from = random(old.length + 1);
      const to = Math.min(old.length, from + (random(3) === 0 ? random(60) : 0));
      const text = old.slice(0, from) + PIECES[random(PIECES.length)]! + old.slice(to);
      const after = load(text, before);
      expect(joinBlocks(after)).toBe(text);
      expect(listParts(after)).toEqual(scanBib(text));
      kept += after.filter((block) => before.includes(block)).length;
      // What is broken is mended again, sooner or later.
      before = random(4) === 0 ? fresh : after;
    }
    // It would be no proof if it had read all each time.
    expect(kept).toBeGreaterThan(15_000);
  });

  it('are found as by reading all of it if the text of some is replaced', () => {
    const random = makeRandom(11);
    const before = load(FILE);
    for (let round = 0; round < 1000; round += 1) {
      const from = random(before.length);
      const to = Math.min(before.length, from + random(3));
      const own = joinBlocks(before.slice(from, to));
      const at = random(own.length + 1);
      const text = own.slice(0, at) + PIECES[random(PIECES.length)]! + own.slice(at + random(9));
      const change = replaceBlocks(before, { from, to }, text, SIZE);
      const after = [...before.slice(0, change.from), ...change.made, ...before.slice(change.to)];
      const whole = joinBlocks(before.slice(0, from)) + text + joinBlocks(before.slice(to));
      expect(joinBlocks(after)).toBe(whole);
      expect(listParts(after)).toEqual(scanBib(whole));
    }
  });
});
