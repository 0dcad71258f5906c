import { printCitations as contract } from '@scriptorium/contract/operations/references.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { read } from '../../pipeline/operation.ts';

/** More than anyone cites; each takes a converter for 0.1 to 2 seconds. */
const EACH_MINUTE = 40;

export const printCitations = read(
  contract,
  (ctx, input) =>
    ctx.ports.exports.printCitations(input, {
      userId: requireUser(ctx.actor).userId,
      isConnected: () => ctx.isConnected(),
    }),
  {
    limits: (_input, _request, actor) => [
      { key: `account:${requireUser(actor).userId}`, max: EACH_MINUTE, windowMs: 60_000 },
    ],
    bodyLimit: 8_000_000,
  },
);
