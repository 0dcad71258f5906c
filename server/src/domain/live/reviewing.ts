import type { ChangeSet, Text } from '@codemirror/state';
import { LIVE_LIMITS } from '@scriptorium/contract/live/limits.ts';
import type { EffectJson } from '@scriptorium/contract/live/messages.ts';
import { applyEffect } from '@scriptorium/contract/review/core/apply.ts';
import { decide } from '@scriptorium/contract/review/core/decide.ts';
import { listInserts } from '@scriptorium/contract/review/core/hunks.ts';
import { judgeEffect } from '@scriptorium/contract/review/core/judge.ts';
import { mapState } from '@scriptorium/contract/review/core/map-state.ts';
import { rebaseEffect } from '@scriptorium/contract/review/core/rebase.ts';
import type { ReviewState } from '@scriptorium/contract/review/core/state.ts';
import { isReviewEffect } from '@scriptorium/contract/review/is-review-effect.ts';
import type { DecideEffect, Doer, LoggedReviewEffect, ReviewEffect } from '@scriptorium/contract/review/effects.ts';
import type { ReviewErrorCode, Role } from '@scriptorium/contract/review/limits.ts';

import { isInsidePair } from './changes.ts';
import type { LoggedUpdate } from './logged-update.ts';

/** The author of a push as the server knows them. */
export interface Author extends Doer {
  readonly role: Role;
}

/** Whether any of these updates contains a review operation. */
export function reviews(updates: readonly { readonly effects?: readonly EffectJson[] | undefined }[]): boolean {
  return updates.some(({ effects }) => effects?.some(isReviewEffect) ?? false);
}

/** Rebases the effects of consecutive updates over a preceding step, each past the changes of its own update. */
export function rebaseEffects(
  before: readonly LoggedUpdate[],
  after: readonly LoggedUpdate[],
  step: ChangeSet,
): readonly LoggedUpdate[] {
  if (!reviews(before)) return after;
  let over = step;
  return after.map((update, i) => {
    over = over.map((before[i] as LoggedUpdate).changes, true);
    return update.effects ? { ...update, effects: update.effects.map((effect) => rebaseEffect(effect, over)) } : update;
  });
}

/** Total weight of these updates' review operations; one with many hunks or suggestions counts for several. */
export function weighOperations(updates: readonly { readonly effects?: readonly EffectJson[] | undefined }[]): number {
  let weight = 0;
  for (const { effects } of updates)
    for (const effect of effects ?? []) {
      if (!isReviewEffect(effect)) continue;
      weight += 1;
      if (effect.type === 'suggest') weight += Math.floor(effect.hunks.length / 100);
      // It reads everything in the document, and may move all of it.
      if (effect.type === 'decide') weight += 8 + Math.floor(effect.suggestions.length / 100);
    }
  return weight;
}

export interface Reviewed {
  readonly update: LoggedUpdate;
  readonly state: ReviewState;
}

/**
 * Applies one update with operations to the text and state. An operation that is not allowed, or no longer possible, is
 * replaced by `refused`; the text of its update is accepted regardless.
 */
export function reviewUpdate(state: ReviewState, text: Text, update: LoggedUpdate, author: Author): Reviewed {
  const { by, name, time } = author;
  const doer = { by, name, time };
  const [first] = update.effects ?? [];
  const isAlone = update.effects?.length === 1 && update.changes.empty;
  if (isAlone && first?.type === 'decide') return reviewDecision(state, text, update, first, author);
  let next = mapState(state, update.changes, text);
  const after = update.changes.empty ? text : update.changes.apply(text);
  const effects = (update.effects ?? []).map((effect): EffectJson => {
    if (!isReviewEffect(effect)) return effect;
    if (effect.type === 'refused') return refuse(effect, doer, 'changed');
    const code =
      effect.type === 'decide' || !fits(effect, after, next)
        ? 'changed'
        : judgeEffect(next, effect, { userId: by, role: author.role }, after.length);
    if (code !== null) return refuse(effect, doer, code);
    const logged: LoggedReviewEffect = { ...quoteText(effect, after), ...doer };
    next = applyEffect(next, logged);
    return logged;
  });
  return { update: { ...update, effects }, state: next };
}

/** The quote is taken from the text, whatever the sender claims. */
function quoteText(effect: ReviewEffect, text: Text): ReviewEffect {
  if ((effect.type !== 'thread' && effect.type !== 'reanchor') || effect.anchor === null) return effect;
  const { from, to } = effect.anchor;
  return { ...effect, anchor: { ...effect.anchor, text: text.sliceString(from, to) } };
}

/** A decision is computed here, and recorded for the person who decided. */
function reviewDecision(
  state: ReviewState,
  text: Text,
  update: LoggedUpdate,
  effect: DecideEffect,
  author: Author,
): Reviewed {
  const { by, name, time } = author;
  const refused = (code: ReviewErrorCode): Reviewed => ({
    update: { ...update, effects: [refuse(effect, { by, name, time }, code)] },
    state,
  });
  const code = judgeEffect(state, effect, { userId: by, role: author.role }, text.length);
  if (code !== null) return refused(code);
  const made = decide(state, effect, text);
  if (made.suggestions.length === 0) return refused('changed');
  const { length, newLength } = made.changes;
  if (newLength > LIVE_LIMITS.documentLength && newLength > length) return refused('review-limit');
  const authors = made.suggestions.flatMap((id) => {
    const thread = state.threads.get(id);
    return thread ? [thread.by, ...thread.amendedBy] : [];
  });
  const logged = { ...effect, suggestions: [...made.suggestions], made: [...new Set(authors)], by, name, time };
  return { update: { ...update, changes: made.changes, effects: [logged] }, state: made.state };
}

/** Never fits if a position is inside a surrogate pair, or a text ends in half of one. */
function fits(effect: ReviewEffect, text: Text, state: ReviewState): boolean {
  const isWhole = (at: number): boolean => at <= text.length && !isInsidePair(text, at);
  switch (effect.type) {
    case 'thread':
      return effect.anchor === null || (isWhole(effect.anchor.from) && isWhole(effect.anchor.to));
    case 'reanchor':
      return isWhole(effect.anchor.from) && isWhole(effect.anchor.to);
    case 'suggest': {
      const inserts = listInserts(state, effect.suggestion);
      return effect.hunks.every(({ id, at, cuts, splice }) => {
        if (!isWhole(at) || !cuts.every(([from, to]) => isWhole(from) && isWhole(to))) return false;
        if (splice === null) return true;
        const before = inserts.get(id)?.text ?? '';
        if (splice.at + splice.cut > before.length) return false;
        return (before.slice(0, splice.at) + splice.text + before.slice(splice.at + splice.cut)).isWellFormed();
      });
    }
    default:
      return true;
  }
}

function refuse(
  effect: ReviewEffect | Extract<LoggedReviewEffect, { type: 'refused' }>,
  doer: Doer,
  code: ReviewErrorCode,
): LoggedReviewEffect {
  const { by, name, time } = doer;
  if (effect.type === 'refused') return { type: 'refused', of: 'thread', id: '', code, by, name, time };
  return { type: 'refused', of: effect.type, id: nameEffect(effect), code, by, name, time };
}

/** What an operation refers to: its new thread or message, or what it changes. */
function nameEffect(effect: ReviewEffect): string {
  switch (effect.type) {
    case 'thread':
      return effect.id;
    case 'reply':
    case 'edit':
    case 'delete':
      return effect.message;
    case 'resolve':
    case 'reopen':
    case 'reanchor':
      return effect.thread;
    case 'suggest':
      return effect.suggestion;
    case 'decide':
      return effect.suggestions[0] ?? '';
  }
}

/** As stored in the log, without message bodies: these are only in the tables, where they can be erased. */
export function withoutBody(effect: EffectJson): EffectJson {
  switch (effect.type) {
    case 'thread':
      return { ...effect, body: '', mentions: [], anchor: effect.anchor && { ...effect.anchor, text: '' } };
    case 'reply':
    case 'edit':
      return { ...effect, body: '', mentions: [] };
    case 'reanchor':
      return { ...effect, anchor: { ...effect.anchor, text: '' } };
    default:
      return effect;
  }
}
