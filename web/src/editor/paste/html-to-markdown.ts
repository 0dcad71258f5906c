import { escapeLines } from './escape-text.ts';
import { type Child, classOf, fenceFor, findTex, rawText, styleOf, writeInline } from './html-inlines.ts';
import type { PastedPictures } from './pictures.ts';
import { type HtmlElement, readHtml } from './read-html.ts';
import { writeRows } from './tables.ts';

/** Collects the images within the HTML, if wanted. */
type Pictures = PastedPictures | undefined;

const MAX_CELLS = 100_000;
/** Code editors identify themselves on the outermost element. */
const HEAD_OF_CODE = 2000;

const blocks =
  /^(?:p|div|h[1-6]|ul|ol|table|blockquote|pre|hr|section|article|main|header|footer|figure|figcaption|dl|dt|dd|address|aside|nav|body|html|center|details|summary)$/;

function hasBlocks(element: HtmlElement): boolean {
  return element.children.some((child) => typeof child !== 'string' && (blocks.test(child.tag) || hasBlocks(child)));
}

/** Runs of inline children become paragraphs between the blocks. */
function writeBlocks(children: readonly Child[], pictures: Pictures): string[] {
  const out: string[] = [];
  let run: Child[] = [];
  const flush = (): void => {
    const text = cleanLine(writeInline(run, pictures));
    if (text) out.push(text);
    run = [];
  };
  for (const child of children) {
    if (typeof child !== 'string' && (blocks.test(child.tag) || hasBlocks(child))) {
      flush();
      out.push(...writeBlock(child, pictures));
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
function writeWordNotes(element: HtmlElement, pictures: Pictures): string[] | null {
  const kind = /mso-element:\s*(footnote|endnote)(-list)?/i.exec(styleOf(element));
  if (!kind) return null;
  if (kind[2])
    return writeBlocks(
      element.children.filter((child) => typeof child !== 'string' && child.tag !== 'hr'),
      pictures,
    );
  const [first = '', ...more] = writeBlocks(element.children, pictures);
  const found = /^\[\^(e?\d+)\]\s*/.exec(first);
  if (!found) return null;
  return [
    [`[^${found[1]}]: ${first.slice(found[0].length)}`, ...more.map((part) => part.replace(/^(?=.)/gm, '    '))].join(
      '\n\n',
    ),
  ];
}

function writeBlock(element: HtmlElement, pictures: Pictures): string[] {
  const { tag } = element;
  const notes = tag === 'div' ? writeWordNotes(element, pictures) : null;
  if (notes) return notes;
  const level = /^h([1-6])$/.exec(tag)?.[1];
  if (level) {
    const text = cleanLine(writeInline(element.children, pictures))
      .replace(/\\?\n/g, ' ')
      .replace(/^\*\*(.*)\*\*$/, '$1');
    return text ? [`${'#'.repeat(Number(level))} ${text}`] : [];
  }
  if (tag === 'hr') return ['---'];
  if (tag === 'pre') return [writePre(element)];
  if (tag === 'blockquote') {
    const inner = writeBlocks(element.children, pictures).join('\n\n');
    return inner ? [inner.replace(/^/gm, '> ').replace(/^> $/gm, '>')] : [];
  }
  if (tag === 'ul' || tag === 'ol') return [writeList(element, pictures)];
  if (tag === 'table') return writeTable(element, pictures);
  const item = writeWordItem(element, pictures);
  return item ? [item] : writeBlocks(element.children, pictures);
}

/** Word writes list items as paragraphs starting with a marker. */
function writeWordItem(element: HtmlElement, pictures: Pictures): string | null {
  const list = /mso-list:\s*l\d+\s+level(\d)/i.exec(styleOf(element));
  if (!list) return null;
  const mark = rawText(element).trim();
  const text = cleanLine(writeInline(element.children, pictures));
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

function writeList(element: HtmlElement, pictures: Pictures): string {
  let number = Number(element.attributes.get('start') ?? 1) || 1;
  const items: string[] = [];
  for (const child of element.children) {
    if (typeof child === 'string') continue;
    // Some programs put a nested list beside its item.
    if (child.tag === 'ul' || child.tag === 'ol') {
      items.push(writeList(child, pictures).replace(/^/gm, '    '));
      continue;
    }
    const mark = element.tag === 'ol' ? `${number++}. ` : '- ';
    const parts = writeBlocks(child.children, pictures);
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

/** Pages made from LaTeX lay out numbered formulas as tables, with one formula per row. */
function writeFormulas(element: HtmlElement): string[] {
  return listRows(element).flatMap((row) => {
    const parts = row.children.flatMap((cell) => (typeof cell === 'string' ? [] : (findTex(cell)?.tex ?? [])));
    const tex = parts.map((part) => part.replace(/^\\displaystyle\b ?/, '')).join(' ');
    return tex === '' ? [] : [`$$\n${tex}\n$$`];
  });
}

/** A bar must not end the cell, and one in a formula must keep its meaning. Code is not a formula. */
function escapeBars(cell: string): string {
  const fences = new Map<number, number[]>();
  for (const { 0: fence, index } of cell.matchAll(/`+/g))
    fences.set(fence.length, [...(fences.get(fence.length) ?? []), index]);
  const part = /\\.|`+|\$\$[^$\n]+\$\$|\$[^$\n]+\$|\|/gs;
  let out = '';
  let at = 0;
  for (let found = part.exec(cell); found; found = part.exec(cell)) {
    const [sign] = found;
    let end = part.lastIndex;
    let written = sign === '|' ? '\\|' : sign;
    if (sign[0] === '$') written = sign.replaceAll('\\|', '\\Vert ').replaceAll('|', '\\vert ');
    if (sign[0] === '`') {
      const close = fences.get(sign.length)?.find((index) => index > found.index);
      if (close !== undefined) end = close + sign.length;
      written = cell.slice(found.index, end).replaceAll('|', '\\|');
    }
    out += cell.slice(at, found.index) + written;
    at = end;
    part.lastIndex = end;
  }
  return out + cell.slice(at);
}

function writeTable(element: HtmlElement, pictures: Pictures): string[] {
  if (/\bltx_eqn_table\b/.test(classOf(element))) return writeFormulas(element);
  const rows = listRows(element).map((row) =>
    row.children.flatMap((cell) => {
      if (typeof cell === 'string' || !/^t[dh]$/.test(cell.tag)) return [];
      const text = writeBlocks(cell.children, pictures).join(' ').replace(/\\?\n/g, ' ');
      const span = Math.min(20, Number(cell.attributes.get('colspan') ?? 1) || 1);
      return [escapeBars(text), ...Array.from({ length: span - 1 }, () => '')];
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

/** Converts clipboard HTML to Markdown. Collects pictures within it, if wanted. */
export function htmlToMarkdown(html: string, pictures?: PastedPictures): string {
  const parts = writeBlocks(readHtml(html).children, pictures);
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
  return /<(?:h[1-6]|[bi]|strong|em|a|ul|ol|li|table|blockquote|pre|code|img|sup|sub|s|del|mark|math)\b|mso-list|font-(?:weight|style):\s*(?:bold|[6-9]00|italic)/i.test(
    html,
  );
}
