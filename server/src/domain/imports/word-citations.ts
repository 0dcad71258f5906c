import { SaxesParser } from 'saxes';
import type { CitationReader } from './csl-citation.ts';

/** A field or content control made by a reference manager. */
interface Open {
  readonly kind: 'field' | 'simple' | 'control';
  /** Start of the replaced part. */
  readonly from: number;
  /** Number of the enclosing element; runs do not count. */
  readonly around: number;
  code: string;
  data: string;
  /** Start of the printed text; null until it is known. */
  printed: number | null;
  isBalanced: boolean;
  /** For a control around paragraphs: where text may be inserted in the first one, and where that ends. */
  inner: { from: number; to: number } | null;
  /** End of a control's content. */
  closes: number;
}

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Maximum number of open fields; Word nests a handful, and forgets to close a few. */
const MAX_OPEN = 1000;
const MAX_CODE = 8 * 1024 * 1024;
const CONTROL = 'MENDELEY_CITATION_v3_';
const BIBLIOGRAPHY = 'MENDELEY_BIBLIOGRAPHY';
const CITES = /^\s*ADDIN\s+(?:ZOTERO_ITEM\s|EN\.CITE\b(?!\.DATA)|(?:Mendeley Citation\S*\s+)?CSL_CITATION\b)/u;
/** Replaces an unreadable citation: a field whose result is plain text. */
export const UNREAD = 'ADDIN UNREAD_CITATION';

const mark = (type: string): string => `<w:fldChar w:fldCharType="${type}"/>`;
const run = (inner: string): string => `<w:r>${inner}</w:r>`;
const instruction = (code: string): string =>
  run(`<w:instrText xml:space="preserve"> ${escapeXml(code)} </w:instrText>`);
const begin = (code: string): string => run(mark('begin')) + instruction(code) + run(mark('separate'));

/**
 * Rewrites the citations of Zotero, Mendeley (fields and content controls) and EndNote in one form, Zotero's, with one
 * ID per work throughout the document. Everything else stays byte for byte the same. `reader` is shared by the parts of
 * a document.
 */
export function unifyCitations(xml: string, reader: CitationReader): string {
  const finder = new CitationFinder(xml, reader);
  const parser = new SaxesParser({ xmlns: false, position: true });
  // Rejecting damaged XML is left to the reader of the whole document.
  parser.on('error', () => finder.stop());
  parser.on('opentag', ({ name, attributes, isSelfClosing }) =>
    finder.open(name, attributes, parser.position, isSelfClosing),
  );
  parser.on('text', (text) => finder.text(text));
  parser.on('closetag', ({ name }) => finder.close(name, parser.position));
  parser.write(xml).close();
  return finder.apply();
}

class CitationFinder {
  readonly #xml: string;
  readonly #reader: CitationReader;
  readonly #elements: { name: string; number: number }[] = [];
  readonly #open: Open[] = [];
  readonly #edits: Edit[] = [];
  #count = 0;
  #isStopped = false;

  constructor(xml: string, reader: CitationReader) {
    this.#xml = xml;
    this.#reader = reader;
  }

  stop(): void {
    this.#isStopped = true;
  }

  open(name: string, attributes: Readonly<Record<string, string>>, end: number, isSelfClosing: boolean): void {
    const from = this.#xml.lastIndexOf('<', end - 2);
    if (name === 'w:fldChar') this.#mark(attributes['w:fldCharType'] ?? '', from, end, isSelfClosing);
    else if (name === 'w:fldSimple') {
      this.#push('simple', from);
      this.#add('code', attributes['w:instr'] ?? '');
      this.#setPrinted(end);
    } else if (name === 'w:sdt') this.#push('control', from);
    else if (name === 'w:tag' && this.#isIn('w:sdtPr')) this.#add('code', attributes['w:val'] ?? '');
    else if (name === 'w:sdtContent') this.#setPrinted(end);
    this.#count += 1;
    this.#elements.push({ name, number: this.#count });
    const top = this.#open.at(-1);
    if (name === 'w:p' && top?.kind === 'control' && top.printed !== null && !isSelfClosing)
      top.inner ??= { from: end, to: -1 };
  }

  text(text: string): void {
    const name = this.#elements.at(-1)?.name;
    if (name === 'w:instrText' && this.#open.at(-1)?.printed === null) this.#add('code', text);
    else if (name === 'w:fldData') this.#add('data', text);
  }

  close(name: string, end: number): void {
    this.#elements.pop();
    const from = this.#xml.lastIndexOf('<', end - 2);
    const top = this.#open.at(-1);
    if (name === 'w:p' && top?.inner && top.inner.to < 0) top.inner.to = from;
    else if (name === 'w:pPr' && top?.inner && top.inner.to < 0 && top.inner.from < from && this.#isIn('w:p'))
      top.inner.from = end;
    else if (name === 'w:fldSimple') this.#endSimple(from, end);
    else if (name === 'w:sdt') this.#endControl(end);
    else if (name === 'w:sdtContent' && top?.kind === 'control' && top.printed !== null) top.closes = from;
  }

  apply(): string {
    if (this.#isStopped || this.#edits.length === 0) return this.#xml;
    const parts: string[] = [];
    let at = 0;
    for (const { from, to, text } of this.#edits.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
      // Inside something already replaced as a whole.
      if (from < at) continue;
      parts.push(this.#xml.slice(at, from), text);
      at = to;
    }
    return parts.join('') + this.#xml.slice(at);
  }

  #isIn(name: string): boolean {
    return this.#elements.at(-1)?.name === name;
  }

  #around(): number {
    return this.#elements.findLast(({ name }) => name !== 'w:r')?.number ?? 0;
  }

  #push(kind: Open['kind'], from: number): void {
    if (this.#open.length >= MAX_OPEN) this.#isStopped = true;
    if (this.#isStopped) return;
    const around = this.#around();
    this.#open.push({
      kind,
      from,
      around,
      code: '',
      data: '',
      printed: null,
      isBalanced: true,
      inner: null,
      closes: -1,
    });
  }

  /** Removes and returns the innermost of a kind; one that overlaps it stays open. */
  #take(kind: Open['kind']): Open | undefined {
    const at = this.#open.findLastIndex((open) => open.kind === kind);
    return at < 0 ? undefined : this.#open.splice(at, 1)[0];
  }

  #add(what: 'code' | 'data', text: string): void {
    const top = this.#open.at(-1);
    if (top && top[what].length + text.length <= MAX_CODE) top[what] += text;
  }

  #setPrinted(at: number): void {
    const top = this.#open.at(-1);
    if (top) top.printed ??= at;
  }

  #mark(type: string, from: number, end: number, isSelfClosing: boolean): void {
    if (type === 'begin') return this.#push('field', from);
    const past = isSelfClosing ? end : this.#xml.indexOf('>', this.#xml.indexOf('</w:fldChar', end)) + 1;
    if (type === 'separate') {
      const field = this.#open.findLast(({ kind }) => kind === 'field');
      if (field === undefined) return;
      field.printed ??= past;
      field.isBalanced = field.around === this.#around();
    } else if (type === 'end') {
      const field = this.#take('field');
      if (field !== undefined) this.#endField(field, past);
    }
  }

  #endField(field: Open, end: number): void {
    const isData = /^\s*ADDIN\s+EN\.CITE\.DATA\b/u.test(field.code);
    const outer = this.#open.findLast(({ kind }) => kind === 'field');
    // EndNote stores codes that are too long as data of a nested field.
    if (isData && outer) outer.data = field.data || outer.data;
    if (!CITES.test(field.code)) return;
    const code = this.#readField(field) ?? UNREAD;
    const inRun = `${mark('begin')}</w:r>${instruction(code)}<w:r>${mark('separate')}`;
    if (field.printed !== null) {
      if (field.isBalanced) this.#edits.push({ from: field.from, to: field.printed, text: inRun });
    } else if (field.around === this.#around())
      this.#edits.push({ from: field.from, to: end, text: `${inRun}${mark('end')}` });
  }

  #readField({ code, data }: Open): string | null {
    if (!/^\s*ADDIN\s+EN\.CITE\b/u.test(code)) return this.#writeJson(code.slice(Math.max(0, code.indexOf('{'))));
    const inline = code.indexOf('<EndNote');
    const items =
      (inline < 0 ? null : this.#reader.readEndNote(code.slice(inline))) ?? this.#reader.readEndNote(decode(data));
    return items && writeCode(items);
  }

  #writeJson(json: string): string | null {
    // Old fields repeat their name, or a version, after the object.
    const items = this.#reader.readJson(json.slice(0, json.lastIndexOf('}') + 1));
    return items && writeCode(items);
  }

  #endSimple(from: number, end: number): void {
    const open = this.#take('simple');
    if (open === undefined || open.printed === null || !CITES.test(open.code)) return;
    const code = this.#readField(open) ?? UNREAD;
    // An empty element has nothing to print.
    if (end === open.printed)
      return void this.#edits.push({ from: open.from, to: end, text: begin(code) + run(mark('end')) });
    this.#edits.push(
      { from: open.from, to: open.printed, text: begin(code) },
      { from, to: end, text: run(mark('end')) },
    );
  }

  #endControl(end: number): void {
    const open = this.#take('control');
    if (open === undefined || open.printed === null) return;
    if (open.code.startsWith(BIBLIOGRAPHY)) return void this.#edits.push({ from: open.from, to: end, text: '' });
    if (!open.code.startsWith(CONTROL)) return;
    const code = this.#writeJson(decode(open.code.slice(CONTROL.length))) ?? UNREAD;
    if (open.inner !== null && open.inner.to >= 0) {
      // A paragraph or cell consisting only of the citation is wrapped in the control.
      const { from, to } = open.inner;
      this.#edits.push({ from, to: from, text: begin(code) }, { from: to, to, text: run(mark('end')) });
    } else if (open.closes >= open.printed)
      this.#edits.push(
        { from: open.from, to: open.printed, text: begin(code) },
        { from: open.closes, to: end, text: run(mark('end')) },
      );
  }
}

function writeCode(citationItems: readonly unknown[]): string {
  const id = 'https://github.com/citation-style-language/schema/raw/master/csl-citation.json';
  return `ADDIN ZOTERO_ITEM CSL_CITATION ${JSON.stringify({ citationID: '1', properties: {}, citationItems, schema: id })}`;
}

/** Decodes Base64 with line breaks, in either alphabet, depending on the program. */
function decode(base64: string): string {
  return Buffer.from(base64.replaceAll(/\s+/gu, ''), 'base64').toString('utf8').replaceAll('\0', '');
}

function escapeXml(text: string): string {
  return text
    .replaceAll(/[\uFFFE\uFFFF]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
