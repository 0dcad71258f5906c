import { fail } from '@scriptorium/contract/errors.ts';
import { searchWorks as contract } from '@scriptorium/contract/operations/references.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { read } from '../../pipeline/operation.ts';

const HOUR_MS = 60 * 60 * 1000;

export const searchWorks = read(
  contract,
  async (ctx, { words }) => {
    // Uses the same services as DOI look-ups.
    const { lookup_doi: isOn } = await ctx.settings();
    if (!ctx.server.lookups || isOn === '0') fail('lookups-disabled');
    if (!/[\p{L}\p{N}]/u.test(words)) fail('invalid', { field: 'words', message: 'Enter words of the title.' });
    return ctx.ports.lookups.search(words.trim(), requireUser(ctx.actor).userId);
  },
  {
    limits: (_input, _request, actor) => [{ key: `account:${requireUser(actor).userId}`, max: 100, windowMs: HOUR_MS }],
  },
);
