import { rebaseUpdates } from '@codemirror/collab';
import type { EffectJson } from '@scriptorium/contract/live/messages.ts';
import { receivePush } from '../../../server/src/domain/live/authority.ts';
import type { LoggedUpdate, Rebase } from '../../../server/src/domain/live/authority.ts';
import type { Judge } from '../../../server/src/domain/live/batch.ts';

/** As documented by the library: composes all foreign updates and maps over them once. */
export const rebaseOverWholeTail: Rebase = (updates, over) => {
  const bare = updates.map(({ changes, clientID }) => ({ changes, clientID }));
  const after = rebaseUpdates(
    bare,
    over.map(({ changes, clientID }) => ({ changes, clientID })),
  );
  const known = updates.length - after.length;
  return after.map((update, i) => ({ ...(updates[i + known] as LoggedUpdate), changes: update.changes }));
};

/** Authorities with one fault each, all of which the simulator must notice. */
export const MUTANTS: Readonly<Record<string, Judge>> = {
  'rebase over the whole tail': (authority, push, mark) => receivePush(authority, push, mark, rebaseOverWholeTail),
  'no de-duplication': (authority, push, mark) => {
    const seq = push.updates[0]?.seq;
    if (seq === undefined) return receivePush(authority, push, mark);
    const strangers = authority.tail.map((update) => ({ ...update, clientID: `${update.clientID}'` }));
    const verdict = receivePush({ ...authority, tail: strangers }, push, { ...mark, lastSeq: seq - 1 });
    if (verdict.kind !== 'accepted') return verdict;
    const tail = authority.tail.concat(verdict.updates);
    return { ...verdict, authority: { ...verdict.authority, tail } };
  },
  'a refused operation vanishes': (authority, push, mark) => {
    const verdict = receivePush(authority, push, mark);
    if (verdict.kind !== 'accepted') return verdict;
    const updates = verdict.updates.map((update) => ({
      ...update,
      effects: (update.effects ?? []).filter(({ type }) => type !== 'refused'),
    }));
    return { ...verdict, updates };
  },
  'operations are written twice': (authority, push, mark) => {
    const verdict = receivePush(authority, push, mark);
    if (verdict.kind !== 'accepted') return verdict;
    const updates = verdict.updates.map((update) => ({
      ...update,
      effects: (update.effects ?? []).flatMap((effect): EffectJson[] =>
        effect.type === 'thread' ? [effect, effect] : [effect],
      ),
    }));
    return { ...verdict, updates };
  },
  'version off by one': (authority, push, mark) => {
    const clientVersion = Math.min(authority.version, push.clientVersion + 1);
    return receivePush(authority, { ...push, clientVersion }, mark);
  },
};
