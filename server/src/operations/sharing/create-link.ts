import { fail } from '@scriptorium/contract/errors.ts';
import { createLink as contract } from '@scriptorium/contract/operations/links.ts';
import { say } from '@scriptorium/contract/said.ts';
import { countLinksIn, dropForgottenLinks, insertLink, listLinksOf } from '../../db/groups/share-links.ts';
import type { ItemRow } from '../../db/items/items.ts';
import { lockWorkspace } from '../../model/groups/workspaces.ts';
import { getItem, parsePath } from '../../model/items/find-items.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { type Tx, write } from '../../pipeline/operation.ts';
import { linkChangeLimits, readLinks } from './own-link.ts';
import { readExpiry } from './own-share.ts';

const PER_ITEM = 50;
const PER_WORKSPACE = 500;

export const createLink = write(contract, {
  limits: linkChangeLimits,
  prepare: async (ctx, input) => {
    const { password, label } = input;
    if (password !== undefined) await ctx.ports.passwords.check(password, [label]);
    return {
      passwordHash: password === undefined ? null : await ctx.ports.passwords.hash(password),
      // Made outside the transaction: the database never sees the token.
      ...ctx.ports.tokens.make(),
    };
  },
  work: async (tx, input, { passwordHash, token, hash }) => {
    if ((await tx.settings()).share_links !== '1') fail('links-disabled');
    await lockWorkspace(tx.db, input.uuid);
    const item = await getItem(tx.db, input.uuid, parsePath(input.itemPath));
    const expires_at = readExpiry(input.expiresAt, tx.now);
    await dropForgottenLinks(tx.db, input.uuid, tx.now);
    await checkLimits(tx, item);
    const id = tx.newId();
    await insertLink(tx.db, {
      id,
      item_id: item.id,
      workspace_id: input.uuid,
      token_hash: hash,
      role: input.role,
      label: input.label.trim(),
      accounts_only: input.accountsOnly ? 1 : 0,
      password_hash: passwordHash,
      edition: 0,
      expires_at,
      uses: 0,
      created_by: requireUser(tx.actor).userId,
      created_at: tx.now,
      withdrawn_at: null,
    });
    tx.record({ type: 'link.created', linkId: id, itemId: item.id });
    return { links: await readLinks(tx, item), link: id, path: `/l#${token}` };
  },
});

async function checkLimits(tx: Tx, item: ItemRow): Promise<void> {
  if ((await listLinksOf(tx.db, item.workspace_id, [item.id])).length >= PER_ITEM)
    fail('share-limit', say('This already has {count} links. Revoke one to create another.', { count: PER_ITEM }));
  if ((await countLinksIn(tx.db, item.workspace_id)) >= PER_WORKSPACE)
    fail(
      'share-limit',
      say('There are {count} links into this workspace already. Revoke some first.', { count: PER_WORKSPACE }),
    );
}
