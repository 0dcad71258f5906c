import { readFileSync } from 'node:fs';
import type { SyntaxNode } from '@lezer/common';
import { convert } from 'pandoc-wasm';
import { describe, expect, test } from 'vitest';
import { collectReferences, findTarget, type LinkTarget } from './link-references.ts';
import { buildMarkdownParser } from './parser.ts';
import { snippets } from './pandoc-agreement.snippets.ts';

/** A construct and its letters and digits: pandoc's typography changes quotes and dashes, which is not structure. */
type Reading = readonly string[];

interface PandocElement {
  readonly t: string;
  readonly c?: unknown;
}

function isElement(value: unknown): value is PandocElement {
  return typeof value === 'object' && value !== null && 't' in value && typeof value.t === 'string';
}

const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '');

function pandocText(value: unknown): string {
  if (Array.isArray(value)) return value.map(pandocText).join('');
  if (!isElement(value)) return '';
  const parts = Array.isArray(value.c) ? value.c : [];
  switch (value.t) {
    case 'Str':
      return String(value.c);
    case 'Code':
    case 'Math':
    case 'CodeBlock':
      return String(parts[1]);
    case 'Note':
    case 'RawInline':
      return '';
    case 'Cite':
      return pandocText(parts[1]);
    case 'Link':
    case 'Image':
    case 'Span':
      return pandocText(parts[1]);
    case 'Quoted':
      return pandocText(parts[1]);
    case 'Header':
      return pandocText(parts[2]);
    default:
      return pandocText(value.c);
  }
}

function attributesOf(value: unknown): readonly string[] {
  return Array.isArray(value) && Array.isArray(value[1]) ? value[1].map(String) : [];
}

const simplePandoc: Readonly<Record<string, string>> = {
  Strong: 'strong',
  Emph: 'emphasis',
  Strikeout: 'strikeout',
  Superscript: 'superscript',
  Subscript: 'subscript',
  Code: 'code',
  Image: 'image',
  BlockQuote: 'quote',
  CodeBlock: 'code block',
  LineBlock: 'line block',
  SmallCaps: 'span',
  Underline: 'span',
};

/** The constructs in pandoc's `-t json`, in text order. */
function readPandoc(value: unknown, into: string[]): void {
  if (Array.isArray(value)) {
    for (const item of value) readPandoc(item, into);
    return;
  }
  if (!isElement(value)) return;
  const parts = Array.isArray(value.c) ? value.c : [];
  const { t } = value;
  if (t === 'Note') {
    into.push('footnote');
    return;
  }
  if (t === 'Header') into.push(`heading ${String(parts[0])}: ${letters(pandocText(value))}`);
  else if (t === 'Math')
    into.push(
      `${isElement(parts[0]) && parts[0].t === 'InlineMath' ? 'math' : 'display'}: ${letters(String(parts[1]))}`,
    );
  else if (t === 'Cite') {
    const keys = Array.isArray(parts[0]) ? parts[0].map((cite: { citationId: string }) => cite.citationId) : [];
    into.push(`cite: ${keys.join(' ')}`);
    return;
  } else if (t === 'HorizontalRule') into.push('rule');
  else if (t === 'RawInline' || t === 'RawBlock') {
    if (parts[0] === 'tex' || parts[0] === 'latex') into.push(`tex: ${letters(String(parts[1]))}`);
    else if (t === 'RawBlock' && parts[0] !== 'html') into.push(`code block: ${letters(String(parts[1]))}`);
    return;
  } else if (t === 'Link') into.push(`link: ${letters(pandocText(parts[1]))}`);
  else if (t === 'Span')
    into.push(`${attributesOf(parts[0]).includes('mark') ? 'highlight' : 'span'}: ${letters(pandocText(parts[1]))}`);
  else if (t === 'Div') into.push(`div`);
  else if (t === 'Table') {
    into.push(`table: ${letters(pandocText(parts[3]) + pandocText(parts[4]))}`);
    readPandoc(parts[3], into);
    readPandoc(parts[4], into);
    return;
  } else if (t === 'Figure') {
    readPandoc(parts[2], into);
    return;
  } else if (t === 'DefinitionList') {
    for (const [term, definitions] of parts as [unknown, unknown[]][]) {
      readPandoc(term, into);
      for (const definition of definitions) {
        into.push(`definition: ${letters(pandocText(definition))}`);
        readPandoc(definition, into);
      }
    }
    return;
  } else if (t === 'BulletList' || t === 'OrderedList') {
    for (const item of (t === 'BulletList' ? parts : parts[1]) as unknown[]) {
      into.push(`item: ${letters(pandocText(item))}`);
      readPandoc(item, into);
    }
    return;
  } else if (simplePandoc[t]) into.push(`${simplePandoc[t]}: ${letters(pandocText(value))}`);
  readPandoc(value.c, into);
}

const silent =
  /Mark$|^(?:URL|LinkTitle|LinkLabel|Attributes|CodeInfo|FencedDivInfo|FootnoteReference|InlineFootnote|FootnoteDefinition|RawTex|RawTexBlock|Comment|CommentBlock|HTMLTag|TableDelimiter|FencedDivEnd|LinkReference|TaskMarker)$/;

function ownText(node: SyntaxNode, text: string): string {
  let out = '';
  let at = node.from;
  for (let child = node.firstChild; child; child = child.nextSibling) {
    out += text.slice(at, child.from);
    if (!silent.test(child.name)) out += ownText(child, text);
    at = child.to;
  }
  return out + text.slice(at, node.to);
}

const simpleOurs: Readonly<Record<string, string>> = {
  StrongEmphasis: 'strong',
  Emphasis: 'emphasis',
  Strikethrough: 'strikeout',
  Superscript: 'superscript',
  Subscript: 'subscript',
  InlineCode: 'code',
  Image: 'image',
  Blockquote: 'quote',
  FencedCode: 'code block',
  CodeBlock: 'code block',
  LineBlock: 'line block',
  InlineMath: 'math',
  DisplayMath: 'display',
  ListItem: 'item',
  FancyItem: 'item',
  Table: 'table',
  BracketedSpan: 'span',
  Highlight: 'highlight',
};

function readTree(node: SyntaxNode, text: string, references: ReadonlyMap<string, LinkTarget>, into: string[]): void {
  const { name } = node;
  const level = /^(?:ATX|Setext)Heading(\d)$/.exec(name)?.[1];
  if (level) into.push(`heading ${level}: ${letters(ownText(node, text))}`);
  else if (name === 'Definition') {
    if (node.prevSibling?.name === 'Table' || node.nextSibling?.name === 'Table') return;
    into.push(`definition: ${letters(ownText(node, text))}`);
  } else if (name === 'Link' || name === 'Autolink') {
    const url = node.getChild('URL');
    const real = name === 'Autolink' || findTarget(node, (from, to) => text.slice(from, to), references) !== null;
    if (real) into.push(`link: ${letters(name === 'Link' ? ownText(node, text) : text.slice(url!.from, url!.to))}`);
  } else if (name === 'Citation' || name === 'CitationInText') {
    const keys = node.getChildren('CitationKey').map((key) => text.slice(key.from, key.to).replace(/^-?@\{?|\}$/g, ''));
    into.push(`cite: ${keys.join(' ')}`);
    return;
  } else if (name === 'FootnoteReference' || name === 'InlineFootnote') {
    into.push('footnote');
    return;
  } else if (name === 'FootnoteDefinition' || name === 'LinkReference' || name === 'FrontMatter') return;
  else if (name === 'RawTex' || name === 'RawTexBlock') into.push(`tex: ${letters(text.slice(node.from, node.to))}`);
  else if (name === 'HorizontalRule') into.push('rule');
  else if (name === 'FencedDiv') into.push('div');
  else if (name === 'FencedCode' && text.slice(node.from, node.to).startsWith('```{=latex}')) {
    const code = node.getChild('CodeText');
    into.push(`tex: ${letters(text.slice(code?.from ?? 0, code?.to ?? 0))}`);
  } else if (
    name === 'InlineCode' &&
    node.nextSibling?.name === 'Attributes' &&
    text[node.nextSibling.from + 1] === '='
  )
    return;
  else if (simpleOurs[name]) into.push(`${simpleOurs[name]}: ${letters(ownText(node, text))}`);
  for (let child = node.firstChild; child; child = child.nextSibling) readTree(child, text, references, into);
}

const parser = buildMarkdownParser(null);
const from = 'markdown+mark';

async function readBoth(text: string): Promise<{ pandoc: Reading; ours: Reading }> {
  const result = await convert({ from, to: 'json' }, text, {});
  const pandoc: string[] = [];
  readPandoc((JSON.parse(result.stdout) as { blocks: unknown }).blocks, pandoc);
  const ours: string[] = [];
  const tree = parser.parse(text);
  readTree(
    tree.topNode,
    text,
    collectReferences(tree, (from, to) => text.slice(from, to)),
    ours,
  );
  return { pandoc, ours };
}

describe('parses Markdown like pandoc', () => {
  test.each(snippets)('%s', async (_name, text) => {
    const { pandoc, ours } = await readBoth(text);
    expect(ours).toEqual(pandoc);
    expect(pandoc.length).toBeGreaterThan(0);
  });

  test.each(['mwarp1d', 'timeseriesflattener'])('the paper %s', async (paper) => {
    const text = readFileSync(new URL(`../../../../examples/${paper}/paper.md`, import.meta.url), 'utf8');
    const { pandoc, ours } = await readBoth(text);
    expect(ours).toEqual(pandoc);
    expect(pandoc.length).toBeGreaterThan(10);
  });
});
