import type { Rebase } from '../../../server/src/domain/live/authority.ts';
import { rebaseOneByOne } from '../../../server/src/domain/live/authority.ts';
import type { LoggedUpdate } from '../../../server/src/domain/live/authority.ts';
import { readChanges } from '../../../server/src/domain/live/changes.ts';
import type { Judge } from '../../../server/src/domain/live/batch.ts';
import { rebaseOverWholeTail } from './mutants.ts';

/** A server that rebases the library's unnumbered updates as in the library's documentation. */
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

export const TRAP = [
  { server: 'refuses a stale push', judge: undefined, receives: 'batches', forks: false },
  { server: 'rebases over the whole tail', judge: rebasePlain(rebaseOverWholeTail), receives: 'batches', forks: true },
  { server: 'rebases over the whole tail', judge: rebasePlain(rebaseOverWholeTail), receives: 'singly', forks: true },
  { server: 'rebases one update at a time', judge: rebasePlain(rebaseOneByOne), receives: 'batches', forks: true },
  { server: 'rebases one update at a time', judge: rebasePlain(rebaseOneByOne), receives: 'singly', forks: false },
] as const;
