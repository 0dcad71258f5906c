import { splitPath } from '@scriptorium/contract/rules/file-name.ts';
import { ask as contract } from '@scriptorium/contract/operations/sharing.ts';
import { listSharerIds } from '../../db/groups/audience.ts';
import { readOwnerName } from '../../db/groups/workspaces.ts';
import { findItem, findItemById, type ItemRow } from '../../db/items/items.ts';
import { findShareable } from '../../db/items/present-names.ts';
import { isRemembered, rememberUntil } from '../../db/server/rate-limits.ts';
import { askedMail } from '../../domain/mail/account-mails.ts';
import { workspacePath } from '../../domain/items/workspace-path.ts';
import { readNames } from '../../domain/items/places.ts';
import { type ActingPerson, nameOf, requirePerson } from '../../pipeline/actor.ts';
import { findRole, workspaceExists } from '../../pipeline/item-access.ts';
import { readMailFrame } from '../../pipeline/mail-frame.ts';
import { type Tx, write } from '../../pipeline/operation.ts';
import { enqueueOptionalMail } from '../../pipeline/optional-mail.ts';
import { askedKey } from './asked-key.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const REQUESTS_PER_DAY = 20;
/** How long a request is remembered; until then, asking again notifies nobody. */
const REMEMBERED_MS = 7 * DAY_MS;
/** Managers notified per group. */
const MAX_NOTIFIED = 20;

/** The answer is the same whether the item exists, the caller may ask for it, or has asked already. */
export const ask = write(contract, {
  limits: (_input, _request, actor) => [
    { key: `account:${requirePerson(actor).countsAs}`, max: REQUESTS_PER_DAY, windowMs: DAY_MS },
  ],
  work: async (tx, input) => {
    const requester = requirePerson(tx.actor);
    const item = await findGrantableItem(tx, await findRequestedItem(tx, input), requester);
    if (item === undefined) return {};
    const key = askedKey(requester.id, item.id);
    if (await isRemembered(tx.db, key, tx.now)) return {};
    await rememberUntil(tx.db, key, tx.now + REMEMBERED_MS);
    await notifyManagers(tx, item, requester);
    return {};
  },
});

/** Finds what the address refers to: in a workspace, or in a shared item. */
async function findRequestedItem(tx: Tx, input: { uuid: string; path: string }): Promise<ItemRow | undefined> {
  const names = splitPath(input.path);
  if (names === null) return undefined;
  const shared = await findShareable(tx.db, input.uuid);
  if (shared === undefined) return findItem(tx.db, input.uuid, names);
  const below = readNames({ id: input.uuid, ...shared }, input.path);
  return below === null ? undefined : findItem(tx.db, shared.workspaceId, below);
}

/**
 * The item itself or, for people who can see it already, the folder containing it, with its images and bibliographies.
 */
async function findGrantableItem(
  tx: Tx,
  item: ItemRow | undefined,
  requester: ActingPerson,
): Promise<ItemRow | undefined> {
  if (item === undefined || !(await workspaceExists(tx.db, item.workspace_id))) return undefined;
  if ((await findRole(tx.db, item, requester.id, tx.now)) === null) return requester.isGuest ? undefined : item;
  const folder = item.parent_id === null ? undefined : await findItemById(tx.db, item.parent_id);
  if (folder === undefined || (await findRole(tx.db, folder, requester.id, tx.now)) !== null) return undefined;
  return folder;
}

async function notifyManagers(tx: Tx, item: ItemRow, requester: ActingPerson): Promise<void> {
  const by = nameOf(tx.actor) ?? '';
  const isWhole = item.parent_id === null;
  const name = isWhole ? await readOwnerName(tx.db, item.workspace_id) : item.name;
  const names = (await findShareable(tx.db, item.id))?.names ?? [];
  const path = `${workspacePath(item.workspace_id, names)}?asker=${requester.id}`;
  const recipients = await listSharerIds(tx.db, item.workspace_id, MAX_NOTIFIED);
  await tx.notify(recipients, {
    code: isWhole ? 'access-asked-workspace' : 'access-asked',
    values: { by, name },
    actionUrl: path,
  });
  for (const userId of recipients)
    await enqueueOptionalMail(tx, userId, askedMail(await readMailFrame(tx, userId), { by, name, isWhole, path }));
}
