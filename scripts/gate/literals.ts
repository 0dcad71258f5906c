import { parseSync } from '@swc/core';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listSources, ROOT } from './step.ts';

interface FoundLiteral {
  file: string;
  text: string;
}

/** Not shown to anyone, or the catalogue itself. */
const LEFT_OUT =
  /\.test\.tsx?$|\.snippets\.ts$|\/hostile-texts\.ts$|\/lib\/(?:texts|languages)\/|\/help\/topics\/|\/starters\/(?:pages|samples)\//u;

/** The keys by which code refers to its texts. */
export function listTextKeys(): Set<string> {
  const catalogues = listSources('web/src/lib/texts').map((file) => readFileSync(join(ROOT, file), 'utf8'));
  return new Set(catalogues.flatMap((text) => [...text.matchAll(/^ {2}'?([\w-]+)'?:/gmu)].map(([, key]) => key ?? '')));
}

/** Texts in the web client's code that people can see or hear, and which would stay English in every language. */
export function listLiterals(folder: string): FoundLiteral[] {
  return listSources(folder)
    .filter((file) => !LEFT_OUT.test(file))
    .flatMap((file) => findLiterals(file, readFileSync(join(ROOT, file), 'utf8')).map((text) => ({ file, text })));
}

type Node = Record<string, unknown> & { type: string };

/** Text in these attributes and properties is always shown, read out or offered, even a single word. */
const SHOWN_NAMES = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'ariaLabel',
  'description',
  'detail',
  'hint',
  'label',
  'message',
  'placeholder',
  'text',
  'textContent',
  'title',
]);
/** Calls that show their first argument. `append` with two arguments is FormData's. */
const SHOWING_CALLS = new Set(['report', 'say', 'announce', 'toastError', 'toastInfo', 'toastSuccess', 'append']);
/** Calls that show their arguments from the third on: `createElement('span', 'class', 'words')`. */
const MAKING_CALLS = new Set(['create', 'createElement', 'createButton']);

/** A capital letter or a placeholder, and further words: no class, key or CSS value looks like that. */
const SENTENCE = /^["“«]?(?:\p{Lu}[\p{L}’']* (?:\p{L}|…|\{)|\{\} \p{Ll}{2,} \p{Ll}{2,})/u;
const WORD = /\p{L}{2,}/u;

export function findLiterals(file: string, source: string): string[] {
  const tree = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2024' });
  const found: string[] = [];
  const note = (text: string, isShown: boolean): void => {
    const words = text.replaceAll(/\s+/gu, ' ').trim();
    if (isShown ? WORD.test(words) : SENTENCE.test(words)) found.push(words);
  };
  const walkAll = (value: unknown, isShown: boolean): void => {
    if (Array.isArray(value)) for (const part of value) walkAll(part, isShown);
    else if (value !== null && typeof value === 'object') {
      if ('type' in value && typeof value.type === 'string') walk(value as Node, isShown);
      // Arguments and array elements are wrapped in `expression`; other nameless parts are objects, such as a method's
      // function.
      else if ('expression' in value) walkAll(value.expression, isShown);
      else for (const part of Object.values(value)) walkAll(part, false);
    }
  };
  const walkParts = (node: Node, isShown: boolean): void => {
    for (const [name, value] of Object.entries(node)) if (name !== 'span') walkAll(value, isShown);
  };
  const walk = (node: Node, isShown: boolean): void => {
    if (isSilent(node)) return;
    switch (node.type) {
      case 'StringLiteral':
        return note(node['value'] as string, isShown);
      case 'JSXText':
        return note(node['value'] as string, true);
      case 'TemplateLiteral': {
        const quasis = (node['quasis'] as { cooked?: string }[]).map(({ cooked }) => cooked ?? '');
        note(quasis.join('{}'), isShown);
        return walkAll(node['expressions'], false);
      }
      case 'JSXAttribute':
        return walkAll(node['value'], SHOWN_NAMES.has(readName(node['name'])));
      case 'KeyValueProperty':
      case 'ClassProperty':
      case 'PrivateProperty':
        return walkAll(node['value'], SHOWN_NAMES.has(readName(node['key'])));
      case 'AssignmentExpression':
        walkAll(node['left'], false);
        return walkAll(node['right'], SHOWN_NAMES.has(readMember(node['left'])));
      case 'CallExpression':
        return walkCall(node);
      case 'ConditionalExpression':
        walkAll(node['test'], false);
        walkAll(node['consequent'], isShown);
        return walkAll(node['alternate'], isShown);
      case 'BinaryExpression':
        // A string compared with something is not shown.
        return /^[!=]==?$/u.test(String(node['operator'])) ? undefined : walkParts(node, isShown);
      case 'ParenthesisExpression':
      case 'TsAsExpression':
      case 'TsConstAssertion':
      case 'TsSatisfiesExpression':
      case 'JSXExpressionContainer':
      case 'ArrayExpression':
        return walkParts(node, isShown);
      default:
        return walkParts(node, false);
    }
  };
  const walkCall = (call: Node): void => {
    const name = readMember(call['callee']) || readName(call['callee']);
    const args = call['arguments'] as { expression: Node }[];
    walkAll(call['callee'], false);
    // The catalogue's keys.
    if (name === 't') return walkAll(args.slice(1), false);
    const [first] = args;
    const isLabelled = name === 'setAttribute' && SHOWN_NAMES.has(String(first?.expression['value']));
    const isAnnounced = name === 'of' && readMember((call['callee'] as Node)['object']) === 'announce';
    args.forEach(({ expression }, at) => {
      const isSaid = SHOWING_CALLS.has(name) && at === 0 && !(name === 'append' && args.length > 1);
      const isMade = MAKING_CALLS.has(name) && at > (name === 'createButton' ? 0 : 1);
      walk(expression, isSaid || isAnnounced || isMade || (isLabelled && at === 1));
    });
  };
  walkAll(tree.body, false);
  return found;
}

/** Types, imports, and text for developers only. */
function isSilent(node: Node): boolean {
  if (/^(?:Import|ExportAll|TsType|TsInterface|TsUnion|TsLiteral|TsKeyword|TsFunctionType|TsIndexed)/u.test(node.type))
    return true;
  if (node.type === 'NewExpression') return /Error$/u.test(readName(node['callee']));
  if (node.type !== 'CallExpression') return false;
  const callee = node['callee'] as Node;
  return callee.type === 'MemberExpression' && readName(callee['object']) === 'console';
}

function readName(node: unknown): string {
  const { value, name, namespace } = (node ?? {}) as { value?: unknown; name?: Node; namespace?: Node };
  if (namespace !== undefined) return `${readName(namespace)}:${readName(name)}`;
  return typeof value === 'string' ? value : '';
}

function readMember(node: unknown): string {
  const member = node as Node | undefined;
  return member?.type === 'MemberExpression' ? readName(member['property']) : '';
}
