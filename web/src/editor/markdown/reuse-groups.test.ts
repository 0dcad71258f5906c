import { ChangeSet, Text } from '@codemirror/state';
import { type Tree, TreeFragment } from '@lezer/common';
import { expect, it } from 'vitest';
import { buildMarkdownParser } from './parser.ts';

const parser = buildMarkdownParser(null);

const PARTS = [
  'The method was applied to every sample, and the results were compared.',
  '# A heading {#sec:one}',
  '- one\n- two\n\n  of several paragraphs\n- three',
  '> quoted\n> in two lines\n>\n> and a list:\n>\n> 1. one\n> 2. two',
  '```python\nfor x in y:\n\n    print(x)\n```',
  '    code by indentation\n\n    with a blank line in it',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  '$$ x^2 $$ {#eq:x}',
  '::: note\nIn a box.\n\nTwo paragraphs.\n:::',
  'Term\n:   What it means.\n\n    More of it.',
  '[^n]: A note.\n\n    Its second paragraph.',
  'Setext\n======',
];
/** What opens or closes something, as often as anything else. */
const TYPED = ['a', ' ', '\n', '\n\n', '#', '> ', '- ', '    ', '```\n', ':::\n', '|', '$$', '*', ''];

function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * below);
  };
}

/** Everything in a tree except its grouping. */
function tell(tree: Tree): string {
  const lines: string[] = [];
  tree.iterate({ enter: ({ name, from, to }) => void lines.push(`${name} ${from} ${to}`) });
  return lines.join('\n');
}

function countNodes(tree: Tree, known: ReadonlySet<Tree>): number {
  if (known.has(tree)) return 0;
  return 1 + tree.children.reduce((sum, child) => sum + ('children' in child ? countNodes(child, known) : 0), 0);
}

function listNodes(tree: Tree, into = new Set<Tree>()): Set<Tree> {
  into.add(tree);
  for (const child of tree.children) if ('children' in child) listNodes(child, into);
  return into;
}

function depthOf(tree: Tree): number {
  return 1 + Math.max(0, ...tree.children.map((child) => ('children' in child ? depthOf(child) : 0)));
}

/** A text, its tree, and what can be reused of it after changes. */
class Parsed {
  text: Text;
  tree: Tree;
  fragments: readonly TreeFragment[];

  constructor(text: string) {
    this.text = Text.of(text.split('\n'));
    this.tree = parser.parse(text);
    this.fragments = TreeFragment.addTree(this.tree);
  }

  change(from: number, to: number, insert: string): void {
    const changes = ChangeSet.of({ from, to, insert }, this.text.length);
    const ranges: { fromA: number; toA: number; fromB: number; toB: number }[] = [];
    changes.iterChangedRanges((fromA, toA, fromB, toB) => ranges.push({ fromA, toA, fromB, toB }));
    this.text = changes.apply(this.text);
    this.fragments = TreeFragment.applyChanges(this.fragments, ranges);
    this.tree = parser.parse(this.text.toString(), this.fragments);
    this.fragments = TreeFragment.addTree(this.tree, this.fragments);
  }
}

it('a tree built from parts of an earlier one equals that of the text, whatever is edited', () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const pick = chance(seed);
    const parts = Array.from({ length: 20 + pick(100) }, () => PARTS[pick(PARTS.length)] ?? '');
    const parsed = new Parsed(parts.join('\n\n'));
    for (let step = 0; step < 10; step += 1) {
      const from = pick(parsed.text.length + 1);
      const to = pick(3) === 0 ? Math.min(parsed.text.length, from + pick(40)) : from;
      parsed.change(from, to, TYPED[pick(TYPED.length)] ?? '');
      expect(tell(parsed.tree), `seed ${seed}, step ${step}`).toBe(tell(parser.parse(parsed.text.toString())));
    }
  }
});

it('a key in a long text creates few nodes, wherever it is typed, and the tree stays correct and balanced', () => {
  const parsed = new Parsed('The method was applied to every sample.\n\n'.repeat(5000));
  const first = depthOf(parsed.tree);
  const pick = chance(1);
  const middle = Math.floor(parsed.text.length / 2);
  const places = [
    ...Array.from({ length: 100 }, (_, key) => middle + key),
    ...Array.from({ length: 100 }, () => middle),
    ...Array.from({ length: 100 }, () => pick(parsed.text.length)),
    ...Array.from({ length: 100 }, () => 0),
  ];
  const made: number[] = [];
  for (const [key, at] of places.entries()) {
    const known = listNodes(parsed.tree);
    parsed.change(at, at, key % 2 === 0 ? 'x' : '\n\n');
    made.push(countNodes(parsed.tree, known));
    expect(depthOf(parsed.tree)).toBeLessThanOrEqual(first + 12);
    // Only here are groups split.
    if (key % 20 === 19) expect(tell(parsed.tree), `key ${key}`).toBe(tell(parser.parse(parsed.text.toString())));
  }
  // The first keys regroup what was parsed at once.
  expect(Math.max(...made.slice(5))).toBeLessThan(300);
  expect(made.toSorted((a, b) => a - b)[made.length / 2]).toBeLessThan(40);
});
