/** An element of pasted HTML: only what the conversion looks at. */
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
/** Their inside is not text. */
const opaque = new Set([
  'script',
  'style',
  'title',
  'template',
  'noscript',
  'svg',
  'math',
  'iframe',
  'object',
  'textarea',
  'select',
  'xml',
]);
/** Opening one of these closes an open paragraph; the others close their like. */
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

/**
 * Reads HTML into a tree without the browser's parser, which the page's policy keeps closed for texts from outside.
 * It need not be exact, only safe: nothing of it ever becomes an element of the page.
 */
export function readHtml(html: string): HtmlElement {
  const root: HtmlElement = { tag: '#root', attributes: new Map(), children: [] };
  const stack: HtmlElement[] = [root];
  const fragment = /<!--StartFragment-->([\s\S]*?)<!--EndFragment-->/.exec(html)?.[1] ?? html;
  const token =
    /<!--[\s\S]*?(?:-->|$)|<!\[[\s\S]*?\]>|<![^>]*>|<\?[^>]*>|<(\/?)([a-zA-Z][\w:-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/g;
  let at = 0;
  const text = (to: number): void => {
    if (to > at) stack.at(-1)!.children.push(decodeEntities(fragment.slice(at, to)));
  };
  for (let match = token.exec(fragment); match; match = token.exec(fragment)) {
    text(match.index);
    at = token.lastIndex;
    const tag = match[2]?.toLowerCase();
    if (!tag) continue;
    if (match[1]) close(stack, tag);
    else if (opaque.has(tag)) {
      const end = fragment.toLowerCase().indexOf(`</${tag}`, at);
      at = end < 0 ? fragment.length : fragment.indexOf('>', end) + 1 || fragment.length;
      token.lastIndex = at;
    } else {
      makeRoom(stack, tag);
      const element: HtmlElement = { tag, attributes: readAttributes(match[3]!), children: [] };
      stack.at(-1)!.children.push(element);
      if (!empty.has(tag) && !match[3]!.trimEnd().endsWith('/') && stack.length < 200) stack.push(element);
    }
  }
  text(fragment.length);
  return root;
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
