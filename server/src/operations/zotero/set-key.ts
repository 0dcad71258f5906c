import { fail } from '@scriptorium/contract/errors.ts';
import { setKey as contract } from '@scriptorium/contract/operations/zotero.ts';
import { storeZoteroKey } from '../../db/accounts/zotero-keys.ts';
import { aboutZoteroKey } from '../../domain/zotero/libraries.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';
import { requireZotero } from './require-zotero.ts';

const API_KEY = /^[A-Za-z0-9]{16,64}$/u;
const HOUR_MS = 60 * 60 * 1000;

export const setKey = write(contract, {
  limits: (_input, _request, actor) => [{ key: `account:${requireUser(actor).userId}`, max: 20, windowMs: HOUR_MS }],
  prepare: async (ctx, { key }) => {
    await requireZotero(ctx);
    if (!API_KEY.test(key)) fail('invalid', { field: 'key', message: 'This is not a Zotero API key.' });
    const owner = await ctx.ports.zotero.findKey(key);
    if (owner === null) return fail('invalid', { field: 'key', message: 'Zotero does not know this key.' });
    return { owner, secret: ctx.ports.secrets.seal(key, aboutZoteroKey(requireUser(ctx.actor).userId)) };
  },
  work: async (tx, _input, { owner, secret }) => {
    const { user: zotero_user, username } = owner;
    await storeZoteroKey(tx.db, {
      user_id: requireUser(tx.actor).userId,
      secret,
      zotero_user,
      username,
      added_at: tx.now,
    });
    return { account: { username, addedAt: new Date(tx.now).toISOString() } };
  },
});
