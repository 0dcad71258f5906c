import { describe, expect, it } from 'vitest';
import { rescanBib } from './rescan.ts';
import { scanBib } from './scan.ts';

const ENTRY = (n: number): string => `@article{key${n},\n  title = {Title {${n}}},\n}\n`;
const FILE = `% Ours.\n@string{a = "b"}\n${Array.from({ length: 40 }, (_one, n) => ENTRY(n)).join('\n')}`;

/** The same numbers in every run. */
function makeRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

describe('a file that has changed', () => {
  it('is read again only where it has changed', () => {
    const before = { text: FILE, parts: scanBib(FILE) };
    const text = FILE.replace('Title {20}', 'Another title');
    const { parts, head, tail } = rescanBib(text, before);
    expect(parts).toEqual(scanBib(text));
    expect([head, tail]).toEqual([21, 19]);
    expect(parts[3]).toBe(before.parts[3]);
  });

  it('is found as by reading all of it, whatever was changed where', () => {
    const random = makeRandom(7);
    const pieces = ['{', '}', '%', '@', '\n', '\\', '"', ',', 'x', ENTRY(99), '@misc{', '\n@book{b,', '@comment{', ''];
    let before = { text: FILE, parts: scanBib(FILE) };
    let kept = 0;
    for (let round = 0; round < 3000; round += 1) {
      const from = random(before.text.length + 1);
      const to = Math.min(before.text.length, from + (random(3) === 0 ? random(60) : 0));
      const text = before.text.slice(0, from) + pieces[random(pieces.length)]! + before.text.slice(to);
      const { parts, head, tail } = rescanBib(text, before);
      expect(parts).toEqual(scanBib(text));
      kept += head + tail;
      before =
        parts.some(({ open }) => open) || random(4) === 0 ? { text: FILE, parts: scanBib(FILE) } : { text, parts };
    }
    // It would be no proof if it had read all each time.
    expect(kept).toBeGreaterThan(30_000);
  });
});
