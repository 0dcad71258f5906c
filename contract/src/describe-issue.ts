import type { z } from 'zod';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** Fields whose name, split into words, would mean nothing to users. */
const LABELS: Readonly<Record<string, string>> = {
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

/** "displayName" → "The display name". */
function labelOf(name: string): string {
  if (Object.hasOwn(LABELS, name)) return LABELS[name] ?? '';
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return `The ${words}`;
}

/** The subject of the sentence: the innermost named field, and which of its entries. */
function subjectOf(path: Path): string {
  const name = path.findLast((part) => typeof part === 'string');
  if (name === undefined) return 'The request';
  const last = path.at(-1);
  const label = labelOf(name);
  return typeof last === 'number' ? `Entry ${last + 1} of ${label.charAt(0).toLowerCase()}${label.slice(1)}` : label;
}

function valueAt(input: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[part] : undefined,
    input,
  );
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'must be text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be a JSON object',
  record: 'must be a JSON object',
};

function listChoices(values: readonly unknown[]): string {
  const quoted = values.map((value) => `“${String(value)}”`);
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1) ?? ''}`;
}

/** Reports the branch whose type fits: over-long text is too long, not "not a number". */
function describeUnion(issue: z.core.$ZodIssueInvalidUnion, input: unknown): string {
  const known = issue.errors.find(
    (branch) => !branch.some((one) => one.code === 'invalid_type' && one.path.length === 0),
  )?.[0];
  if (known !== undefined) return describePredicate(known, input);
  const kinds = issue.errors.flatMap((branch) => branch.flatMap((one) => ('expected' in one ? [one.expected] : [])));
  const names = kinds.map((kind) => (KINDS[kind] ?? '').replace('must be ', ''));
  return `must be ${names.join(' or ')}`;
}

function describeTooBig(issue: z.core.$ZodIssueTooBig): string {
  const most = issue.maximum.toLocaleString('en-GB');
  if (issue.origin === 'string') return `can have at most ${most} characters`;
  if (issue.origin === 'array' || issue.origin === 'set') return `can have at most ${most} entries`;
  return isLong(issue.maximum) ? 'is too large a number' : `can be at most ${most}`;
}

function describeTooSmall(issue: z.core.$ZodIssueTooSmall): string {
  const least = issue.minimum.toLocaleString('en-GB');
  if (issue.origin === 'string' || issue.origin === 'array' || issue.origin === 'set') {
    const what = issue.origin === 'string' ? 'characters' : 'entries';
    return Number(issue.minimum) <= 1 ? 'must not be empty' : `must have at least ${least} ${what}`;
  }
  if (Number(issue.minimum) === 0) return 'must not be negative';
  return isLong(-issue.minimum) ? 'is too small a number' : `must be at least ${least}`;
}

/** The predicate of the sentence; messages given to `refine` are written the same way. */
function describePredicate(issue: Issue, input: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      if (valueAt(input, issue.path) === undefined && issue.path.length > 0) return 'is missing';
      return KINDS[issue.expected] ?? 'is not valid';
    case 'too_big':
      return describeTooBig(issue);
    case 'too_small':
      return describeTooSmall(issue);
    case 'invalid_value':
      return `must be ${listChoices(issue.values)}`;
    case 'not_multiple_of':
      return issue.divisor === 1 ? 'must be a whole number' : `must be a multiple of ${issue.divisor}`;
    case 'invalid_union':
      return describeUnion(issue, valueAt(input, issue.path));
    case 'custom':
      return issue.message;
    case 'invalid_format':
    case 'unrecognized_keys':
    case 'invalid_key':
    case 'invalid_element':
      return 'is not valid';
  }
}

/** A page of the release before, or of the next one, is told what helps; see docs/decisions/255. */
const IF_UPDATED = 'If the server was updated just now, reload the page.';

/** Unknown field names are echoed up to this length. */
const LONGEST_NAME = 100;

/**
 * Turns a validation issue into a sentence for users and the field it concerns. The schema library's own wording never
 * reaches anyone.
 */
export function describeIssue(issue: Issue | undefined, input: unknown): { message: string; field?: string } {
  if (issue === undefined) return { message: 'The request is not valid.' };
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    const name = (issue.keys[0] ?? '').slice(0, LONGEST_NAME);
    return {
      message: `There is no field “${name}” here. ${IF_UPDATED}`,
      field: [...path, name].join('.').slice(0, LONGEST_NAME),
    };
  }
  const field = path.join('.').slice(0, LONGEST_NAME);
  const message = `${subjectOf(issue.path)} ${describePredicate(issue, input)}.`;
  return field === '' ? { message } : { message, field };
}
