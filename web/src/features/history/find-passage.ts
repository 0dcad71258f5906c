import type { DiffPart } from '../../lib/word-diff.ts';

/**
 * Where the change at `index` stands in the newer text, and what stood there in the older one. A removal and the
 * addition beside it are one change.
 */
export function findPassage(
  parts: readonly DiffPart[],
  index: number,
): { from: number; to: number; text: string } | null {
  let first = index;
  let last = index;
  while (parts[first - 1] !== undefined && parts[first - 1]?.kind !== 'same') first -= 1;
  while (parts[last + 1] !== undefined && parts[last + 1]?.kind !== 'same') last += 1;
  const changed = parts.slice(first, last + 1);
  if (changed.length === 0 || parts[index]?.kind === 'same') return null;
  const join = (list: readonly DiffPart[], without: DiffPart['kind']): string =>
    list
      .filter((part) => part.kind !== without)
      .map((part) => part.text)
      .join('');
  const from = join(parts.slice(0, first), 'removed').length;
  return { from, to: from + join(changed, 'removed').length, text: join(changed, 'added') };
}

export function countWords(parts: readonly DiffPart[], kind: 'added' | 'removed'): number {
  return parts
    .filter((part) => part.kind === kind)
    .reduce((sum, part) => sum + (part.text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0), 0);
}
