import type { ChangeSet } from '@codemirror/state';
import { compareHunks } from '@scriptorium/contract/review/core/project.ts';
import type { SuggestionChange } from '@scriptorium/contract/review/core/project.ts';
import { projectHunks } from '@scriptorium/contract/review/core/projection.ts';
import { typeInto } from '@scriptorium/contract/review/core/typing.ts';
import type { Typed } from '@scriptorium/contract/review/core/typing.ts';
import type { ReviewEffect } from '@scriptorium/contract/review/effects.ts';
import { REVIEW_LIMITS } from '@scriptorium/contract/review/limits.ts';
import type { Peer } from './peer.ts';
import { keepOwnHunks } from './own-hunks.ts';
import { readHunksOf, readOwnHunks } from './predict-review.ts';
import type { Writer } from './predict-review.ts';

/**
 * The peer after typing while suggesting. The text stays unchanged; what was typed waits as one amendment per
 * suggestion it touches, replacing those already waiting.
 */
export function suggestTyping(peer: Peer, writer: Writer, typed: Typed): Peer {
  const before = readOwnHunks(peer, writer);
  const { hunks, touched } = typeInto(before, projectHunks(before), typed);
  if (touched.size === 0) return peer;
  const isTouched = ({ suggestion }: { readonly suggestion: string }): boolean => touched.has(suggestion);
  const isReplaced = (effect: ReviewEffect): boolean => effect.type === 'suggest' && isTouched(effect);
  // The state the server will have, without anything typed since the last update was sent.
  const others = peer.operations.filter((effect) => !isReplaced(effect));
  const sent = readHunksOf({ ...peer, operations: others }, writer, touched);
  const waiting = new Map(
    compareHunks(sent, hunks.filter(isTouched)).map((change) => [change.suggestion, writeChange(change)]),
  );
  // Each in its old place: of two insertions at one position, the first stays first.
  const operations = peer.operations.flatMap((effect): ReviewEffect[] => {
    if (effect.type !== 'suggest' || !isTouched(effect)) return [effect];
    const next = waiting.get(effect.suggestion);
    waiting.delete(effect.suggestion);
    return next ? [next] : [];
  });
  const next = { ...peer, operations: [...operations, ...waiting.values()] };
  keepOwnHunks(next, writer.userId, hunks);
  return next;
}

/** Whether an edit can be suggested: everything waiting must fit into one message. */
export function fitsSuggestion({ operations }: Peer, typed: ChangeSet): boolean {
  let units = 0;
  let sections = 0;
  for (const effect of operations)
    if (effect.type === 'suggest') for (const { splice } of effect.hunks) units += splice?.text.length ?? 0;
  typed.iterChanges((_fromA, _toA, _fromB, _toB, inserted) => {
    units += inserted.length;
    sections += 1;
  });
  // An edit can join what is already waiting.
  return units <= REVIEW_LIMITS.suggestedAtOnce && sections <= REVIEW_LIMITS.hunksOfOperation / 2;
}

function writeChange({ suggestion, hunks, drop, isEmpty }: SuggestionChange): ReviewEffect {
  return isEmpty
    ? { type: 'decide', verdict: 'withdraw', suggestions: [suggestion] }
    : { type: 'suggest', suggestion, hunks, drop };
}
