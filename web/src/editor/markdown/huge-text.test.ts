import { expect, it } from 'vitest';
import { buildMarkdownParser } from './parser.ts';

const parser = buildMarkdownParser(null);

function listBlocks(text: string): { name: string; length: number; marks: number }[] {
  const blocks = [];
  for (let node = parser.parse(text).topNode.firstChild; node; node = node.nextSibling) {
    blocks.push({ name: node.name, length: node.to - node.from, marks: node.getChildren('Emphasis').length });
  }
  return blocks;
}

it('parses an endless paragraph in pieces without losing any marks', () => {
  const line = 'some *marked* words\n';
  const blocks = listBlocks(line.repeat(10_000));
  expect(blocks.length).toBeGreaterThan(3);
  expect(Math.max(...blocks.map(({ length }) => length))).toBeLessThan(50_100);
  expect(blocks.reduce((sum, { marks }) => sum + marks, 0)).toBe(10_000);
});

it('keeps a table of several hundred rows whole, but not an endless one', () => {
  const table = (rows: number): string => `| a | b |\n|:--|---|\n${'| 1.23 | some words of a row |\n'.repeat(rows)}`;
  expect(listBlocks(`${table(1500)}\n: Results\n`).map(({ name }) => name)).toEqual(['Table', 'Definition']);
  expect(listBlocks(table(30_000)).length).toBeGreaterThan(1);
});

it('leaves an endless line unparsed, but not what follows it', () => {
  const blocks = listBlocks(`before *it*\n${'*very* long '.repeat(10_000)}\n\n# After\n\n*it*\n`);
  expect(blocks.map(({ name, marks }) => [name, marks])).toEqual([
    ['Paragraph', 1],
    ['Paragraph', 0],
    ['ATXHeading1', 0],
    ['Paragraph', 1],
  ]);
});
