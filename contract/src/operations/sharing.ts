import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { ROLES } from '../review/limits.ts';
import { email, empty, isoTime, itemPath, person, safeText, uuid } from '../shapes.ts';
import { invitation, memberRole } from './groups.ts';

/** A file or folder shared with one person or group, in addition to what they may do anyway. */
export const share = z.strictObject({
  uuid,
  person: person.nullable(),
  group: z.strictObject({ uuid, name: z.string() }).nullable(),
  role: memberRole,
  sharedBy: z.string(),
  sharedAt: isoTime,
  expiresAt: isoTime.nullable(),
  isExpired: z.boolean(),
  /** Path of the shared folder above (`""` for the whole workspace); null if the item itself is shared. */
  inheritedFrom: z.string().nullable(),
});
export type Share = z.output<typeof share>;

export const sharing = z.strictObject({
  /** Whether the caller may change who can see it. */
  mayShare: z.boolean(),
  /** Whose workspace it is in. */
  owner: z.strictObject({ type: z.enum(['user', 'group']), name: z.string() }),
  /** The owner, or the members of the group, who see everything in the workspace; at most 200 are listed. */
  members: z.array(z.strictObject({ person, role: z.enum(ROLES) })),
  memberCount: z.number().int(),
  shares: z.array(share),
});
export type Sharing = z.output<typeof sharing>;

const expiry = isoTime.nullable();

/** Someone who asked for access, shown to those who may give it. */
const asker = z.strictObject({
  name: z.string(),
  /** Null for a link's guest. */
  person: person.nullable(),
});

export const list = defineOperation({
  path: '/api/sharing/list',
  summary: 'Who can see a file or folder, and why. For members of the workspace.',
  access: { rule: 'item', workspace: 'uuid', targets: { itemPath: 'view' }, membersOnly: true },
  /** `asker`: the id of someone who asked for access, from the notification's URL. */
  input: z.strictObject({ uuid, itemPath, asker: uuid.optional() }),
  /** `asker`: null once they have access, or if their request is too old. */
  output: sharing.extend({ asker: asker.nullable() }),
  errors: ['not-found'],
});

export const add = defineOperation({
  path: '/api/sharing/add',
  summary:
    'Share a file or folder with a person (`user`: UUID or full e-mail address) or a group of the caller’s, or change the role and expiry it is shared with.',
  access: { rule: 'item', workspace: 'uuid', targets: { itemPath: 'share' }, membersOnly: true },
  input: z.strictObject({
    uuid,
    itemPath,
    user: safeText(320).optional(),
    group: uuid.optional(),
    role: memberRole,
    expiresAt: expiry.default(null),
  }),
  output: z.strictObject({ sharing, share: uuid }),
  errors: ['not-found', 'forbidden', 'already-member', 'share-limit'],
});

export const ask = defineOperation({
  path: '/api/sharing/ask',
  summary:
    'Ask those who may share an item for access to it, or to its folder if the caller can see the item already. They are told once a week. The answer is the same if there is no such item.',
  access: { rule: 'user', guests: true },
  /** `path`: not an `itemPath`, since the caller need not be able to see the item. */
  input: z.strictObject({ uuid, path: safeText(4097) }),
  output: empty,
});

export const update = defineOperation({
  path: '/api/sharing/update',
  summary: 'Change what an item is shared for, and until when.',
  access: { rule: 'item', workspace: 'uuid', targets: { itemPath: 'share' }, membersOnly: true },
  input: z.strictObject({ uuid, itemPath, share: uuid, role: memberRole, expiresAt: expiry }),
  output: z.strictObject({ sharing }),
  errors: ['not-found', 'forbidden'],
});

export const remove = defineOperation({
  path: '/api/sharing/remove',
  summary: 'Stop sharing an item with a person or group. Takes effect at once.',
  access: { rule: 'item', workspace: 'uuid', targets: { itemPath: 'share' }, membersOnly: true },
  input: z.strictObject({ uuid, itemPath, share: uuid }),
  output: z.strictObject({ sharing }),
  errors: ['not-found', 'forbidden'],
});

export const leave = defineOperation({
  path: '/api/sharing/leave',
  summary: 'Take an item that is shared with the caller by name off their list; their access to it ends.',
  access: { rule: 'user' },
  input: z.strictObject({ item: uuid }),
  output: empty,
  errors: ['not-found'],
});

const invitations = z.strictObject({ invitations: z.array(invitation) });

export const listInvitations = defineOperation({
  path: '/api/sharing/list-invitations',
  summary: 'Invitations to a file or folder that were not answered yet, newest first.',
  access: { rule: 'item', workspace: 'uuid', targets: { itemPath: 'share' }, membersOnly: true },
  input: z.strictObject({ uuid, itemPath }),
  output: invitations,
  errors: ['not-found', 'forbidden'],
});

export const invite = defineOperation({
  path: '/api/sharing/invite',
  summary:
    'Invite an e-mail address to a file or folder. The response is the same whether or not there is an account for it.',
  access: { rule: 'item', workspace: 'uuid', targets: { itemPath: 'share' }, membersOnly: true },
  input: z.strictObject({ uuid, itemPath, email, role: memberRole }),
  output: invitations,
  errors: ['not-found', 'forbidden', 'already-member', 'already-invited', 'share-limit', 'mail-disabled'],
});

export const resendInvitation = defineOperation({
  path: '/api/sharing/resend-invitation',
  summary: 'Send an invitation again, with a new link and a new period; the earlier link ends.',
  access: { rule: 'item', workspace: 'uuid', targets: { itemPath: 'share' }, membersOnly: true },
  input: z.strictObject({ uuid, itemPath, invitation: uuid }),
  output: invitations,
  errors: ['not-found', 'forbidden', 'mail-disabled'],
});

export const withdrawInvitation = defineOperation({
  path: '/api/sharing/withdraw-invitation',
  summary: 'Withdraw an invitation; its link ends at once.',
  access: { rule: 'item', workspace: 'uuid', targets: { itemPath: 'share' }, membersOnly: true },
  input: z.strictObject({ uuid, itemPath, invitation: uuid }),
  output: invitations,
  errors: ['not-found', 'forbidden'],
});
