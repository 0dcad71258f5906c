import { type PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { ItemRow } from '../db/items/items.ts';
import { listItems } from '../db/items/walk-tree.ts';
import { listNotifications } from '../db/server/notifications.ts';
import { findUser } from '../db/accounts/users.ts';
import { listWorkspacesOf } from '../db/groups/workspaces.ts';
import { describeUser } from '../pipeline/describe-user.ts';
import { type AssetContext, type AssetSource, openContent } from './asset-sources.ts';

/** Everything in the account, as a streamed zip; only for its owner. */
export const accountSource: AssetSource = async (context, grant, userId) => {
  const { db, now } = context;
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
    // Group files belong to the group and are downloaded from its workspace.
    if (workspace.owner_type === 'user') addFiles(zip, context, await listItems(db, workspace.id));
  }
  zip.end();
  return {
    name: `${user.display_name || user.email}.zip`,
    mediaType: 'application/zip',
    size: null,
    tag: null,
    open: () => {
      const output = Readable.from(zip.outputStream);
      // Destroys the output rather than its reader, which would wait for a chunk that never comes.
      zip.on('error', (error: Error) => (zip.outputStream as PassThrough).destroy(error));
      return output;
    },
  };
};

/** Adds files by path; contents are read one at a time, in turn. */
function addFiles(zip: ZipFile, context: AssetContext, items: readonly ItemRow[]): void {
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
        openContent(context, item).then(
          (stream) => {
            // The library ignores stream errors and would wait forever.
            stream.once('error', (error) => zip.emit('error', error));
            give(null, stream);
          },
          (error: unknown) => give(error, Readable.from([])),
        );
      });
    }
  }
}
