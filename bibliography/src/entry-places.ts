import { type BibBlock, type BlockChange, joinBlocks, listParts, replaceBlocks } from './blocks.ts';
import { type EntryChange, planEntryChanges } from './change-entries.ts';
import { applyChanges } from './edit.ts';
import type { BibPart } from './scan.ts';

/** Position of an entry. */
export interface Place {
  readonly block: BibBlock;
  readonly part: BibPart;
}

/** How much after an entry its removal may delete. */
export const BEHIND = 200;

function isListed({ kind, key }: BibPart): boolean {
  return kind === 'entry' && key !== '';
}

export function listPlaces(blocks: readonly BibBlock[]): readonly Place[] {
  return blocks.flatMap((block) => block.parts.filter(isListed).map((part) => ({ block, part })));
}

export function countEntries(blocks: readonly BibBlock[], to: number): number {
  let count = 0;
  for (let at = 0; at < to; at++) for (const part of blocks[at]!.parts) if (isListed(part)) count++;
  return count;
}

/**
 * Edits or removes an entry under its own key by looking only at its block; planning against the whole file, and
 * building another of that size, takes most of the time. Null for any other change.
 */
export function changeInPlace(blocks: readonly BibBlock[], change: EntryChange): BlockChange | null {
  const { before, citedAs } = change;
  if (before === null || citedAs !== undefined) return null;
  const isIt = (block: BibBlock, part: BibPart): boolean =>
    part.to - part.from === before.length && part.kind === 'entry' && sourceOf({ block, part }) === before;
  const from = blocks.findIndex((block) => block.parts.some((part) => isIt(block, part)));
  if (from < 0) return null;
  let to = from + 1;
  let behind = 0;
  for (; to < blocks.length && behind < BEHIND; to++) behind += blocks[to]!.text.length;
  const around = blocks.slice(from, to);
  const text = joinBlocks(around);
  const plan = planEntryChanges(text, [change], listParts(around));
  const { key } = around[0]!.parts.find((part) => isIt(around[0]!, part))!;
  // Lines break as on the file's first line.
  const isAlike = findBreak(blocks) === findBreak(around);
  if (!plan.ok || !isAlike || (plan.entries[0]!.key !== key && change.after !== null)) return null;
  return replaceBlocks(blocks, { from, to }, applyChanges(text, plan.changes));
}

/** How the first line ends. */
function findBreak(blocks: readonly BibBlock[]): '\r\n' | '\n' | null {
  const at = blocks.findIndex(({ text }) => text.includes('\n'));
  if (at < 0) return null;
  const { text } = blocks[at]!;
  const before = text.indexOf('\n') === 0 ? blocks[at - 1]?.text.at(-1) : text[text.indexOf('\n') - 1];
  return before === '\r' ? '\r\n' : '\n';
}

export function sourceOf({ block, part }: Place): string {
  return block.text.slice(part.from, part.to);
}
