import { say, type Sentence } from '@scriptorium/contract/said.ts';
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
  /** 1-based. */
  readonly line: number;
}

export interface CheckedDefaults {
  readonly problems: readonly DefaultsProblem[];
  /** The values, if there is no problem. */
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
    return { problems: [{ line: 1, message: 'This is not YAML that can be read.' }], options: undefined };
  }
  const lineOf = (node: unknown): number => {
    const start = isNode(node) ? node.range?.[0] : undefined;
    return start === undefined ? 1 : lines.linePos(start).line;
  };
  const problems: DefaultsProblem[] = [];
  const report = (node: unknown, message: string) => {
    if (problems.length < MAX_PROBLEMS)
      problems.push({ line: typeof node === 'number' ? node : lineOf(node), message });
  };
  for (const error of [...document.errors, ...document.warnings]) {
    report(error.linePos?.[0].line ?? 1, sentence(error.message, error.code));
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
      const message = key === 'pdf-engine' ? checkEngine(value, engines) : checkEntry(key, value);
      if (message !== undefined) report(/^A value|must/.test(message) ? (pair.value ?? pair.key) : pair.key, message);
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
    ...say('The filter {filter} does not lie beside this profile. Upload it.', { filter: missing }),
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
  if (text.length > MAX_BYTES) return { line: 1, message: 'A defaults file may hold at most 64 KB.' };
  let line = 1;
  let brackets = 0;
  let indent = 0;
  for (let i = 0; i < text.length; i += 1) {
    const character = text.charCodeAt(i);
    if (character === 10) {
      line += 1;
      indent = 0;
      if (line > MAX_LINES) return { line, message: `A defaults file may have at most ${MAX_LINES} lines.` };
    } else if (character === 0x5b || character === 0x7b) {
      brackets += 1;
      if (brackets > MAX_BRACKETS) return { line, message: 'This has too many lists or mappings.' };
    } else if (character === 32 || character === 0x2d || character === 0x3f) {
      indent += 1;
      if (
        indent > MAX_INDENT &&
        text
          .slice(i - 20, i)
          .trim()
          .replaceAll(/[-?\s]/g, '') === ''
      ) {
        return { line, message: 'This is nested too deeply.' };
      }
    } else if (character === 0) {
      return { line, message: 'This holds a NUL character.' };
    }
  }
  return undefined;
}

function sentence(message: string, code: string): string {
  if (code === 'TAB_AS_INDENT') return 'YAML is indented with spaces, not with tabs.';
  if (code === 'MULTIPLE_DOCS') return 'A defaults file is one document; remove the second “---”.';
  if (code === 'TAG_RESOLVE_FAILED') return 'Tags (words after “!”) cannot be used.';
  return `${(message.split(/ at line \d+|\n/, 1)[0] ?? message).trim()}.`;
}

function checkShape(document: Document, report: (node: unknown, message: string) => void): void {
  if (!isMap(document.contents)) {
    report(document.contents, 'A defaults file is a mapping: lines of “key: value”.');
    return;
  }
  let nodes = 0;
  visit(document, {
    Node(_, node) {
      nodes += 1;
      if (nodes === MAX_NODES) {
        report(node, 'This has too many values.');
        return visit.BREAK;
      }
      if (isAlias(node) || (node as { anchor?: string }).anchor !== undefined) {
        report(node, 'Anchors and aliases (“&”, “*”) cannot be used.');
        return visit.BREAK;
      }
      if (node.tag !== undefined && !node.tag.startsWith('tag:yaml.org,2002:'))
        report(node, 'Tags (words after “!”) cannot be used.');
      if (isMap(node)) checkKeys(node.items, report);
      return undefined;
    },
  });
}

function checkKeys(items: readonly { key: unknown }[], report: (node: unknown, message: string) => void): void {
  const seen = new Set<string>();
  for (const { key } of items) {
    if (!isScalar(key)) {
      report(key, 'A key must be a word.');
      continue;
    }
    const name = String(key.value);
    if (name === '__proto__' || name === 'constructor' || name === 'prototype')
      report(key, `“${name}” cannot be used as a key.`);
    if (seen.has(name)) report(key, `“${name}” is there twice.`);
    seen.add(name);
  }
}

/** LaTeX programs that a server may have installed. */
export const PDF_ENGINES: readonly string[] = ['pdflatex', 'xelatex', 'lualatex', 'tectonic'];

function checkEngine(value: unknown, engines: readonly string[]): string | undefined {
  if (value === 'typst' || (typeof value === 'string' && engines.includes(value))) return undefined;
  return engines.length === 0
    ? 'PDF files are set by Typst on this server; use “to: pdf” and leave pdf-engine out.'
    : `A value of pdf-engine must be typst or a program of this server: ${engines.join(', ')}.`;
}

/** The program that a profile names for making PDFs in place of Typst, if any. */
export function engineOf(options: Readonly<Record<string, unknown>>): string | undefined {
  const engine = options['pdf-engine'];
  return typeof engine === 'string' && engine !== 'typst' ? engine : undefined;
}

function checkEntry(key: string, value: unknown): string | undefined {
  const refused = Object.hasOwn(REFUSED_KEYS, key) ? REFUSED_KEYS[key] : undefined;
  if (refused !== undefined) return refused;
  const known = Object.hasOwn(DEFAULTS_KEYS, key) ? DEFAULTS_KEYS[key] : undefined;
  if (known === undefined) return `“${key}” is not a key of a defaults file that can be used here.`;
  const message = checkValue(known.kind, value);
  return message === undefined ? undefined : `A value of ${key} ${message}`;
}

function checkValue(kind: DefaultsKind, value: unknown): string | undefined {
  if (Array.isArray(kind)) {
    return typeof value === 'string' && kind.includes(value) ? undefined : `must be one of ${kind.join(', ')}.`;
  }
  switch (kind as Exclude<DefaultsKind, readonly string[]>) {
    case 'flag':
      return typeof value === 'boolean' ? undefined : 'must be true or false.';
    case 'number':
      return Number.isSafeInteger(value) && Math.abs(value as number) <= 10_000 ? undefined : 'must be a whole number.';
    case 'text':
      return typeof value === 'string' ? undefined : 'must be a text.';
    case 'texts':
      return isListOf(value, (item) => typeof item === 'string' || typeof item === 'number')
        ? undefined
        : 'must be a list of texts.';
    case 'numbers':
      return isListOf(value, (item) => Number.isSafeInteger(item)) ? undefined : 'must be a list of whole numbers.';
    case 'map':
      return typeof value === 'object' && value !== null && !Array.isArray(value) ? undefined : 'must be a mapping.';
    case 'path':
      return checkPath(value);
    case 'paths': {
      const list: unknown[] = Array.isArray(value) ? value : [value];
      for (const item of list) {
        const message = checkPath(item);
        if (message !== undefined) return message;
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
        : 'must be a list of citeproc and of Lua filters that lie beside this profile, like [tables.lua, citeproc].';
    case 'math':
      return checkMath(value);
  }
}

function isListOf(value: unknown, test: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(test);
}

function isFilter(item: unknown): boolean {
  return (
    item === 'citeproc' || (typeof item === 'string' && item.endsWith('.lua') && attachmentNameProblem(item) === null)
  );
}

function checkFormat(value: unknown, known: readonly string[]): string | undefined {
  if (typeof value !== 'string' || !/^[a-z0-9_]+([+-][a-z0-9_]+)*$/.test(value)) {
    return 'must be the name of a format, like markdown or html5+smart.';
  }
  return known.includes(writerName(value))
    ? undefined
    : `must be a format that is known here; “${writerName(value)}” is not.`;
}

/** Methods other than these load scripts from the network. */
function checkMath(value: unknown): string | undefined {
  const method: unknown = typeof value === 'object' && value !== null ? (value as { method?: unknown }).method : value;
  const url: unknown = typeof value === 'object' && value !== null ? (value as { url?: unknown }).url : undefined;
  if (url !== undefined) return 'must not name an address: nothing is loaded from the network.';
  return method === 'mathml' || method === 'plain' || method === 'gladtex'
    ? undefined
    : 'must be mathml, plain or gladtex.';
}

function checkPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return 'must be the path of a file.';
  if (PRODUCT_FILES.includes(value)) return undefined;
  if (value.includes('${')) return 'must not hold “${…}”: variables of the server cannot be used.';
  if (/^[a-z][a-z0-9+.-]*:/i.test(value)) return 'must be a file of the workspace, not an address.';
  if (value.startsWith('/') || value.startsWith('~') || value.includes('\\'))
    return 'must be a path inside the workspace.';
  if (value.split('/').includes('..')) return 'must not climb out of the folder with “..”.';
  if (value.startsWith('.scriptorium')) return 'must be a path inside the workspace.';
  return undefined;
}
