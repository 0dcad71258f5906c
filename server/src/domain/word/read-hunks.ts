import type { Step } from './compare-parts.ts';
import type { PlacedPart, PlacedToken } from './place-tokens.ts';
import type { Hunk, Kept } from './placing.ts';

/**
 * Groups what was deleted and inserted between two kept tokens. A changed gap between words is a hunk without words.
 */
export function readHunks(steps: readonly Step[], { tokens }: PlacedPart): Hunk[] {
  const hunks: Hunk[] = [];
  let before: Kept | null = null;
  let open: Step[] = [];
  const close = (after: Kept | null): void => {
    const groups = splitReplacements(open);
    const firstOf = (at: number): Kept | null => {
      const base = groups[at]?.find(({ op }) => op === 'delete')?.base ?? null;
      return base === null ? null : { base: tokens[base] as PlacedToken, token: null, index: base };
    };
    for (const [at, group] of groups.entries()) {
      const author = group.find((step) => step.author !== null)?.author ?? null;
      hunks.push({
        deleted: group.flatMap((step) => (step.op === 'delete' ? [tokens[step.base as number] as PlacedToken] : [])),
        inserted: group.flatMap((step) => (step.op === 'insert' && step.token ? [step.token] : [])),
        author,
        before: at === 0 ? before : firstOf(at - 1),
        after: firstOf(at + 1) ?? after,
      });
    }
    open = [];
  };
  for (const step of steps) {
    if (step.op !== 'keep') {
      open.push(step);
      continue;
    }
    const base = tokens[step.base as number] as PlacedToken;
    const kept: Kept = { base, token: step.token, index: step.base as number };
    const gapChanged =
      open.length === 0 &&
      step.token !== null &&
      base.kind !== 'break' &&
      before !== null &&
      before.base.kind !== 'break' &&
      before.token !== null &&
      base.gapBefore !== step.token.gapAfter;
    close(kept);
    if (gapChanged) hunks.push({ deleted: [], inserted: [], author: null, before, after: kept });
    before = kept;
  }
  close(null);
  return hunks;
}

/** Adjacent replacements are separate changes, each by its own author. */
function splitReplacements(steps: readonly Step[]): Step[][] {
  const groups: Step[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    const begins = step.op === 'delete' && last?.at(-1)?.op === 'insert';
    if (last === undefined || begins) groups.push([step]);
    else last.push(step);
  }
  const isReplacement = (group: readonly Step[]): boolean =>
    group[0]?.op === 'delete' &&
    group.at(-1)?.op === 'insert' &&
    group.every(({ token, base }) => base !== null || token?.kind === 'word');
  return groups.every((group) => isReplacement(group)) ? groups : steps.length === 0 ? [] : [[...steps]];
}
