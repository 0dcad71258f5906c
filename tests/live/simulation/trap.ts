import type { Rebase } from '../../../server/src/domain/authority.ts';
import type { LoggedUpdate } from '../../../server/src/domain/authority.ts';
import { readChanges } from '../../../server/src/domain/live-changes.ts';
import type { Judge } from '../../../server/src/domain/live-batch.ts';
import { rebaseAsDocumented } from './mutants.ts';

/** A server that rebases the library's unnumbered updates, the way the library's documentation does it. */
export function rebasePlain(rebase: Rebase): Judge {
  return (authority, push) => {
    const start = authority.version - authority.tail.length;
    if (push.clientVersion < start || push.clientVersion > authority.version) {
      return { kind: 'refused', code: 'pull-first' };
    }
    const updates: LoggedUpdate[] = [];
    for (const { clientID, changes } of push.updates) {
      const read = readChanges(changes);
      if (!read) return { kind: 'refused', code: 'invalid-update' };
      updates.push({ clientID, changes: read });
    }
    try {
      const rebased = rebase(updates, authority.tail.slice(push.clientVersion - start));
      if (rebased.length === 0) return { kind: 'duplicate', version: authority.version };
      let text = authority.text;
      for (const { changes } of rebased) text = changes.apply(text);
      const version = authority.version + rebased.length;
      return {
        kind: 'accepted',
        updates: rebased,
        authority: { epoch: authority.epoch, version, text, tail: authority.tail.concat(rebased) },
      };
    } catch {
      return { kind: 'refused', code: 'invalid-update' };
    }
  };
}

/** The library's own function, given one foreign update at a time. */
const rebaseSingly: Rebase = (updates, over) => {
  let rebased = updates;
  for (const step of over) rebased = rebaseAsDocumented(rebased, [step]);
  return rebased;
};

export const TRAP = [
  { server: 'refuses a stale push', judge: undefined, receives: 'batches', forks: false },
  { server: 'rebases over the whole tail', judge: rebasePlain(rebaseAsDocumented), receives: 'batches', forks: true },
  { server: 'rebases over the whole tail', judge: rebasePlain(rebaseAsDocumented), receives: 'singly', forks: true },
  { server: 'rebases one update at a time', judge: rebasePlain(rebaseSingly), receives: 'batches', forks: true },
  { server: 'rebases one update at a time', judge: rebasePlain(rebaseSingly), receives: 'singly', forks: false },
] as const;
