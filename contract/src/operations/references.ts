import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { itemPath, safeText, uuid } from '../shapes.ts';

/** What a work can be looked up by. */
export const LOOKUP_KINDS = ['doi', 'arxiv', 'pmid', 'isbn'] as const;
export type LookupKind = (typeof LOOKUP_KINDS)[number];

const line = z.string().min(1).max(5000).optional();
const person = z.strictObject({ family: line, given: line, literal: line });
const people = z.array(person).max(5000).optional();

/** A work as a service describes it, in terms of CSL. It has no key: that is made of its authors, year and title. */
export const foundWork = z.strictObject({
  type: z.string().max(100),
  title: line,
  'container-title': line,
  'collection-title': line,
  publisher: line,
  'publisher-place': line,
  volume: line,
  issue: line,
  number: line,
  page: line,
  edition: line,
  DOI: line,
  URL: line,
  ISBN: line,
  ISSN: line,
  PMID: line,
  language: line,
  /** The identifier at arXiv. */
  arXiv: line,
  author: people,
  editor: people,
  issued: z.strictObject({ 'date-parts': z.array(z.array(z.number().int()).min(1).max(3)).length(1) }).optional(),
});
export type FoundWork = z.output<typeof foundWork>;

export const lookUpWork = defineOperation({
  path: '/api/references/look-up-work',
  summary: 'What public services know about a work: Crossref, DataCite and doi.org, PubMed, Open Library.',
  access: { rule: 'user' },
  input: z.strictObject({ kind: z.enum(LOOKUP_KINDS), value: safeText(300) }),
  /** `null`: no service knows the identifier. */
  output: z.strictObject({ work: foundWork.nullable(), service: z.string() }),
  errors: ['lookups-disabled', 'lookup-failed'],
});

const entrySource = z.string().max(100_000);

export const changeEntries = defineOperation({
  path: '/api/references/change-entries',
  summary:
    'Add, replace and remove entries of a .bib file, all or none. An entry is named by its source; one that somebody has changed is a conflict.',
  access: { rule: 'item', workspace: 'uuid', targets: { itemPath: 'edit' } },
  input: z.strictObject({
    uuid,
    itemPath,
    /** Without `before` an entry is new: it is added unless its work is there, with another key if its own is taken. */
    changes: z
      .array(z.strictObject({ before: entrySource.nullable(), after: entrySource.nullable() }))
      .min(1)
      .max(200),
  }),
  /** The key each entry has now. */
  output: z.strictObject({ entries: z.array(z.strictObject({ key: z.string(), isWritten: z.boolean() })) }),
  errors: ['not-found', 'conflict', 'name-taken', 'too-large', 'over-quota'],
});
