import { CitationWidget } from './citation.ts';
import type { Construct } from './construct.ts';
import { labelsOf, texReferenceText } from './labels.ts';

/** What is not read as Markdown stays as it is, quietly: TeX, HTML, comments, link definitions; lines of a line block. */
export const raw: Construct = {
  nodes: [
    'RawTex',
    'RawTexBlock',
    'HTMLBlock',
    'HTMLTag',
    'Comment',
    'CommentBlock',
    'ProcessingInstruction',
    'LinkReference',
    'LineBlock',
    'LineBlockMark',
  ],
  draw(node, cx) {
    if (node.name === 'LineBlock') {
      cx.lines(node.from, node.to, 'cm-line-block');
      return;
    }
    if (node.name === 'LineBlockMark') {
      const line = cx.state.doc.lineAt(node.from);
      if (cx.touches(line.from, line.to)) cx.mark(node.from, node.to, 'cm-mark');
      else cx.hide(node.from, Math.min(line.to, node.to + 1));
      return;
    }
    const reference =
      node.name === 'RawTex' ? texReferenceText(labelsOf(cx.state), cx.slice(node.from, node.to)) : null;
    if (reference !== null && !cx.touches(node.from, node.to)) {
      cx.replace(node.from, node.to, new CitationWidget(reference));
      return false;
    }
    cx.mark(node.from, node.to, node.name.startsWith('Comment') ? 'cm-comment' : 'cm-raw');
    return node.name === 'LinkReference';
  },
};
