import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { empty, isoTime, itemPath, shownPath, singleLine, uuid } from '../shapes.ts';

/** A Zotero library, of a person or a group. */
export const zoteroLibrary = z.strictObject({
  kind: z.enum(['user', 'group']),
  id: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
});
export type ZoteroLibrary = z.output<typeof zoteroLibrary>;

const account = z.strictObject({ username: z.string(), addedAt: isoTime });

/** Outcome of a sync. The lists are truncated; the counts are not. */
export const syncReport = z.strictObject({
  added: z.number().int(),
  changed: z.number().int(),
  removed: z.number().int(),
  /** Number of works the file already had. */
  present: z.number().int(),
  /** Number changed at Zotero but removed from the file here. */
  absent: z.number().int(),
  /** Fields changed on both sides, where the file's version was kept. */
  kept: z.array(z.strictObject({ key: z.string(), fields: z.array(z.string()) })),
  keptCount: z.number().int(),
  /** Deleted at Zotero, but kept because they are cited or edited here. */
  left: z.array(z.strictObject({ key: z.string(), reason: z.enum(['edited', 'cited']) })),
  leftCount: z.number().int(),
});
export type ZoteroReport = z.output<typeof syncReport>;

const link = z.strictObject({
  uuid,
  itemUUID: uuid,
  path: shownPath,
  library: zoteroLibrary,
  name: z.string(),
  /** Null if that account no longer exists. */
  linkedBy: z.string().nullable(),
  isOwn: z.boolean(),
  /** Whether other members sync with the API key of whoever linked it. */
  lent: z.boolean(),
  syncedAt: isoTime.nullable(),
  syncedBy: z.string().nullable(),
  /** Outcome of the last sync that changed anything. */
  report: syncReport.nullable(),
});
export type ZoteroLink = z.output<typeof link>;

export const readKey = defineOperation({
  path: '/api/zotero/read-key',
  summary: 'Whose libraries at Zotero one’s key opens. The key itself is never shown again.',
  access: { rule: 'user' },
  input: empty,
  output: z.strictObject({ account: account.nullable() }),
});

export const setKey = defineOperation({
  path: '/api/zotero/set-key',
  summary: 'Keep a key for the Web API of Zotero, once Zotero has said whose it is.',
  access: { rule: 'user' },
  input: z.strictObject({ key: singleLine(200) }),
  output: z.strictObject({ account }),
  errors: ['lookups-disabled', 'lookup-failed'],
});

export const removeKey = defineOperation({
  path: '/api/zotero/remove-key',
  summary: 'Forget one’s key for Zotero. Linked files stay as they are.',
  access: { rule: 'user' },
  input: empty,
  output: empty,
});

export const listLibraries = defineOperation({
  path: '/api/zotero/list-libraries',
  summary: 'The libraries at Zotero that one’s key opens.',
  access: { rule: 'user' },
  input: empty,
  output: z.strictObject({
    libraries: z.array(
      z.strictObject({
        library: zoteroLibrary,
        name: z.string(),
        /** Number of items, if Zotero reports it. */
        count: z.number().int().nullable(),
      }),
    ),
  }),
  errors: ['lookups-disabled', 'lookup-failed', 'not-found'],
});

export const listLinks = defineOperation({
  path: '/api/zotero/list-links',
  summary: 'The .bib files of a workspace that are linked to libraries at Zotero.',
  access: { rule: 'workspace-member', workspace: 'uuid', may: 'view' },
  input: z.strictObject({ uuid }),
  output: z.strictObject({ links: z.array(link) }),
  errors: ['not-found'],
});

export const linkLibrary = defineOperation({
  path: '/api/zotero/link-library',
  summary:
    'Link a Zotero library to a .bib file, or change what one has linked. With `lent`, other members sync with one’s key.',
  access: { rule: 'item', workspace: 'uuid', targets: { itemPath: 'edit' }, membersOnly: true },
  input: z.strictObject({ uuid, itemPath, library: zoteroLibrary, name: singleLine(200), lent: z.boolean() }),
  output: z.strictObject({ link: uuid }),
  errors: ['lookups-disabled', 'not-found', 'conflict'],
});

export const syncLibrary = defineOperation({
  path: '/api/zotero/sync-library',
  summary: 'Bring a linked .bib file up to date with its library, with one’s own key or the one that is lent.',
  access: { rule: 'workspace-member', workspace: 'uuid', may: 'edit' },
  input: z.strictObject({ uuid, link: uuid }),
  /** Null: nothing has changed at Zotero. */
  output: z.strictObject({ report: syncReport.nullable() }),
  errors: ['lookups-disabled', 'lookup-failed', 'not-found', 'conflict', 'too-large', 'over-quota', 'cancelled'],
});

export const unlinkLibrary = defineOperation({
  path: '/api/zotero/unlink-library',
  summary: 'Keep a .bib file in step no more. Its entries stay; linking the library again goes on where it was.',
  access: { rule: 'workspace-member', workspace: 'uuid', may: 'edit' },
  input: z.strictObject({ uuid, link: uuid }),
  output: empty,
  errors: ['not-found'],
});
