import { fail } from '@scriptorium/contract/errors.ts';
import type { InputOf } from '@scriptorium/contract/operation.ts';
import { publish as contract } from '@scriptorium/contract/operations/publications.ts';
import { isPageName, isPublishable, PAGE_NAME_LENGTH } from '@scriptorium/contract/rules/page-name.ts';
import { say } from '@scriptorium/contract/said.ts';
import {
  countPublicationsIn,
  deletePublication,
  findPublicationFile,
  findPublicationOf,
  makePagesDue,
  insertPublication,
  isPageNameTaken,
  PAGES_JOB,
  type PublicationRow,
  updatePublication,
} from '../../db/groups/publications.ts';
import type { ItemRow } from '../../db/items/items.ts';
import { readNewestVersion } from '../../db/texts/documents.ts';
import { lockWorkspace } from '../../model/groups/workspaces.ts';
import { getItem, parsePath } from '../../model/items/find-items.ts';
import { type Actor, requireUser } from '../../pipeline/actor.ts';
import { type RateLimit, type Tx, write } from '../../pipeline/operation.ts';
import { requireExports } from '../export/require-exports.ts';
import { describePublication } from './describe-publication.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Each change may cause a page and a PDF to be made. */
const CHANGED_PER_HOUR = 20;
const PER_WORKSPACE = 200;
/** Hexadecimal digits: 96 bits, which nobody can guess. */
const SECRET_LENGTH = 24;

function publishLimits(_input: unknown, _request: unknown, actor: Actor): readonly RateLimit[] {
  const key = `account:${requireUser(actor).userId}`;
  return [{ key, max: CHANGED_PER_HOUR, windowMs: HOUR_MS, sharedAs: 'changes of public pages' }];
}

export const publish = write(contract, {
  limits: publishLimits,
  work: async (tx, input) => {
    if ((await tx.settings()).public_pages !== '1')
      fail('forbidden', { message: 'Public pages are switched off on this server.' });
    await lockWorkspace(tx.db, input.uuid);
    const item = await getItem(tx.db, input.uuid, parsePath(input.itemPath));
    const version = await readNewestVersion(tx.db, item.id);
    if (item.kind !== 'live' || version === undefined || !isPublishable(item.name))
      return fail('invalid', { field: 'itemPath', message: 'Only documents can be published as a page.' });
    const name = await readName(tx, input, item);
    const known = await findPublicationOf(tx.db, item.id);
    // Left over from another workspace, so it belongs to nobody.
    const isLeft = known !== undefined && known.workspace_id !== item.workspace_id;
    if (isLeft) await deletePublication(tx.db, known.id);
    if (known === undefined || isLeft) await addPage(tx, input, { item, version, name });
    else await changePage(tx, input, { page: known, version, name });
    return describePublication(tx, item);
  },
});

/** The requested address, if it is valid and free. */
async function readName(tx: Tx, { name }: InputOf<typeof contract>, item: ItemRow): Promise<string | undefined> {
  if (name === undefined) return undefined;
  if (!isPageName(name))
    return fail('invalid', {
      field: 'name',
      ...say(
        'An address has {least} to {most} small letters from a to z and digits, with single hyphens between them.',
        { least: PAGE_NAME_LENGTH.min, most: PAGE_NAME_LENGTH.max },
      ),
    });
  if (await isPageNameTaken(tx.db, name, item.id))
    return fail('name-taken', { field: 'name', message: 'Another page has this address. Choose another one.' });
  return name;
}

type Wanted = InputOf<typeof contract>;
const termsOf = (input: Wanted, tx: Tx) =>
  ({
    follows: input.follows ? 1 : 0,
    indexed: input.indexed ? 1 : 0,
    offers_pdf: input.offersPdf ? 1 : 0,
    // Whoever changes a page becomes responsible for it.
    published_by: requireUser(tx.actor).userId,
  }) as const;

async function addPage(
  tx: Tx,
  input: Wanted,
  { item, version, name }: { item: ItemRow; version: number; name: string | undefined },
): Promise<void> {
  await requireExports(tx);
  if ((await countPublicationsIn(tx.db, item.workspace_id)) >= PER_WORKSPACE)
    fail('share-limit', say('{count} documents of this workspace are published already.', { count: PER_WORKSPACE }));
  const isNew = await insertPublication(tx.db, {
    id: tx.newId(),
    item_id: item.id,
    workspace_id: item.workspace_id,
    name: name ?? tx.newToken().hash.slice(0, SECRET_LENGTH),
    ...termsOf(input, tx),
    published_at: tx.now,
    version,
    asked: 1,
    answered: 0,
    tried_version: null,
    tried_at: 0,
    tries: 0,
    fault: null,
    made_version: null,
    made_at: null,
    title: '',
    lang: '',
    dir: '',
    sources: '[]',
  });
  if (!isNew) fail('name-taken', { field: 'name', message: 'Another page has this address. Choose another one.' });
  tx.record({ type: 'page.published', itemId: item.id });
  await wakePagesJob(tx);
}

async function changePage(
  tx: Tx,
  input: Wanted,
  { page, version, name }: { page: PublicationRow; version: number; name: string | undefined },
): Promise<void> {
  const lacksPdf = input.offersPdf && (await findPublicationFile(tx.db, page.id, 'pdf')) === undefined;
  const isAsked = input.renew === true || lacksPdf;
  if (isAsked) await requireExports(tx);
  await updatePublication(tx.db, page.id, {
    ...termsOf(input, tx),
    ...(name !== undefined && { name }),
    // A page that does not follow the text only shows versions that were requested.
    version: input.renew === true ? version : (page.made_version ?? page.version),
    // Try at once, even if the last attempt has just failed, but not before pages that have waited longer.
    ...(isAsked && { asked: page.asked + 1, tried_at: Math.min(page.tried_at, tx.now), fault: null }),
  });
  tx.record({ type: 'page.changed', itemId: page.item_id });
  await wakePagesJob(tx);
}

/** Also called for pages that have begun to follow the text. */
async function wakePagesJob(tx: Tx): Promise<void> {
  await makePagesDue(tx.db, tx.now);
  // The job always exists; this makes it due.
  await tx.enqueueJob({ kind: PAGES_JOB, payload: {}, uniqueKey: PAGES_JOB, maxAttempts: 1_000_000 });
}
