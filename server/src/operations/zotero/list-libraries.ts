import { fail } from '@scriptorium/contract/errors.ts';
import { listLibraries as contract } from '@scriptorium/contract/operations/zotero.ts';
import { ZoteroRefused } from '../../adapters/zotero/zotero.ts';
import { findZoteroKey } from '../../db/accounts/zotero-keys.ts';
import { aboutZoteroKey } from '../../domain/zotero/libraries.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { read } from '../../pipeline/operation.ts';
import { requireZotero } from './require-zotero.ts';

const HOUR_MS = 60 * 60 * 1000;
const REFUSED = 'Zotero no longer accepts your key. Please enter another one.';

export const listLibraries = read(
  contract,
  async (ctx) => {
    const { userId } = requireUser(ctx.actor);
    await requireZotero(ctx);
    const row = (await findZoteroKey(ctx.db, userId)) ?? fail('not-found', { message: 'Please enter a key first.' });
    const key = ctx.ports.secrets.open(row.secret, aboutZoteroKey(userId));
    const { zotero } = ctx.ports;
    const owner = (await zotero.findKey(key)) ?? fail('lookup-failed', { message: REFUSED });
    const groups = await zotero.listGroups(key, owner.user).catch((error: unknown) => {
      if (error instanceof ZoteroRefused) fail('lookup-failed', { message: REFUSED, cause: error });
      throw error;
    });
    const own = { library: { kind: 'user' as const, id: owner.user }, name: owner.username, count: null };
    return {
      libraries: [
        ...(owner.readsOwn ? [own] : []),
        ...groups.map(({ id, name, count }) => ({ library: { kind: 'group' as const, id }, name, count })),
      ],
    };
  },
  {
    limits: (_input, _request, actor) => [{ key: `account:${requireUser(actor).userId}`, max: 60, windowMs: HOUR_MS }],
  },
);
