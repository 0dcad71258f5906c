import type { Kysely } from 'kysely';
import { type PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { readText } from '../db/texts/documents.ts';
import type { ItemRow } from '../db/items/items.ts';
import { listItems } from '../db/items/walk-tree.ts';
import { listNotifications } from '../db/server/notifications.ts';
import type { Schema } from '../db/schema.ts';
import { findUser } from '../db/accounts/users.ts';
import { listWorkspacesOf } from '../db/groups/workspaces.ts';
import { writeTextContent } from '../domain/texts/text-content.ts';
import { describeUser } from '../pipeline/describe-user.ts';
import type { BlobPort } from '../pipeline/ports.ts';
import type { AssetSource } from './asset-sources.ts';

/** Everything the account holds, as a zip that is made while it is sent. For its owner only. */
export const accountSource: AssetSource = async ({ db, blobs, now }, grant, userId) => {
  if (grant.subject !== userId) return undefined;
  const user = await findUser(db, userId);
  if (user === undefined) return undefined;
  const { sessions, ...profile } = await describeUser(db, user, now);
  const { rows } = await listNotifications(db, userId, { before: undefined, limit: 1000 });
  const workspaces = await listWorkspacesOf(db, userId);
  const zip = new ZipFile();
  const addJson = (name: string, content: unknown): void => {
    zip.addBuffer(Buffer.from(`${JSON.stringify(content, null, 2)}\n`), name, { mtime: new Date(now) });
  };
  addJson('profile.json', profile);
  addJson('sessions.json', sessions);
  addJson(
    'notifications.json',
    rows.map((row) => ({
      message: row.message,
      time: new Date(row.created_at).toISOString(),
      read: row.read === 1,
      actionUrl: row.action_url,
    })),
  );
  addJson(
    'workspaces.json',
    workspaces.map((each) => ({ uuid: each.id, ownerType: each.owner_type, ownerName: each.ownerName })),
  );
  for (const workspace of workspaces) {
    // Files of groups belong to the groups: each of them is downloaded from its own workspace.
    if (workspace.owner_type === 'user') addFiles(zip, db, blobs, await listItems(db, workspace.id));
  }
  zip.end();
  return {
    name: `${user.display_name || user.email}.zip`,
    mediaType: 'application/zip',
    size: null,
    tag: null,
    open: () => {
      const output = Readable.from(zip.outputStream);
      // Its own end, not that of what reads it: that would wait for a piece that never comes.
      zip.on('error', (error: Error) => (zip.outputStream as PassThrough).destroy(error));
      return output;
    },
  };
};

/** Each file under its path; contents are read one after the other, when their turn has come. */
function addFiles(zip: ZipFile, db: Kysely<Schema>, blobs: BlobPort, items: readonly ItemRow[]): void {
  const byId = new Map(items.map((item) => [item.id, item]));
  const pathOf = (item: ItemRow): string => {
    const parent = item.parent_id === null ? undefined : byId.get(item.parent_id);
    return parent === undefined || parent.parent_id === null ? item.name : `${pathOf(parent)}/${item.name}`;
  };
  for (const item of items) {
    if (item.parent_id === null || item.trashed_at !== null) continue;
    const path = `files/${pathOf(item)}`;
    const mtime = new Date(item.modified_at);
    if (item.type === 'directory') zip.addEmptyDirectory(path, { mtime });
    else {
      zip.addReadStreamLazy(path, { mtime }, (give) => {
        openItem(db, blobs, item).then(
          (stream) => {
            // The library does not listen: it would wait for ever for what cannot be read.
            stream.once('error', (error) => zip.emit('error', error));
            give(null, stream);
          },
          (error: unknown) => give(error, Readable.from([])),
        );
      });
    }
  }
}

async function openItem(db: Kysely<Schema>, blobs: BlobPort, item: ItemRow): Promise<Readable> {
  if (item.kind === 'blob' && item.blob_hash !== null) return blobs.stream(item.blob_hash);
  const document = await readText(db, item.id);
  // Deleted since the list was made: an empty file says so better than a zip that breaks off.
  return Readable.from([Buffer.from(document === undefined ? [] : writeTextContent(document))]);
}
