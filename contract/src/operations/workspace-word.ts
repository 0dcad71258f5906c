import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { isoTime, itemPath, uuid } from '../shapes.ts';

/** A change made in Word that cannot be placed in the text with certainty; we do not guess. */
const unplacedChange = z.strictObject({
  author: z.string().nullable(),
  removed: z.string(),
  added: z.string(),
  /** The surrounding words, as in Word. */
  near: z.string(),
  /**
   * - `generated`: in text that exports generate, such as citations and numbers.
   * - `structure`: tables, rows and other parts that cannot be changed word by word.
   * - `formatting`: emphasis on unchanged words, where Markdown cannot express it.
   * - `became-…`: a paragraph with unchanged words became something that Markdown cannot express there.
   */
  why: z.enum([
    'generated',
    'structure',
    'formula',
    'picture',
    'formatting',
    'became-heading',
    'became-item',
    'became-text',
    'unknown-place',
  ]),
});
export type UnplacedWordChange = z.output<typeof unplacedChange>;

/** What would be added, in text order. */
const shown = z.strictObject({
  /** As named in Word; null if anonymous. */
  author: z.string().nullable(),
  /** The changed words, with some context. */
  parts: z.array(z.strictObject({ is: z.enum(['same', 'removed', 'added']), text: z.string() })),
  /** Text of a comment; null for a change. */
  comment: z.string().nullable(),
});
export type ShownWordReturn = z.output<typeof shown>;

const comparison = {
  /** The version the file was exported from, or else the most similar one. */
  base: z.strictObject({ version: z.number().int(), at: isoTime.optional(), isCertain: z.boolean() }),
  changes: z.number().int(),
  /** Including replies. */
  comments: z.number().int(),
  /** As named in Word; null if anonymous. */
  people: z
    .array(z.strictObject({ name: z.string().nullable(), changes: z.number().int(), comments: z.number().int() }))
    .max(50),
  /** The first changes and comments. */
  shown: z.array(shown).max(200),
  /** Number of changes the text already has. */
  same: z.number().int(),
  /** Formulas that came back changed or not at all; no suggestions are made for them. */
  formulas: z.number().int(),
  /** Suggestions accepted or rejected in Word, still to be decided here. */
  decided: z.number().int(),
  unplacedCount: z.number().int(),
  unplaced: z.array(unplacedChange).max(200),
};

export const bringBackWord = defineOperation({
  path: '/api/workspace/bring-back-word',
  summary:
    'Multipart: `file` (one .docx), `uuid`, `itemPath` (the document it was exported from), `apply`. Compares a file that was edited in Word with the version it was exported from; with `apply` its changes become suggestions and its comments threads, all or none unless there are more than a hundred, which are added in steps. The same file adds nothing twice.',
  access: { rule: 'item', workspace: 'uuid', targets: { itemPath: 'comment' } },
  body: 'multipart',
  input: z.strictObject({
    uuid,
    itemPath,
    apply: z.stringbool({ truthy: ['true'], falsy: ['false'] }).optional(),
  }),
  output: z.discriminatedUnion('state', [
    z.strictObject({ state: z.literal('compared'), ...comparison }),
    z.strictObject({
      state: z.literal('added'),
      ...comparison,
      added: z.strictObject({ suggestions: z.number().int(), comments: z.number().int() }),
    }),
    /** This very file has been brought back before. */
    z.strictObject({ state: z.literal('known') }),
  ]),
  errors: ['not-found', 'conflict', 'unknown-base', 'too-large', 'over-quota', 'wrong-content-type'],
});
export type WordComparison = z.output<typeof bringBackWord.output>;
