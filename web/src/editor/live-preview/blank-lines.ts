import { syntaxTree } from '@codemirror/language';
import type { PreviewContext } from './construct.ts';

/** An empty line between paragraphs is lower than a line of text, with or without the caret. */
export function blankLines(cx: PreviewContext, from: number, to: number): void {
  const { doc } = cx.state;
  const tree = syntaxTree(cx.state);
  for (let at = from; at <= to;) {
    const line = doc.lineAt(at);
    if (line.length === 0) {
      const inner = tree.resolveInner(line.from, 0).name;
      if (!/Code|FrontMatter/.test(inner)) cx.line(line.from, 'cm-blank');
    }
    at = line.to + 1;
  }
}
