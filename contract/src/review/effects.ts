import { z } from 'zod';
import { safeText, uuid } from '../shapes.ts';
import { REVIEW_LIMITS } from './limits.ts';
import type { ReviewErrorCode } from './limits.ts';

/*
 * Review operations travel as effects of updates: same number, same row of the log, same commit, same acknowledgement as
 * text. All positions are UTF-16 units in the text **after** the `changes` of their update (mostly empty). Ids of threads,
 * messages and suggestions are random uuids made by the client; a suggestion is a thread of its own kind, so one can
 * reply to it.
 */

const position = z
  .number()
  .int()
  .nonnegative()
  .max(2 ** 31);

/** Short and unique in its suggestion; made by the client. */
const hunkId = z.string().regex(/^[\w-]{1,24}$/u, 'is not valid');

const body = safeText(REVIEW_LIMITS.messageLength).refine((text) => text.trim() !== '', 'must not be empty');
const mentions = z.array(uuid).max(REVIEW_LIMITS.mentionsPerMessage);

/**
 * The passage a thread belongs to, or a point in the text when `from` equals `to`. `text` is what stands there: of what
 * others delete while the operation is on its way the server knows by it what was lost.
 */
export const anchor = z
  .strictObject({ from: position, to: position, text: safeText(REVIEW_LIMITS.anchorLength) })
  .refine(({ from, to, text }) => to - from === text.length, 'does not fit its text');

/** A new comment. `anchor` null: on the document as a whole. */
const threadEffect = z.strictObject({
  type: z.literal('thread'),
  id: uuid,
  anchor: anchor.nullable(),
  message: uuid,
  body,
  mentions,
});
const replyEffect = z.strictObject({ type: z.literal('reply'), thread: uuid, message: uuid, body, mentions });
/** Another wording of one's own message. */
const editEffect = z.strictObject({ type: z.literal('edit'), thread: uuid, message: uuid, body, mentions });
/** Takes a message away; the first one takes its thread with it, which is then listed as deleted by whoever did it. */
const deleteEffect = z.strictObject({ type: z.literal('delete'), thread: uuid, message: uuid });
const resolveEffect = z.strictObject({ type: z.literal('resolve'), thread: uuid });
const reopenEffect = z.strictObject({ type: z.literal('reopen'), thread: uuid });
/** Gives a thread another place, also one that has lost its own. */
const reanchorEffect = z.strictObject({ type: z.literal('reanchor'), thread: uuid, anchor });

/**
 * One hunk as it is now, told by what changed: a new one begins with an empty `insert`. `splice` replaces `cut` units of
 * the suggested text from `at` on, so that typing sends what was typed and not all of it again.
 */
export const hunkChange = z.strictObject({
  id: hunkId,
  /** Where the suggested text goes: before what is deleted there. */
  at: position,
  /** Ranges [from, to) that are to be deleted, in order. */
  cuts: z.array(z.tuple([position, position])).max(100),
  splice: z
    .strictObject({
      /**
       * Length of the suggested text that its author saw. If it is another by now, somebody else amended it or this
       * arrives a second time, and it is refused.
       */
      before: position,
      at: position,
      cut: position,
      text: safeText(REVIEW_LIMITS.suggestedLength).refine(
        (text) => !text.includes('\r'),
        'contains a carriage return',
      ),
    })
    .nullable(),
});

/** Makes a suggestion, or amends one: one's own, or as an editor anybody's, which is recorded. */
const suggestEffect = z.strictObject({
  type: z.literal('suggest'),
  suggestion: uuid,
  /** Hunks that are new or different. */
  hunks: z.array(hunkChange).max(2000),
  /** Ids of hunks that are no longer suggested. */
  drop: z.array(hunkId).max(2000),
});

/**
 * An intention, on an update without changes: the server works out the changes at the head and writes them into the same
 * row. `undo` takes a decision back; refused with `changed` if the text it made has changed since.
 */
const decideEffect = z.strictObject({
  type: z.literal('decide'),
  verdict: z.enum(['accept', 'reject', 'withdraw', 'undo']),
  suggestions: z.array(uuid).min(1).max(REVIEW_LIMITS.openThreads),
});

export const reviewEffect = z.discriminatedUnion('type', [
  threadEffect,
  replyEffect,
  editEffect,
  deleteEffect,
  resolveEffect,
  reopenEffect,
  reanchorEffect,
  suggestEffect,
  decideEffect,
]);

/** As a client sends it. */
export type ReviewEffect = z.infer<typeof reviewEffect>;
export type AnchorJson = z.infer<typeof anchor>;
export type HunkChange = z.infer<typeof hunkChange>;
export type DecideEffect = z.infer<typeof decideEffect>;
export type SuggestEffect = z.infer<typeof suggestEffect>;

/** Who did it, as the server says. */
export interface Doer {
  /** Id of the account. */
  readonly by: string;
  /** Display name at that time. */
  readonly name: string;
  /** Epoch milliseconds. */
  readonly time: number;
}

/** Whose suggestions a decision is about, by ids of accounts: what an acceptance writes and deletes is theirs. */
export interface Made {
  readonly made?: readonly string[];
}

/**
 * As the log has it and others hear of it: with who did it, and with positions as they were mapped. The log itself never
 * holds a `body`: it is put in from the tables when the update is sent, and is null where the message was erased since.
 * `refused` takes the place of an operation that was not done: only whoever sent it has a use for it.
 */
export type LoggedReviewEffect =
  | (ReviewEffect & Doer)
  | (DecideEffect & Made & Doer)
  | (Doer & {
      readonly type: 'refused';
      readonly of: ReviewEffect['type'];
      readonly id: string;
      readonly code: ReviewErrorCode;
    });
