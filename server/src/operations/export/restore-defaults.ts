import { fail } from '@scriptorium/contract/errors.ts';
import { restoreDefaults as contract } from '@scriptorium/contract/operations/export.ts';
import { changeProfile, freeProfileName, listProfiles } from '../../db/exports/profiles.ts';
import type { ReadyProfile } from '../../domain/exports/ready-profiles.ts';
import { write } from '../../pipeline/operation.ts';
import { describeProfile } from './describe-profile.ts';
import { getProfile, createProfile } from '../../model/exports/profiles.ts';

export const restoreDefaults = write(contract, {
  prepare: (ctx): Promise<ReadyProfile[]> => ctx.ports.exports.readyProfiles(),
  work: async (tx, input, ready) => {
    if (input.uuid !== undefined) {
      const row = await getProfile(tx.db, input.uuid);
      const source = ready.find(({ key }) => key === row.builtin);
      if (source === undefined) return fail('not-found', { message: 'This is not one of the built-in profiles.' });
      await changeProfile(tx.db, row.id, { content: source.content }, tx.now);
      tx.record({ type: 'defaults.updated', id: row.id, name: row.name });
    } else {
      const present = new Set((await listProfiles(tx.db)).map(({ builtin }) => builtin));
      for (const profile of ready) {
        if (present.has(profile.key)) continue;
        const name = await freeProfileName(tx.db, profile.name);
        const row = await createProfile(tx.db, {
          id: tx.newId(),
          name,
          content: profile.content,
          builtin: profile.key,
          now: tx.now,
        });
        tx.record({ type: 'defaults.created', id: row.id, name: row.name });
      }
    }
    return { defaultsFiles: (await listProfiles(tx.db)).map(describeProfile) };
  },
});
