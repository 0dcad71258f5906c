import { applyEffect, applyUpdate } from '@scriptorium/contract/review/core/apply.ts';
import { mapState, pickMarks } from '@scriptorium/contract/review/core/map-state.ts';
import { readHunks } from '@scriptorium/contract/review/core/project.ts';
import type { OwnHunk } from '@scriptorium/contract/review/core/project.ts';
import { EMPTY_REVIEW } from '@scriptorium/contract/review/core/state.ts';
import type { ReviewState, Thread } from '@scriptorium/contract/review/core/state.ts';
import type { LoggedReviewEffect, ReviewEffect } from '@scriptorium/contract/review/effects.ts';
import { findOwnHunks, keepOwnHunks } from './own-hunks.ts';
import type { Peer } from './peer.ts';

/** The person writing here. */
export interface Writer {
  readonly userId: string;
  readonly userName: string;
}

interface Prediction {
  /** Positions refer to the local text. */
  readonly state: ReviewState;
  /** What is missing from the log, except decisions. */
  readonly waiting: readonly LoggedReviewEffect[];
}

/** Where comments and suggestions are, as if everything waiting had been sent. */
export function predictReview(peer: Peer, { userId, userName }: Writer): Prediction {
  const log = (effects: readonly ReviewEffect[]): LoggedReviewEffect[] =>
    effects.map((effect) => ({ ...effect, by: userId, name: userName, time: Date.now() }));
  const waiting: LoggedReviewEffect[] = [];
  let state = peer.review ?? EMPTY_REVIEW;
  let text = peer.base;
  for (const { changes, effects } of peer.inFlight) {
    const logged = log(effects);
    const said = logged.filter(({ type }) => type !== 'decide');
    waiting.push(...said);
    state = applyUpdate(state, { changes, effects: said }, text);
    for (const effect of logged) state = withdraw(state, effect);
    text = changes.apply(text);
  }
  if (peer.buffer) state = mapState(state, peer.buffer, text);
  for (const effect of log(peer.operations)) {
    state = effect.type === 'decide' ? withdraw(state, effect) : applyEffect(state, effect);
    if (effect.type !== 'decide') waiting.push(effect);
  }
  return { state, waiting };
}

/** Other decisions are computed by the server; this one changes no text. */
function withdraw(state: ReviewState, effect: LoggedReviewEffect): ReviewState {
  if (effect.type !== 'decide' || effect.verdict !== 'withdraw') return state;
  const threads = new Map(state.threads);
  for (const id of effect.suggestions) {
    const thread = threads.get(id);
    if (thread?.by === effect.by && thread.status === 'open') threads.set(id, { ...thread, status: 'withdrawn' });
  }
  return { ...state, threads };
}

/** Hunks of only these suggestions, without going through thousands of others. */
export function readHunksOf(peer: Peer, writer: Writer, suggestions: ReadonlySet<string>): readonly OwnHunk[] {
  const known = peer.review ?? EMPTY_REVIEW;
  const { threads } = known;
  const review = {
    marks: pickMarks(known, ({ thread }) => suggestions.has(thread)),
    threads: new Map(
      [...suggestions].flatMap((id): [string, Thread][] => {
        const thread = threads.get(id);
        return thread ? [[id, thread]] : [];
      }),
    ),
  };
  return readHunks(...openOwn(predictReview({ ...peer, review }, writer).state, writer)).filter(({ suggestion }) =>
    suggestions.has(suggestion),
  );
}

/** The writer's own open suggestions, with positions in the local text. */
export function readOwnHunks(peer: Peer, writer: Writer): readonly OwnHunk[] {
  const known = findOwnHunks(peer, writer.userId);
  if (known) return known;
  const hunks = readHunks(...openOwn(predictReview(peer, writer).state, writer));
  keepOwnHunks(peer, writer.userId, hunks);
  return hunks;
}

function openOwn({ marks, threads }: ReviewState, { userId }: Writer): Parameters<typeof readHunks> {
  const isOwn = (id: string): boolean => {
    const thread = threads.get(id);
    return thread?.by === userId && thread.status === 'open';
  };
  return [marks, isOwn];
}
