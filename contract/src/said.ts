import { formatBytes } from './rules/byte-size.ts';
import { IMPORT_REMARKS } from './rules/import-remarks.ts';

/** Input fields that people fill in, as subjects of sentences. Other fields go by their own names. */
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
 * Sentences with values from the server. They travel as the English sentence, for programs and older pages, and as a
 * template with values, from which a page makes the sentence in its own language. A template missing in a language does
 * not compile; scripts/gate/literals.test.ts reports unused ones.
 */
export const TEMPLATES = [
  // Exports
  'The file {path} was deleted or moved away before its export began.',
  'The file {path} is not a text.',
  '“{path}” cannot be a folder of this workspace.',
  '“{path}” is a file. Choose another folder.',
  'The folder “{path}” for the result could not be created: {why}',
  'There is no file at “{path}”.',
  '“{path}” is not a text that can be exported.',
  '{name} is larger than 10 MB.',
  '{name}: {why}',
  '{name} was sent twice.',
  'A profile can have at most {most} files.',
  'Line {line}: {why}',
  'The image {url} is on another server and was not fetched. Upload it to the workspace and use its path.',
  'The image {path} was not found in the workspace. Check the path, or upload the image.',
  'The image {path} could not be read. Save it again as PNG, JPEG or SVG.',
  'The figure {path} could not be read. Save it again as PDF, PNG or SVG.',
  'The figure {path} is protected with a password. Save it again without one.',
  'The figure {path} takes too long to draw. Save it as PNG, or with fewer points.',
  'The figure {path} has several pages, and the first is shown. Save the page you want as a file of its own.',
  'The bibliography {path} could not be written as BibTeX and is not in the zip file. Save it as .bib.',
  'The bibliography {path} was not found in the workspace, so citations are shown as keys. Upload it, or correct the path.',
  'The bibliography {path} is on another server and was not fetched. Upload it to the workspace.',
  'The citation style {path} was not found in the workspace and is none of those included (apa.csl, ieee.csl, vancouver.csl, …). Chicago (author and date) was used.',
  'The citation style {path} cannot be used: {fault}. Chicago (author and date) was used.',
  'The citation style {path} is on another server and was not fetched. Upload the .csl file to the workspace.',
  'Nothing is labelled “{label}”, so the reference to it is shown as “??”. Correct the label, or write \\label{…} where it belongs.',
  'The label “{label}” is used twice; links lead to the first. Give one of them another label.',
  'A link leads to “#{id}”, which is not in the document. Correct it, or give the place this label.',
  'LaTeX that this format cannot take was left out: {code}. Write it as Markdown, or export as LaTeX.',
  'Typst code that loads packages or files was left out: {code}. Only code that needs nothing else can be used.',
  'A formula could not be read and is shown as its source: {code}. Look for a missing brace or an unknown command.',
  'The image {path} has no description for people who cannot see it. Write one between the brackets: ![description](…).',
  'The PDF is tagged, but does not meet PDF/UA: {why}.',
  'No font has these characters: {characters}. Their codes are shown in small boxes; an administrator can add a font (EXPORT_FONTS).',
  'The font “{font}” is not on this server; another one was used. Choose another one, or ask an administrator to add it.',
  'The Typst code in the text names the file {path}, which is not in the workspace. Upload it, or correct the path.',
  'The PDF could not be typeset: {why}',
  'LaTeX stopped: {why}. Correct the code there, or typeset the PDF with Typst, which leaves LaTeX code out.',
  'LaTeX stopped near “{place}”: {why}. Correct the code there, or typeset the PDF with Typst, which leaves LaTeX code out.',
  'The LaTeX in the text reads {file}, which is not a file of this export. Put it into the workspace and give its path, or remove the command.',
  'LaTeX needs {file}, which is not on this server. Do without it, or ask an administrator to install it.',
  'The filter {filter} of the export profile stopped with an error: {why} Tell an administrator.',
  'The filter {filter} of the export profile stopped with an error in its line {line}: {why} Tell an administrator.',
  'The front matter is not valid YAML: {why} Check the indentation, close what is open, and put texts with “:” in quotes.',
  'The metadata file {file} is not valid YAML: {why} Check the indentation, close what is open, and put texts with “:” in quotes.',
  'The file {file} that the export profile names was not found. Add it to the profile or the workspace, or remove it from the profile.',
  'The template of the export profile could not be read: {why} Look for a “$” that is not closed.',
  'The bibliography could not be read: {why} Look for a missing comma or brace.',
  'The export profile names a format that does not exist: {why} Correct “from” or “to” in it.',
  'The export profile switches on “{extension}”, which {format} does not have. Take it out of “from” or “to”.',
  'Citations: {why}',
  'The citation key @{key} is not in the bibliography. Correct the key, or add the source.',
  'Something that this format cannot take was left out: {why}',
  'The language “{code}” in the front matter is not known. Use a code like “en-GB” or “de”.',
  'The file {path} is on another server and was not fetched. Upload it to the workspace and use its path.',
  'The file {path} was not found and was left out. Upload it, or correct the path.',
  'The file {path} that LaTeX includes here was not found. Choose it as a further file of this export instead.',
  'The address of [{name}] is given twice. Delete one of the lines, or rename it.',
  'The footnote [^{name}] is defined twice; the last one counts. Give one of them another name.',
  'The footnote [^{id}] is defined but not used. Refer to it with [^{id}], or delete it.',
  'The footnote [^{id}] is not defined. Write its text on a line that begins with “[^{id}]:”.',
  'The code block that begins here with “{mark}” is not closed: everything after it became code. Write “{mark}” on a line of its own after it.',
  'The export took longer than {seconds} seconds and was stopped. Split the document, or look for a very long table, list or formula.',
  'The export needed more than {most} of memory and was stopped. Make its images smaller or split the document.',
  'The result is larger than {most}. Make the images smaller or split the document.',
  'The export profile is not valid: {why}',
  'The export profile is not complete: {why}',
  'The filter {filter} is not among this profile’s files. Upload it.',
  // Defaults files, line by line
  'This is not YAML that can be read.',
  'Tags (words after “!”) cannot be used.',
  'A line needs a key and its value, as in “key: value”. Put a text that contains “: ” in quotes.',
  'YAML is indented with spaces, not with tabs.',
  'A defaults file is one document; remove the second “---”.',
  'The indentation of this line does not match the lines above.',
  'A quote, bracket or brace is not closed here, or “:” or a space is missing.',
  'This does not belong here.',
  '“\\” begins a code in double quotes. Write “\\\\”, or use single quotes.',
  'A text cannot begin with this character. Put it in quotes.',
  'A defaults file can be at most {most}.',
  'A defaults file may have at most {most} lines.',
  'This has too many lists or mappings.',
  'This is nested too deeply.',
  'This contains a NUL character.',
  'A defaults file is a mapping: lines of “key: value”.',
  'This has too many values.',
  'Anchors and aliases (“&”, “*”) cannot be used.',
  'A key must be a word.',
  '“{name}” cannot be used as a key.',
  '“{name}” appears twice.',
  '“{name}” is not a key of a defaults file that can be used here.',
  'A value of {key} {predicate}.',
  'must be one of {choices}',
  'must be a format that is known here; “{name}” is not',
  'must not name an address: nothing is loaded from the network',
  'must not contain “$…”: variables of the server cannot be used',
  'must not climb out of the folder with “..”',
  'a list of texts',
  'a list of whole numbers',
  'a mapping',
  'a list of citeproc and of Lua filters among this profile’s files, like [tables.lua, citeproc]',
  'the name of a format, like markdown or html5+smart',
  'the path of a file',
  'a file of the workspace, not an address',
  'a path inside the workspace',
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
  'You can have at most {most} passkeys. Remove one first.',
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
  'The value must be domains like example.org; “{wrong}” is not one.',
  'The value must be an address that begins with https:// or http://.',
  // Sharing and publishing
  'An address has {least} to {most} small letters from a to z and digits, with single hyphens between them.',
  '{count} documents of this workspace are published already.',
  'Enter a name of at most {most} letters, digits, spaces, dots and hyphens.',
  'This is shared with {count} already. Share it with a group instead.',
  'Things in this workspace are shared {count} times already. Share a folder, or with a group, instead.',
  'This already has {count} links. Revoke one to create another.',
  'There are {count} links into this workspace already. Revoke some first.',
  // References
  'This is not a DOI.',
  'This is not an arXiv identifier.',
  'This is not a PubMed identifier.',
  'This is not an ISBN.',
  'At most {most} libraries can be linked in a workspace.',
  'This library has {count} items. At most {most} can be kept in sync with a file.',
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
  'There is no field “{name}” here. If the server has just been updated, reload the page.',
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
  'is nested too deeply',
  'contains nothing that can be seen',
  'are more than can be printed at once',
  'does not fit its text',
  'has lost what it cannot have held',
  ...IMPORT_REMARKS,
] as const;

export type Template = (typeof TEMPLATES)[number] | FieldName;

/** Strings are names or user input, shown as they are; a nested `Said` is translated on its own. */
export type SaidValue = string | number | { readonly bytes: number } | Said;

export interface Said {
  readonly text: string;
  readonly values: Readonly<Record<string, SaidValue>>;
}

type Holes<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Exclude<Name, '…'> | Holes<Rest>
  : never;

/** An English sentence and, if it has values, its template. */
export interface Sentence {
  readonly message: string;
  readonly said?: Said | undefined;
}

/**
 * Fills a template: returns the English sentence with what translations need. Example: `fail('not-found', say('There is
 * no file at “{path}”.', { path }))`.
 */
export function say<const Text extends Template>(
  text: Text,
  values: Readonly<Record<Holes<Text>, SaidValue>>,
): Required<Sentence> & { readonly said: Said } {
  const said = { text, values };
  return { message: fill(said), said };
}

/** A sentence to be nested in another as a value. */
export function quote({ message, said }: Sentence): Said {
  return said ?? { text: message, values: {} };
}

export interface Filling {
  readonly translate?: (english: string) => string;
  readonly locale?: string | undefined;
  /** Names of the units of bytes, smallest first. */
  readonly units?: readonly string[];
}

const NAMES: ReadonlySet<string> = new Set(FIELDS);

/**
 * The sentence in a language, given by `translate` and `locale` (BCP 47); English by default. A placeholder without a
 * value is left as it is.
 */
export function fill({ text, values }: Said, filling: Filling = {}): string {
  const { translate = (english: string): string => english, locale = 'en-GB', units } = filling;
  return translate(text).replaceAll(/\{([a-z]+)\}/gu, (hole, name: string, at: number) => {
    const value = values[name];
    if (value === undefined) return hole;
    if (typeof value === 'string') return value;
    if (typeof value === 'number') return value.toLocaleString(locale);
    if ('bytes' in value) return formatBytes(value.bytes, locale, units);
    const part = fill(value, filling);
    // Within an English sentence, a field starts in lower case.
    return filling.translate === undefined && at > 0 && NAMES.has(value.text) ? part.replace(/^The /u, 'the ') : part;
  });
}

/** The same sentence with its string values changed, for someone who must not see them. */
export function mapNames({ text, values }: Said, change: (name: string) => string): Said {
  const changed = Object.entries(values).map(([name, value]): [string, SaidValue] => {
    if (typeof value === 'string') return [name, change(value)];
    return [name, typeof value === 'object' && 'text' in value ? mapNames(value, change) : value];
  });
  return { text, values: Object.fromEntries(changed) };
}
