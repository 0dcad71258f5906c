import { ChangeSet } from '@codemirror/state';
import type { ChangesJson, EffectJson } from '@scriptorium/contract/live/messages.ts';
import type { Step, Writer } from '../../../server/src/domain/texts/packed-steps.ts';
import type { Random } from './random.ts';

export const WRITERS: readonly Writer[] = [
  { user: 'a', name: 'Ada' },
  { user: 'b', name: 'Ben' },
  { user: 'c', name: 'Céline' },
  { user: null, name: 'server' },
];

/** An effect that belongs to the text, as comments do, of a kind that does not exist today. */
const LASTING = { type: 'reply', id: 'thread 1', text: 'Ä' } as unknown as EffectJson;
const PASSING: EffectJson = { type: 'cursor', label: 'Ada', position: 0 };
const LETTERS = ['a', 'b', 'c', ' ', '\n', 'é', '🌲'];

/** A history as written by several people: typing, corrected typos, replacements, many places at once. */
export function writeHistory(random: Random, startText: string, count: number): Step[] {
  const steps: Step[] = [];
  let length = startText.length;
  let caret = 0;
  let at = 1_700_000_000_000;
  let by = WRITERS[0] as Writer;
  for (let i = 0; i < count; i += 1) {
    at += random.below(5000);
    if (random.chance(0.2)) by = WRITERS[random.below(WRITERS.length)] ?? by;
    if (random.chance(0.15)) caret = random.below(length + 1);
    caret = Math.min(caret, length);
    const { changes, end } = writeStep(random, length, caret);
    const grown = ChangeSet.fromJSON(changes).newLength;
    caret = end;
    length = grown;
    const effects = random.chance(0.1) ? [PASSING, ...(random.chance(0.5) ? [LASTING] : [])] : undefined;
    steps.push({ changes, by, at, ...(effects && { effects }) });
  }
  return steps;
}

function writeStep(random: Random, length: number, caret: number): { changes: ChangesJson; end: number } {
  const some = (most: number): string =>
    Array.from({ length: 1 + random.below(most) }, () => LETTERS[random.below(LETTERS.length)]).join('');
  const of = (edits: { from: number; to?: number; insert?: string }[]): ChangesJson =>
    ChangeSet.of(edits, length).toJSON() as ChangesJson;
  const kind = random.below(12);
  if (kind < 5) {
    const insert = some(kind === 0 ? 30 : 2);
    return { changes: of([{ from: caret, insert }]), end: caret + insert.length };
  }
  if (kind < 7 && caret > 0) {
    const from = Math.max(0, caret - 1 - random.below(3));
    return { changes: of([{ from, to: caret }]), end: from };
  }
  if (kind === 7) {
    const to = Math.min(length, caret + random.below(6));
    const insert = some(4);
    return { changes: of([{ from: caret, to, insert }]), end: caret + insert.length };
  }
  if (kind === 8) {
    const edits = [];
    for (let at = random.below(5); at < length && edits.length < 6; at += 3 + random.below(8)) {
      edits.push({ from: at, to: Math.min(length, at + random.below(3)), insert: some(3) });
    }
    return { changes: edits.length > 0 ? of(edits) : of([]), end: caret };
  }
  if (kind === 9 && length - caret >= 2) {
    // Two adjacent edits, which differ from a single replacement.
    const edits: ChangesJson = [[2], [0, ...some(2).split('\n')]];
    const changes: ChangesJson = [
      ...(caret > 0 ? [caret] : []),
      ...edits,
      ...(length - caret > 2 ? [length - caret - 2] : []),
    ];
    return { changes, end: caret };
  }
  return { changes: length > 0 ? [length] : [], end: caret };
}
