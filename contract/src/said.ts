import { formatBytes } from './rules/byte-size.ts';

/** Fields of calls that people fill in, as the subject of a sentence. Others are named as they are. */
export const FIELDS = [
  'The id',
  'The id of the job',
  'The export profile',
  'The session',
  'The workspace',
  'The e-mail address',
  'The list of e-mail addresses',
  'Whether the address is verified',
  'Whether the account is suspended',
  'Whether this is an administrator',
  'Whether people can sign up',
  'Whether a group sends an e-mail',
  'Whether an export sends an e-mail',
  'The description of the browser',
  'The token of the link',
  'The image',
  'The user',
  'The group name',
  'The folder',
  'The path',
  'The list of paths',
  'The file name',
  'The list of files',
  'The list of items',
  'The position in the event log',
  'The time',
  'The search',
  'The filter by storage',
  'What the call is made with',
  'The directory',
  'The token',
  'Whether the directory takes accounts that there are already',
  'Whether new people get an e-mail',
  'The name',
  'The new name',
  'The display name',
  'The new email',
  'The password',
  'The old password',
  'The new password',
  'The login password',
  'The login',
  'The quota',
  'The role',
  'The group',
  'The group role',
  'The owner',
  'The label',
  'The note',
  'The domains',
  'The claim',
  'The claims',
  'The value',
  'The issuer',
  'The client id',
  'The client secret',
  'The scopes',
  'The trusted domains',
  'The base',
  'The filter',
  'The code',
  'The content',
  'The text',
  'The words',
  'The title',
  'The key',
  'The keys',
  'The style',
  'The language',
  'The theme',
  'The library',
  'The link',
  'The version',
  'The item',
  'The target folder',
  'The changes',
  'The works',
  'The limit',
  'The offset',
  'The review',
  'The passage',
] as const;

export type FieldName = (typeof FIELDS)[number];

/**
 * Sentences that the server fills in. They travel as the English sentence, for programs and older pages, and as the
 * template with its values, of which a page makes the sentence of its own language. A template that a language lacks does
 * not compile; scripts/gate/literals.test.ts names one that nobody says.
 */
export const TEMPLATES = [
  // Exports
  'The file {path} was deleted or moved away before its export began.',
  'The file {path} is not a text.',
  '“{path}” cannot be a folder of this workspace.',
  '“{path}” is a file. Choose another folder.',
  'The folder “{path}” for the result could not be made: {why}',
  'There is no file at “{path}”.',
  '“{path}” is not a text that can be exported.',
  '{name} is larger than 10 MB.',
  '{name}: {why}',
  '{name} was sent twice.',
  'A profile can have at most {most} files.',
  'Line {line}: {why}',
  // Items
  'A folder cannot be moved into itself.',
  'A folder cannot be copied into itself.',
  'A name must not be longer than 255 bytes.',
  'Cancelled.',
  'Something went wrong on the server.',
  'Cancelled. {done} of {total} items were permanently deleted; the rest is still in the trash.',
  '{why} {done} of {total} items were restored; the rest is still in the trash.',
  'One upload may change at most {most} texts, or 1 MB of them. Send the files in several uploads.',
  // Accounts and administration
  'There is no account with the e-mail address {email}.',
  'The quota can be at most {most} on this server.',
  '{done} of {total} accounts were changed.',
  '{done} of {total} accounts were deleted.',
  'Cancelled. {what}',
  '{what} {why}',
  'Then something went wrong on the server.',
  'Please provide a name for the button.',
  'Please provide the client ID that the provider gave you.',
  'Please provide the name of a claim.',
  'Please provide a value.',
  'A provider can have {most} rules at most.',
  'There can be {most} providers at most.',
  'A directory can have {most} tokens at most. Revoke one first.',
  'There can be {most} directories at most.',
  'The filter needs {placeholder} where the user name belongs, like (uid={placeholder}).',
  '{most} passkeys are the most. Remove one first.',
  '{most} logins are linked to your account already. Remove one first.',
  'Only addresses at {domains} can sign up here.',
  'A password needs at least {least} characters.',
  // Settings
  'The value must be 0 or 1.',
  'The value contains a line break or another control character.',
  'The value must be one of {choices}.',
  'The value can have at most {most} characters.',
  'The value must be a whole number.',
  'The value must be at least {least}.',
  'The value can be at most {most}.',
  'The value can hold at most 100 domains.',
  'The value must be domains like example.org; “{wrong}” is none.',
  'The value must be an address that begins with https:// or http://.',
  // Sharing and publishing
  'An address has {least} to {most} small letters from a to z and digits, with single hyphens between them.',
  '{count} documents of this workspace are published already.',
  'Give a name of at most {most} letters, digits, spaces, dots and hyphens.',
  'This is shared with {count} already. Share it with a group instead.',
  'Things in this workspace are shared {count} times already. Share a folder, or with a group, instead.',
  'There are {count} links to this already. Withdraw some first.',
  'There are {count} links into this workspace already. Withdraw some first.',
  // References
  'This is not a DOI.',
  'This is not an arXiv identifier.',
  'This is not a PubMed identifier.',
  'This is not an ISBN.',
  'At most {most} libraries can be linked in a workspace.',
  'This library has {count} items. At most {most} can be kept in step with a file.',
  'Zotero is busy. Nothing was changed. Please try again in {seconds} seconds.',
  '{service} could not be reached. Please try again in a moment.',
  '{service} did not answer in time. Please try again in a moment.',
  '{service} is busy. Please try again in {seconds} seconds.',
  '{service} sent an answer that could not be read.',
  // Import and Word
  'The version that this file belongs to could not be exported again to be compared with it: {why}',
  '“{name}” declares entities of its own, which could read or fill the server.',
  '“{name}” is nested more than {most} levels deep, which no text is.',
  'This zip has two files called “{name}”.',
  '“{name}” in this zip is a link, which could lead anywhere.',
  '“{name}” unpacks to more than a hundred times its size, which no document does.',
  'The name “{name}” in this zip cannot be used.',
  '“{name}” in this zip is damaged, or packed in a way that is not supported.',
  // Fields of calls: contract/src/describe-issue.ts
  '{subject} {predicate}.',
  'The request is not valid.',
  'There is no field “{name}” here. If the server was updated just now, reload the page.',
  'The request',
  'The {name}',
  'Entry {number} of {list}',
  '{first} or {last}',
  'text',
  'a number',
  'a whole number',
  'true or false',
  'a list',
  'a JSON object',
  'is missing',
  'is not valid',
  'is empty',
  'is too large a number',
  'is too small a number',
  'is longer than 1,024 bytes',
  'must be {what}',
  'must be at least {least}',
  'must be a multiple of {step}',
  'must not be empty',
  'must not be negative',
  'must have at least {least} characters',
  'must have at least {least} entries',
  'must look like name@example.org',
  'can be at most {most}',
  'can have at most {most} characters',
  'can have at most {most} entries',
  'contains a carriage return',
  'contains a line break or another control character',
  'contains characters that cannot be stored',
  'are more than can be printed at once',
  'does not fit its text',
  'has lost what it cannot have held',
] as const;

export type Template = (typeof TEMPLATES)[number] | FieldName;

/** Strings are names and words of people; a sentence within a sentence is said by itself. */
export type SaidValue = string | number | { readonly bytes: number } | Said;

export interface Said {
  readonly text: string;
  readonly values: Readonly<Record<string, SaidValue>>;
}

type Holes<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Holes<Rest> : never;

/** A sentence in English, and what it was made of if something was filled in. */
export interface Sentence {
  readonly message: string;
  readonly said?: Said | undefined;
}

/** The English sentence, and what other languages make it of: `fail('not-found', say('There is no file at “{path}”.', { path }))`. */
export function say<const Text extends Template>(
  text: Text,
  values: Readonly<Record<Holes<Text>, SaidValue>>,
): Required<Sentence> & { readonly said: Said } {
  const said = { text, values };
  return { message: fill(said), said };
}

/** Somebody else’s sentence as a part of another. */
export function quote({ message, said }: Sentence): Said {
  return said ?? { text: message, values: {} };
}

export interface Filling {
  readonly translate?: (english: string) => string;
  readonly locale?: string | undefined;
  /** Of bytes, from the smallest. */
  readonly units?: readonly string[];
}

/** The sentence in a language; in English without one. */
export function fill({ text, values }: Said, filling: Filling = {}): string {
  const { translate = (english: string): string => english, locale = 'en-GB', units } = filling;
  return translate(text).replaceAll(/\{([a-z]+)\}/gu, (hole, name: string, at: number) => {
    const value = values[name];
    if (value === undefined) return hole;
    if (typeof value === 'string') return value;
    if (typeof value === 'number') return value.toLocaleString(locale);
    if ('bytes' in value) return formatBytes(value.bytes, locale, units);
    const part = fill(value, filling);
    // Within an English sentence, a field begins in lower case.
    return filling.translate === undefined && at > 0 ? part.replace(/^The /u, 'the ') : part;
  });
}

/** The same with other words for names, as for somebody who must not see them. */
export function mapNames({ text, values }: Said, change: (name: string) => string): Said {
  const changed = Object.entries(values).map(([name, value]): [string, SaidValue] => {
    if (typeof value === 'string') return [name, change(value)];
    return [name, typeof value === 'object' && 'text' in value ? mapNames(value, change) : value];
  });
  return { text, values: Object.fromEntries(changed) };
}
