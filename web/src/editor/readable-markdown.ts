import { highlightTree, tagHighlighter, tags as t } from '@lezer/highlight';
import type { StyledRange } from '../lib/style-parts.ts';
import { isMarkdownPath, markdownLanguage } from './languages/markdown.ts';

const names = tagHighlighter([
  { tag: t.heading1, class: 'heading1' },
  { tag: t.heading2, class: 'heading2' },
  { tag: [t.heading3, t.heading4, t.heading5, t.heading6], class: 'heading3' },
  { tag: t.strong, class: 'strong' },
  { tag: t.emphasis, class: 'emphasis' },
  { tag: t.strikethrough, class: 'strike' },
  { tag: [t.monospace, t.special(t.content)], class: 'code' },
  { tag: t.quote, class: 'quote' },
  { tag: [t.processingInstruction, t.meta, t.url, t.comment], class: 'mark' },
]);

/** A longer text stays plain: it would be parsed and drawn in the page's own time. */
const LONGEST = 300_000;

/** How the text of a file is drawn where it is read and not edited; null where that is plain. */
export function styleOf(path: string): typeof styleMarkdown | null {
  return isMarkdownPath(path) ? styleMarkdown : null;
}

/** What Markdown means, beside its source: the text itself stays as it is. */
export function styleMarkdown(text: string): StyledRange[] {
  const ranges: StyledRange[] = [];
  if (text.length > LONGEST) return ranges;
  highlightTree(markdownLanguage.parser.parse(text), names, (from, to, style) => ranges.push({ from, to, style }));
  return ranges;
}
