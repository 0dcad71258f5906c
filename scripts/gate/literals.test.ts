import { ERRORS } from '@scriptorium/contract/errors.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TEMPLATES } from '@scriptorium/contract/said.ts';
import { REFUSALS } from '../../web/src/lib/languages/refusals.ts';
import { OTHER_SENTENCES } from '../../web/src/lib/languages/sentences.ts';
import { findLiterals, listLiterals, listTextKeys } from './literals.ts';
import { listSources, ROOT } from './step.ts';

/** Translated on display, by the English sentence. */
const KNOWN = new Set<string>([...OTHER_SENTENCES, ...Object.values(ERRORS).map(({ message }) => message)]);

const NAME = 'a name';
const EXAMPLE = 'an example of what to type';
const DOCUMENT = 'goes into the document';
const CLIENT = 'how the browser calls itself at log-in; kept with the session';
const LOG = 'for the log only';
const FAULT = 'faults in YAML, JSON and BibTeX are named in English';

/** Texts that are the same in every language, and why. */
const EXCEPTIONS: readonly (readonly [file: string, text: string, why: string])[] = [
  ['web/src/lib/describe-client.ts', 'Samsung Internet', NAME],
  ['web/src/lib/describe-client.ts', 'Android phone', CLIENT],
  ['web/src/lib/describe-client.ts', 'Android tablet', CLIENT],
  ['web/src/ui/guest-sheet.tsx', 'Maren', NAME],
  ['web/src/ui/guest-sheet.tsx', 'Jonas', NAME],
  ['web/src/features/workspace/paper-head.tsx', 'PDF', NAME],
  ['web/src/features/dashboard/paper-facts.tsx', 'PDF', NAME],
  ['web/src/editor/live-preview/citation-card-view.ts', 'Mod-Shift-c', 'a key, shown as it is labelled'],
  ['web/src/editor/commands/insert-block.ts', '::: {.note} {} :::', DOCUMENT],
  [
    'web/src/editor/commands/insert-block.ts',
    '| Column 1 | Column 2 | Column 3 | |----------|----------|----------| | | | | | | | |',
    DOCUMENT,
  ],
  ['web/src/features/admin-providers/directory-dialog.tsx', 'Entra ID', NAME],
  ['web/src/features/admin-providers/directory-dialog.tsx', 'university.edu', EXAMPLE],
  ['web/src/features/admin-providers/provider-fields.tsx', 'university.edu', EXAMPLE],
  ['web/src/features/admin-providers/ldap-fields.tsx', 'ou=people,dc=example,dc=org', EXAMPLE],
  ['web/src/features/admin-providers/presets.ts', 'https://login.example.org', EXAMPLE],
  ['web/src/features/admin-providers/presets.ts', 'https://keycloak.example.org/realms/name', EXAMPLE],
  ['web/src/features/admin-providers/presets.ts', 'ldaps://ldap.example.org', EXAMPLE],
  ['web/src/features/workspace/import-work.ts', 'Imported files', 'the name of a file'],
  ['web/src/editor/citations/bib-index.ts', 'There is one more fault.', FAULT],
  ['web/src/editor/citations/bib-index.ts', 'There are {} more faults.', FAULT],
  ['web/src/editor/citations/bib-index.ts', 'Line {}: {}{}', FAULT],
  ['web/src/editor/collab/core/exchange.ts', 'The push was refused ({}) and will be retried.', LOG],
  [
    'web/src/editor/collab/core/exchange.ts',
    'The comments here are not where the server has them; they are fetched again.',
    LOG,
  ],
  ['web/src/editor/collab/core/session.ts', 'Something went wrong', LOG],
  ['web/src/editor/collab/io/connection.ts', 'WebSocket reported an error during await.', LOG],
];

describe('texts of the page are in the catalogue', () => {
  const keys = listTextKeys();
  const all = listLiterals('web/src').filter(({ text }) => !keys.has(text));
  const isExcepted = (file: string, text: string): boolean =>
    EXCEPTIONS.some((one) => file === one[0] && text === one[1]);

  it('there are no other texts in the code', () => {
    const left = all.filter(({ file, text }) => !KNOWN.has(text) && !isExcepted(file, text));
    expect(left.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  });

  it('every exception is still in the code', () => {
    const gone = EXCEPTIONS.filter(([file, text]) => !all.some((one) => one.file === file && one.text === text));
    expect(gone).toEqual([]);
  });
});

it('errors from the server are shown through readMessage, which translates them', () => {
  const raw = listSources('web/src/features', 'web/src/app', 'web/src/ui')
    .filter((file) => !/\.test\.tsx?$/u.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(ROOT, file), 'utf8');
      return [...source.matchAll(/\b(?:error|failure|cause)\.message\b/gu)].map(() => file);
    });
  // The first draws PDFs; the second recognises the browser's own messages.
  expect(raw).toEqual(['web/src/features/admin-defaults/pdf-pages.tsx', 'web/src/ui/error-boundary.tsx']);
});

it('every refusal of the server can be translated', () => {
  // SCIM's refusals go to directories, not to people.
  const sources = listSources(
    ...['operations', 'model', 'pipeline', 'jobs', 'domain', 'adapters'].map((folder) => `server/src/${folder}`),
    'contract/src',
  ).filter((file) => !/\.test\.ts$|\/scim\/|\/provisioning\//u.test(file));
  const texts = new Map(sources.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
  const find = (pattern: RegExp, within = ''): string[] =>
    [...texts]
      .filter(([file]) => file.startsWith(within))
      .flatMap(([, text]) => [...text.matchAll(pattern)].map(([, sentence]) => sentence ?? ''));
  const refusals = new Set<string>([...REFUSALS, ...TEMPLATES]);
  const isUnknown = (sentence: string): boolean => !KNOWN.has(sentence) && !refusals.has(sentence);
  const said = ['operations', 'model', 'pipeline'].flatMap((folder) =>
    find(/\b(?:message:|[a-z]*[mM]essage =)\s*'([^'\n]+)'/gu, `server/src/${folder}/`),
  );
  const refused = find(/\b(?:ImportRefused|ArchiveRefused|XmlRefused|NotWord|refuse|bad)\(\s*'([A-Z][^'\n]+\.)'/gu);
  const constants = find(/^(?:export )?const [A-Z_]+ =\s*'([A-Z][^'\n]+ [^'\n]+\.)';/gmu, 'server/src/operations/');
  expect([...new Set([...said, ...refused, ...constants])].filter(isUnknown)).toEqual([]);
  // Messages of field checks are predicates of a sentence.
  expect(find(/\.refine\([^;]*?,\s*'([a-z][^'\n]+)',?\s*\)/gu, 'contract/src/').filter(isUnknown)).toEqual([]);
  const all = new Set(find(/'([A-Z“][^'\n]+)'/gu));
  expect(REFUSALS.filter((sentence) => !all.has(sentence))).toEqual([]);
});

it('every template is used', () => {
  const sources = listSources('server/src', 'contract/src').filter(
    (file) => !/\.test\.ts$|contract\/src\/(?:said|rules\/import-remarks[\w-]*)\.ts$/u.test(file),
  );
  const source = sources.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n');
  // Assembled from parts that the types check.
  const joined = /^(?:A folder cannot be|\{done\} of|Please provide|This is not an? (?!text|doc))/u;
  expect(
    TEMPLATES.filter((text) => !source.includes(`'${text.replaceAll('\\', '\\\\')}'`) && !joined.test(text)),
  ).toEqual([]);
});

describe('the search for texts in code', () => {
  const find = (source: string): string[] => findLiterals('a.tsx', source);

  it.each([
    ['const a = <p>Hello</p>;', 'Hello'],
    ['const a = <p>{open ? "Close it now" : none}</p>;', 'Close it now'],
    ['const a = <Button aria-label="close" />;', 'close'],
    ['const a = <Input placeholder={isLong ? "name" : ""} />;', 'name'],
    ['const a = { label: "Copy" };', 'Copy'],
    ['button.title = `Copy ${name}`;', 'Copy {}'],
    ['button.setAttribute("aria-label", "Table");', 'Table'],
    ['report("gone", "error");', 'gone'],
    ['view.dispatch({ effects: EditorView.announce.of(`${name} left`) });', '{} left'],
    ['const row = createElement("p", "cm-note", "nothing");', 'nothing'],
    ['const why = "The file is gone.";', 'The file is gone.'],
    ['class A { say() { return "The file is gone."; } }', 'The file is gone.'],
    ['const a = { say() { const why = "The file is gone."; return why; } };', 'The file is gone.'],
    ['const why = `${count} files are gone.`;', '{} files are gone.'],
  ])('sees %s', (source, text) => {
    expect(find(source)).toContain(text);
  });

  it.each([
    "import { a } from './Some name.ts';",
    "type A = 'One thing' | 'Another thing';",
    "throw new Error('This cannot be');",
    "console.warn('It could not be read', error);",
    "if (key === 'Page Up') go();",
    "button.setAttribute('class', 'cm-note open');",
    'const a = <p className="a b">{t(\'hello\', { name })}</p>;',
    "const style = { font: '400 .84em var(--font-code)' };",
    "const a = { label: t('copy') };",
  ])('leaves %s', (source) => {
    expect(find(source)).toEqual([]);
  });
});
