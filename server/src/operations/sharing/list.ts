import { list as contract } from '@scriptorium/contract/operations/sharing.ts';
import { nameGuest } from '@scriptorium/contract/rules/guest-name.ts';
import type { Kysely } from 'kysely';
import { listPeopleById } from '../../db/accounts/people.ts';
import { listGuestNames } from '../../db/groups/guests.ts';
import type { Schema } from '../../db/schema.ts';
import { isRemembered } from '../../db/server/rate-limits.ts';
import { getItem, parsePath } from '../../model/items/find-items.ts';
import { read } from '../../pipeline/operation.ts';
import { askedKey } from './asked-key.ts';
import { readSharing } from './read-sharing.ts';

export const list = read(contract, async (ctx, input) => {
  const item = await getItem(ctx.db, input.uuid, parsePath(input.itemPath));
  const sharing = await readSharing(ctx, item);
  const asker = sharing.mayShare && !isHolder(sharing, input.asker) ? input.asker : undefined;
  const hasAsked = asker !== undefined && (await isRemembered(ctx.db, askedKey(asker, item.id), ctx.now));
  return { ...sharing, asker: hasAsked ? await findRequester(ctx.db, asker) : null };
});

function isHolder({ shares, members }: Awaited<ReturnType<typeof readSharing>>, id: string | undefined): boolean {
  return [...shares, ...members].some(({ person }) => person?.uuid === id);
}

async function findRequester(db: Kysely<Schema>, id: string) {
  const person = (await listPeopleById(db, [id])).get(id);
  if (person !== undefined) return { name: person.displayName, person };
  const guest = (await listGuestNames(db, [id])).get(id);
  return guest === undefined ? null : { name: nameGuest(guest), person: null };
}
