import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { email, empty, isoTime, person, safeText, singleLine, uuid } from '../shapes.ts';

/** UUID or e-mail address of a user. */
const user = safeText(320);
const groupName = singleLine(200).refine((s) => s.trim() !== '', 'must not be empty');

/**
 * What a member may do in the workspace; a manager may do everything an editor may. Outside the schema, which stays on
 * the server.
 */
export const MEMBER_ROLES = ['editor', 'commenter', 'reader'] as const;
export const memberRole = z.enum(MEMBER_ROLES);

export const groupMember = person.extend({
  isManager: z.boolean(),
  isOwner: z.boolean(),
  role: memberRole,
  joinedAt: isoTime,
  /** The login provider whose claims gave this role; null if a person did. */
  provider: z.string().nullable(),
});
export type GroupMember = z.output<typeof groupMember>;

export const group = z.strictObject({
  uuid,
  name: z.string(),
  /** Bytes. */
  quota: z.number(),
  size: z.number(),
  ownerUUID: uuid.nullable(),
  ownerName: z.string(),
  createdAt: isoTime,
  members: z.array(groupMember),
});
export type Group = z.output<typeof group>;

export const list = defineOperation({
  path: '/api/groups/list',
  summary: 'The caller’s groups (`email` is their own; administrators may name another user).',
  access: { rule: 'user' },
  input: z.strictObject({ email: safeText(320).optional() }),
  output: z.strictObject({ groups: z.array(group) }),
  errors: ['forbidden'],
});

export const create = defineOperation({
  path: '/api/groups/create',
  summary: 'Create a group with its workspace; the caller owns and manages it.',
  access: { rule: 'user' },
  input: z.strictObject({ groupName }),
  output: z.strictObject({ group }),
  errors: ['groups-disabled', 'group-limit'],
});

export const leave = defineOperation({
  path: '/api/groups/leave',
  summary: 'Leave a group; access to its workspace ends at once.',
  access: { rule: 'group-member', group: 'uuid' },
  input: z.strictObject({ uuid }),
  output: empty,
  errors: ['not-found', 'last-manager'],
});

export const remove = defineOperation({
  path: '/api/groups/delete',
  summary: 'Delete a group and its workspace (an administrator can restore it for 30 days).',
  access: { rule: 'group-manager', group: 'uuid' },
  input: z.strictObject({ uuid }),
  output: empty,
  errors: ['not-found', 'forbidden'],
});

export const update = defineOperation({
  path: '/api/groups/update',
  summary: 'Rename a group.',
  access: { rule: 'group-manager', group: 'uuid' },
  input: z.strictObject({ uuid, name: groupName }),
  output: z.strictObject({ group }),
  errors: ['not-found', 'forbidden'],
});

export const addMember = defineOperation({
  path: '/api/groups/add-member',
  summary: 'Add a user to a group.',
  access: { rule: 'group-manager', group: 'uuid' },
  input: z.strictObject({ uuid, user }),
  output: z.strictObject({ group }),
  errors: ['not-found', 'forbidden', 'already-member'],
});

export const removeMember = defineOperation({
  path: '/api/groups/remove-member',
  summary: 'Remove a member from a group.',
  access: { rule: 'group-manager', group: 'uuid' },
  input: z.strictObject({ uuid, user }),
  output: z.strictObject({ group }),
  errors: ['not-found', 'forbidden', 'not-a-member', 'last-manager'],
});

export const addManager = defineOperation({
  path: '/api/groups/add-manager',
  summary: 'Promote a member to manager.',
  access: { rule: 'group-manager', group: 'group' },
  input: z.strictObject({ group: uuid, user }),
  output: z.strictObject({ group }),
  errors: ['not-found', 'forbidden', 'not-a-member', 'group-limit'],
});

export const removeManager = defineOperation({
  path: '/api/groups/remove-manager',
  summary: 'Demote a manager to an ordinary member. You cannot demote yourself.',
  access: { rule: 'group-manager', group: 'group' },
  input: z.strictObject({ group: uuid, user }),
  output: z.strictObject({ group }),
  errors: ['not-found', 'forbidden', 'not-a-member', 'self-demotion', 'last-manager'],
});

export const handOver = defineOperation({
  path: '/api/groups/hand-over',
  summary: 'Transfer ownership to another member (by the owner or an administrator), who becomes a manager.',
  access: { rule: 'group-owner', group: 'uuid' },
  input: z.strictObject({ uuid, user }),
  output: z.strictObject({ group }),
  errors: ['not-found', 'forbidden', 'not-a-member', 'group-limit'],
});

export const setRole = defineOperation({
  path: '/api/groups/set-role',
  summary: 'Set what a member may do: read, comment and suggest, or edit. Their open documents are opened again.',
  access: { rule: 'group-manager', group: 'uuid' },
  input: z.strictObject({ uuid, user, role: memberRole }),
  output: z.strictObject({ group }),
  errors: ['not-found', 'forbidden', 'not-a-member', 'conflict'],
});

/** Someone invited by e-mail who has not answered yet. Does not reveal whether they have an account. */
export const invitation = z.strictObject({
  uuid,
  email: z.string(),
  role: memberRole,
  invitedBy: z.string(),
  sentAt: isoTime,
  expiresAt: isoTime,
  isExpired: z.boolean(),
});
export type Invitation = z.output<typeof invitation>;

const invitations = z.strictObject({ invitations: z.array(invitation) });

export const listInvitations = defineOperation({
  path: '/api/groups/list-invitations',
  summary: 'Invitations to a group that were not answered yet, newest first.',
  access: { rule: 'group-manager', group: 'uuid' },
  input: z.strictObject({ uuid }),
  output: invitations,
  errors: ['not-found', 'forbidden'],
});

export const invite = defineOperation({
  path: '/api/groups/invite',
  summary: 'Invite an e-mail address to a group. The response is the same whether or not there is an account for it.',
  access: { rule: 'group-manager', group: 'uuid' },
  input: z.strictObject({ uuid, email, role: memberRole }),
  output: invitations,
  errors: ['not-found', 'forbidden', 'already-member', 'already-invited', 'invitation-limit', 'mail-disabled'],
});

export const resendInvitation = defineOperation({
  path: '/api/groups/resend-invitation',
  summary: 'Send an invitation again, with a new link and a new period; the earlier link ends.',
  access: { rule: 'group-manager', group: 'uuid' },
  input: z.strictObject({ uuid, invitation: uuid }),
  output: invitations,
  errors: ['not-found', 'forbidden', 'mail-disabled'],
});

export const withdrawInvitation = defineOperation({
  path: '/api/groups/withdraw-invitation',
  summary: 'Withdraw an invitation; its link ends at once.',
  access: { rule: 'group-manager', group: 'uuid' },
  input: z.strictObject({ uuid, invitation: uuid }),
  output: invitations,
  errors: ['not-found', 'forbidden'],
});
