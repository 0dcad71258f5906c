import { readXml, XmlRefused } from '../archives/read-xml.ts';
import { readAuthorName } from './author-name.ts';
import { type Emphasis, type Look, PLAIN, withEmphasis } from './look.ts';
import { MOST_COMMENTS } from './read-comments.ts';
import { readTokens, type Stretch } from './read-paragraph.ts';
import type { WordLists } from './read-numbering.ts';
import type { CommentRange, WordAuthor, WordBlock, WordToken } from './word-document.ts';

/** Of a part, all of which is held in memory: a book of a thousand pages has half of them. */
const MOST = { characters: 3_000_000, tokens: 500_000, runs: 1_000_000, comments: MOST_COMMENTS };

/** Elements that contain an earlier state, an alternative form, or instructions. */
const SKIPPED = new Set([
  'w:pPrChange',
  'w:rPrChange',
  'w:sectPrChange',
  'w:tblPrChange',
  'w:tblGridChange',
  'w:tblPrExChange',
  'w:tcPrChange',
  'w:trPrChange',
  'w:numberingChange',
  'w:instrText',
  'w:delInstrText',
  'mc:Fallback',
  'w:sectPr',
]);
const PICTURES = new Set(['w:drawing', 'w:pict', 'w:object']);
/** Word's character styles that are emphasis. */
const STYLED: Readonly<Record<string, Emphasis>> = { strong: 'bold', emphasis: 'italic' };
const CITED = new Set(['citation', 'cross-reference', 'crossreference']);

/** A style as described by styles.xml, by its id. */
export interface WordStyle {
  readonly name: string;
  /** Heading level, from 1; 0 if it is not a heading. */
  readonly heading: number;
  /** The list its paragraphs belong to. */
  readonly list: { readonly id: string; readonly level: number } | null;
}

export interface WordPart {
  readonly blocks: WordBlock[];
  /** Ranges of comments, in tokens of all blocks. */
  readonly ranges: Map<string, CommentRange>;
}

interface Paragraph {
  stretches: Stretch[];
  style: string;
  /** The list it is in: '0' for none, null if not stated. */
  list: string | null;
  /** Level in a list; null if not stated. */
  item: number | null;
  kindBy: WordAuthor | null;
  mark: { state: WordToken['state']; author: WordAuthor | null };
  places: { id: string; at: number; isEnd: boolean }[];
}

/** The properties of a run's text. */
interface RunFacts {
  readonly look: Look;
  readonly lookBy: WordAuthor | null;
  readonly isCited: boolean;
}

const NO_FACTS: RunFacts = { look: PLAIN, lookBy: null, isCited: false };
const KEPT = { state: 'kept', author: null } as const;

const HEADING = /^(?:heading|überschrift|titre|título|titolo)\s*(\d)$/iu;

/** The heading level for a style's name; 0 for any other. */
export const headingOf = (style: string): number => Number(HEADING.exec(style)?.[1] ?? 0);

/** What styles.xml and numbering.xml define. */
export interface WordDesign {
  readonly styles: ReadonlyMap<string, WordStyle>;
  readonly lists: WordLists;
}

/** Reads `word/document.xml`, `footnotes.xml` or `endnotes.xml`. */
export function readBody(xml: string, design: WordDesign): WordPart {
  const reader = new BodyReader(design);
  readXml(xml, {
    open: (name, attributes) => reader.open(name, attributes),
    close: (name) => reader.close(name),
    text: (text) => reader.text(text),
  });
  return { blocks: reader.blocks, ranges: reader.ranges };
}

class BodyReader {
  readonly blocks: WordBlock[] = [];
  readonly ranges = new Map<string, CommentRange>();
  readonly #design: WordDesign;
  readonly #open = new Map<string, number>();
  readonly #changes: { name: string; state: WordToken['state']; author: WordAuthor | null }[] = [];
  #count = 0;
  #paragraph: Paragraph | null = null;
  #run: RunFacts = NO_FACTS;
  #skipped = 0;
  #picture = 0;
  #math: string | null = null;
  #cells = 0;
  #isText = false;
  #inParagraphMark = false;
  #inNumbering = false;
  #note: string | undefined;
  readonly #left = { ...MOST };

  constructor(design: WordDesign) {
    this.#design = design;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'w:rPrChange' && this.#skipped === 0 && !this.#inParagraphMark)
      this.#run = { ...this.#run, lookBy: authorOf(attributes) };
    if (name === 'w:pPrChange' && this.#skipped === 0 && this.#paragraph) this.#paragraph.kindBy = authorOf(attributes);
    if (this.#skipped > 0 || SKIPPED.has(name)) {
      this.#skipped += 1;
      return;
    }
    if (this.#picture > 0 || PICTURES.has(name)) {
      this.#picture += 1;
      return;
    }
    const value = attributes['w:val'] ?? '';
    if (this.#paragraph) this.#openInParagraph(this.#paragraph, name, value, attributes);
    switch (name) {
      case 'w:p':
        this.#paragraph = { stretches: [], style: '', list: null, item: null, kindBy: null, mark: KEPT, places: [] };
        break;
      case 'w:tc':
        this.#cells += 1;
        break;
      case 'w:footnote':
      case 'w:endnote':
        this.#note = attributes['w:type'] === undefined ? `${name.slice(2)} ${attributes['w:id'] ?? ''}` : '';
        break;
      case 'w:ins':
      case 'w:moveTo':
        if (!this.#inParagraphMark) this.#changes.push({ name, state: 'inserted', author: authorOf(attributes) });
        break;
      case 'w:del':
      case 'w:moveFrom':
        if (!this.#inParagraphMark) this.#changes.push({ name, state: 'deleted', author: authorOf(attributes) });
        break;
      case 'w:commentRangeStart':
        this.#place(attributes['w:id'] ?? '', false);
        break;
      case 'w:commentRangeEnd':
        this.#place(attributes['w:id'] ?? '', true);
        break;
    }
  }

  #openInParagraph(
    paragraph: Paragraph,
    name: string,
    value: string,
    attributes: Readonly<Record<string, string>>,
  ): void {
    switch (name) {
      case 'w:pPr':
        this.#inParagraphMark = true;
        break;
      case 'w:pStyle':
        paragraph.style = value;
        break;
      case 'w:numPr':
        this.#inNumbering = true;
        break;
      case 'w:numId':
        paragraph.list = value;
        break;
      case 'w:ilvl':
        paragraph.item = Number(value) || 0;
        break;
      case 'w:ins':
        // In list properties, this says who turned the paragraph into an item.
        if (this.#inNumbering) paragraph.kindBy = authorOf(attributes);
        else if (this.#inParagraphMark) paragraph.mark = { state: 'inserted', author: authorOf(attributes) };
        break;
      case 'w:del':
        if (this.#inParagraphMark) paragraph.mark = { state: 'deleted', author: authorOf(attributes) };
        break;
      case 'w:r':
        this.#run = NO_FACTS;
        break;
      case 'w:b':
        this.#emphasise('bold', isOn(value));
        break;
      case 'w:i':
        this.#emphasise('italic', isOn(value));
        break;
      case 'w:strike':
      case 'w:dstrike':
        this.#emphasise('struck', isOn(value));
        break;
      case 'w:highlight':
        this.#emphasise('marked', value !== 'none');
        break;
      case 'w:vertAlign':
        this.#emphasise('raised', value === 'superscript');
        this.#emphasise('lowered', value === 'subscript');
        break;
      case 'w:rStyle':
        this.#takeStyle(value);
        break;
      case 'w:t':
      case 'w:delText':
      case 'm:t':
        this.#isText = true;
        break;
      case 'w:tab':
      case 'w:br':
      case 'w:cr':
        if (!this.#inParagraphMark) this.#push('word', ' ');
        break;
      case 'w:noBreakHyphen':
        this.#push('word', '-');
        break;
      case 'w:sym':
        this.#push('word', String.fromCodePoint(Number.parseInt(attributes['w:char'] ?? '', 16) || 0xfffd));
        break;
      case 'm:oMath':
        this.#math ??= '';
        break;
      case 'w:footnoteReference':
      case 'w:endnoteReference':
        this.#push('note', '', `${name.slice(2, -'Reference'.length)} ${attributes['w:id'] ?? ''}`);
        break;
    }
  }

  close(name: string): void {
    if (this.#skipped > 0) {
      this.#skipped -= 1;
      return;
    }
    if (this.#picture > 0) {
      this.#picture -= 1;
      if (this.#picture === 0) this.#push('figure', '');
      return;
    }
    switch (name) {
      case 'w:p':
        this.#endParagraph();
        break;
      case 'w:pPr':
        this.#inParagraphMark = false;
        break;
      case 'w:numPr':
        this.#inNumbering = false;
        break;
      case 'w:tc':
        this.#cells -= 1;
        break;
      case 'w:footnote':
      case 'w:endnote':
        this.#note = undefined;
        break;
      case 'w:t':
      case 'w:delText':
      case 'm:t':
        this.#isText = false;
        break;
      case 'm:oMath':
        if (this.#math !== null) this.#push('math', this.#math.replaceAll(/\s+/gu, ''));
        this.#math = null;
        break;
    }
    if (this.#changes.at(-1)?.name === name && !this.#inParagraphMark) this.#changes.pop();
  }

  text(text: string): void {
    if (!this.#isText || this.#skipped > 0 || this.#picture > 0) return;
    this.#spend('characters', text.length);
    if (this.#math === null) this.#push('word', text);
    else this.#math += text;
  }

  #push(kind: Stretch['kind'], text: string, note?: string): void {
    this.#spend('runs', 1);
    const { state, author } = this.#changes.at(-1) ?? KEPT;
    this.#paragraph?.stretches.push({ kind, text, state, author, ...this.#run, note });
  }

  /** Counted while it is read, since what is too much would not fit into memory. */
  #spend(what: keyof typeof MOST, count: number): void {
    this.#left[what] -= count;
    if (this.#left[what] < 0) throw new XmlRefused('This Word document is too long to be read.');
  }

  #place(id: string, isEnd: boolean): void {
    if (isEnd) this.#spend('comments', 1);
    if (this.#paragraph) this.#paragraph.places.push({ id, at: this.#paragraph.stretches.length, isEnd });
    else this.#mark(id, this.#count, isEnd);
  }

  #mark(id: string, at: number, isEnd: boolean): void {
    if (!isEnd) this.#open.set(id, at);
    else this.ranges.set(id, { from: this.#open.get(id) ?? at, to: at });
  }

  #endParagraph(): void {
    const paragraph = this.#paragraph;
    this.#paragraph = null;
    // Separators between text and notes are stored as notes.
    if (!paragraph || this.#note === '') return;
    const positions = paragraph.places.map(({ at }) => at);
    const { tokens, places } = readTokens(paragraph.stretches, positions);
    this.#spend('tokens', tokens.length + 1);
    for (const [i, { id, isEnd }] of paragraph.places.entries()) this.#mark(id, this.#count + (places[i] ?? 0), isEnd);
    const style = this.#design.styles.get(paragraph.style);
    const heading = style?.heading ?? headingOf(paragraph.style);
    const list = paragraph.list ?? style?.list?.id ?? (paragraph.item === null ? '0' : '');
    const kind = this.#cells > 0 ? 'cell' : heading > 0 ? 'heading' : list === '0' ? 'text' : 'item';
    const depth = kind === 'item' ? (paragraph.item ?? style?.list?.level ?? 0) : 0;
    // A change around a row or several paragraphs also includes one of their ends.
    const around = this.#changes.at(-1) ?? KEPT;
    const { state, author } = paragraph.mark.state === 'kept' ? around : paragraph.mark;
    const end: WordToken = {
      kind: 'break',
      text: '\n',
      key: '\n',
      gapBefore: false,
      gapAfter: false,
      state,
      author,
      look: PLAIN,
      lookBy: null,
      isCited: false,
    };
    this.blocks.push({
      kind,
      level: kind === 'heading' ? heading : depth,
      isNumbered: kind === 'item' && this.#design.lists.get(list)?.has(depth) === true,
      kindBy: paragraph.kindBy,
      tokens: [...tokens, end],
      note: this.#note,
    });
    this.#count += tokens.length + 1;
  }

  #emphasise(one: Emphasis, isOn: boolean): void {
    if (!this.#inParagraphMark) this.#run = { ...this.#run, look: withEmphasis(this.#run.look, one, isOn) };
  }

  #takeStyle(id: string): void {
    if (this.#inParagraphMark) return;
    const names = [id.toLowerCase(), (this.#design.styles.get(id)?.name ?? '').toLowerCase()];
    if (names.some((name) => CITED.has(name))) this.#run = { ...this.#run, isCited: true };
    const styled = names.map((name) => STYLED[name]).find((one) => one !== undefined);
    if (styled !== undefined) this.#emphasise(styled, true);
  }
}

const isOn = (value: string): boolean => !['0', 'false', 'off'].includes(value);

function authorOf(attributes: Readonly<Record<string, string>>): WordAuthor {
  const at = Date.parse(attributes['w:date'] ?? '');
  return { name: readAuthorName(attributes['w:author']), at: Number.isNaN(at) ? null : at };
}
