import { updateLink as contract } from '@scriptorium/contract/operations/links.ts';
import { updateLink as change } from '../../db/groups/share-links.ts';
import { write } from '../../pipeline/operation.ts';
import { linkChangeLimits, lockOwnLink, noteLink, readLinks } from './own-link.ts';
import { readExpiry } from './own-share.ts';

export const updateLink = write(contract, {
  limits: linkChangeLimits,
  prepare: async (ctx, { password, label }) => {
    if (typeof password !== 'string') return { passwordHash: null };
    await ctx.ports.passwords.check(password, [label]);
    return { passwordHash: await ctx.ports.passwords.hash(password) };
  },
  work: async (tx, input, { passwordHash }) => {
    const { item, link } = await lockOwnLink(tx, input);
    await change(tx.db, link.id, {
      role: input.role,
      label: input.label.trim(),
      accounts_only: input.accountsOnly ? 1 : 0,
      expires_at: readExpiry(input.expiresAt, tx.now),
      ...(input.password !== undefined && { password_hash: passwordHash }),
      // If the password was removed, nobody has to open the link again.
      ...(typeof input.password === 'string' && { edition: link.edition + 1 }),
    });
    await noteLink(tx, link, 'link.changed');
    return { links: await readLinks(tx, item) };
  },
});
