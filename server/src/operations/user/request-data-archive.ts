import { requestDataArchive as contract } from '@scriptorium/contract/operations/user.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { read } from '../../pipeline/operation.ts';

/** The zip is created while it is downloaded, and reflects that moment. */
export const requestDataArchive = read(contract, (ctx) => {
  const { userId } = requireUser(ctx.actor);
  const url = ctx.ports.assets.grant({ kind: 'account', subject: userId, userId, now: ctx.now, download: true });
  return Promise.resolve({ url });
});
