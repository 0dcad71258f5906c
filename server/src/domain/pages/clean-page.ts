import { Parser } from 'htmlparser2';
import sanitize from 'sanitize-html';
import { type Figure, FIGURE_MARK, liftFigures } from './lift-figures.ts';

/** A public page: the document's content without anything active. */
export interface CleanPage {
  readonly title: string;
  /** As in HTML; may be empty. */
  readonly lang: string;
  readonly dir: string;
  readonly body: string;
  readonly figures: readonly Figure[];
}

/** Maximum length without pictures: anything longer is a whole book on one page, which phones cannot show. */
export const MAX_BODY = 8_000_000;
const MAX_FIGURES = 500;
const MAX_FIGURE_BYTES = 50_000_000;

/** Makes pandoc's output safe for strangers, or tells its author why that is impossible. */
export function cleanPage(page: string): CleanPage | string {
  const { html, figures } = liftFigures(page);
  const body = html.slice(html.indexOf('<body>') + '<body>'.length, html.lastIndexOf('</body>'));
  if (body.length > MAX_BODY)
    return 'This text is too long for one page. Publish its chapters as pages of their own, or its PDF elsewhere.';
  if (figures.length > MAX_FIGURES) return `There are more than ${MAX_FIGURES} pictures in this text.`;
  if (figures.reduce((sum, { bytes }) => sum + bytes.length, 0) > MAX_FIGURE_BYTES)
    return 'The pictures of this text are larger than 50 MB together. Make them smaller.';
  if (isTooDeep(body))
    return 'Some HTML in this text has hundreds of elements in each other. Close them, or take it out.';
  const head = html.slice(0, html.indexOf('<body>'));
  const lang = /<html lang="([A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,4})"/u.exec(head)?.[1] ?? '';
  const dir = /<html lang="[^"]{0,50}" dir="(ltr|rtl)"/u.exec(head)?.[1] ?? '';
  const title = readText(/<title>([^<]{0,2000})/u.exec(head)?.[1] ?? '').trim();
  return { title, lang, dir, body: sanitize(body, RULES), figures };
}

/** Maximum nesting: each tag may have to be compared with all open ones. */
const MAX_DEPTH = 500;
const PIECE = 16_384;

/**
 * Whether elements nest too deeply for sanitize-html, using its own parser and options. In chunks, so that it stops
 * soon after the limit.
 */
function isTooDeep(body: string): boolean {
  const open = { now: 0, most: 0 };
  const parser = new Parser({
    onopentag: () => {
      open.now += 1;
      open.most = Math.max(open.most, open.now);
    },
    onclosetag: () => {
      open.now -= 1;
    },
  });
  for (let at = 0; at < body.length && open.most <= MAX_DEPTH; at += PIECE) parser.write(body.slice(at, at + PIECE));
  return open.most > MAX_DEPTH;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

function readText(escaped: string): string {
  return escaped.replaceAll(/&(?:lt|gt|quot|#39|amp);/gu, (entity) => ENTITIES[entity] ?? entity);
}

const WORDS =
  'a abbr address article aside b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img input ins kbd label li main mark nav ol p pre q rp rt ruby s samp section small span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr';
const FORMULAS =
  'math menclose merror mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none semantics';
const OF_FORMULAS =
  'accent accentunder align columnalign columnlines columnspacing columnspan depth display displaystyle fence form frame height largeop linethickness lspace mathbackground mathcolor mathsize mathvariant maxsize minsize movablelimits notation rowalign rowlines rowspacing rowspan rspace scriptlevel separator side stretchy symmetric voffset width xmlns';

const LENGTH = /^\d{1,4}(?:\.\d{1,4})?(?:%|px|pt|em|rem|ex|cm|mm|in)$/u;

const RULES: sanitize.IOptions = {
  allowedTags: `${WORDS} ${FORMULAS}`.split(' '),
  allowedAttributes: {
    '*': [
      'id',
      'class',
      'lang',
      'dir',
      'title',
      'role',
      'style',
      'aria-label',
      'aria-labelledby',
      'aria-describedby',
      'aria-hidden',
    ],
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    input: ['type', 'checked', 'disabled'],
    ol: ['start', 'type', 'reversed'],
    li: ['value'],
    td: ['colspan', 'rowspan', 'headers'],
    th: ['colspan', 'rowspan', 'headers', 'scope'],
    col: ['span'],
    colgroup: ['span'],
    time: ['datetime'],
    details: ['open'],
    ...Object.fromEntries(FORMULAS.split(' ').map((tag) => [tag, OF_FORMULAS.split(' ')])),
  },
  allowedStyles: {
    '*': {
      width: [LENGTH],
      height: [LENGTH],
      'text-align': [/^(?:left|right|center|justify|start|end)$/u],
      'vertical-align': [/^(?:top|middle|bottom|baseline|sub|super)$/u],
      'text-decoration': [/^(?:underline|line-through)$/u],
      'font-variant': [/^small-caps$/u],
      'font-style': [/^(?:italic|normal)$/u],
      'font-weight': [/^(?:bold|normal|[1-9]00)$/u],
      'list-style-type': [/^(?:decimal|(?:lower|upper)-(?:alpha|roman|greek))$/u],
    },
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  // A formula's source may contain comments meant only for its authors.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'title',
    'annotation',
    'annotation-xml',
  ],
  nestingLimit: 200,
  transformTags: {
    a: (tagName, { href = '', rel: _, ...attribs }) => {
      if (href.startsWith('#')) return { tagName, attribs: { ...attribs, href } };
      // Readers cannot reach files of the workspace.
      if (!/^(?:https?:\/\/|mailto:)/iu.test(href)) return { tagName, attribs };
      return { tagName, attribs: { ...attribs, href, rel: 'noopener noreferrer nofollow ugc' } };
    },
    img: (tagName, { src = '', alt = '', ...attribs }) => {
      // Nothing is loaded from elsewhere, whose server would learn who reads the page.
      if (!src.startsWith(FIGURE_MARK)) return { tagName: 'span', attribs: { class: 'missing-image' }, text: alt };
      return { tagName, attribs: { ...dropEmpty(attribs), src, alt } };
    },
    input: (tagName, attribs) =>
      attribs['type'] === 'checkbox'
        ? {
            tagName,
            attribs: { type: 'checkbox', disabled: '', ...('checked' in attribs && { checked: '' }) },
          }
        : { tagName: 'span', attribs: {} },
  },
};

/** Empty attributes do not mean the same as missing ones. */
function dropEmpty(attribs: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(attribs).filter(([, value]) => value !== ''));
}
