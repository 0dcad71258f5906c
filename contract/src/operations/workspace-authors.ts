import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { isoTime, itemPath, uuid } from '../shapes.ts';
import type { ChangesJson } from '../live/messages.ts';

const version = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

/** An author; uuid is null for a deleted account and for the server. */
const person = z.strictObject({ uuid: uuid.nullable(), displayName: z.string() });

const coloured = {
  people: z.array(person),
  /** Per mark, from 1: its author as an index into `people`; several if old history only says it was one of them. */
  authors: z.array(z.array(z.number().int())),
  /** Alternating lengths and marks; see `rules/authorship.ts`. */
  runs: z.array(z.number().int()),
};

export const readAuthors = defineOperation({
  path: '/api/workspace/read-authors',
  summary: 'Who wrote which part of a text, as it is now or at a version: runs that tile it.',
  access: { rule: 'item', workspace: 'uuid', targets: { itemPath: 'view' } },
  input: z.strictObject({ uuid, itemPath, version: version.optional() }),
  output: z.strictObject({ version, ...coloured }),
  errors: ['not-found', 'too-large'],
});

export const compareAuthors = defineOperation({
  path: '/api/workspace/compare-authors',
  summary: 'What became of a text between two versions: what stayed, who deleted and who wrote the rest.',
  access: { rule: 'item', workspace: 'uuid', targets: { itemPath: 'view' } },
  input: z.strictObject({ uuid, itemPath, from: version, to: version }),
  output: z.strictObject(coloured),
  errors: ['not-found', 'too-large'],
});

/** `ChangeSet.toJSON()` of an update; validated on arrival. */
const changes = z.custom<ChangesJson>((value) => Array.isArray(value));

export const readSteps = defineOperation({
  path: '/api/workspace/read-steps',
  summary: 'The steps that made one version of a text of another, in order, a page at a time.',
  access: { rule: 'item', workspace: 'uuid', targets: { itemPath: 'view' } },
  input: z.strictObject({ uuid, itemPath, after: version, until: version }),
  output: z.strictObject({
    people: z.array(person),
    authors: z.array(z.array(z.number().int())),
    steps: z.array(z.strictObject({ version, mark: z.number().int(), at: isoTime, changes })),
    /** Whether there are more updates up to `until`. */
    more: z.boolean(),
  }),
  errors: ['not-found'],
});

export const readShares = defineOperation({
  path: '/api/workspace/read-shares',
  summary: 'How much of a text each person wrote, where the managers of the group chose to show it.',
  access: { rule: 'item', workspace: 'uuid', targets: { itemPath: 'view' } },
  input: z.strictObject({ uuid, itemPath }),
  output: z.strictObject({
    shown: z.boolean(),
    mayChange: z.boolean(),
    /** UTF-16 units of the current text; `unclear`: those with several possible authors, from old history. */
    shares: z.array(z.strictObject({ person, characters: z.number().int() })),
    unclear: z.number().int(),
  }),
  errors: ['not-found', 'too-large'],
});

export const showShares = defineOperation({
  path: '/api/groups/show-shares',
  summary: 'Show or hide how much each person wrote, for all texts of the group.',
  access: { rule: 'group-manager', group: 'uuid' },
  input: z.strictObject({ uuid, shown: z.boolean() }),
  output: z.strictObject({}),
  errors: ['not-found'],
});
