import type { ComparedPaper } from './compose-paper.ts';
import type { DiffPart } from '../../lib/word-diff.ts';

/** A stretch of a paper to strike or underline. */
export interface PaperMark {
  readonly kind: 'added' | 'removed';
  readonly from: number;
  readonly to: number;
  /** Number of its change. */
  readonly change: number;
  /** Its authors, by mark; text that changed as a whole may have several. */
  readonly by: readonly number[];
}

/**
 * What to mark. Anything rendered from its source must lie within one mark or none, so what changed as a whole is one
 * mark, whoever changed which part.
 */
export function listMarks(
  { pieces, changes }: ComparedPaper,
  parts: readonly (DiffPart & { readonly by?: number })[],
): PaperMark[] {
  const marks: PaperMark[] = [];
  let change = 0;
  for (let at = 0; at < pieces.length;) {
    const { kind, from } = pieces[at]!;
    if (kind !== 'added' && kind !== 'removed') {
      at += 1;
      continue;
    }
    while ((changes[change]?.to ?? Number.POSITIVE_INFINITY) <= from) change += 1;
    let end = at;
    while (pieces[end]?.kind === kind) end += 1;
    const run = pieces.slice(at, end).map((piece) => ({ ...piece, own: parts[piece.part] }));
    const isWhole = run.some(({ own }) => own?.kind === 'same');
    for (const { from: start, to, own } of run) {
      const by = own && own.kind !== 'same' && own.by ? [own.by] : [];
      const last = marks.at(-1);
      const isSame = last?.to === start && start > from && (isWhole || last.by.join() === by.join());
      if (isSame) marks[marks.length - 1] = { ...last, to, by: [...new Set([...last.by, ...by])] };
      else marks.push({ kind, from: start, to, change, by });
    }
    at = end;
  }
  return marks;
}
