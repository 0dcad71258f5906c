import type { z } from 'zod';
import { FIELDS, type FieldName, quote, type Said, say, type Sentence } from './said.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** Fields whose names, split into words, would mean nothing to users. */
const LABELS: Readonly<Record<string, FieldName>> = {
  uuid: 'The id',
  jobId: 'The id of the job',
  profileUuid: 'The export profile',
  sessionUUID: 'The session',
  workspaceUUID: 'The workspace',
  email: 'The e-mail address',
  emails: 'The list of e-mail addresses',
  emailVerified: 'Whether the address is verified',
  accountSuspended: 'Whether the account is suspended',
  isAdmin: 'Whether this is an administrator',
  signupEnabled: 'Whether people can sign up',
  mailOnGroupAdded: 'Whether a group sends an e-mail',
  mailOnExportFinished: 'Whether an export sends an e-mail',
  clientID: 'The description of the browser',
  token: 'The token of the link',
  avatar: 'The image',
  user: 'The user',
  groupName: 'The group name',
  parentItem: 'The folder',
  itemPath: 'The path',
  itemPaths: 'The list of paths',
  docPath: 'The path',
  inputFilename: 'The file name',
  files: 'The list of files',
  relativePaths: 'The list of paths',
  items: 'The list of items',
  beforeSeq: 'The position in the event log',
  afterSeq: 'The position in the event log',
  before: 'The time',
  query: 'The search',
  quotaUsed: 'The filter by storage',
  input: 'What the call is made with',
  directoryUUID: 'The directory',
  tokenUUID: 'The token',
  adopts: 'Whether the directory takes accounts that there are already',
  sendsMail: 'Whether new people get an e-mail',
};

function isLong(amount: number | bigint): boolean {
  return amount >= Number.MAX_SAFE_INTEGER;
}

const KNOWN: ReadonlySet<string> = new Set(FIELDS);

/** "displayName" → "The display name". */
function labelOf(field: string): Said {
  const label = Object.hasOwn(LABELS, field) ? LABELS[field] : undefined;
  if (label !== undefined) return say(label, {}).said;
  const name = field
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  const text = `The ${name}`;
  return KNOWN.has(text) ? { text, values: {} } : say('The {name}', { name }).said;
}

/** The subject of the sentence: the innermost named field or, in a list, its entry. */
function subjectOf(path: Path): Said {
  const name = path.findLast((part) => typeof part === 'string');
  if (name === undefined) return say('The request', {}).said;
  const last = path.at(-1);
  const label = labelOf(name);
  return typeof last === 'number' ? say('Entry {number} of {list}', { number: last + 1, list: label }).said : label;
}

function valueAt(input: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[part] : undefined,
    input,
  );
}

const KINDS = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a JSON object',
  record: 'a JSON object',
} as const;

function kindOf(expected: string): Said | undefined {
  return Object.hasOwn(KINDS, expected) ? say(KINDS[expected as keyof typeof KINDS], {}).said : undefined;
}

function listChoices(values: readonly unknown[]): string | Said {
  const quoted = values.map((value) => `“${String(value)}”`);
  const last = quoted.pop() ?? '';
  return quoted.length === 0 ? last : say('{first} or {last}', { first: quoted.join(', '), last }).said;
}

/** Describes the alternative whose type matches: text that is too long is "too long", not "not a number". */
function describeUnion(issue: z.core.$ZodIssueInvalidUnion, input: unknown): Sentence {
  const known = issue.errors.find(
    (branch) => !branch.some((one) => one.code === 'invalid_type' && one.path.length === 0),
  )?.[0];
  if (known !== undefined) return describePredicate(known, input);
  const kinds = issue.errors
    .flatMap((branch) => branch.flatMap((one) => ('expected' in one ? [kindOf(one.expected)] : [])))
    .filter((kind) => kind !== undefined);
  if (kinds.length === 0) return say('is not valid', {});
  return say('must be {what}', { what: kinds.reduce((first, last) => say('{first} or {last}', { first, last }).said) });
}

function describeTooBig(issue: z.core.$ZodIssueTooBig): Sentence {
  const most = Number(issue.maximum);
  if (issue.origin === 'string') return say('can have at most {most} characters', { most });
  if (issue.origin === 'array' || issue.origin === 'set') return say('can have at most {most} entries', { most });
  return isLong(most) ? say('is too large a number', {}) : say('can be at most {most}', { most });
}

function describeTooSmall(issue: z.core.$ZodIssueTooSmall): Sentence {
  const least = Number(issue.minimum);
  if (issue.origin === 'string' || issue.origin === 'array' || issue.origin === 'set') {
    if (least <= 1) return say('must not be empty', {});
    return issue.origin === 'string'
      ? say('must have at least {least} characters', { least })
      : say('must have at least {least} entries', { least });
  }
  if (least === 0) return say('must not be negative', {});
  return isLong(-least) ? say('is too small a number', {}) : say('must be at least {least}', { least });
}

/** The predicate of the sentence. Messages passed to `refine` must be predicates too. */
function describePredicate(issue: Issue, input: unknown): Sentence {
  switch (issue.code) {
    case 'invalid_type': {
      if (valueAt(input, issue.path) === undefined && issue.path.length > 0) return say('is missing', {});
      const what = kindOf(issue.expected);
      return what === undefined ? say('is not valid', {}) : say('must be {what}', { what });
    }
    case 'too_big':
      return describeTooBig(issue);
    case 'too_small':
      return describeTooSmall(issue);
    case 'invalid_value':
      return say('must be {what}', { what: listChoices(issue.values) });
    case 'not_multiple_of':
      return issue.divisor === 1
        ? say('must be {what}', { what: say('a whole number', {}).said })
        : say('must be a multiple of {step}', { step: issue.divisor });
    case 'invalid_union':
      return describeUnion(issue, valueAt(input, issue.path));
    case 'custom':
      return { message: issue.message };
    case 'invalid_format':
    case 'unrecognized_keys':
    case 'invalid_key':
    case 'invalid_element':
      return say('is not valid', {});
  }
}

/** Unknown field names are echoed back up to this many UTF-16 units. */
const LONGEST_NAME = 100;

/**
 * Turns the first issue of a failed validation into an English sentence for users, with its template for translation.
 * `field` is the dotted path of the offending field (at most 100 units; absent for the input as a whole). `input` is
 * the rejected value. Users never see the schema library's own wording.
 */
export function describeIssue(issue: Issue | undefined, input: unknown): Sentence & { field?: string } {
  if (issue === undefined) return say('The request is not valid.', {});
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    const name = (issue.keys[0] ?? '').slice(0, LONGEST_NAME);
    const field = [...path, name].join('.').slice(0, LONGEST_NAME);
    // Helps a page from the previous or the next release; see docs/decisions/255.
    const sentence = say('There is no field “{name}” here. If the server has just been updated, reload the page.', {
      name,
    });
    return { ...sentence, field };
  }
  const field = path.join('.').slice(0, LONGEST_NAME);
  const predicate = quote(describePredicate(issue, input));
  const sentence = say('{subject} {predicate}.', { subject: subjectOf(issue.path), predicate });
  return field === '' ? sentence : { ...sentence, field };
}
