import { say } from '@scriptorium/contract/said.ts';
import type { ImportKind } from '@scriptorium/contract/operations/import.ts';
import { type Element, str } from '../exports/pandoc-tree.ts';
import type { FlatLatex } from './flatten-latex.ts';
import { type Attributes, tidyFigure, tidyTable } from './floats.ts';
import { shorten, type Remarks, type Place, type RemarkSentence } from './kinds.ts';
import { Labels } from './labels.ts';
import { type Captioned, joinCaptions } from './captions.ts';
import { setEquationsApart, tidyEquation } from './equations.ts';
import { isLayout, isSpace, readReference, readWidth } from './latex-commands.ts';
import { eachElement, plainText, rebuild, Whereabouts } from './places.ts';

export interface PandocDocument {
  readonly 'pandoc-api-version': readonly number[];
  readonly meta: Readonly<Record<string, Element>>;
  readonly blocks: readonly Element[];
}

interface TidySource {
  readonly kind: ImportKind;
  readonly remarks: Remarks;
  /** The path for a picture; null if there is no such picture. */
  readonly placePicture: (source: string, where: Place) => string | null;
  /** The key for a citation. */
  readonly keyOf: (id: string) => string;
  readonly flat?: FlatLatex;
}

/** Metadata about the text itself. */
const META = new Set([
  'title',
  'subtitle',
  'author',
  'affiliations',
  'date',
  'abstract',
  'keywords',
  'lang',
  'bibliography',
]);
const SILENT_META = new Set([
  'references',
  'header-includes',
  'documentclass',
  'classoption',
  'geometry',
  'nbformat',
  'nbformat_minor',
  'identifier',
  'rights',
  'creator',
  'csl',
  'link-citations',
  'nocite',
]);
/** Formats whose references to headings print their number. */
const NUMBERED: ReadonlySet<string> = new Set(['latex', 'typst']);
/** Environments that stay fenced divs. */
const KEPT_DIVS =
  /^(?:theorem|thm|lemma|lem|proposition|prop|corollary|cor|definition|defn?|example|remark|proof|claim|conjecture)$/iu;

/**
 * Converts a document read by pandoc to our conventions: our labels and references, figures as captioned pictures,
 * nothing that only the original program understands; reports what changes.
 */
export function tidyDocument(document: PandocDocument, source: TidySource): PandocDocument {
  return new Tidy(source, document).run();
}

class Tidy {
  readonly #source: TidySource;
  readonly #document: PandocDocument;
  readonly #labels = new Labels();
  readonly #where = new Whereabouts();
  readonly #linked = new Set<string>();
  readonly #defined = new Set<string>();
  readonly #layout = new Set<string>();
  #rawFrom = 0;

  constructor(source: TidySource, document: PandocDocument) {
    this.#source = source;
    this.#document = document;
  }

  run(): PandocDocument {
    const { meta, blocks } = this.#document;
    const source = this.#source;
    eachElement(blocks, (element) => this.#survey(element));
    this.#defineLabels();
    const steps = {
      enter: (element: Element) => this.#where.enter(element),
      leave: (element: Element) => this.#leave(element),
    };
    const kept = Object.entries(meta).filter(([key]) => META.has(key));
    this.#noteLostMeta(Object.keys(meta));
    const metaMade = Object.fromEntries(kept.map(([key, value]) => [key, rebuild(value, steps) as Element]));
    const captioned = source.kind === 'docx' ? joinCaptions(blocks, (id) => this.#nameCaptioned(id)) : blocks;
    const made = rebuild(withoutTitle(withoutFallbacks(captioned), meta), steps) as Element[];
    const layout = [...this.#layout].slice(0, 20).join(', ');
    if (layout !== '')
      this.#source.remarks.add('lost', say('Page layout commands are left out: {names}.', { names: layout }));
    return { ...this.#document, meta: metaMade, blocks: made };
  }

  #noteLostMeta(keys: readonly string[]): void {
    const lost = keys.filter((key) => !META.has(key) && !SILENT_META.has(key));
    // On web pages, attributes are for servers and styles.
    if (lost.length === 0 || this.#source.kind === 'html' || this.#source.kind === 'epub') return;
    const names = lost.slice(0, 20).map((key) => `“${key}”`);
    this.#source.remarks.add('lost', say('Metadata is left out: {names}.', { names: names.join(', ') }));
  }

  #survey(element: Element): void {
    if (element.t === 'Link') {
      const url = (element.c as [unknown, unknown, [string, string]])[2][0];
      if (url.startsWith('#')) this.#linked.add(url.slice(1));
    } else if (element.t === 'RawInline') {
      const reference = readReference((element.c as [string, string])[1]);
      for (const label of reference?.labels ?? []) this.#linked.add(label);
    }
    const id = idOf(element);
    if (id !== '') this.#defined.add(id);
  }

  #defineLabels(): void {
    // Other ids of headings are the reader's.
    const source = this.#source.flat?.text ?? '';
    const given = new Set([...source.matchAll(/\\label\s*\{([^{}]+)\}/gu)].map(([, label = '']) => label));
    eachElement(this.#document.blocks, (element) => {
      const id = idOf(element);
      if (element.t === 'Figure' && id !== '') this.#labels.define(id, 'figure');
      if (element.t === 'Table' && id !== '') this.#labels.define(id, 'table');
      if (element.t === 'CodeBlock' && id !== '') this.#labels.define(id, 'listing');
      if (element.t === 'Header' && NUMBERED.has(this.#source.kind) && (this.#linked.has(id) || given.has(id)))
        this.#labels.define(id, 'section');
      if (element.t !== 'Math') return;
      const names = [...String((element.c as unknown[])[1]).matchAll(/\\label\s*\{([^{}]*)\}/gu)];
      for (const [, label = ''] of names) this.#labels.define(label, 'equation');
    });
  }

  #leave(element: Element): Element | readonly Element[] {
    const { t, c } = element;
    const parts = c as unknown[];
    switch (t) {
      case 'Header': {
        const [level, [id, classes], inlines] = parts as [number, Attributes, Element[]];
        const isUnnumbered = classes.includes('unnumbered') && this.#source.kind === 'latex';
        const kept = isUnnumbered ? ['unnumbered'] : [];
        return { t, c: [level, [this.#keptId(id), kept, []], inlines] };
      }
      case 'Figure':
        return this.#tidyFigure(parts);
      case 'Table':
        return tidyTable(
          parts,
          (id) => this.#labels.find(id) ?? id,
          (message) => this.#say('changed', message),
        );
      case 'Para':
      case 'Plain':
        return { t, c: setEquationsApart(c as Element[]) };
      case 'Math':
        return tidyEquation(parts, this.#labels, (message) => this.#say('changed', message));
      case 'Image':
        return this.#tidyImage(parts as [Attributes, Element[], [string, string]]);
      case 'Link':
        return this.#tidyLink(parts as [Attributes, Element[], [string, string]]);
      case 'Cite':
        return this.#tidyCitation(parts as [{ citationId: string }[], Element[]]);
      case 'CodeBlock':
        return { t, c: [this.#codeAttributes(parts[0] as Attributes), parts[1]] };
      case 'Code':
        return { t, c: [['', [], []], parts[1]] };
      case 'Span':
        return this.#tidySpan(parts as [Attributes, Element[]]);
      case 'Div':
        return this.#tidyDiv(parts as [Attributes, Element[]]);
      case 'RawInline':
      case 'RawBlock':
        return this.#tidyRaw(t, parts as [string, string]);
      default:
        return element;
    }
  }

  #say(effect: 'lost' | 'changed' | 'kept', message: RemarkSentence): void {
    this.#source.remarks.add(effect, message, this.#where.place);
  }

  #keptId(id: string): string {
    return this.#labels.find(id) ?? (this.#linked.has(id) ? id : '');
  }

  #tidyFigure(parts: readonly unknown[]): Element | readonly Element[] {
    const [[id]] = parts as [Attributes];
    const label = id === '' ? '' : (this.#labels.find(id) ?? id);
    return tidyFigure(parts, label, (effect, message) => this.#say(effect, message));
  }

  #tidyImage([[, , pairs], alt, [source, title]]: [Attributes, Element[], [string, string]]): Element[] {
    const path = this.#source.placePicture(source, this.#where.place);
    const width = readWidth(pairs.find(([key]) => key === 'width')?.[1] ?? '') ?? '';
    if (path === null) return alt;
    // Ignore automatic descriptions.
    const described = /^(?:image|a picture containing.*|figure|picture \d*)$/iu.test(plainText(alt).trim()) ? [] : alt;
    return [
      {
        t: 'Image',
        c: [['', [], width === '' ? [] : [['width', width]]], described, [path, title === 'fig:' ? '' : title]],
      },
    ];
  }

  #tidyLink([[, classes], inlines, [url, title]]: [Attributes, Element[], [string, string]]): readonly Element[] {
    if (!url.startsWith('#'))
      return [{ t: 'Link', c: [['', classes.filter((each) => each === 'uri'), []], inlines, [url, title]] }];
    const label = this.#labels.find(url.slice(1));
    const isReference = this.#source.kind === 'docx' || (this.#source.kind === 'typst' && classes.includes('ref'));
    // “Equations 1 and 2” has its word before the links.
    const style = /^\d+[a-z]?$/u.test(plainText(inlines)) ? 'number' : 'full';
    if (label !== undefined && isReference) return writeReference(style, [label], inlines);
    if (label !== undefined) return [{ t: 'Link', c: [['', [], []], inlines, [`#${label}`, title]] }];
    return this.#defined.has(url.slice(1)) ? [{ t: 'Link', c: [['', [], []], inlines, [url, title]] }] : inlines;
  }

  #tidyCitation([citations, shown]: [{ citationId: string }[], Element[]]): Element {
    const made = citations.map((citation) => ({ ...citation, citationId: this.#source.keyOf(citation.citationId) }));
    return { t: 'Cite', c: [made, shown] };
  }

  #codeAttributes([id, classes, pairs]: Attributes): Attributes {
    const caption = pairs.filter(([key]) => key === 'caption');
    const label = this.#labels.find(id) ?? '';
    return [label, classes.slice(0, 1), caption.map(([, value]): [string, string] => ['lst-cap', value])];
  }

  #tidySpan([[id, classes], inlines]: [Attributes, Element[]]): readonly Element[] {
    const kept = classes.filter((each) => each === 'mark' || each === 'underline' || each === 'smallcaps');
    const anchor = this.#labels.find(id) ?? (this.#linked.has(id) ? id : '');
    if (anchor === '' && kept.length === 0) return inlines;
    return [{ t: 'Span', c: [[anchor, kept, []], inlines] }];
  }

  #tidyDiv([[id, classes], blocks]: [Attributes, Element[]]): readonly Element[] {
    if (id === 'refs' || classes.includes('references') || classes.includes('csl-bib-body')) return [];
    const kept = this.#source.kind === 'latex' ? classes.filter((each) => KEPT_DIVS.test(each)) : [];
    const anchor = this.#keptId(id);
    if (kept.length > 0) return [{ t: 'Div', c: [[anchor, kept, []], blocks] }];
    if (anchor === '') return blocks;
    return [{ t: 'Para', c: [{ t: 'Span', c: [[anchor, [], []], []] }] }, ...blocks];
  }

  #tidyRaw(t: 'RawInline' | 'RawBlock', [format, raw]: [string, string]): readonly Element[] {
    if (format === 'html') return this.#tidyHtml(t, raw);
    if (format !== 'latex' && format !== 'tex') {
      this.#say('lost', say('Code of the kind “{format}” is left out: {code}', { format, code: shorten(raw, 60) }));
      return [];
    }
    const reference = readReference(raw);
    const known = reference?.labels.map((label) => this.#labels.find(label));
    if (reference !== undefined && known !== undefined && known.every((label) => label !== undefined))
      return writeReference(reference.style, known);
    if (t === 'RawInline' && isSpace(raw)) return [{ t: 'Space' }];
    if (isLayout(raw) || this.#isPreamble(raw)) {
      this.#layout.add(/^\\[A-Za-z]+/u.exec(raw.trim())?.[0] ?? raw);
      return [];
    }
    const what = /\\begin\s*\{([^{}]+)\}/u.exec(raw)?.[1];
    const name = what ?? /\\[a-zA-Z@]+/u.exec(raw)?.[0] ?? shorten(raw, 40);
    const message =
      reference === undefined
        ? say('“{name}” stays as LaTeX, which only LaTeX exports show.', { name })
        : say('{code} refers to a label that is not in the text, and stays as LaTeX.', { code: shorten(raw, 60) });
    this.#source.remarks.add('kept', message, this.#placeOfRaw(raw));
    return [{ t, c: ['latex', raw] }];
  }

  /** HTML in notebooks and e-books: keeps images, drops other tags. */
  #tidyHtml(t: string, raw: string): readonly Element[] {
    const picture = /<img\b[^>]*\bsrc="([^"]*)"/iu.exec(raw);
    const alt = /\balt="([^"]*)"/iu.exec(raw)?.[1] ?? '';
    if (picture !== null) {
      const inlines = this.#tidyImage([['', [], []], alt === '' ? [] : [str(alt)], [picture[1] ?? '', '']]);
      return t === 'RawBlock' ? [{ t: 'Para', c: inlines }] : inlines;
    }
    const words = raw.replaceAll(/<!--[\s\S]*?-->|<[^>]*>/gu, ' ').trim();
    if (words !== '') this.#say('lost', say('Web code is left out: {words}', { words: shorten(words, 80) }));
    return /^<br\b/iu.test(raw) ? [{ t: 'LineBreak' }] : [];
  }

  /** The preamble defines commands and contains no text. */
  #isPreamble(raw: string): boolean {
    const { flat } = this.#source;
    if (flat === undefined) return false;
    const at = flat.text.indexOf(raw.slice(0, 200));
    return at !== -1 && at < flat.text.indexOf('\\begin{document}');
  }

  /** Names a figure or table to which a Word document refers by a bookmark in its caption. */
  #nameCaptioned({ kind, number, bookmarks }: Captioned): string {
    if (!bookmarks.some((id) => this.#linked.has(id))) return '';
    const label = this.#labels.define(`${kind}-${number === '' ? bookmarks[0] : number}`, kind);
    for (const id of bookmarks) this.#labels.alias(id, label);
    return label;
  }

  #placeOfRaw(raw: string): Place {
    const { flat } = this.#source;
    if (flat === undefined) return this.#where.place;
    const head = raw.slice(0, 200);
    const after = flat.text.indexOf(head, this.#rawFrom);
    const at = after === -1 ? flat.text.indexOf(head) : after;
    if (at === -1) return this.#where.place;
    this.#rawFrom = Math.max(this.#rawFrom, at + 1);
    return flat.placeOf(at);
  }
}

/** Drops a first heading that repeats the title. */
function withoutTitle(blocks: readonly Element[], meta: PandocDocument['meta']): readonly Element[] {
  const [first, ...rest] = blocks;
  const title = plainText(meta['title']).trim();
  const isTitle = first?.t === 'Header' && title !== '' && plainText((first.c as unknown[])[2]).trim() === title;
  return isTitle ? rest : blocks;
}

const NAMED_IN_TEXT = /^\p{L}[^([]*[([]\d{4}[a-z]?[)\]]$/u;

/** As in pandoc's tree. */
interface Citation {
  readonly citationId: string;
  readonly citationSuffix: readonly Element[];
}

/**
 * Reduces citations to keys: what their program printed for them is not part of the text. It only shows where a
 * sentence names the author, as in “Smith (2020) showed”, which reference managers do not record.
 */
function withoutFallbacks(blocks: readonly Element[]): readonly Element[] {
  const leave = (element: Element): Element => {
    if (element.t !== 'Cite') return element;
    const [citations, shown] = element.c as [Citation[], Element[]];
    const isInText = citations.length === 1 && NAMED_IN_TEXT.test(plainText(shown).trim());
    const made = citations.map((citation) => ({
      ...citation,
      citationSuffix: citation.citationSuffix.slice(
        0,
        citation.citationSuffix.findLastIndex(({ t }) => t !== 'Space') + 1,
      ),
      ...(isInText && { citationMode: { t: 'AuthorInText' } }),
    }));
    return { t: 'Cite', c: [made, [str(made.map(({ citationId }) => citationId).join(', '))]] };
  };
  return rebuild(blocks, { leave }) as Element[];
}

function idOf({ t, c }: Element): string {
  if (!Array.isArray(c)) return '';
  const attributes: unknown = t === 'Header' ? c[1] : c[0];
  return Array.isArray(attributes) && typeof attributes[0] === 'string' && attributes.length === 3 ? attributes[0] : '';
}

/** `@fig:a` prints “Figure 1”; if the author wrote the word, only the number is wanted. */
function writeReference(
  style: 'full' | 'number' | 'bracketed',
  labels: readonly string[],
  shown: readonly Element[] = [str(labels.join(', '))],
): Element[] {
  const citations = labels.map((citationId) => ({
    citationId,
    citationPrefix: [],
    citationSuffix: [],
    citationMode: { t: style === 'full' ? (labels.length > 1 ? 'NormalCitation' : 'AuthorInText') : 'SuppressAuthor' },
    citationNoteNum: 0,
    citationHash: 0,
  }));
  const cite: Element = { t: 'Cite', c: [citations, shown] };
  return style === 'bracketed' ? [str('('), cite, str(')')] : [cite];
}
