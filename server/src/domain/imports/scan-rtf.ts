import { say } from '@scriptorium/contract/said.ts';
import { type Remarks, shorten } from './kinds.ts';
import type { SourceParagraph } from './missing-text.ts';
import { Whereabouts } from './places.ts';

/**
 * An RTF token: the start or end of a group, a control word with its number, a byte, a control symbol, or plain text.
 */
const TOKEN = /[{}]|\\([a-zA-Z]{1,32})(-?\d{1,10})? ?|\\'([\da-fA-F]{2})|\\([^])|[\r\n]+|[^\\{}\r\n]+/uy;

/** Groups whose content is not text. Groups that start with `\*` and are not in TEXTS are skipped as well. */
const SKIPPED: ReadonlySet<string> = new Set(
  'fonttbl colortbl stylesheet info pict listtable listoverridetable revtbl rsidtbl generator fldinst nonshppict listtext pntext shprslt xe tc bkmkstart bkmkend operator objdata themedata colorschememapping latentstyles datastore xmlnstbl filetbl pgdsctbl'.split(
    ' ',
  ),
);
const TEXTS: ReadonlySet<string> = new Set(['shptxt', 'footnote']);
/** Headers and footers, including their left, right and first-page variants. */
const MARGIN = /^(?:header|footer)[lrf]?$/u;
const ENDS: ReadonlySet<string> = new Set(['par', 'sect', 'cell', 'nestcell', 'row', 'nestrow', 'page']);
const SIGNS: Readonly<Record<string, string>> = {
  tab: ' ',
  line: ' ',
  emspace: ' ',
  enspace: ' ',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
};
/** Encodings of Windows code pages and of fonts' character sets. */
const PAGES: Readonly<Record<number, string>> = {
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
  65001: 'utf-8',
};
const CHARSETS: Readonly<Record<number, number>> = {
  77: 10000,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
};

/** Characters of `\'hh`. */
const BYTE = 4;

interface Group {
  /** What the group's text is used for. */
  readonly role: 'text' | 'skipped' | 'margin' | 'fonts' | 'comment';
  /** Number of fallback characters after a Unicode number. */
  readonly unicodeSkip: number;
  readonly isHidden: boolean;
  readonly font: number;
}

export interface ScannedRtf {
  readonly paragraphs: readonly SourceParagraph[];
  /**
   * The RTF, with characters written as Unicode numbers where the reader would take their bytes for Western European.
   */
  readonly rtf: string;
}

/**
 * Reads the paragraphs of an RTF file independently of the importing reader; reports anything it contains besides text.
 */
export function scanRtf(rtf: string, remarks: Remarks): ScannedRtf {
  return new RtfScan(rtf, remarks).read();
}

class RtfScan {
  readonly #rtf: string;
  readonly #remarks: Remarks;
  readonly #where = new Whereabouts();
  readonly #found: SourceParagraph[] = [];
  readonly #fonts = new Map<number, number>();
  readonly #decoders = new Map<number, InstanceType<typeof TextDecoder>>();
  readonly #open: Group[] = [];
  #group: Group = { role: 'text', unicodeSkip: 1, isHidden: false, font: -1 };
  #page = 1252;
  #text = '';
  #margin = '';
  readonly #parts: string[] = [];
  #bytes: number[] = [];
  /** In bytes: start and end of the current token, and how far the RTF has been copied. */
  #from = 0;
  #to = 0;
  #written = 0;
  #skip = 0;
  /** A group has just begun, possibly with `\*`. */
  #isFirst = false;
  #isOptional = false;
  #isHeading = false;

  constructor(rtf: string, remarks: Remarks) {
    this.#rtf = rtf;
    this.#remarks = remarks;
  }

  read(): ScannedRtf {
    TOKEN.lastIndex = 0;
    for (let match = TOKEN.exec(this.#rtf); match !== null; match = TOKEN.exec(this.#rtf)) {
      const [token, word, number, byte, sign] = match;
      if (word === 'bin') TOKEN.lastIndex += Math.max(0, Number(number ?? 0));
      else if (byte !== undefined) this.#takeByte(Number.parseInt(byte, 16), match.index);
      else this.#take(token, word, number === undefined ? undefined : Number(number), sign);
    }
    this.#flushBytes();
    this.#endParagraph();
    return { paragraphs: this.#found, rtf: this.#parts.join('') + this.#rtf.slice(this.#written) };
  }

  #take(token: string, word: string | undefined, number: number | undefined, sign: string | undefined): void {
    this.#flushBytes();
    if (token === '{') {
      this.#open.push(this.#group);
      this.#isFirst = true;
      this.#isOptional = false;
      this.#skip = 0;
    } else if (token === '}') this.#close();
    else if (sign === '*') this.#isOptional = this.#isFirst;
    else if (word !== undefined) this.#takeWord(word, number);
    else if (sign !== undefined)
      this.#write(sign === '~' ? ' ' : sign === '_' ? '-' : /[\\{}]/u.test(sign) ? sign : '');
    else if (!/^[\r\n]/u.test(token)) this.#write(token);
    if (token !== '{' && sign !== '*') this.#isFirst = false;
  }

  #close(): void {
    const closed = this.#group;
    this.#skip = 0;
    this.#group = this.#open.pop() ?? closed;
    if (closed.role === 'margin' && this.#group.role !== 'margin') {
      const where = say('in the margin of the pages', {});
      if (/\p{L}/u.test(this.#margin))
        this.#remarks.add(
          'lost',
          say('The line “{words}” of the page margin is left out.', { words: shorten(this.#margin, 80) }),
          where,
        );
      this.#margin = '';
    }
  }

  #takeWord(word: string, number: number | undefined): void {
    const isFirst = this.#isFirst;
    if (isFirst && this.#enter(word)) return;
    if (word === 'ansicpg') this.#page = number ?? 1252;
    else if (word === 'mac') this.#page = 10000;
    else if (word === 'uc') this.#group = { ...this.#group, unicodeSkip: Math.min(number ?? 1, 10) };
    else if (word === 'f') this.#group = { ...this.#group, font: number ?? -1 };
    else if (word === 'fcharset' && this.#group.role === 'fonts') this.#fonts.set(this.#group.font, number ?? 0);
    else if (word === 'plain') this.#group = { ...this.#group, isHidden: false };
    else if (word === 'deleted' || word === 'v') this.#group = { ...this.#group, isHidden: number !== 0 };
    else if (word === 'u') {
      this.#write(String.fromCharCode((number ?? 63) & 0xff_ff));
      this.#skip = this.#group.unicodeSkip;
    } else if (word === 'pard') this.#isHeading = false;
    else if (word === 'outlinelevel') this.#isHeading = (number ?? 9) < 9;
    else if (ENDS.has(word)) this.#endParagraph();
    else if (Object.hasOwn(SIGNS, word)) this.#write(SIGNS[word] ?? '');
  }

  /** Whether the word names the purpose of the group that has just begun. */
  #enter(word: string): boolean {
    const { role } = this.#group;
    if (role === 'margin' || role === 'comment') return false;
    if (word === 'annotation') {
      this.#remarks.add('lost', say('A comment is left out.', {}), this.#where.place);
      this.#group = { ...this.#group, role: 'comment' };
    } else if (word === 'fonttbl') this.#group = { ...this.#group, role: 'fonts' };
    else if (MARGIN.test(word) && role === 'text') this.#group = { ...this.#group, role: 'margin' };
    else if (TEXTS.has(word)) {
      this.#endParagraph();
      this.#group = { ...this.#group, role: 'text' };
    } else if (role !== 'fonts' && (this.#isOptional || SKIPPED.has(word)))
      this.#group = { ...this.#group, role: 'skipped' };
    else return false;
    return true;
  }

  #takeByte(byte: number, at: number): void {
    this.#isFirst = false;
    if (this.#skip > 0) {
      this.#skip -= 1;
      return;
    }
    if (this.#bytes.length === 0) this.#from = at;
    this.#bytes.push(byte);
    this.#to = at + BYTE;
  }

  #flushBytes(): void {
    if (this.#bytes.length === 0) return;
    const charset = this.#fonts.get(this.#group.font) ?? 1;
    const page = CHARSETS[charset] ?? this.#page;
    const text = this.#decode(Uint8Array.from(this.#bytes), page);
    // Characters of symbol fonts are not letters.
    this.#write(charset === 2 ? ' ' : text);
    if (charset !== 2 && page !== 1252 && this.#group.role === 'text') {
      const numbers = Array.from({ length: text.length }, (_, at) => `\\u${(text.charCodeAt(at) << 16) >> 16}`);
      this.#parts.push(this.#rtf.slice(this.#written, this.#from), `{\\uc0${numbers.join('')} }`);
      this.#written = this.#to;
    }
    this.#bytes = [];
  }

  #decode(bytes: Uint8Array, page: number): string {
    let decoder = this.#decoders.get(page);
    if (decoder === undefined) {
      const name = PAGES[page] ?? (page >= 1250 && page <= 1258 ? `windows-${page}` : 'windows-1252');
      this.#decoders.set(page, (decoder = new TextDecoder(name)));
    }
    return decoder.decode(bytes);
  }

  #write(text: string): void {
    const { role, isHidden } = this.#group;
    const kept = text.slice(this.#skip);
    this.#skip = Math.max(0, this.#skip - text.length);
    if (role === 'margin') this.#margin += kept;
    else if (role === 'text' && !isHidden) this.#text += kept;
  }

  #endParagraph(): void {
    if (this.#group.role !== 'text') return;
    if (this.#isHeading) this.#where.heading(this.#text);
    else this.#where.note(this.#text);
    if (this.#text.trim() !== '') this.#found.push({ text: this.#text, place: this.#where.place });
    this.#text = '';
  }
}
