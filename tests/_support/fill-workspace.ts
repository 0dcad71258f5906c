import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import type { Kysely } from 'kysely';
import { openPostgres } from '../../server/src/db/engine/postgres.ts';
import type { Schema } from '../../server/src/db/schema.ts';
import type { ItemTable } from '../../server/src/db/schema/items.ts';
import { insertUser } from '../../server/src/db/accounts/users.ts';
import { addMembership } from '../../server/src/db/groups/groups.ts';
import { kyselyOnSqlite } from '../../server/src/db/engine/sqlite-driver.ts';
import { openSqlite } from '../../server/src/db/engine/sqlite.ts';
import type { RunningServer } from './start-server.ts';

const ROWS_PER_INSERT = 500;

/** Direct access to a running server's database, for what would take minutes over HTTP. */
export async function withDatabase<T>(
  server: Pick<RunningServer, 'env' | 'dataDir'>,
  work: (db: Kysely<Schema>) => Promise<T>,
): Promise<T> {
  const url = server.env['DATABASE_URL'];
  const db =
    url === undefined
      ? kyselyOnSqlite(openSqlite(join(server.dataDir, 'scriptorium.sqlite'), 'writer'))
      : openPostgres(url, 1).db;
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Creates top-level folders of small texts, like a user who wants as many as are allowed. */
export function fillWorkspace(
  server: RunningServer,
  workspaceId: string,
  shape: { folders: number; files: number; name?: string; text?: string },
): Promise<string[]> {
  const { folders, files, name = 'folder', text = 'A line.\n' } = shape;
  return withDatabase(server, async (db) => {
    const workspace = await db
      .selectFrom('workspace')
      .selectAll()
      .where('id', '=', workspaceId)
      .executeTakeFirstOrThrow();
    const now = Date.now();
    const facts = { workspaceId, now, author: workspace.user_id };
    const names: string[] = [];
    for (let at = 0; at < folders; at += 1) {
      const folder = itemRow(facts, { parent_id: workspace.root_id, name: `${name}-${at}`, type: 'directory' });
      names.push(folder.name);
      await db.insertInto('item').values(folder).execute();
      for (let from = 0; from < files; from += ROWS_PER_INSERT) {
        const rows = Array.from({ length: Math.min(ROWS_PER_INSERT, files - from) }, (_, n) =>
          itemRow(facts, {
            parent_id: folder.id,
            name: `file-${from + n}.md`,
            type: 'file',
            kind: 'live',
            size: Buffer.byteLength(text),
            media_type: 'text/markdown',
          }),
        );
        await insertTexts(db, rows, text, now);
      }
    }
    await db
      .updateTable('workspace')
      .set((eb) => ({
        item_count: eb('item_count', '+', folders * (files + 1)),
        used_bytes: eb('used_bytes', '+', folders * files * Buffer.byteLength(text)),
        revision: eb('revision', '+', 1),
      }))
      .where('id', '=', workspaceId)
      .execute();
    return names;
  });
}

async function insertTexts(db: Kysely<Schema>, rows: ItemTable[], text: string, now: number): Promise<void> {
  const bytes = deflateSync(Buffer.from(text));
  const sha256 = createHash('sha256').update(text).digest('hex');
  await db.insertInto('item').values(rows).execute();
  await db
    .insertInto('document')
    .values(rows.map(({ id }) => ({ id, version: 0, epoch: randomUUID(), eol: 'lf' as const, bom: 0 as const })))
    .execute();
  await db
    .insertInto('document_snapshot')
    .values(rows.map(({ id }) => ({ document_id: id, version: 0, text: bytes, sha256, created_at: now })))
    .execute();
}

function itemRow(
  facts: { workspaceId: string; now: number; author: string | null },
  own: Pick<ItemTable, 'parent_id' | 'name' | 'type'> & Partial<ItemTable>,
): ItemTable {
  return {
    id: randomUUID(),
    workspace_id: facts.workspaceId,
    kind: null,
    size: 0,
    blob_hash: null,
    media_type: null,
    created_at: facts.now,
    modified_at: facts.now,
    created_by: facts.author,
    modified_by: facts.author,
    trashed_at: null,
    trash_root_id: null,
    trashed_by: null,
    ...own,
  };
}

let people = 0;

/** Adds users awaiting approval, optionally to a group. Returns their addresses. */
export function addPeople(server: RunningServer, count: number, groupId?: string): Promise<string[]> {
  return withDatabase(server, async (db) => {
    const emails: string[] = [];
    await db.transaction().execute(async (within) => {
      for (let n = 0; n < count; n += 1) {
        people += 1;
        const userId = randomUUID();
        const email = `person-${people}@example.org`;
        const now = Date.now();
        await insertUser(within, {
          id: userId,
          email,
          displayName: `Person ${people}`,
          passwordHash: null,
          emailVerified: true,
          isAdmin: false,
          awaitsApproval: true,
          quota: 1000,
          workspaceId: randomUUID(),
          rootId: randomUUID(),
          now,
        });
        if (groupId !== undefined) await addMembership(within, { groupId, userId, now });
        emails.push(email);
      }
    });
    return emails;
  });
}

/** Puts users under a directory and links them to a provider. Returns both IDs. */
export function managePeople(
  server: RunningServer,
  emails: readonly string[],
): Promise<{ directoryUUID: string; providerUUID: string }> {
  return withDatabase(server, async (db) => {
    const [directoryUUID, providerUUID, now] = [randomUUID(), randomUUID(), Date.now()];
    await db.transaction().execute(async (within) => {
      await within
        .insertInto('directory')
        .values({
          id: directoryUUID,
          name: 'Large',
          domains: 'example.org',
          adopts: 1,
          sends_mail: 0,
          group_role: 'editor',
          made_at: now,
          last_call_at: null,
        })
        .execute();
      await within
        .insertInto('identity_provider')
        .values({
          id: providerUUID,
          preset: 'generic',
          name: 'Large',
          issuer: 'https://login.example.org',
          client_id: 'x',
          client_secret: null,
          scopes: 'openid',
          is_enabled: 0,
          position: 0,
          trusted_domains: '',
          second_step: 'ask',
          changed_at: now,
        })
        .execute();
      for (let from = 0; from < emails.length; from += ROWS_PER_INSERT) {
        const some = emails.slice(from, from + ROWS_PER_INSERT);
        const users = await within.selectFrom('user').select(['id', 'email']).where('email', 'in', some).execute();
        await within
          .insertInto('directory_person')
          .values(
            users.map(({ id, email }) => ({
              user_id: id,
              directory_id: directoryUUID,
              user_name_key: email,
              address_key: email,
              name_key: email,
              external_id: id,
              active: 1 as const,
              suspended_here: 0 as const,
              said: JSON.stringify({ userName: email, active: true, displayName: email, emails: [{ value: email }] }),
              made_at: now,
              changed_at: now,
              removed_at: null,
            })),
          )
          .execute();
        await within
          .insertInto('identity')
          .values(
            users.map(({ id, email }) => ({
              id: randomUUID(),
              user_id: id,
              provider_id: providerUUID,
              issuer: 'https://login.example.org',
              subject: id,
              label: email,
              added_at: now,
              used_at: null,
            })),
          )
          .execute();
      }
    });
    return { directoryUUID, providerUUID };
  });
}
