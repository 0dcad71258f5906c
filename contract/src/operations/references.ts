import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { MAX_PRINTED } from '../rules/printed-citations.ts';
import { isoTime, itemPath, safeText, singleLine, uuid } from '../shapes.ts';

/** Identifiers by which works can be looked up. */
export const LOOKUP_KINDS = ['doi', 'arxiv', 'pmid', 'isbn'] as const;
export type LookupKind = (typeof LOOKUP_KINDS)[number];

const line = z.string().min(1).max(5000).optional();
const person = z.strictObject({ family: line, given: line, literal: line });
const people = z.array(person).max(5000).optional();

/** A work as a service describes it, in CSL terms. Without a key, which is made from its authors, year and title. */
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
  /** The arXiv identifier. */
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
  /** `work`: null if no service knows the identifier. */
  output: z.strictObject({ work: foundWork.nullable(), service: z.string() }),
  errors: ['lookups-disabled', 'lookup-failed'],
});

/** Works returned by one search. */
export const MAX_FOUND = 20;

export const searchWorks = defineOperation({
  path: '/api/references/search-works',
  summary: 'Works that public services find by words of their title, with authors and years: Crossref and DataCite.',
  access: { rule: 'user' },
  input: z.strictObject({ words: singleLine(300) }),
  output: z.strictObject({
    /** Best first. */
    works: z.array(foundWork).max(MAX_FOUND),
    /** Why a service's results are missing, as a sentence for users. */
    trouble: z.string().nullable(),
  }),
  errors: ['lookups-disabled', 'lookup-failed'],
});

export const printCitations = defineOperation({
  path: '/api/references/print-citations',
  summary:
    'Citations and their bibliography as exports print them. `text` is Markdown with nothing but citations, each behind its number, `¶0 [@key]`, and the footnotes they stand in.',
  access: { rule: 'user' },
  input: z.strictObject({
    text: z.string().max(MAX_PRINTED.textLength),
    /** Number of citations. */
    count: z.number().int().min(0).max(MAX_PRINTED.citations),
    lang: singleLine(40),
    /** From the front matter: works listed without being cited. */
    nocite: z.string().max(20_000),
    /** From the front matter; its citations come first. */
    abstract: z.string().max(100_000),
    /** The name of a bundled style, or the style itself; neither means the default. */
    style: z.union([
      z.strictObject({ name: singleLine(300) }),
      z.strictObject({ text: z.string().max(1_048_576) }),
      z.null(),
    ]),
    /** The cited works, as in the files. */
    works: z
      .array(z.strictObject({ form: z.enum(['bib', 'json']), text: z.string().max(MAX_PRINTED.worksLength) }))
      .max(20)
      .refine(
        (works) => works.reduce((sum, { text }) => sum + text.length, 0) <= MAX_PRINTED.worksLength,
        'are more than can be printed at once',
      ),
  }),
  output: z.strictObject({
    /** With formatting marks (`bibliography/src/marks.ts`); null where there is no citation. */
    citations: z.array(z.string().nullable()),
    entries: z.array(z.strictObject({ key: z.string(), text: z.string() })),
    /** Why nothing can be printed. */
    fault: z.string().nullable(),
  }),
});
export type PrintedCitations = z.output<typeof printCitations.output>;

const entrySource = z.string().max(100_000);
const citationKey = safeText(300).refine((key) => key !== '', 'is empty');

/**
 * Without `before`, the entry is new: it is added unless its work is already there, under another key if its own is
 * taken.
 */
const entryChanges = z
  .array(
    z.strictObject({
      before: entrySource.nullable(),
      after: entrySource.nullable(),
      /** Inserts a new entry before the one with this key, keeping its trailing whitespace. */
      inFrontOf: citationKey.optional(),
      /** Restores a deleted entry, even if its work or key is there already. */
      again: z.boolean().optional(),
      /** Writes a new entry as most of the file's entries are, for BibTeX or biblatex; for BibTeX if it has none. */
      inDialect: z.boolean().optional(),
    }),
  )
  .max(200);

const changedEntries = z.strictObject({
  /** The key each entry has now. */
  entries: z.array(z.strictObject({ key: z.string(), isWritten: z.boolean() })),
  /**
   * When the file was last changed before this call, and by it. A client that knows the former need not read the file
   * again.
   */
  modifiedAt: z.strictObject({ before: isoTime, after: isoTime }),
});

export const listBibliographies = defineOperation({
  path: '/api/references/list-bibliographies',
  summary: 'The .bib files of a workspace, at most 200.',
  access: { rule: 'workspace-member', workspace: 'uuid', may: 'view' },
  input: z.strictObject({ uuid }),
  output: z.strictObject({
    files: z.array(
      z.strictObject({ uuid, path: z.string(), size: z.number(), live: z.boolean(), modifiedAt: isoTime }),
    ),
  }),
  errors: ['not-found'],
});

export const findCitations = defineOperation({
  path: '/api/references/find-citations',
  summary:
    'What the texts of a workspace cite, some texts a call: `next` goes on as `behind`. With `keys`, only texts that cite one of them, with the lines.',
  access: { rule: 'workspace-member', workspace: 'uuid', may: 'view' },
  input: z.strictObject({ uuid, behind: uuid.optional(), keys: z.array(citationKey).min(1).max(20).optional() }),
  output: z.strictObject({
    texts: z.array(
      z.strictObject({
        path: z.string(),
        /** The distinct keys, at most 5,000, with their numbers of occurrences. */
        keys: z.array(z.strictObject({ key: z.string(), count: z.number().int() })),
        /** Paths as written in the front matter. */
        bibliographies: z.array(z.string()),
        /** Works defined in the front matter itself. */
        defined: z.array(z.string()),
        /** If `keys` was given: where they occur, at most 20 places. */
        places: z.array(z.strictObject({ line: z.number().int(), text: z.string() })),
      }),
    ),
    next: uuid.nullable(),
  }),
  errors: ['not-found'],
});

/** Texts that one change of keys may affect. */
export const MAX_CITING_TEXTS = 100;

/** Other files that one call may change too. */
export const MAX_OTHER_FILES = 5;

export const replaceKeys = defineOperation({
  path: '/api/references/replace-keys',
  summary:
    'Rename keys in the texts that cite them, with the entries of .bib files: all or nothing. `places` is how often they are cited there; if that is not so any more, it is a conflict.',
  access: { rule: 'item', workspace: 'uuid', targets: { itemPath: 'edit', itemPaths: 'edit', otherPaths: 'edit' } },
  input: z.strictObject({
    uuid,
    /** The .bib file. */
    itemPath,
    changes: entryChanges.min(1),
    /** Other .bib files to change, in the order of their `otherChanges`. */
    otherPaths: z.array(itemPath).max(MAX_OTHER_FILES).optional(),
    otherChanges: z.array(entryChanges.min(1)).max(MAX_OTHER_FILES).optional(),
    /** The texts. */
    itemPaths: z.array(itemPath).max(MAX_CITING_TEXTS),
    keys: z.array(z.strictObject({ from: citationKey, to: citationKey })).max(20),
    places: z.number().int().min(0),
  }),
  output: changedEntries.extend({ others: z.array(changedEntries) }),
  errors: ['not-found', 'conflict', 'name-taken', 'too-large', 'over-quota'],
});

export const changeEntries = defineOperation({
  path: '/api/references/change-entries',
  summary:
    'Add, replace and remove entries of a .bib file, all or none. An entry is named by its source; one that somebody has changed is a conflict.',
  access: { rule: 'item', workspace: 'uuid', targets: { itemPath: 'edit' } },
  input: z.strictObject({
    uuid,
    itemPath,
    changes: entryChanges.min(1),
  }),
  output: changedEntries,
  errors: ['not-found', 'conflict', 'name-taken', 'too-large', 'over-quota'],
});
