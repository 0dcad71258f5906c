import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { ROLES } from '../review/limits.ts';
import { empty, isoTime, itemPath, namedPerson, safeText, shownPath, uuid } from '../shapes.ts';

/** Kind and origin of a shared file or folder. */
const sharedItem = z.strictObject({
  type: z.enum(['file', 'directory']),
  /** The person or group whose workspace it is in. */
  from: z.string(),
  sharedBy: z.string(),
  sharedAt: isoTime,
  expiresAt: isoTime.nullable(),
  /** Shared with the caller personally, who can remove it from their list; otherwise with one of their groups. */
  isOwn: z.boolean(),
});

export const workspaceDescriptor = z.strictObject({
  uuid,
  /** `shared`: an item of someone else's workspace; calls take its UUID in place of a workspace's. */
  ownerType: z.enum(['user', 'group', 'shared']),
  /** The user's display name, the group's name, or the name of the shared item. */
  ownerName: z.string(),
  /** The caller's role in it. */
  role: z.enum(ROLES),
  shared: sharedItem.optional(),
  /** Bytes used, including trash and old versions. */
  size: z.number(),
  /** Bytes. */
  quota: z.number(),
  trashSize: z.number(),
  fileCount: z.number().int(),
  /** Incremented with every change to the tree. */
  revision: z.number().int(),
});
export type WorkspaceDescriptor = z.output<typeof workspaceDescriptor>;

export interface TreeItem {
  uuid: string;
  /** Without a leading slash. */
  path: string;
  name: string;
  type: 'file' | 'directory';
  /** Bytes; files only. */
  size?: number | undefined;
  /** Files only: whether it opens in the live editor. */
  live?: boolean | undefined;
  /** Folders only: number of direct children. */
  itemCount?: number | undefined;
  /** Folders only, on request: the whole tree, or one folder's direct children. */
  children?: TreeItem[] | undefined;
  modifiedAt: string;
  createdAt: string;
}
export const treeItem: z.ZodType<TreeItem> = z.strictObject({
  uuid,
  path: shownPath,
  name: z.string(),
  type: z.enum(['file', 'directory']),
  size: z.number().optional(),
  live: z.boolean().optional(),
  itemCount: z.number().int().optional(),
  get children(): z.ZodOptional<z.ZodArray<z.ZodType<TreeItem>>> {
    return z.array(treeItem).optional();
  },
  modifiedAt: isoTime,
  createdAt: isoTime,
});

/** Items that one zip may name; the contents of folders are not counted. */
const MAX_IN_ARCHIVE = 20_000;

/** The call applies to all or none, hence the limit. */
const itemPaths = z.array(itemPath).min(1).max(1000);

export const list = defineOperation({
  path: '/api/workspace/list',
  summary:
    'The caller’s personal workspace, those of their groups, and what else is shared with them. For a guest: what their link is to.',
  access: { rule: 'user', guests: true },
  input: empty,
  output: z.strictObject({ workspaces: z.array(workspaceDescriptor) }),
});

export const tree = defineOperation({
  path: '/api/workspace/tree',
  summary: 'The items of a workspace: the whole tree, or with `folder` the direct children of that folder.',
  access: { rule: 'item', workspace: 'uuid', targets: { folder: 'view' }, guests: true },
  input: z.strictObject({ uuid, folder: itemPath.optional() }),
  output: z.strictObject({ contents: z.array(treeItem), revision: z.number().int() }),
  errors: ['not-found'],
});

export const stat = defineOperation({
  path: '/api/workspace/stat',
  summary: 'One item by path.',
  access: { rule: 'item', workspace: 'uuid', targets: { itemPath: 'view' }, guests: true },
  input: z.strictObject({ uuid, itemPath }),
  output: z.strictObject({ item: treeItem }),
  errors: ['not-found'],
});

export const getAssetLink = defineOperation({
  path: '/api/workspace/get-asset-link',
  summary: 'A link to a file’s content, valid for one hour and only for users who may read it.',
  access: { rule: 'item', workspace: 'workspaceUUID', targets: { path: 'view' }, guests: true },
  input: z.strictObject({ workspaceUUID: uuid, path: itemPath, download: z.boolean().optional() }),
  output: z.strictObject({
    url: z.string(),
    /** ETag of the content the link now serves; null for a live text. */
    tag: z.string().nullable(),
    size: z.number(),
  }),
  errors: ['not-found'],
});

export const getArchiveLink = defineOperation({
  path: '/api/workspace/get-archive-link',
  summary: 'A link to a zip of the given files and folders (`""`: the whole workspace), streamed.',
  access: { rule: 'item', workspace: 'uuid', targets: { itemPaths: 'view' } },
  input: z.strictObject({ uuid, itemPaths: z.array(itemPath).min(1).max(MAX_IN_ARCHIVE) }),
  output: z.strictObject({ url: z.string() }),
  errors: ['not-found'],
});

export const readText = defineOperation({
  path: '/api/workspace/read-text',
  summary: 'The current text of a live file, for bibliographies and previews.',
  access: { rule: 'item', workspace: 'uuid', targets: { itemPath: 'view' }, guests: true },
  input: z.strictObject({ uuid, itemPath }),
  output: z.strictObject({ text: z.string(), version: z.number().int() }),
  errors: ['not-found'],
});

export const createTextFile = defineOperation({
  path: '/api/workspace/create-text-file',
  summary: 'Create a text file, empty or with `content`.',
  access: { rule: 'item', workspace: 'uuid', targets: { parentItem: 'edit' } },
  input: z.strictObject({ uuid, parentItem: itemPath, name: safeText(1024), content: safeText(1_000_000).optional() }),
  output: z.strictObject({ item: treeItem }),
  errors: ['forbidden', 'not-found', 'not-a-folder', 'name-taken', 'invalid-name', 'over-quota', 'item-limit'],
});

export const createFolder = defineOperation({
  path: '/api/workspace/create-folder',
  summary: 'Create a folder.',
  access: { rule: 'item', workspace: 'uuid', targets: { parentItem: 'edit' } },
  input: z.strictObject({ uuid, parentItem: itemPath, name: safeText(1024) }),
  output: z.strictObject({ item: treeItem }),
  errors: ['forbidden', 'not-found', 'not-a-folder', 'name-taken', 'invalid-name', 'item-limit'],
});

/** How a file uploaded over a text that others had changed was merged. */
export const fileMerge = z.strictObject({
  path: shownPath,
  /** The base of the merge: the version this person had downloaded, the most similar one, or the current text. */
  basis: z.enum(['handed-out', 'matched', 'present']),
  /** When that version was written; absent for the first one. */
  baseAt: isoTime.optional(),
  /** The file's changes that are now in the text. */
  merged: z.number().int(),
  /** Changes that others had made as well. */
  same: z.number().int(),
  /** Changes to words that others had changed differently, kept as suggestions. At most 100 are described. */
  heldCount: z.number().int(),
  held: z.array(
    z.strictObject({ suggestion: uuid, line: z.number().int(), present: z.string(), proposed: z.string() }),
  ),
});

export const uploadFiles = defineOperation({
  path: '/api/workspace/upload-files',
  summary:
    'Multipart: `file` (repeated, at most 100), `uuid`, `itemPath` (folder, optional), `conflict` (replace is the default), `relativePaths` (JSON list, for folders). All or none. A text that others changed since the file was downloaded is merged, not overwritten; `overwrite` puts the file in its place whatever others wrote.',
  access: { rule: 'item', workspace: 'uuid', targets: { itemPath: 'edit' } },
  body: 'multipart',
  input: z.strictObject({
    uuid,
    itemPath: itemPath.optional(),
    conflict: z.enum(['replace', 'overwrite', 'keep-both', 'fail']).optional(),
    /** JSON array of paths relative to `itemPath`, one per file; folders are created as needed. */
    relativePaths: safeText(1_000_000).optional(),
  }),
  output: z.strictObject({ items: z.array(treeItem), merges: z.array(fileMerge) }),
  errors: [
    'forbidden',
    'not-found',
    'not-a-folder',
    'conflict',
    'unknown-base',
    'name-taken',
    'invalid-name',
    'over-quota',
    'too-large',
    'item-limit',
  ],
});

export const renameItem = defineOperation({
  path: '/api/workspace/rename-item',
  summary: 'Rename a file or folder.',
  access: { rule: 'item', workspace: 'uuid', targets: { itemPath: 'move' } },
  input: z.strictObject({ uuid, itemPath, newName: safeText(1024) }),
  output: z.strictObject({ item: treeItem }),
  errors: ['forbidden', 'not-found', 'name-taken', 'invalid-name', 'conflict'],
});

export const moveItems = defineOperation({
  path: '/api/workspace/move-items',
  summary: 'Move items into a folder of this or another workspace you may write to. All or none.',
  access: {
    rule: 'item',
    workspace: 'uuid',
    targets: { itemPaths: 'move', targetFolder: 'edit' },
    elsewhere: { targetFolder: 'targetWorkspace' },
  },
  input: z.strictObject({
    uuid,
    itemPaths,
    targetWorkspace: uuid.optional(),
    targetFolder: itemPath,
    conflict: z.enum(['fail', 'keep-both']).optional(),
  }),
  output: z.strictObject({ items: z.array(treeItem) }),
  errors: ['forbidden', 'not-found', 'not-a-folder', 'name-taken', 'over-quota', 'item-limit', 'conflict', 'cancelled'],
});

export const copyItems = defineOperation({
  path: '/api/workspace/copy-items',
  summary:
    'Copy items into a folder of this or another workspace; into their own folder, this duplicates them. All or none.',
  access: {
    rule: 'item',
    workspace: 'uuid',
    targets: { itemPaths: 'view', targetFolder: 'edit' },
    elsewhere: { targetFolder: 'targetWorkspace' },
  },
  input: z.strictObject({ uuid, itemPaths, targetWorkspace: uuid.optional(), targetFolder: itemPath }),
  output: z.strictObject({ items: z.array(treeItem) }),
  errors: ['forbidden', 'not-found', 'not-a-folder', 'over-quota', 'item-limit', 'cancelled'],
});

export const deletePath = defineOperation({
  path: '/api/workspace/delete-path',
  summary: 'Move an item to the trash of the workspace (30 days).',
  access: { rule: 'item', workspace: 'uuid', targets: { itemPath: 'move' } },
  input: z.strictObject({ uuid, itemPath }),
  output: z.strictObject({ trashed: z.array(uuid) }),
  errors: ['forbidden', 'not-found', 'conflict'],
});

export const deletePaths = defineOperation({
  path: '/api/workspace/delete-paths',
  summary: 'Move several items to the trash. All or none.',
  access: { rule: 'item', workspace: 'uuid', targets: { itemPaths: 'move' } },
  input: z.strictObject({ uuid, itemPaths }),
  output: z.strictObject({ trashed: z.array(uuid) }),
  errors: ['forbidden', 'not-found', 'conflict'],
});

/** A search result and where it is. */
const foundItem = z.strictObject({
  workspaceUUID: uuid,
  workspaceName: z.string(),
  path: z.string(),
  name: z.string(),
  /** Null if the text has none; for files found by name, also if titles were not requested. */
  title: z.string().nullable(),
});

export const searchFiles = defineOperation({
  path: '/api/workspace/search-files',
  summary:
    'Files and folders in all of the caller’s workspaces whose name, path or title matches, best first (quick switcher).',
  access: { rule: 'user' },
  input: z.strictObject({
    query: safeText(200),
    limit: z.number().int().min(1).max(100).optional(),
    /** The caller's current workspace, whose files come first among equally good matches. */
    near: uuid.optional(),
    /** Whether to search the titles of papers too, and return them. */
    titles: z.boolean().optional(),
  }),
  output: z.strictObject({
    items: z.array(
      foundItem.extend({
        type: z.enum(['file', 'directory']),
      }),
    ),
  }),
});

export const searchTexts = defineOperation({
  path: '/api/workspace/search-texts',
  summary:
    'Texts in all of the caller’s workspaces that have every word, best first, as they were some seconds ago. The last word may go on; “quoted words” follow one another.',
  access: { rule: 'user' },
  input: z.strictObject({
    query: safeText(200),
    limit: z.number().int().min(1).max(20).optional(),
  }),
  output: z.strictObject({
    texts: z.array(
      foundItem.extend({
        /** The match and its surroundings. */
        snippet: z.array(z.strictObject({ text: z.string(), isMatch: z.boolean() })),
        /** The match, as it is spelled in the text. */
        find: z.string(),
      }),
    ),
  }),
});

export const noteOpened = defineOperation({
  path: '/api/workspace/note-opened',
  summary: 'Record that the caller opened a file, for the list of recent files.',
  access: { rule: 'item', workspace: 'uuid', targets: { itemPath: 'view' } },
  input: z.strictObject({ uuid, itemPath }),
  output: empty,
  errors: ['not-found'],
});

export const presence = defineOperation({
  path: '/api/workspace/presence',
  summary: 'Who is currently editing which file of a workspace.',
  access: { rule: 'workspace-member', workspace: 'uuid', may: 'view', within: true },
  input: z.strictObject({ uuid }),
  output: z.strictObject({
    files: z.array(z.strictObject({ path: shownPath, people: z.array(namedPerson) })),
    /** Profile pictures by user UUID, for those who have one. */
    avatars: z.record(uuid, z.string()),
  }),
  errors: ['not-found'],
});
