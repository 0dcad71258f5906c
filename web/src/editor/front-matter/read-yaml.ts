import { yamlLanguage } from '@codemirror/lang-yaml';
import type { SyntaxNode } from '@lezer/common';
import { makeSafe } from '../languages/safe-parser.ts';

export type YamlValue = string | null | readonly YamlValue[] | { readonly [key: string]: YamlValue };

const parser = makeSafe(yamlLanguage.parser);

/**
 * Reads YAML as far as a card needs it, from the tree that highlighting builds anyway: all scalars are strings, anchors
 * and tags are ignored. Faults are left to the linter; anything unreadable is null.
 */
export function readYaml(text: string): YamlValue {
  return readChild(parser.parse(text).topNode, text);
}

function readChild(node: SyntaxNode, text: string): YamlValue {
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (/^(?:Document|Stream)$/.test(child.name)) return readChild(child, text);
    const value = readNode(child, text);
    if (value !== undefined) return value;
  }
  return null;
}

function readNode(node: SyntaxNode, text: string): YamlValue | undefined {
  const source = text.slice(node.from, node.to);
  switch (node.name) {
    case 'BlockMapping':
    case 'FlowMapping':
      return readMapping(node, text);
    case 'BlockSequence':
    case 'FlowSequence':
      return node.getChildren('Item').map((item) => readChild(item, text));
    case 'Literal':
      return source.replace(/\s*\n\s*/g, ' ').trim();
    case 'QuotedLiteral':
      return readQuoted(source);
    case 'BlockLiteral':
      return readBlockText(source);
    default:
      return undefined;
  }
}

function readMapping(node: SyntaxNode, text: string): YamlValue {
  const out: Record<string, YamlValue> = Object.create(null) as Record<string, YamlValue>;
  for (const pair of node.getChildren('Pair')) {
    const key = pair.getChild('Key');
    if (!key) continue;
    const name = readChild(key, text);
    if (typeof name !== 'string') continue;
    let value: YamlValue = null;
    for (let child = key.nextSibling; child; child = child.nextSibling) {
      const read = readNode(child, text);
      if (read !== undefined) value = read;
    }
    out[name] = value;
  }
  return out;
}

function readQuoted(source: string): string {
  const inner = source.slice(1, -1).replace(/\s*\n\s*/g, ' ');
  if (source.startsWith("'")) return inner.replace(/''/g, "'");
  return inner.replace(/\\(?:u([0-9a-fA-F]{4})|(.))/g, (_all, code: string | undefined, ch: string | undefined) =>
    code ? String.fromCharCode(Number.parseInt(code, 16)) : ({ n: '\n', t: '\t' }[ch ?? ''] ?? ch ?? ''),
  );
}

function readBlockText(source: string): string {
  const [head = '', ...lines] = source.split('\n');
  const indent = Math.min(...lines.filter((line) => line.trim()).map((line) => /^ */.exec(line)![0].length));
  const cut = lines.map((line) => line.slice(Number.isFinite(indent) ? indent : 0));
  return (head.startsWith('>') ? cut.join(' ') : cut.join('\n')).trim();
}
