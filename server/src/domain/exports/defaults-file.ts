import { quote, say, type Sentence, type Template } from '@scriptorium/contract/said.ts';
import { attachmentNameProblem } from '@scriptorium/contract/rules/attachment-rules.ts';
import {
  DEFAULTS_KEYS,
  PRODUCT_FILES,
  READERS,
  REFUSED_KEYS,
  type DefaultsKind,
} from '@scriptorium/contract/rules/defaults-keys.ts';
import { WRITERS, writerName } from '@scriptorium/contract/rules/output-filename.ts';
import { LineCounter, isAlias, isMap, isNode, isScalar, parseDocument, visit, type Document } from 'yaml';

export interface DefaultsProblem extends Sentence {
  /** Counted from 1. */
  readonly line: number;
}

export interface CheckedDefaults {
  readonly problems: readonly DefaultsProblem[];
  /** The values, if there are no problems. */
  readonly options: Readonly<Record<string, unknown>> | undefined;
}

const MAX_BYTES = 64 * 1024;
const MAX_LINES = 2_000;
const MAX_BRACKETS = 400;
const MAX_INDENT = 200;
const MAX_NODES = 4_000;
const MAX_PROBLEMS = 50;

/**
 * Parses a profile's pandoc defaults file: one YAML mapping of allowed keys. Each bound is checked before the costly step
 * it guards, so hostile input is rejected within milliseconds. `engines` are the LaTeX programs installed on this server.
 */
export function checkDefaultsFile(text: string, engines: readonly string[] = []): CheckedDefaults {
  const bound = findBound(text);
  if (bound !== undefined) return { problems: [bound], options: undefined };
  const lines = new LineCounter();
  let document: Document;
  try {
    document = parseDocument(text, {
      lineCounter: lines,
      uniqueKeys: false,
      schema: 'core',
      merge: false,
      logLevel: 'error',
    });
  } catch {
    return { problems: [{ line: 1, ...UNREADABLE }], options: undefined };
  }
  const lineOf = (node: unknown): number => {
    const start = isNode(node) ? node.range?.[0] : undefined;
    return start === undefined ? 1 : lines.linePos(start).line;
  };
  const problems: DefaultsProblem[] = [];
  const report: Report = (node, sentence) => {
    if (problems.length < MAX_PROBLEMS)
      problems.push({ line: typeof node === 'number' ? node : lineOf(node), ...sentence });
  };
  for (const error of [...document.errors, ...document.warnings]) {
    report(error.linePos?.[0].line ?? 1, explainFault(error));
  }
  if (problems.length > 0) return { problems, options: undefined };
  if (document.contents === null) return { problems: [], options: {} };
  checkShape(document, report);
  if (problems.length > 0) return { problems: problems.toSorted(byLine), options: undefined };
  const options: Record<string, unknown> = {};
  if (isMap(document.contents)) {
    for (const pair of document.contents.items) {
      const key = isScalar(pair.key) ? String(pair.key.value) : '';
      const value: unknown = isNode(pair.value) ? pair.value.toJS(document, { maxAliasCount: 0 }) : null;
      const refused = checkKey(key);
      const predicate = key === 'pdf-engine' ? checkEngine(value, engines) : checkKnown(key, value);
      if (refused !== undefined) report(pair.key, refused);
      else if (predicate !== undefined)
        report(pair.value ?? pair.key, say('A value of {key} {predicate}.', { key, predicate: quote(predicate) }));
      options[key] = value;
    }
  }
  if (problems.length > 0) return { problems: problems.toSorted(byLine), options: undefined };
  return { problems: [], options };
}

/** The first filter that a profile names but does not have attached, with its line. */
export function findMissingFilter(
  text: string,
  attached: ReadonlySet<string>,
  engines: readonly string[] = [],
): DefaultsProblem | undefined {
  const { options } = checkDefaultsFile(text, engines);
  const missing = filtersOf(options ?? {}).find((name) => name !== 'citeproc' && !attached.has(name));
  if (missing === undefined) return undefined;
  const line = text.split('\n').findIndex((each) => each.includes(missing)) + 1;
  return {
    line: Math.max(1, line),
    ...say('The filter {filter} is not among this profile’s files. Upload it.', { filter: missing }),
  };
}

export function filtersOf(options: Readonly<Record<string, unknown>>): string[] {
  return Array.isArray(options['filters']) ? (options['filters'] as string[]) : [];
}

/** A profile's writer; `html` if it names none, as in pandoc. */
export function writerOf(options: Readonly<Record<string, unknown>>): string {
  const to = options['to'] ?? options['writer'];
  return typeof to === 'string' ? to : 'html';
}

function byLine(a: DefaultsProblem, b: DefaultsProblem): number {
  return a.line - b.line;
}

function findBound(text: string): DefaultsProblem | undefined {
  if (text.length > MAX_BYTES)
    return { line: 1, ...say('A defaults file can be at most {most}.', { most: { bytes: MAX_BYTES } }) };
  let line = 1;
  let brackets = 0;
  let indent = 0;
  for (let i = 0; i < text.length; i += 1) {
    const character = text.charCodeAt(i);
    if (character === 10) {
      line += 1;
      indent = 0;
      if (line > MAX_LINES)
        return { line, ...say('A defaults file may have at most {most} lines.', { most: MAX_LINES }) };
    } else if (character === 0x5b || character === 0x7b) {
      brackets += 1;
      if (brackets > MAX_BRACKETS) return { line, ...say('This has too many lists or mappings.', {}) };
    } else if (character === 32 || character === 0x2d || character === 0x3f) {
      indent += 1;
      if (
        indent > MAX_INDENT &&
        text
          .slice(i - 20, i)
          .trim()
          .replaceAll(/[-?\s]/g, '') === ''
      ) {
        return { line, ...say('This is nested too deeply.', {}) };
      }
    } else if (character === 0) {
      return { line, ...say('This contains a NUL character.', {}) };
    }
  }
  return undefined;
}

const UNREADABLE = say('This is not YAML that can be read.', {});
const TAGGED = say('Tags (words after “!”) cannot be used.', {});
const NO_KEY = say(
  'A line needs a key and its value, as in “key: value”. Put a text that contains “: ” in quotes.',
  {},
);

/** By the parser's error codes; its own messages are technical, and in English only. */
const FAULTS: Readonly<Record<string, Sentence>> = {
  TAB_AS_INDENT: say('YAML is indented with spaces, not with tabs.', {}),
  MULTIPLE_DOCS: say('A defaults file is one document; remove the second “---”.', {}),
  TAG_RESOLVE_FAILED: TAGGED,
  BAD_INDENT: say('The indentation of this line does not match the lines above.', {}),
  MISSING_CHAR: say('A quote, bracket or brace is not closed here, or “:” or a space is missing.', {}),
  UNEXPECTED_TOKEN: say('This does not belong here.', {}),
  BLOCK_AS_IMPLICIT_KEY: NO_KEY,
  MULTILINE_IMPLICIT_KEY: NO_KEY,
  BAD_DQ_ESCAPE: say('“\\” begins a code in double quotes. Write “\\\\”, or use single quotes.', {}),
  BAD_SCALAR_START: say('A text cannot begin with this character. Put it in quotes.', {}),
};

function explainFault({ code, message }: { code: string; message: string }): Sentence {
  // An unclosed element has an error code of its own only if nothing follows.
  const isOpen = code === 'BAD_INDENT' && message.includes('and end with a');
  return FAULTS[isOpen ? 'MISSING_CHAR' : code] ?? UNREADABLE;
}

type Report = (node: unknown, sentence: Sentence) => void;

function checkShape(document: Document, report: Report): void {
  if (!isMap(document.contents)) {
    report(document.contents, say('A defaults file is a mapping: lines of “key: value”.', {}));
    return;
  }
  let nodes = 0;
  visit(document, {
    Node(_, node) {
      nodes += 1;
      if (nodes === MAX_NODES) {
        report(node, say('This has too many values.', {}));
        return visit.BREAK;
      }
      if (isAlias(node) || (node as { anchor?: string }).anchor !== undefined) {
        report(node, say('Anchors and aliases (“&”, “*”) cannot be used.', {}));
        return visit.BREAK;
      }
      if (node.tag !== undefined && !node.tag.startsWith('tag:yaml.org,2002:')) report(node, TAGGED);
      if (isMap(node)) checkKeys(node.items, report);
      return undefined;
    },
  });
}

function checkKeys(items: readonly { key: unknown }[], report: Report): void {
  const seen = new Set<string>();
  for (const { key } of items) {
    if (!isScalar(key)) {
      report(key, say('A key must be a word.', {}));
      continue;
    }
    const name = String(key.value);
    if (name === '__proto__' || name === 'constructor' || name === 'prototype')
      report(key, say('“{name}” cannot be used as a key.', { name }));
    if (seen.has(name)) report(key, say('“{name}” appears twice.', { name }));
    seen.add(name);
  }
}

/** LaTeX programs that a server may have installed. */
export const PDF_ENGINES: readonly string[] = ['pdflatex', 'xelatex', 'lualatex', 'tectonic'];

function checkEngine(value: unknown, engines: readonly string[]): Sentence | undefined {
  if (value === 'typst' || (typeof value === 'string' && engines.includes(value))) return undefined;
  return say('must be one of {choices}', { choices: ['typst', ...engines].join(', ') });
}

/** The program a profile names for making PDFs instead of Typst, if any. */
export function engineOf(options: Readonly<Record<string, unknown>>): string | undefined {
  const engine = options['pdf-engine'];
  return typeof engine === 'string' && engine !== 'typst' ? engine : undefined;
}

/** Why a key cannot be used at all. */
function checkKey(key: string): Sentence | undefined {
  const refused = Object.hasOwn(REFUSED_KEYS, key) ? REFUSED_KEYS[key] : undefined;
  if (refused !== undefined) return { message: refused };
  if (Object.hasOwn(DEFAULTS_KEYS, key)) return undefined;
  return say('“{name}” is not a key of a defaults file that can be used here.', { name: key });
}

/** Why the value of a known key is wrong, as the predicate of a sentence. */
function checkKnown(key: string, value: unknown): Sentence | undefined {
  const known = Object.hasOwn(DEFAULTS_KEYS, key) ? DEFAULTS_KEYS[key] : undefined;
  return known === undefined ? undefined : checkValue(known.kind, value);
}

function checkValue(kind: DefaultsKind, value: unknown): Sentence | undefined {
  if (Array.isArray(kind)) {
    return typeof value === 'string' && kind.includes(value)
      ? undefined
      : say('must be one of {choices}', { choices: kind.join(', ') });
  }
  switch (kind as Exclude<DefaultsKind, readonly string[]>) {
    case 'flag':
      return typeof value === 'boolean' ? undefined : mustBe('true or false');
    case 'number':
      return Number.isSafeInteger(value) && Math.abs(value as number) <= 10_000 ? undefined : mustBe('a whole number');
    case 'text':
      return typeof value === 'string' ? undefined : mustBe('text');
    case 'texts':
      return isListOf(value, (item) => typeof item === 'string' || typeof item === 'number')
        ? undefined
        : mustBe('a list of texts');
    case 'numbers':
      return isListOf(value, (item) => Number.isSafeInteger(item)) ? undefined : mustBe('a list of whole numbers');
    case 'map':
      return typeof value === 'object' && value !== null && !Array.isArray(value) ? undefined : mustBe('a mapping');
    case 'path':
      return checkPath(value);
    case 'paths': {
      const list: unknown[] = Array.isArray(value) ? value : [value];
      for (const item of list) {
        const predicate = checkPath(item);
        if (predicate !== undefined) return predicate;
      }
      return undefined;
    }
    case 'reader':
      return checkFormat(value, READERS);
    case 'writer':
      return checkFormat(value, WRITERS);
    case 'filters':
      return isListOf(value, isFilter)
        ? undefined
        : mustBe('a list of citeproc and of Lua filters among this profile’s files, like [tables.lua, citeproc]');
    case 'math':
      return checkMath(value);
  }
}

function mustBe(what: Template): Sentence {
  return say('must be {what}', { what: { text: what, values: {} } });
}

function isListOf(value: unknown, test: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(test);
}

function isFilter(item: unknown): boolean {
  return (
    item === 'citeproc' || (typeof item === 'string' && item.endsWith('.lua') && attachmentNameProblem(item) === null)
  );
}

function checkFormat(value: unknown, known: readonly string[]): Sentence | undefined {
  if (typeof value !== 'string' || !/^[a-z0-9_]+([+-][a-z0-9_]+)*$/.test(value)) {
    return mustBe('the name of a format, like markdown or html5+smart');
  }
  const name = writerName(value);
  return known.includes(name) ? undefined : say('must be a format that is known here; “{name}” is not', { name });
}

/** Other methods load scripts from the network. */
function checkMath(value: unknown): Sentence | undefined {
  const method: unknown = typeof value === 'object' && value !== null ? (value as { method?: unknown }).method : value;
  const url: unknown = typeof value === 'object' && value !== null ? (value as { url?: unknown }).url : undefined;
  if (url !== undefined) return say('must not name an address: nothing is loaded from the network', {});
  return method === 'mathml' || method === 'plain' || method === 'gladtex'
    ? undefined
    : say('must be one of {choices}', { choices: 'mathml, plain, gladtex' });
}

function checkPath(value: unknown): Sentence | undefined {
  if (typeof value !== 'string' || value === '') return mustBe('the path of a file');
  if (PRODUCT_FILES.includes(value)) return undefined;
  if (value.includes('${')) return say('must not contain “$…”: variables of the server cannot be used', {});
  if (/^[a-z][a-z0-9+.-]*:/i.test(value)) return mustBe('a file of the workspace, not an address');
  if (value.startsWith('/') || value.startsWith('~') || value.includes('\\'))
    return mustBe('a path inside the workspace');
  if (value.split('/').includes('..')) return say('must not climb out of the folder with “..”', {});
  if (value.startsWith('.scriptorium')) return mustBe('a path inside the workspace');
  return undefined;
}
