import { escapeText, joinPieces } from './escape-text.ts';
import type { PastedPictures } from './pictures.ts';
import type { HtmlElement } from './read-html.ts';

export type Child = HtmlElement | string;

const isStruck = (rule: string): boolean => /^\s*text-decoration/i.test(rule) && /line-through/i.test(rule);

export function styleOf(element: HtmlElement): string {
  return element.attributes.get('style') ?? '';
}

function wrap(inner: string, mark: string): string {
  const text = inner.trim();
  if (text === '') return inner;
  const lead = /^\s*/.exec(inner)![0];
  const tail = inner.slice(inner.trimEnd().length);
  return `${lead}${mark}${text}${mark}${tail}`;
}

function safeAddress(url: string | undefined): string | null {
  const trimmed = url?.trim() ?? '';
  return /^(?:https?:\/\/|mailto:)/i.test(trimmed)
    ? trimmed.replace(/[ ()<>]/g, (ch) => `%${ch.charCodeAt(0).toString(16)}`)
    : null;
}

export function rawText(element: HtmlElement): string {
  return element.children
    .map((child) => (typeof child === 'string' ? child : child.tag === 'br' ? '\n' : rawText(child)))
    .join('');
}

/** Word's footnote references, and the marks before the footnotes: links with an identifier. */
function findWordNote(element: HtmlElement): string | null {
  const id = /mso-(foot|end)note-id:\s*(?:ftn|edn)(\d+)/i.exec(styleOf(element));
  // Both kinds start at one.
  return id && `${id[1]!.toLowerCase() === 'end' ? 'e' : ''}${id[2]!}`;
}

/** The marks of a piece of text: from its element, or from its style as word processors do it. */
function findMarks(element: HtmlElement): readonly string[] {
  const style = styleOf(element);
  const marks: string[] = [];
  const bold = /(?<![\w-])font-weight:\s*(?:bold|[6-9]00)/i.test(style);
  const notBold = /(?<![\w-])font-weight:\s*(?:normal|[1-4]00)/i.test(style);
  if (bold || (/^(?:b|strong)$/.test(element.tag) && !notBold)) marks.push('**');
  if (
    /(?<![\w-])font-style:\s*italic/i.test(style) ||
    (/^(?:i|em|cite|var)$/.test(element.tag) && !/(?<![\w-])font-style:\s*normal/i.test(style))
  )
    marks.push('*');
  if (/^(?:s|del|strike)$/.test(element.tag) || style.split(';').some(isStruck)) marks.push('~~');
  if (element.tag === 'mark') marks.push('==');
  if (element.tag === 'sup') marks.push('^');
  if (element.tag === 'sub') marks.push('~');
  return marks;
}

/** Pages contain a formula twice: as MathML for programs that read it, and as letters or a picture for others. */
const shownTwice = /(?:^|\s)(?:katex|katex-display|mwe-math-element)(?:\s|$)/;

export const classOf = (element: HtmlElement): string => element.attributes.get('class') ?? '';

/** The TeX of the first formula in an element; null if there is none. */
export function findTex(element: HtmlElement): { tex: string; isDisplay: boolean } | null {
  if (element.tag === 'math') {
    const tex = cleanTex(rawText(element));
    return tex === '' ? null : { tex, isDisplay: element.attributes.get('display') === 'block' };
  }
  // Wikipedia labels its pictures of formulas with their TeX.
  if (element.tag === 'img' && classOf(element).includes('mwe-math')) {
    const tex = cleanTex(element.attributes.get('alt') ?? '');
    return tex === '' ? null : { tex, isDisplay: classOf(element).includes('display') };
  }
  for (const child of element.children) {
    const found = typeof child === 'string' ? null : findTex(child);
    if (found) return found;
  }
  return null;
}

/** On one line, without comments and commands about size. */
function cleanTex(source: string): string {
  const line = source
    .replace(/(?<!\\)%[^\n]*\n?/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const tex = /^\{\\(?:display|text)style (.*)\}$/.exec(line)?.[1]?.trim() ?? line;
  return /(?<!\\)\$/.test(tex) ? '' : tex;
}

function writeFormula(element: HtmlElement): string | null {
  const found = findTex(element);
  if (found === null) return null;
  const sign = found.isDisplay ? '$$' : '$';
  return sign + found.tex + sign;
}

/** Inline children as Markdown. Collects images within the HTML in `pictures`, if given. */
export function writeInline(children: readonly Child[], pictures: PastedPictures | undefined): string {
  return joinPieces(children.map((child) => writeChild(child, pictures))).replace(/(\*\*|~~|==)\1/g, '');
}

function writeChild(child: Child, pictures: PastedPictures | undefined): string {
  if (typeof child === 'string') return escapeText(child.replace(/[ \t\r\n]+/g, ' '));
  switch (child.tag) {
    case 'br':
      return '\\\n';
    case 'code':
    case 'kbd':
    case 'samp':
    case 'tt':
      return writeCode(rawText(child));
    case 'math':
      return writeFormula(child) ?? '';
    case 'img': {
      const formula = writeFormula(child);
      if (formula !== null) return formula;
      const source = child.attributes.get('src')?.trim() ?? '';
      const url = /^(?:data|file):/i.test(source) ? (pictures?.take(source) ?? null) : safeAddress(source);
      return url ? `![${escapeText(child.attributes.get('alt') ?? '')}](${url})` : '';
    }
    case 'a': {
      const note = findWordNote(child);
      if (note !== null) return `[^${note}]`;
      const inner = writeInline(child.children, pictures);
      const url = safeAddress(child.attributes.get('href'));
      return url && inner.trim() ? `[${inner.trim()}](${url})` : inner;
    }
    default: {
      // Word keeps list markers and field codes in hidden spans.
      if (shownTwice.test(classOf(child))) {
        const formula = writeFormula(child);
        if (formula !== null) return formula;
      }
      if (/mso-list:\s*Ignore|display:\s*none/i.test(styleOf(child))) return '';
      const inner = writeInline(child.children, pictures);
      return findMarks(child).reduce(
        (text, mark) => (/^[~^]$/.test(mark) && /\s|^\[\^e?\d+\]$/.test(text.trim()) ? text : wrap(text, mark)),
        inner,
      );
    }
  }
}

/** One backtick more than the longest run in the text. */
export function fenceFor(text: string, least: number): string {
  let longest = least - 1;
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  return '`'.repeat(longest + 1);
}

function writeCode(text: string): string {
  const inner = text.replace(/\s+/g, ' ');
  if (inner.trim() === '') return '';
  const fence = fenceFor(inner, 1);
  const space = inner.startsWith('`') || inner.endsWith('`') ? ' ' : '';
  return `${fence}${space}${inner}${space}${fence}`;
}
