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
import { spans } from './spans.ts';
import { wikiLink } from './wiki-link.ts';

/** What commands and completion ask of a Markdown document. */
export const markdownData = defineLanguageFacet({
  commentTokens: { block: { open: '<!--', close: '-->' } },
  // Not quotes, dollars and stars: whoever writes prose means one of them as often as two.
  closeBrackets: { brackets: ['(', '[', '{'] },
});

type EndLeaf = (cx: BlockContext, line: Line, leaf: unknown) => boolean;
type ReadBlock = (cx: BlockContext, line: Line) => boolean | null;

function isInList(cx: BlockContext): boolean {
  for (let depth = 0; depth < cx.depth; depth++) if (/List$|Item$/.test(cx.parentType(depth).name)) return true;
  return false;
}

/**
 * Pandoc wants a blank line before a heading, a quote, a rule and a list (inside a list, not before a list); CommonMark lets them end a
 * paragraph. The library cannot take such a rule back, only add some, hence the look at its list; the comparison with
 * pandoc fails if that list ever changes. Nor does a comment end a paragraph.
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
  // A comment with text behind it is the beginning of a paragraph.
  inner.blockParsers[index] = (cx, line) =>
    startsComment(line) && /-->[ \t]*\S/.test(line.text.slice(line.pos)) ? false : readHtml(cx, line);
  return parser;
}

interface NestedParsers {
  readonly yaml: Parser;
  /** Parser for the language word of a code fence, or null. */
  code(info: string): Parser | null;
}

/** The Markdown grammar of the product: what pandoc's `markdown+mark` reads. */
export function buildMarkdownParser(nested: NestedParsers | null): MarkdownParser {
  const parser = commonmark.configure([
    Strikethrough,
    Subscript,
    Superscript,
    Table,
    TaskList,
    // Before all others: what lies too deep is not theirs to read.
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
