import { rebaseUpdates } from '@codemirror/collab';
import type { ChangeSet, Text } from '@codemirror/state';
import { LIVE_LIMITS } from '@scriptorium/contract/live/limits.ts';
import type { PushErrorCode } from '@scriptorium/contract/live/limits.ts';
import type { UpdateJson } from '@scriptorium/contract/live/messages.ts';
import { applyUpdate } from '@scriptorium/contract/review/core/apply.ts';
import { EMPTY_REVIEW, isEmptyState } from '@scriptorium/contract/review/core/state.ts';
import type { ReviewState } from '@scriptorium/contract/review/core/state.ts';
import { isAtLeast } from '@scriptorium/contract/review/limits.ts';
import { readChanges, splitsCharacter } from './changes.ts';
import type { LoggedUpdate } from './logged-update.ts';
import { rebaseEffects, reviews, reviewUpdate } from './reviewing.ts';
import type { Author } from './reviewing.ts';

export type { LoggedUpdate } from './logged-update.ts';

/** The text at `version` and its newest steps (`tail` ends at `version`). Immutable. */
export interface Authority {
  readonly epoch: string;
  readonly version: number;
  readonly text: Text;
  readonly tail: readonly LoggedUpdate[];
  /** Comments and suggestions at `version`; omitted if there have never been any. */
  readonly review?: ReviewState | undefined;
}

/** The log's record of a clientID. `lastSeq` is 0 for clients without sequence numbers. */
export interface ClientMark {
  readonly lastSeq: number;
  readonly lastVersion: number;
}

export interface Push {
  readonly clientVersion: number;
  readonly updates: readonly UpdateJson[];
  /** Who pushes, and their role; from the session, never from the client. Without it, a push may only contain text. */
  readonly author?: Author;
}

export type PushVerdict =
  | { readonly kind: 'accepted'; readonly authority: Authority; readonly updates: readonly LoggedUpdate[] }
  /** Already in the log; `version` is the one after it. */
  | { readonly kind: 'duplicate'; readonly version: number }
  | { readonly kind: 'refused'; readonly code: PushErrorCode }
  /** The tail does not reach back to the client's version: read older rows, or make the client start over. */
  | { readonly kind: 'resync' };

export type Rebase = (updates: readonly LoggedUpdate[], over: readonly LoggedUpdate[]) => readonly LoggedUpdate[];

/**
 * Maps over one foreign update at a time. The library composes everything first and maps once, but in CodeMirror
 * `a.map(x).map(y)` is not always `a.map(x.compose(y))`: a client that received x and y separately would permanently
 * end up with a text different from the server's.
 */
export const rebaseOneByOne: Rebase = (updates, over) => {
  let rebased = updates;
  for (const step of over) {
    const before = rebased;
    const bare = before.map(({ changes, clientID }) => ({ changes, clientID }));
    const after: readonly { changes: ChangeSet }[] = rebaseUpdates(bare, [
      { changes: step.changes, clientID: step.clientID },
    ]);
    // Drop updates of this client that are already in the log.
    const known = before.length - after.length;
    const mapped = after.map((update, i) => ({ ...(before[i + known] as LoggedUpdate), changes: update.changes }));
    rebased = known === 0 ? rebaseEffects(before, mapped, step.changes) : mapped;
  }
  return rebased;
};

/**
 * Decides about one push. Clients that number their updates are rebased; others are handled strictly, because a client
 * that receives batches while its push is under way would diverge from a server that rebases.
 */
export function receivePush(
  authority: Authority,
  push: Push,
  mark: ClientMark,
  rebase: Rebase = rebaseOneByOne,
): PushVerdict {
  const updates = readUpdates(push.updates);
  if (!updates || push.clientVersion > authority.version) return refused('invalid-update');
  const first = updates[0] as LoggedUpdate;
  const numbered = first.seq !== undefined;
  const start = authority.version - authority.tail.length;

  const { author } = push;
  // Repeated operations are recognised by their numbers.
  if (reviews(updates) && (!numbered || !author)) return refused('invalid-update');
  if (author && !isAtLeast(author.role, 'editor') && updates.some(({ changes }) => !changes.empty))
    return refused('forbidden');

  if (numbered) {
    const lastSeq = first.seq + updates.length - 1;
    if (lastSeq <= mark.lastSeq) return { kind: 'duplicate', version: mark.lastVersion };
    if (first.seq > mark.lastSeq + 1) return refused('sequence-gap');
  }
  if (push.clientVersion < start) return numbered ? { kind: 'resync' } : refused('pull-first');
  const missed = authority.tail.slice(push.clientVersion - start);
  if (!numbered && missed.length > 0) {
    return isSame(updates, missed)
      ? { kind: 'duplicate', version: push.clientVersion + updates.length }
      : refused('pull-first');
  }
  if (first.changes.length !== (missed[0]?.changes.length ?? authority.text.length)) return refused('invalid-update');

  const known = numbered ? mark.lastSeq - (first.seq - 1) : 0;
  try {
    const rebased = rebase(updates, missed);
    // The log and the mark disagree about an update: do not guess.
    if (rebased.length !== updates.length - known) return { kind: 'resync' };
    return accept(authority, rebased, author);
  } catch (error) {
    if (error instanceof RangeError) return refused('invalid-update');
    throw error;
  }
}

function accept(authority: Authority, pushed: readonly LoggedUpdate[], author: Author | undefined): PushVerdict {
  const reviewed = author && reviews(pushed) ? reviewAll(authority, pushed, author) : null;
  const updates = reviewed?.updates ?? pushed;
  let text = authority.text;
  for (const [i, { changes }] of updates.entries()) {
    if (changes.length !== text.length || splitsCharacter(text, changes)) return refused('invalid-update');
    if (changes.newLength > LIVE_LIMITS.documentLength && changes.newLength > changes.length)
      return refused('too-large');
    if (i + 1 < updates.length) text = changes.apply(text);
  }
  const fitting = updates.map((update) => clampEffects(update));
  let review: ReviewState | undefined | null = reviewed?.state ?? null;
  const last = fitting.at(-1);
  let after: Text | null = null;
  return {
    kind: 'accepted',
    updates: fitting,
    authority: {
      epoch: authority.epoch,
      version: authority.version + fitting.length,
      // Computed on demand, so that it does not delay a push on its way to the disk.
      get text() {
        return (after ??= last ? last.changes.apply(text) : text);
      },
      tail: authority.tail.concat(fitting),
      get review() {
        return review === null ? (review = reviewAfter(authority, fitting)) : review;
      },
    },
  };
}

/** Judges operations update by update; later updates are rebased over the changes made by a decision. */
function reviewAll(
  authority: Authority,
  updates: readonly LoggedUpdate[],
  author: Author,
): { updates: readonly LoggedUpdate[]; state: ReviewState } {
  let state = authority.review ?? EMPTY_REVIEW;
  let { text } = authority;
  let rest = updates;
  const reviewed: LoggedUpdate[] = [];
  for (let [next] = rest; next !== undefined; [next] = rest) {
    if (next.changes.length !== text.length) throw new RangeError('The update does not fit the text.');
    const { update, state: after } = reviewUpdate(state, text, next, author);
    reviewed.push(update);
    rest = rest.slice(1);
    if (next.changes.empty && !update.changes.empty)
      rest = rebaseOneByOne(rest, [{ clientID: '', changes: update.changes }]);
    text = update.changes.apply(text);
    state = after;
  }
  return { updates: reviewed, state };
}

function reviewAfter(authority: Authority, updates: readonly LoggedUpdate[]): ReviewState | undefined {
  let state = authority.review ?? EMPTY_REVIEW;
  let { text } = authority;
  if (isEmptyState(state) && !reviews(updates)) return authority.review;
  for (const update of updates) {
    state = applyUpdate(state, update, text);
    text = update.changes.apply(text);
  }
  return state;
}

/** Applies steps that others wrote to the log (another node, an upload, a restore). */
export function followLog(authority: Authority, updates: readonly LoggedUpdate[]): Authority {
  let text = authority.text;
  for (const update of updates) text = update.changes.apply(text);
  return {
    epoch: authority.epoch,
    version: authority.version + updates.length,
    text,
    tail: authority.tail.concat(updates),
    review: reviewAfter(authority, updates),
  };
}

/** Drops the oldest steps, keeping at most `count` and about `bytes` of inserted text. */
export function trimTail(authority: Authority, count: number, bytes: number): Authority {
  let keep = 0;
  let held = 0;
  while (keep < authority.tail.length && keep < count) {
    const update = authority.tail[authority.tail.length - 1 - keep] as LoggedUpdate;
    held += weighUpdate(update);
    if (held > bytes) break;
    keep += 1;
  }
  return keep === authority.tail.length
    ? authority
    : { ...authority, tail: authority.tail.slice(authority.tail.length - keep) };
}

export function weighUpdate({ changes, effects }: LoggedUpdate): number {
  let bytes = weigh(changes);
  for (const effect of effects ?? []) if ('body' in effect) bytes += effect.body.length;
  return bytes;
}

/** Approximate memory of a change set: its inserted text, plus a constant for itself and each part. */
export function weigh(changes: ChangeSet): number {
  let bytes = 100;
  changes.iterChangedRanges((_fromA, _toA, fromB, toB) => {
    bytes += 50 + toB - fromB;
  }, true);
  return bytes;
}

function readUpdates(json: readonly UpdateJson[]): LoggedUpdate[] | null {
  const updates: LoggedUpdate[] = [];
  let length: number | null = null;
  for (const [i, update] of json.entries()) {
    const changes = readChanges(update.changes);
    if (!changes || update.clientID !== json[0]?.clientID) return null;
    if (length !== null && changes.length !== length) return null;
    length = changes.newLength;
    const firstSeq = json[0].seq;
    if (update.seq !== (firstSeq === undefined ? undefined : firstSeq + i)) return null;
    updates.push({
      clientID: update.clientID,
      changes,
      ...(update.seq === undefined ? {} : { seq: update.seq }),
      ...(update.effects && update.effects.length > 0 ? { effects: update.effects } : {}),
    });
  }
  return updates.length > 0 ? updates : null;
}

/** A strict client's push lands unchanged, so a retry is found verbatim in the log. */
function isSame(updates: readonly LoggedUpdate[], logged: readonly LoggedUpdate[]): boolean {
  return (
    updates.length <= logged.length &&
    updates.every((update, i) => {
      const other = logged[i] as LoggedUpdate;
      return (
        other.clientID === update.clientID &&
        other.seq === undefined &&
        JSON.stringify(other.changes) === JSON.stringify(update.changes) &&
        JSON.stringify(other.effects) === JSON.stringify(update.effects)
      );
    })
  );
}

function clampEffects(update: LoggedUpdate): LoggedUpdate {
  if (!update.effects) return update;
  const end = update.changes.newLength;
  return {
    ...update,
    effects: update.effects.map((effect) =>
      effect.type === 'cursor' ? { ...effect, position: Math.min(effect.position, end) } : effect,
    ),
  };
}

function refused(code: PushErrorCode): PushVerdict {
  return { kind: 'refused', code };
}
