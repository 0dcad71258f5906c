import { readGuest as contract } from '@scriptorium/contract/operations/links.ts';
import { nameGuest } from '@scriptorium/contract/rules/guest-name.ts';
import { read } from '../../pipeline/operation.ts';

export const readGuest = read(contract, async ({ actor }) => {
  if (actor.kind !== 'link-guest') return { guest: null };
  return { guest: { uuid: actor.guestId, name: actor.name, label: nameGuest(actor.name) } };
});
