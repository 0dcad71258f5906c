import { ChangeSet } from '@codemirror/state';
import type { PushErrorCode } from '@scriptorium/contract/live/limits.ts';
import type { EffectJson } from '@scriptorium/contract/live/messages.ts';
import { followLog, receivePush } from './authority.ts';
import type { Authority, ClientMark, LoggedUpdate, Push, PushVerdict } from './authority.ts';

/** A push waiting in a room. `sender` is its socket. */
export interface QueuedPush {
  readonly sender: string;
  readonly userId: string;
  readonly push: Push;
  /** Size of its message. */
  readonly bytes: number;
}

/** A step by the room itself, without text changes: it ends a client's cursor effects. */
export interface QueuedEffects {
  readonly userId: string;
  readonly effects: readonly EffectJson[];
}

export interface OwnedMark extends ClientMark {
  /** Who may push under this clientID; '' once its lineage has ended. */
  readonly userId: string;
}

/** The mark of a lineage whose pending text continues under another clientID. */
export function endLineage(mark: OwnedMark | undefined): OwnedMark {
  return { lastSeq: mark?.lastSeq ?? 0, lastVersion: mark?.lastVersion ?? 0, userId: '' };
}

/**
 * A batch may be written only if the log still has `before` for the client (null: nothing). Otherwise another node has
 * accepted its pushes, or its lineage has ended because its text was merged into a new one.
 */
export interface MarkChange {
  readonly before: OwnedMark | null;
  readonly after: OwnedMark;
}

export type Reply =
  | { readonly kind: 'acknowledge'; readonly to: string; readonly version: number }
  | { readonly kind: 'error'; readonly to: string; readonly code: PushErrorCode }
  | { readonly kind: 'resync'; readonly to: string };

export interface AuthoredUpdate {
  readonly update: LoggedUpdate;
  readonly userId: string;
}

/**
 * The outcome of the pushes that waited together. None of it may become visible before its updates are durable: neither
 * updates nor replies (a duplicate may repeat an update of this very batch).
 */
export interface Batch {
  readonly pushes: readonly QueuedPush[];
  readonly effects: readonly QueuedEffects[];
  readonly before: Authority;
  readonly after: Authority;
  readonly updates: readonly AuthoredUpdate[];
  /** Marks changed by the batch. */
  readonly marks: ReadonlyMap<string, MarkChange>;
  /** One per push, in order. */
  readonly replies: readonly Reply[];
}

const ROOM_CLIENT = 'server';

export type Judge = (authority: Authority, push: Push, mark: ClientMark) => PushVerdict;

/** Judges the waiting pushes in order, on top of the durable state. */
export function judgeBatch(
  durable: Authority,
  marks: ReadonlyMap<string, OwnedMark>,
  pushes: readonly QueuedPush[],
  judge: Judge = receivePush,
  effects: readonly QueuedEffects[] = [],
): Batch {
  let authority = durable;
  const changed = new Map<string, MarkChange>();
  const updates: AuthoredUpdate[] = [];
  const replies: Reply[] = [];
  for (const { sender, userId, push } of pushes) {
    const clientID = push.updates[0]?.clientID ?? '';
    const known = changed.get(clientID)?.after ?? marks.get(clientID) ?? null;
    const mark = known ?? { lastSeq: 0, lastVersion: 0, userId };
    if (mark.userId !== userId) {
      replies.push({ kind: 'error', to: sender, code: 'client-id-taken' });
      continue;
    }
    const verdict = judge(authority, push, mark);
    if (verdict.kind === 'accepted') {
      authority = verdict.authority;
      for (const update of verdict.updates) updates.push({ update, userId });
      const lastSeq = push.updates.at(-1)?.seq ?? mark.lastSeq;
      const first = changed.get(clientID);
      changed.set(clientID, {
        before: first ? first.before : known,
        after: { lastSeq, lastVersion: authority.version, userId },
      });
      replies.push({ kind: 'acknowledge', to: sender, version: authority.version });
    } else if (verdict.kind === 'duplicate') {
      replies.push({ kind: 'acknowledge', to: sender, version: verdict.version });
    } else if (verdict.kind === 'refused') {
      replies.push({ kind: 'error', to: sender, code: verdict.code });
    } else {
      replies.push({ kind: 'resync', to: sender });
    }
  }
  for (const step of effects) {
    // Not under the departed client's own clientID, by which it counts its confirmed updates.
    const update = { clientID: ROOM_CLIENT, changes: ChangeSet.empty(authority.text.length), effects: step.effects };
    authority = followLog(authority, [update]);
    updates.push({ update, userId: step.userId });
  }
  return { pushes, effects, before: durable, after: authority, updates, marks: changed, replies };
}
