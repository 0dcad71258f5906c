import type { SyntaxNode } from '@lezer/common';
import type { Construct } from './construct.ts';

/** Where a line break obviously belongs only to the source. */
const verbatim = /^(?:DisplayMath|InlineMath|InlineCode|RawTex|Comment|HTMLTag|ProcessingInstruction|URL|Attributes)$/;

function isVerbatim(paragraph: SyntaxNode, at: number): boolean {
  for (let node: SyntaxNode | null = paragraph.childBefore(at + 1); node && node.to > at; node = node.firstChild)
    if (verbatim.test(node.name)) return true;
  return false;
}

/**
 * Source lines of a paragraph are joined in print, which a sign at the end of the line shows. A printed line break has
 * its own sign.
 */
export const lineBreak: Construct = {
  nodes: ['Paragraph', 'Task'],
  draw(node, cx) {
    const { doc } = cx.state;
    const formulas = node.node.getChildren('DisplayMath');
    for (let line = doc.lineAt(node.from); line.to < node.to; line = doc.line(line.number + 1)) {
      if (isVerbatim(node.node, line.to)) continue;
      // A display formula is on lines of its own in print, too.
      if (formulas.some(({ from, to }) => to === line.to || from === line.to + 1)) continue;
      const hard = /(?: {2,}|\\)$/.exec(line.text)?.[0];
      if (hard === undefined) {
        cx.line(line.from, 'cm-runs-on');
        continue;
      }
      cx.line(line.from, 'cm-breaks');
      if (hard === '\\' && !cx.touches(line.to - 1, line.to)) cx.hide(line.to - 1, line.to);
    }
  },
};
