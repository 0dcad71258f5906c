import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { ROLES } from '../review/limits.ts';
import { empty, isoTime, itemPath, namedPerson, person, singleLine, uuid } from '../shapes.ts';
import { reviewLevel } from './user.ts';

/** Comments are resolved and reopened; suggestions are accepted, rejected or withdrawn. */
export const threadStatus = z.enum(['open', 'resolved', 'accepted', 'rejected', 'withdrawn', 'deleted']);

/** Author and time in Word, according to the file. Here its author is whoever brought the file back. */
const fromWord = z.strictObject({ name: z.string().nullable(), at: isoTime.nullable() });

export const threadMessage = z.strictObject({
  uuid,
  author: namedPerson,
  /** Null if written here. */
  fromWord: fromWord.nullable(),
  /** Markdown; null if deleted. */
  body: z.string().nullable(),
  /** Display name of the user who deleted it. */
  deletedBy: z.string().nullable(),
  createdAt: isoTime,
  editedAt: isoTime.nullable(),
});

/** A thread outside the editor: without its position, which only an open document knows. */
export const reviewThread = z.strictObject({
  uuid,
  kind: z.enum(['comment', 'suggestion']),
  status: threadStatus,
  author: namedPerson,
  /** Null if made here. */
  fromWord: fromWord.nullable(),
  createdAt: isoTime,
  /** When anything in it last changed. */
  changedAt: isoTime,
  /** The text at its position when it was created, at most 300 UTF-16 units; '' for a thread on the whole document. */
  quote: z.string(),
  /** Who resolved, decided or removed it. */
  decidedBy: z.string().nullable(),
  decidedAt: isoTime.nullable(),
  /** Whether others have done something in it that the caller has not seen. */
  isUnseen: z.boolean(),
  /** In a page of threads, the newest 500 of all its threads together; an open document has all. */
  messages: z.array(threadMessage),
});
export type ReviewThread = z.output<typeof reviewThread>;

export const listThreads = defineOperation({
  path: '/api/review/list-threads',
  summary: 'Comments and suggestions of a document, newest first, in pages.',
  access: { rule: 'item', workspace: 'uuid', targets: { itemPath: 'view' } },
  input: z.strictObject({
    uuid,
    itemPath,
    /** Default: open threads. */
    status: z.array(threadStatus).max(6).optional(),
    kind: z.enum(['comment', 'suggestion']).optional(),
    /** Only threads started by this account. */
    author: uuid.optional(),
    /** Only threads the caller started, wrote in, or is mentioned in. */
    mine: z.boolean().optional(),
    /** `next` of the previous page. */
    cursor: singleLine(100).optional(),
    limit: z.number().int().min(1).max(500).optional(),
  }),
  output: z.strictObject({ threads: z.array(reviewThread), next: z.string().nullable() }),
  errors: ['not-found'],
});

export const reviewCounts = z.strictObject({
  itemUUID: uuid,
  /** Open comments. */
  comments: z.number().int(),
  /** Open suggestions. */
  suggestions: z.number().int(),
  /** How many of these threads mention the caller. */
  mentions: z.number().int(),
  /** Open threads with activity by others that the caller has not seen. */
  unseen: z.number().int(),
});

export const counts = defineOperation({
  path: '/api/review/counts',
  summary: 'How many open comments and suggestions the documents of a workspace have; those without any are left out.',
  access: { rule: 'workspace-member', workspace: 'uuid', may: 'view', within: true },
  input: z.strictObject({ uuid }),
  output: z.strictObject({ documents: z.array(reviewCounts).max(20_000) }),
  errors: ['not-found'],
});

export const listPeople = defineOperation({
  path: '/api/review/list-people',
  summary:
    'Who can be mentioned in a document: everybody who can see it. Whoever it is only shared with is shown those they meet there: the owner, others it is shared with by name, and who took part.',
  access: { rule: 'item', workspace: 'uuid', targets: { itemPath: 'view' } },
  input: z.strictObject({ uuid, itemPath }),
  output: z.strictObject({ people: z.array(person).max(500) }),
  errors: ['not-found'],
});

export const readWatch = defineOperation({
  path: '/api/review/read-watch',
  summary: 'What the caller wants to be told of a document, what they have seen in it, and what they may do in it.',
  access: { rule: 'item', workspace: 'uuid', targets: { itemPath: 'view' } },
  input: z.strictObject({ uuid, itemPath }),
  output: z.strictObject({
    /** The level in effect. */
    level: reviewLevel,
    /** Chosen for this document; null: the caller's default. */
    chosen: reviewLevel.nullable(),
    role: z.enum(ROLES),
    /** The caller has seen everything up to then; null if nothing yet. */
    seenAt: isoTime.nullable(),
    /** Threads the caller has looked at since; the newest 5,000. */
    seen: z.array(z.strictObject({ uuid, at: isoTime })).max(5000),
  }),
  errors: ['not-found'],
});

export const watch = defineOperation({
  path: '/api/review/watch',
  summary: 'Choose what to be told of a document: `none` mutes it, null is as in the profile.',
  access: { rule: 'item', workspace: 'uuid', targets: { itemPath: 'view' } },
  input: z.strictObject({ uuid, itemPath, level: reviewLevel.nullable() }),
  output: empty,
  errors: ['not-found'],
});

export const markSeen = defineOperation({
  path: '/api/review/mark-seen',
  summary: 'What was said in a document, or in some of its threads, was seen by the caller; no mail is sent about it.',
  access: { rule: 'item', workspace: 'uuid', targets: { itemPath: 'view' } },
  input: z.strictObject({
    uuid,
    itemPath,
    /** Omitted: all. */
    threads: z.array(uuid).min(1).max(100).optional(),
  }),
  output: empty,
  errors: ['not-found'],
});

export const findThread = defineOperation({
  path: '/api/review/find-thread',
  summary: 'Where a comment is now: for links, which survive renames and moves.',
  access: { rule: 'user' },
  input: z.strictObject({ itemUUID: uuid, threadUUID: uuid }),
  output: z.strictObject({ workspaceUUID: uuid, itemPath: z.string(), thread: reviewThread }),
  errors: ['not-found'],
});
