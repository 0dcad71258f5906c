import { fail } from '@scriptorium/contract/errors.ts';
import type { BellNotice } from '@scriptorium/contract/notices.ts';
import { add as contract } from '@scriptorium/contract/operations/sharing.ts';
import { isAtLeast } from '@scriptorium/contract/review/limits.ts';
import { workspacePath } from '../../domain/items/workspace-path.ts';
import { findGroup, findMembership, lockNamedUser } from '../../db/groups/groups.ts';
import { listMemberIds } from '../../db/groups/audience.ts';
import { endInvitationOf } from '../../db/groups/invitations.ts';
import { findShareWith, insertShare, updateShare } from '../../db/groups/item-shares.ts';
import type { ItemRow } from '../../db/items/items.ts';
import { refundUse } from '../../db/server/rate-limits.ts';
import { sharedMail } from '../../domain/mail/account-mails.ts';
import type { SharedWhat } from '../../domain/mail/words/words.ts';
import { getItem, parsePath } from '../../model/items/find-items.ts';
import { lockWorkspace } from '../../model/groups/workspaces.ts';
import { nameOf, requireUser } from '../../pipeline/actor.ts';
import { readMailFrame } from '../../pipeline/mail-frame.ts';
import { findMemberRole } from '../../pipeline/item-access.ts';
import { type Tx, write } from '../../pipeline/operation.ts';
import { enqueueOptionalMail } from '../../pipeline/optional-mail.ts';
import { findWorkspace, readOwnerName } from '../../db/groups/workspaces.ts';
import { checkRoom } from './check-room.ts';
import { noteAccess, readExpiry } from './own-share.ts';
import { readSharing } from './read-sharing.ts';

const HOUR_MS = 60 * 60 * 1000;
const SHARED_PER_HOUR = 120;
/** As when adding members, misses are nearly always guesses. */
const MISSES = 'sharing/add misses';
const MISSES_PER_HOUR = 30;
/** Members notified of a share with their group; in larger groups, people find it on their start page. */
const NOTIFIED = 50;

interface Holder {
  user_id: string | null;
  group_id: string | null;
  /** Null for groups. */
  email: string | null;
  name: string;
}

export const add = write(contract, {
  limits: (_input, _request, actor) =>
    actor.kind === 'user'
      ? [
          { key: `account:${actor.userId}`, max: SHARED_PER_HOUR, windowMs: HOUR_MS },
          { key: `account:${actor.userId}`, max: MISSES_PER_HOUR, windowMs: HOUR_MS, sharedAs: MISSES },
        ]
      : [],
  work: async (tx, input) => {
    await lockWorkspace(tx.db, input.uuid);
    const item = await getItem(tx.db, input.uuid, parsePath(input.itemPath));
    const expires_at = readExpiry(input.expiresAt, tx.now);
    const holder = await findHolder(tx, input, item);
    const { userId } = requireUser(tx.actor);
    await refundUse(tx.db, `${MISSES} account:${userId}`);
    const { user_id, group_id, name } = holder;
    if (holder.email !== null) await endInvitationOf(tx.db, { workspaceId: input.uuid, itemId: item.id }, holder.email);
    const terms = { role: input.role, expires_at, shared_by: userId, shared_at: tx.now, workspace_id: input.uuid };
    const known = await findShareWith(
      tx.db,
      item.id,
      user_id === null ? { groupId: group_id ?? '' } : { userId: user_id },
    );
    const id = known?.id ?? tx.newId();
    if (known === undefined) {
      await checkRoom(tx, item);
      await insertShare(tx.db, { id, item_id: item.id, user_id, group_id, ...terms });
    } else await updateShare(tx.db, id, terms);
    tx.record({
      type: 'item.shared',
      workspaceId: input.uuid,
      itemId: item.id,
      with: user_id === null ? `the group “${name}”` : name,
      role: input.role,
    });
    await noteAccess(tx, { workspace_id: input.uuid, user_id, group_id });
    if (known === undefined) await notifyHolder(tx, item, holder);
    return { sharing: await readSharing(tx, item), share: id };
  },
});

async function findHolder(
  tx: Tx,
  input: {
    uuid: string;
    user?: string | undefined;
    group?: string | undefined;
    role: 'reader' | 'commenter' | 'editor';
  },
  item: ItemRow,
): Promise<Holder> {
  if ((input.user === undefined) === (input.group === undefined))
    return fail('invalid', { field: 'user', message: 'Name a person or a group.' });
  if (input.group !== undefined) {
    const group = await findGroup(tx.db, input.group);
    // Treated as nonexistent: people must not learn of groups they are not in.
    if (group === undefined || (await findMembership(tx.db, group.id, requireUser(tx.actor).userId)) === undefined)
      return fail('not-found', { field: 'group', message: 'You are not in this group.' });
    if (group.id === input.uuid)
      return fail('already-member', { field: 'group', message: 'This is the group’s own workspace.' });
    return { user_id: null, group_id: group.id, email: null, name: group.name };
  }
  const user = await lockNamedUser(tx.db, input.user ?? '');
  if (user === undefined || user.suspended === 1 || user.email_verified === 0 || user.awaits_approval === 1)
    return fail('not-found', {
      message: 'Nobody with this name or address can be given access.',
      field: 'user',
    });
  const role = await findMemberRole(tx.db, item.workspace_id, user.id);
  if (role !== null && isAtLeast(role, input.role))
    return fail('already-member', {
      field: 'user',
      message: 'They can do this already, as a member of the workspace.',
    });
  return { user_id: user.id, group_id: null, email: user.email, name: user.display_name || user.email };
}

async function notifyHolder(tx: Tx, item: ItemRow, { user_id, group_id }: Holder): Promise<void> {
  const { userId } = requireUser(tx.actor);
  const by = nameOf(tx.actor) ?? 'Somebody';
  const what = await findWhat(tx, item, userId);
  const name = what === 'item' ? item.name : await readOwnerName(tx.db, item.workspace_id);
  const path = workspacePath(item.id, item.type === 'file' ? [item.name] : []);
  const members = group_id === null ? [] : await listMemberIds(tx.db, group_id);
  const recipients = user_id === null ? members.filter((id) => id !== userId).slice(0, NOTIFIED) : [user_id];
  const notice: BellNotice =
    what === 'own-workspace'
      ? { code: 'shared-own', values: { by } }
      : { code: what === 'item' ? 'shared' : 'shared-workspace', values: { by, name } };
  await tx.notify(recipients, { ...notice, actionUrl: path });
  if (user_id === null) return;
  await enqueueOptionalMail(tx, user_id, sharedMail(await readMailFrame(tx, user_id), { name, what, by, path }));
}

async function findWhat(tx: Tx, item: ItemRow, userId: string): Promise<SharedWhat> {
  if (item.parent_id !== null) return 'item';
  return (await findWorkspace(tx.db, item.workspace_id))?.user_id === userId ? 'own-workspace' : 'workspace';
}
