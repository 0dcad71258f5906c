import { tags } from '@lezer/highlight';
import type { MarkdownConfig } from '@lezer/markdown';

const environment = /^\\begin\{([A-Za-z]+\*?)\}/;
const command = /^\\[A-Za-z]+\*?(?:\{(?:[^{}\n]|\{[^{}\n]*\})*\}|\[[^\]\n]*\])+/;

/** Raw TeX that pandoc passes through: `\begin{x} … \end{x}` on separate lines, and `\command{…}` inline. */
export const rawTex: MarkdownConfig = {
  defineNodes: [
    { name: 'RawTexBlock', block: true, style: tags.special(tags.content) },
    { name: 'RawTex', style: tags.special(tags.content) },
  ],
  parseBlock: [
    {
      name: 'RawTexBlock',
      before: 'FencedCode',
      parse(cx, line) {
        const match = environment.exec(line.text.slice(line.pos));
        if (!match) return false;
        const from = cx.lineStart + line.pos;
        const closing = `\\end{${match[1]}}`;
        let to = cx.lineStart + line.text.length;
        let closed = line.text.includes(closing);
        while (!closed && cx.nextLine()) {
          to = cx.lineStart + line.text.length;
          closed = line.text.includes(closing);
        }
        cx.addElement(cx.elt('RawTexBlock', from, to));
        cx.nextLine();
        return true;
      },
    },
  ],
  parseInline: [
    {
      name: 'RawTex',
      before: 'Escape',
      parse(cx, next, pos) {
        if (next !== 92) return -1;
        const match = command.exec(cx.slice(pos, Math.min(cx.end, pos + 500)));
        return match ? cx.addElement(cx.elt('RawTex', pos, pos + match[0].length)) : -1;
      },
    },
  ],
};
