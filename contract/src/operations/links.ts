import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { empty, isoTime, itemPath, password, safeText, singleLine, token, uuid } from '../shapes.ts';
import { memberRole } from './groups.ts';

const LABEL_LENGTH = 100;

/** A link as shown to people who may share the item. The link itself is not stored. */
export const shareLink = z.strictObject({
  uuid,
  /** Their name for the link; may be empty. */
  label: z.string(),
  role: memberRole,
  accountsOnly: z.boolean(),
  hasPassword: z.boolean(),
  expiresAt: isoTime.nullable(),
  isExpired: z.boolean(),
  /** How many people came in through it. */
  uses: z.number().int(),
  createdBy: z.string(),
  createdAt: isoTime,
  /** Path of the folder above that it opens (`""` for the whole workspace); null if it opens the item itself. */
  inheritedFrom: z.string().nullable(),
});
export type ShareLink = z.output<typeof shareLink>;

export const links = z.strictObject({
  links: z.array(shareLink),
  /** Whether this server allows links, and guests. */
  linksAllowed: z.boolean(),
  guestsAllowed: z.boolean(),
});
export type Links = z.output<typeof links>;

const where = { uuid, itemPath };
const access = { rule: 'item', workspace: 'uuid', targets: { itemPath: 'share' }, membersOnly: true } as const;
const terms = {
  label: singleLine(LABEL_LENGTH),
  role: memberRole,
  accountsOnly: z.boolean(),
  expiresAt: isoTime.nullable(),
};

export const listLinks = defineOperation({
  path: '/api/sharing/list-links',
  summary: 'The links to a file or folder and to folders above it, for those who may share it.',
  access,
  input: z.strictObject(where),
  output: links,
  errors: ['not-found', 'forbidden'],
});

export const createLink = defineOperation({
  path: '/api/sharing/create-link',
  summary: 'Make a link to a file or folder. The answer is the only place where the link can be read.',
  access,
  input: z.strictObject({ ...where, ...terms, password: password.optional() }),
  output: z.strictObject({
    links,
    link: uuid,
    /** Path of the link on this server, with its secret in the fragment. */
    path: z.string(),
  }),
  errors: ['not-found', 'forbidden', 'share-limit', 'links-disabled', 'weak-password'],
});

export const updateLink = defineOperation({
  path: '/api/sharing/update-link',
  summary:
    'Change what a link is for. `password`: a new one, null for none; left out, it stays. A new password ends the access of everybody who came in without it.',
  access,
  input: z.strictObject({ ...where, link: uuid, ...terms, password: password.nullable().optional() }),
  output: z.strictObject({ links }),
  errors: ['not-found', 'forbidden', 'weak-password'],
});

export const withdrawLink = defineOperation({
  path: '/api/sharing/withdraw-link',
  summary: 'End a link, and the access of everybody who came in by it, at once.',
  access,
  input: z.strictObject({ ...where, link: uuid }),
  output: z.strictObject({ links }),
  errors: ['not-found', 'forbidden'],
});

export const restoreLink = defineOperation({
  path: '/api/sharing/restore-link',
  summary: 'Take back that a link was withdrawn: it works again as it is, for whoever has it.',
  access,
  input: z.strictObject({ ...where, link: uuid }),
  output: z.strictObject({ links }),
  errors: ['not-found', 'forbidden'],
});

export const readLink = defineOperation({
  path: '/api/links/read',
  summary: 'What a link leads to and what it takes to come in. A wrong one and one that has ended are the same.',
  access: { rule: 'anyone' },
  input: z.strictObject({ token }),
  output: z.strictObject({
    /** Null until the password is given or the visitor has logged in. */
    name: z.string().nullable(),
    type: z.enum(['file', 'directory']).nullable(),
    /** The beginning of the paper, or of the folder's main one; null if there is none, or as long as `name` is. */
    paper: z
      .strictObject({
        title: z.string(),
        authors: z.array(z.string()),
        /** Its first headings and paragraphs, without markup. */
        blocks: z.array(z.strictObject({ kind: z.enum(['heading', 'paragraph']), text: z.string() })),
      })
      .nullable(),
    role: memberRole,
    sharedBy: z.string(),
    needsPassword: z.boolean(),
    needsAccount: z.boolean(),
    /** The caller's name here; null for guests, who give one. */
    as: z.string().nullable(),
  }),
  errors: ['invalid-token'],
});

export const openLink = defineOperation({
  path: '/api/links/open',
  summary:
    'Come in by a link: with an account for as long as the link lives, else as a guest of this browser, by the name given. Sets a cookie for guests.',
  access: { rule: 'anyone' },
  input: z.strictObject({ token, password: password.optional(), name: safeText(200).optional() }),
  output: z.strictObject({
    /**
     * Passed to calls as the workspace: the item's UUID or, for members, the workspace's, with the item's path in it.
     */
    uuid,
    path: z.string(),
    type: z.enum(['file', 'directory']),
    isGuest: z.boolean(),
  }),
  errors: ['invalid-token', 'link-password', 'account-needed', 'share-limit', 'invalid'],
});

export const readGuest = defineOperation({
  path: '/api/links/read-guest',
  summary: 'The guest that this browser is, for pages that are loaded again; null with an account.',
  access: { rule: 'user', guests: true },
  input: empty,
  output: z.strictObject({
    guest: z
      .strictObject({
        uuid,
        name: z.string(),
        /** The guest's name as others see it. */
        label: z.string(),
      })
      .nullable(),
  }),
});

export const leaveLink = defineOperation({
  path: '/api/links/leave',
  summary: 'Stop being a guest in this browser.',
  access: { rule: 'anyone' },
  input: empty,
  output: empty,
});
