/** An element of pasted HTML, reduced to what the conversion needs. */
export interface HtmlElement {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: (HtmlElement | string)[];
}

const empty = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);
/** Anything deeper is treated as a sibling: nobody nests lists this deep. */
const MAX_NESTED = 100;
/** Their content is not text. */
const opaque = new Set([
  'script',
  'style',
  'title',
  'template',
  'noscript',
  'svg',
  'iframe',
  'object',
  'textarea',
  'select',
  'xml',
]);
/** Opening one of these closes an open paragraph; the others close their own kind. */
const block = /^(?:p|div|h[1-6]|ul|ol|li|table|blockquote|pre|hr|section|article|header|footer|dl|dt|dd)$/;
const closesLike: Readonly<Record<string, RegExp>> = {
  li: /^li$/,
  td: /^t[dh]$/,
  th: /^t[dh]$/,
  tr: /^(?:tr|td|th)$/,
  dt: /^d[td]$/,
  dd: /^d[td]$/,
  option: /^option$/,
};
const scope: Readonly<Record<string, RegExp>> = {
  li: /^[uo]l$/,
  td: /^tr$/,
  th: /^tr$/,
  tr: /^(?:table|tbody|thead|tfoot)$/,
  dt: /^dl$/,
  dd: /^dl$/,
};

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  bull: '•',
  middot: '·',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  plusmn: '±',
  times: '×',
  micro: 'µ',
  para: '¶',
  sect: '§',
  euro: '€',
  laquo: '«',
  raquo: '»',
  shy: '',
  zwnj: '',
  zwj: '\u200D',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  mu: 'μ',
  rarr: '→',
  larr: '←',
};

export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(\w{2,8}));?/g,
    (all, decimal?: string, hex?: string, name?: string) => {
      if (name) return entities[name] ?? all;
      const code = Number.parseInt(decimal ?? hex ?? '', decimal ? 10 : 16);
      return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '';
    },
  );
}

function readAttributes(source: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const match of source.matchAll(/([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)) {
    found.set(match[1]!.toLowerCase(), decodeEntities(match[2] ?? match[3] ?? match[4] ?? ''));
  }
  return found;
}

/** Extracts the selected part; the clipboard may include the surrounding page. */
function cutFragment(html: string): string {
  const mark = '<!--StartFragment-->';
  const from = html.indexOf(mark);
  const to = html.indexOf('<!--EndFragment-->', from);
  if (from < 0 || to < 0) return html;
  const fragment = html.slice(from + mark.length, to);
  // Spreadsheets put the fragment markers inside the table: rows alone are not one.
  return /^\s*<(?:col|colgroup|thead|tbody|tr|td|th)\b/i.test(fragment) ? `<table>${fragment}</table>` : fragment;
}

/**
 * Where the tag or comment starting at `open` ends; -1 if none starts there, null if nothing after it ends and the rest
 * is text. Linear, also for hostile pages.
 */
function findEnd(html: string, open: number): number | null {
  const after = (found: number): number | null => (found < 0 ? null : found);
  if (html.startsWith('<!--', open)) {
    const end = html.indexOf('-->', open + 4);
    return end < 0 ? html.length : end + 3;
  }
  if (/[!?]/.test(html[open + 1] ?? '')) {
    const close = html.startsWith('<![', open) ? ']>' : '>';
    const end = html.indexOf(close, open);
    return after(end < 0 ? end : end + close.length);
  }
  if (!/^<\/?[a-zA-Z]/.test(html.slice(open, open + 3))) return -1;
  for (let i = open + 1; i < html.length; i++) {
    const sign = html[i]!;
    if (sign === '>') return i + 1;
    if (sign !== '"' && sign !== "'") continue;
    i = html.indexOf(sign, i + 1);
    if (i < 0) return null;
  }
  return null;
}

/**
 * Parses HTML into a tree without the browser's parser, which the CSP blocks for external text. It need not be exact,
 * only safe: nothing of it ever becomes an element of the page.
 */
export function readHtml(html: string): HtmlElement {
  const root: HtmlElement = { tag: '#root', attributes: new Map(), children: [] };
  const stack: HtmlElement[] = [root];
  const fragment = cutFragment(html);
  const lower = fragment.toLowerCase();
  let at = 0;
  const text = (to: number): void => {
    if (to > at) stack.at(-1)!.children.push(decodeEntities(fragment.slice(at, to)));
  };
  for (let open = fragment.indexOf('<'); open >= 0; open = fragment.indexOf('<', Math.max(at, open + 1))) {
    const end = findEnd(fragment, open);
    if (end === null) break;
    if (end < 0) continue;
    text(open);
    at = end;
    const [, slash, name] = /^<(\/?)([a-zA-Z][\w:-]{0,40})/.exec(fragment.slice(open, open + 50)) ?? [];
    const tag = name?.toLowerCase();
    if (!tag) continue;
    if (slash) close(stack, tag);
    else if (tag === 'math') {
      const closing = lower.indexOf('</math', at);
      const to = closing < 0 ? fragment.length : closing;
      stack.at(-1)!.children.push(readFormula(fragment.slice(open + 5, end - 1), fragment.slice(at, to)));
      at = closing < 0 ? to : fragment.indexOf('>', closing) + 1 || fragment.length;
    } else if (opaque.has(tag)) {
      const closing = lower.indexOf(`</${tag}`, at);
      at = closing < 0 ? fragment.length : fragment.indexOf('>', closing) + 1 || fragment.length;
    } else {
      makeRoom(stack, tag);
      const inner = fragment.slice(open + 1 + tag.length, end - 1);
      const element: HtmlElement = { tag, attributes: readAttributes(inner), children: [] };
      stack.at(-1)!.children.push(element);
      if (!empty.has(tag) && !inner.trimEnd().endsWith('/') && stack.length < MAX_NESTED) stack.push(element);
    }
  }
  text(fragment.length);
  return root;
}

/** A formula becomes its TeX, which pages keep next to the MathML or in its label; empty if there is none. */
function readFormula(tag: string, inner: string): HtmlElement {
  const attributes = readAttributes(tag);
  const note = inner.indexOf('application/x-tex');
  const from = note < 0 ? -1 : inner.indexOf('>', note) + 1;
  const to = from > 0 ? inner.indexOf('<', from) : -1;
  const tex = to > from ? decodeEntities(inner.slice(from, to)) : (attributes.get('alttext') ?? '');
  return { tag: 'math', attributes, children: tex === '' ? [] : [tex] };
}

function close(stack: HtmlElement[], tag: string): void {
  for (let i = stack.length - 1; i > 0; i--) {
    if (stack[i]!.tag === tag) {
      stack.length = i;
      return;
    }
  }
}

function makeRoom(stack: HtmlElement[], tag: string): void {
  if (block.test(tag) && stack.at(-1)!.tag === 'p') stack.pop();
  const like = closesLike[tag];
  if (!like) return;
  for (let i = stack.length - 1; i > 0 && !scope[tag]?.test(stack[i]!.tag); i--) {
    if (like.test(stack[i]!.tag)) {
      stack.length = i;
      return;
    }
  }
}
