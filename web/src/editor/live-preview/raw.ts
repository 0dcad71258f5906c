import { CitationWidget } from './citation.ts';
import type { Construct } from './construct.ts';
import { labelsOf, texReferenceText } from './labels.ts';
import { t } from '../../lib/texts/editor.ts';

/** Content not interpreted as Markdown stays as source, subdued: TeX, HTML, comments, link definitions, line blocks. */
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
    if (!node.name.startsWith('Comment')) {
      cx.mark(node.from, node.to, 'cm-raw');
      return node.name === 'LinkReference';
    }
    const source = cx.slice(node.from, node.to);
    const open = /^<!--[ \t]?/.exec(source)?.[0].length ?? 0;
    // Text after the comment on its last line is printed.
    const closed = source.indexOf('-->', open);
    if (closed < 0 || source.slice(open, closed).trim() === '') {
      cx.mark(node.from, node.to, 'cm-comment');
      return false;
    }
    const [from, end] = [node.from + open, node.from + closed + 3];
    const to = node.from + source.slice(0, closed).replace(/[ \t]$/, '').length;
    if (cx.touches(node.from, end)) {
      cx.mark(node.from, from, 'cm-mark');
      cx.mark(to, end, 'cm-mark');
    } else {
      cx.hide(node.from, from);
      cx.hide(to, end);
    }
    if (node.name === 'CommentBlock') cx.lines(node.from, end, 'cm-hidden-lines');
    cx.mark(from, to, 'cm-hidden-text', { title: t('hiddenFromExports') });
    return false;
  },
};
