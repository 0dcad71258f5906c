import { readShares as contract } from '@scriptorium/contract/operations/workspace-authors.ts';
import { readShareSetting } from '../../db/groups/share-setting.ts';
import { getAuthorship } from '../../model/texts/authorship.ts';
import { countShares } from '../../domain/texts/authorship.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { readOffThread } from '../../pipeline/operation.ts';
import { describePeople, findText } from './describe-authors.ts';

export const readShares = readOffThread(contract, async (ctx, input) => {
  const setting = await readShareSetting(ctx.db, input.uuid, requireUser(ctx.actor).userId);
  const text = await findText(ctx.db, input);
  if (!setting.shown) return { ...setting, shares: [], unclear: 0 };
  const authorship = await getAuthorship(ctx.db, text.id, text.version);
  const { characters, unclear } = countShares(authorship);
  const people = await describePeople(ctx.db, authorship.people);
  const shares = people
    .map((person, i) => ({ person, characters: characters[i] ?? 0 }))
    .filter((share) => share.characters > 0)
    .toSorted((a, b) => b.characters - a.characters);
  return { ...setting, shares, unclear };
});
