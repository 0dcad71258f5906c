import { escapeLines, escapeText, joinPieces } from './escape-text.ts';
import type { PastedPictures } from './pictures.ts';
import { type HtmlElement, readHtml } from './read-html.ts';
import { writeRows } from './tables.ts';

type Child = HtmlElement | string;

const MAX_CELLS = 100_000;
/** Code editors identify themselves on the outermost element. */
const HEAD_OF_CODE = 2000;

const blocks =
  /^(?:p|div|h[1-6]|ul|ol|table|blockquote|pre|hr|section|article|main|header|footer|figure|figcaption|dl|dt|dd|address|aside|nav|body|html|center|details|summary)$/;

const isStruck = (rule: string): boolean => /^\s*text-decoration/i.test(rule) && /line-through/i.test(rule);

function styleOf(element: HtmlElement): string {
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

function rawText(element: HtmlElement): string {
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

function writeInline(children: readonly Child[]): string {
  return joinPieces(children.map(writeInlineChild)).replace(/(\*\*|~~|==)\1/g, '');
}

function writeInlineChild(child: Child): string {
  if (typeof child === 'string') return escapeText(child.replace(/[ \t\r\n]+/g, ' '));
  switch (child.tag) {
    case 'br':
      return '\\\n';
    case 'code':
    case 'kbd':
    case 'samp':
    case 'tt':
      return writeCode(rawText(child));
    case 'img': {
      const source = child.attributes.get('src')?.trim() ?? '';
      const url = /^(?:data|file):/i.test(source) ? (taken?.take(source) ?? null) : safeAddress(source);
      return url ? `![${escapeText(child.attributes.get('alt') ?? '')}](${url})` : '';
    }
    case 'a': {
      const note = findWordNote(child);
      if (note !== null) return `[^${note}]`;
      const inner = writeInline(child.children);
      const url = safeAddress(child.attributes.get('href'));
      return url && inner.trim() ? `[${inner.trim()}](${url})` : inner;
    }
    default: {
      // Word keeps list markers and field codes in hidden spans.
      if (/mso-list:\s*Ignore|display:\s*none/i.test(styleOf(child))) return '';
      const inner = writeInline(child.children);
      return findMarks(child).reduce(
        (text, mark) => (/^[~^]$/.test(mark) && /\s|^\[\^e?\d+\]$/.test(text.trim()) ? text : wrap(text, mark)),
        inner,
      );
    }
  }
}

/** One backtick more than the longest run in the text. */
function fenceFor(text: string, least: number): string {
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

function hasBlocks(element: HtmlElement): boolean {
  return element.children.some((child) => typeof child !== 'string' && (blocks.test(child.tag) || hasBlocks(child)));
}

/** Runs of inline children become paragraphs between the blocks. */
function writeBlocks(children: readonly Child[]): string[] {
  const out: string[] = [];
  let run: Child[] = [];
  const flush = (): void => {
    const text = cleanLine(writeInline(run));
    if (text) out.push(text);
    run = [];
  };
  for (const child of children) {
    if (typeof child !== 'string' && (blocks.test(child.tag) || hasBlocks(child))) {
      flush();
      out.push(...writeBlock(child));
    } else run.push(child);
  }
  flush();
  return out;
}

const isBlank = (sign: string | undefined): boolean => sign === ' ' || sign === '\u00A0';

/** Written by hand, like the following: a regular expression would retry every blank of a long run. */
function trimBlanks(line: string): string {
  let [from, to] = [0, line.length];
  while (from < to && isBlank(line[from])) from++;
  while (to > from && isBlank(line[to - 1])) to--;
  return line.slice(from, to);
}

/** Trims blanks and line breaks. */
function trimBreaks(text: string): string {
  let [from, to] = [0, text.length];
  for (let step = 1; step > 0 && from < to; from += step)
    step = text.startsWith('\\\n', from) ? 2 : text[from]!.trim() === '' ? 1 : 0;
  for (let step = 1; step > 0 && to > from; to -= step)
    step = text.endsWith('\\\n', to) && to - from > 1 ? 2 : text[to - 1]!.trim() === '' ? 1 : 0;
  return text.slice(from, to);
}

function cleanLine(text: string): string {
  return escapeLines(trimBreaks(text.split('\n').map(trimBlanks).join('\n')).replace(/ {2,}/g, ' '));
}

/** The footnotes that Word appends to copied text. */
function writeWordNotes(element: HtmlElement): string[] | null {
  const kind = /mso-element:\s*(footnote|endnote)(-list)?/i.exec(styleOf(element));
  if (!kind) return null;
  if (kind[2]) return writeBlocks(element.children.filter((child) => typeof child !== 'string' && child.tag !== 'hr'));
  const [first = '', ...more] = writeBlocks(element.children);
  const found = /^\[\^(e?\d+)\]\s*/.exec(first);
  if (!found) return null;
  return [
    [`[^${found[1]}]: ${first.slice(found[0].length)}`, ...more.map((part) => part.replace(/^(?=.)/gm, '    '))].join(
      '\n\n',
    ),
  ];
}

function writeBlock(element: HtmlElement): string[] {
  const { tag } = element;
  const notes = tag === 'div' ? writeWordNotes(element) : null;
  if (notes) return notes;
  const level = /^h([1-6])$/.exec(tag)?.[1];
  if (level) {
    const text = cleanLine(writeInline(element.children))
      .replace(/\\?\n/g, ' ')
      .replace(/^\*\*(.*)\*\*$/, '$1');
    return text ? [`${'#'.repeat(Number(level))} ${text}`] : [];
  }
  if (tag === 'hr') return ['---'];
  if (tag === 'pre') return [writePre(element)];
  if (tag === 'blockquote') {
    const inner = writeBlocks(element.children).join('\n\n');
    return inner ? [inner.replace(/^/gm, '> ').replace(/^> $/gm, '>')] : [];
  }
  if (tag === 'ul' || tag === 'ol') return [writeList(element)];
  if (tag === 'table') return writeTable(element);
  const item = writeWordItem(element);
  return item ? [item] : writeBlocks(element.children);
}

/** Word writes list items as paragraphs starting with a marker. */
function writeWordItem(element: HtmlElement): string | null {
  const list = /mso-list:\s*l\d+\s+level(\d)/i.exec(styleOf(element));
  if (!list) return null;
  const mark = rawText(element).trim();
  const text = cleanLine(writeInline(element.children));
  const number = /^\(?(\w{1,3})[.)]/.exec(mark)?.[1];
  return `${'    '.repeat(Number(list[1]) - 1)}${number === undefined ? '-' : `${/^\d+$/.test(number) ? number : 1}.`} ${text}`;
}

function writePre(element: HtmlElement): string {
  const raw = rawText(element);
  let end = raw.length;
  while (raw[end - 1] === '\n') end--;
  const text = raw.slice(0, end).replace(/^\n/, '');
  const inner = element.children.find((child) => typeof child !== 'string');
  const names = `${element.attributes.get('class') ?? ''} ${typeof inner === 'object' ? (inner.attributes.get('class') ?? '') : ''}`;
  const language = /(?:language|lang|highlight-source)-([\w+-]+)/.exec(names)?.[1] ?? '';
  const fence = fenceFor(text, 3);
  return `${fence}${language}\n${text}\n${fence}`;
}

function writeList(element: HtmlElement): string {
  let number = Number(element.attributes.get('start') ?? 1) || 1;
  const items: string[] = [];
  for (const child of element.children) {
    if (typeof child === 'string') continue;
    // Some programs put a nested list beside its item.
    if (child.tag === 'ul' || child.tag === 'ol') {
      items.push(writeList(child).replace(/^/gm, '    '));
      continue;
    }
    const mark = element.tag === 'ol' ? `${number++}. ` : '- ';
    const parts = writeBlocks(child.children);
    const tight = parts.length <= 1 || parts.slice(1).every((part) => /^(?:- |\d+\. )/.test(part));
    const box = child.children.find(
      (inner) => typeof inner !== 'string' && inner.tag === 'input' && inner.attributes.get('type') === 'checkbox',
    );
    const task = typeof box === 'object' ? (box.attributes.has('checked') ? '[x] ' : '[ ] ') : '';
    const text = task + parts.join(tight ? '\n' : '\n\n');
    const indent = ' '.repeat(Math.max(4, mark.length));
    items.push(mark + text.replace(/\n(?=[^\n])/g, `\n${indent}`));
  }
  return items.join('\n');
}

function listRows(element: HtmlElement): HtmlElement[] {
  return element.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    if (child.tag === 'tr') return [child];
    return /^t(?:head|body|foot)$/.test(child.tag) ? listRows(child) : [];
  });
}

function writeTable(element: HtmlElement): string[] {
  const rows = listRows(element).map((row) =>
    row.children.flatMap((cell) => {
      if (typeof cell === 'string' || !/^t[dh]$/.test(cell.tag)) return [];
      const text = writeBlocks(cell.children).join(' ').replace(/\\?\n/g, ' ').replace(/\|/g, '\\|');
      const span = Math.min(20, Number(cell.attributes.get('colspan') ?? 1) || 1);
      return [text, ...Array.from({ length: span - 1 }, () => '')];
    }),
  );
  const columns = Math.max(0, ...rows.map((row) => row.length));
  if (columns === 0) return [];
  // A single cell is layout, not a table. An almost empty grid would be larger than any text.
  if (rows.length * columns > MAX_CELLS) return rows.map((row) => row.filter((cell) => cell !== '').join(' '));
  if (columns === 1) return rows.flatMap((row) => (row[0] ? [row[0]] : []));
  return [writeRows(rows)];
}

/** Whether an item starts a list of another kind at the same depth. */
function beginsList(before: string, item: string): boolean {
  const [, depth, mark] = /^( *)(-|\d)/.exec(item) ?? [];
  const [, depthBefore, markBefore] = /^( *)(-|\d)/.exec(before) ?? [];
  return depth === depthBefore && (mark === '-') !== (markBefore === '-');
}

/** The pictures of the page that is being converted. */
let taken: PastedPictures | undefined;

/** Converts clipboard HTML to Markdown. Pictures within it are collected, if anybody wants them. */
export function htmlToMarkdown(html: string, pictures?: PastedPictures): string {
  taken = pictures;
  const parts = writeBlocks(readHtml(html).children);
  taken = undefined;
  let out = '';
  parts.forEach((part, index) => {
    const before = parts[index - 1];
    const isItem = (text: string | undefined): boolean =>
      text !== undefined && /^ *(?:- |\d+\. )/.test(text) && !text.includes('\n');
    if (index > 0) out += isItem(before) && isItem(part) && !beginsList(before!, part) ? '\n' : '\n\n';
    out += part;
  });
  return out.replace(/\u00A0/g, ' ').trim();
}

/** Gives pasted footnotes numbers not yet used in the document. */
export function renameNotes(markdown: string, document: string): string {
  const names = new Map<string, string>();
  let next = 1;
  for (const [mark, name] of markdown.matchAll(/\[\^(e?\d+)\]/g)) {
    if (names.has(name!) || !document.includes(mark)) continue;
    while (document.includes(`[^${next}]`) || markdown.includes(`[^${next}]`)) next++;
    names.set(name!, String(next++));
  }
  return markdown.replace(/\[\^(e?\d+)\]/g, (mark, name: string) => (names.has(name) ? `[^${names.get(name)}]` : mark));
}

/** Whether pasted HTML has more than its plain text. Code editors copy coloured lines, which are best pasted plain. */
export function isWorthConverting(html: string): boolean {
  if (
    /vscode|font-family:[^;"]*(?:Consolas|Menlo|Monaco|JetBrains)[^>]*white-space:\s*pre/i.test(
      html.slice(0, HEAD_OF_CODE),
    )
  )
    return false;
  const paragraph = /<\/p>/i.exec(html);
  if (paragraph && /<p\b/i.test(html.slice(paragraph.index))) return true;
  return /<(?:h[1-6]|[bi]|strong|em|a|ul|ol|li|table|blockquote|pre|code|img|sup|sub|s|del|mark)\b|mso-list|font-(?:weight|style):\s*(?:bold|[6-9]00|italic)/i.test(
    html,
  );
}
