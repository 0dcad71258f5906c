import { yamlLanguage } from '@codemirror/lang-yaml';
import { foldService, Language, LanguageSupport, ParseContext, syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import { buildMarkdownParser, markdownData } from '../markdown/parser.ts';
import { findCodeLanguage } from './code-languages.ts';
import { makeSafe } from './safe-parser.ts';

function headingLevel(node: SyntaxNode): number {
  return Number(/^(?:ATX|Setext)Heading(\d)$/.exec(node.name)?.[1] ?? 0);
}

/** A heading folds everything up to the next one of its level or higher. */
function foldSection(state: EditorState, start: number, end: number): { from: number; to: number } | null {
  for (
    let node: SyntaxNode | null = syntaxTree(state).resolveInner(end, -1);
    node && node.from >= start;
    node = node.parent
  ) {
    const level = headingLevel(node);
    if (level === 0) continue;
    let last = node;
    for (let next = node.nextSibling; next; next = next.nextSibling) {
      const other = headingLevel(next);
      if (other > 0 && other <= level) break;
      last = next;
    }
    return last.to > end ? { from: end, to: last.to } : null;
  }
  return null;
}

export const markdownLanguage = new Language(
  markdownData,
  makeSafe(
    buildMarkdownParser({
      yaml: makeSafe(yamlLanguage.parser),
      code: (info) => {
        const found = findCodeLanguage(info);
        if (!found) return null;
        return found.support ? makeSafe(found.support.language.parser) : ParseContext.getSkippingParser(found.load());
      },
    }),
    { isBounded: true },
  ),
  [],
  'markdown',
);

export function isMarkdownPath(path: string): boolean {
  return /\.(?:md|markdown|qmd|rmd)$/i.test(path);
}

export function markdown(): LanguageSupport {
  return new LanguageSupport(markdownLanguage, [foldService.of(foldSection)]);
}
