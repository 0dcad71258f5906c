import { defineLanguageFacet, foldNodeProp, indentNodeProp, languageDataProp } from '@codemirror/language';
import { parseMixed, type Parser } from '@lezer/common';
import {
  type BlockContext,
  type Line,
  type MarkdownParser,
  parser as commonmark,
  Strikethrough,
  Subscript,
  Superscript,
  Table,
  TaskList,
} from '@lezer/markdown';
import { boundMarks, boundNesting } from './bound-nesting.ts';
import { citations } from './citations.ts';
import { definitionList } from './definition-list.ts';
import { fancyList } from './fancy-list.ts';
import { fencedDiv } from './fenced-div.ts';
import { footnotes } from './footnotes.ts';
import { frontMatter, rereadFrontMatter } from './front-matter.ts';
import { gridTable } from './grid-table.ts';
import { hugeText } from './huge-text.ts';
import { lineBlock } from './line-block.ts';
import { math } from './math.ts';
import { rawTex } from './raw-tex.ts';
import { reuseGroups } from './reuse-groups.ts';
import { spans } from './spans.ts';
import { wikiLink } from './wiki-link.ts';

/** Language data for commands and completion. */
export const markdownData = defineLanguageFacet({
  commentTokens: { block: { open: '<!--', close: '-->' } },
  // Not quotes, dollars and stars: in prose they are as often single as paired.
  closeBrackets: { brackets: ['(', '[', '{'] },
});

type EndLeaf = (cx: BlockContext, line: Line, leaf: unknown) => boolean;
type ReadBlock = (cx: BlockContext, line: Line) => boolean | null;

function isInList(cx: BlockContext): boolean {
  for (let depth = 0; depth < cx.depth; depth++) if (/List$|Item$/.test(cx.parentType(depth).name)) return true;
  return false;
}

/**
 * pandoc wants a blank line before a heading, quote, rule and list (except inside a list); CommonMark lets them
 * interrupt a paragraph. The library can only add such rules, not remove any, hence the access to its list; the
 * comparison with pandoc fails if that list ever changes. Nor does a comment interrupt a paragraph.
 */
function endParagraphsAsPandoc(parser: MarkdownParser): MarkdownParser {
  const inner = parser as unknown as {
    endLeafBlock: EndLeaf[];
    blockParsers: (ReadBlock | undefined)[];
    blockNames: string[];
  };
  const [, fence, , bullet, ordered, , html, ...added] = inner.endLeafBlock;
  if (!fence || !bullet || !ordered || !html) throw new Error('The Markdown parser lists its block ends differently');
  const inList =
    (end: EndLeaf): EndLeaf =>
    (cx, line, leaf) =>
      isInList(cx) && end(cx, line, leaf);
  const startsComment = (line: Line): boolean => line.text.startsWith('<!--', line.pos);
  inner.endLeafBlock = [
    fence,
    inList(bullet),
    inList(ordered),
    (cx, line, leaf) => !startsComment(line) && html(cx, line, leaf),
    ...added,
  ];
  const index = inner.blockNames.indexOf('HTMLBlock');
  const readHtml = inner.blockParsers[index];
  if (!readHtml) throw new Error('The Markdown parser names its blocks differently');
  // A comment followed by text starts a paragraph.
  inner.blockParsers[index] = (cx, line) =>
    startsComment(line) && /-->[ \t]*\S/.test(line.text.slice(line.pos)) ? false : readHtml(cx, line);
  return parser;
}

interface NestedParsers {
  readonly yaml: Parser;
  /** Parser for a code fence's language, or null. */
  code(info: string): Parser | null;
}

/** The product's Markdown grammar: pandoc's `markdown+mark`. */
export function buildMarkdownParser(nested: NestedParsers | null): MarkdownParser {
  const parser = reuseGroups(commonmark).configure([
    Strikethrough,
    Subscript,
    Superscript,
    Table,
    TaskList,
    // First of all: the others must not parse what is nested too deep.
    boundNesting,
    frontMatter,
    rawTex,
    footnotes,
    definitionList,
    fencedDiv,
    gridTable,
    lineBlock,
    fancyList,
    math,
    spans,
    citations,
    wikiLink,
    hugeText,
    {
      props: [
        foldNodeProp.add((type) =>
          /^(?:Table|GridTable|FrontMatter|FencedCode|Blockquote|ListItem|FencedDiv|CommentBlock|HTMLBlock|FootnoteDefinition)$/.test(
            type.name,
          )
            ? (tree, state) => ({ from: state.doc.lineAt(tree.from).to, to: tree.to })
            : undefined,
        ),
        indentNodeProp.add({ Document: () => null }),
        languageDataProp.add({ Document: markdownData }),
      ],
      ...(nested
        ? {
            wrap: parseMixed((node, input) => {
              if (node.name === 'FrontMatterContent') return { parser: nested.yaml };
              if (node.name !== 'FencedCode') return null;
              const info = node.node.getChild('CodeInfo');
              const code = info ? nested.code(input.read(info.from, info.to)) : null;
              return code ? { parser: code, overlay: (child) => child.name === 'CodeText' } : null;
            }),
          }
        : {}),
    },
  ]);
  return rereadFrontMatter(boundMarks(endParagraphsAsPandoc(parser)));
}
