import type { Lines } from './inline-scanner.ts';
import { readInlines } from './read-inlines.ts';
import type { SourceBlock, SourceDocument, SourceKind, Wrap } from './source-document.ts';

interface Line {
  readonly text: string;
  readonly from: number;
}

/** A piece of a line that belongs to a block. */
interface Piece {
  readonly from: number;
  readonly to: number;
}

const FENCE = /^[ \t>]*(`{3,}|~{3,})/u;
const DIV = /^[ \t>]*:{3,}(?:\s|$)/u;
const HEADING = /^[ \t]{0,3}#{1,6}[ \t]+/u;
const UNDERLINE = /^[ \t]{0,3}(?:={2,}|-{2,})[ \t]*$/u;
const RULE = /^[ \t]{0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/u;
const ITEM = /^[ \t]*(?:[-*+]|\(?(?:\d{1,9}|[a-z#]|[ivx]{1,6}|@[\w-]*)[.)])[ \t]+(?:\[[ xX]\][ \t]+)?/u;
const DEFINITION = /^[ \t]{0,3}[:~][ \t]+/u;
const QUOTE = /^[ \t]{0,3}(?:>[ \t]?)+/u;
const NOTE = /^[ \t]{0,3}\[\^[^\]\s]{1,200}\]:[ \t]*/u;
const TARGET = /^[ \t]{0,3}\[[^\]\n^@]{1,500}\]:[ \t]*\S/u;
const LINE_BLOCK = /^\|[ \t]/u;
const CAPTION = /^[ \t]{0,3}(?:[Tt]able)?:[ \t]+/u;
const GRID = /^[ \t]*\+(?:[-=:]+\+)+[ \t]*$/u;
const COLUMNS = /^[ \t]*-{2,}(?:[ \t]+-{2,})*[ \t]*$/u;
const YAML_INDENT = /^[ \t]*(?:-[ \t]+)*/u;
const YAML_KEY = /^[\w-]+:(?:[ \t]+|$)/u;
const YAML_KEYS = /^(?:title|subtitle|abstract|author|authors|name|affiliation|date|keywords)$/u;

/** Whether a line stands between the head and the rows of a table. */
function isDelimiter(line: string): boolean {
  const cells = line.trim().replace(/^\|/u, '').replace(/\|$/u, '').split(/[|+]/u);
  return cells.every((cell) => /^:?-+:?$/u.test(cell.trim()));
}

/** Reads Markdown as far as a Word document made of it shows: its paragraphs in order, word by word. */
export function readSource(text: string): SourceDocument {
  const reader = new SourceReader(text);
  reader.read();
  return { text, blocks: reader.blocks, notes: reader.notes, wraps: reader.wraps };
}

class SourceReader {
  readonly blocks: SourceBlock[] = [];
  readonly notes: SourceBlock[] = [];
  readonly wraps: Wrap[] = [];
  readonly #text: string;
  readonly #lines: Line[];
  #pieces: Piece[] = [];
  #kind: SourceKind = 'text';
  #lineFrom = 0;
  #inNote = false;

  constructor(text: string) {
    this.#text = text;
    let from = 0;
    this.#lines = text.split('\n').map((line) => {
      const found = { text: line, from };
      from += line.length + 1;
      return found;
    });
  }

  read(): void {
    let at = this.#readFrontMatter();
    for (; at < this.#lines.length; at += 1) at = this.#readLine(at);
    this.#flush();
  }

  /** Reads a line, or several; answers the last one read. */
  #readLine(at: number): number {
    const line = this.#lines[at] as Line;
    const { text } = line;
    if (text.trim() === '') {
      this.#flush();
      const next = this.#lines[at + 1]?.text ?? '';
      if (this.#inNote && next.trim() !== '' && !/^(?: {4}|\t)/u.test(next)) this.#inNote = false;
      return at;
    }
    const fence = FENCE.exec(text)?.[1];
    if (
      fence !== undefined &&
      (this.#pieces.length === 0 || !/`/u.test(text.slice(text.indexOf(fence) + fence.length)))
    )
      return this.#readFence(at, fence);
    if (DIV.test(text)) {
      this.#flush();
      return at;
    }
    if (text.startsWith('<!--') && !text.includes('-->')) {
      this.#flush();
      let end = at;
      while (end < this.#lines.length && !this.#lines[end]?.text.includes('-->')) end += 1;
      return end;
    }
    const table = this.#pieces.length === 0 ? this.#readTable(at) : at;
    if (table > at) return table;
    if (UNDERLINE.test(text) && this.#pieces.length > 0 && this.#kind === 'text') {
      this.#kind = 'heading';
      this.#flush();
      return at;
    }
    if (RULE.test(text)) {
      this.#flush();
      return at;
    }
    this.#readText(line);
    return at;
  }

  #readText(line: Line): void {
    const { text, from } = line;
    const isOpen = this.#pieces.length > 0;
    const heading = isOpen ? undefined : HEADING.exec(text)?.[0];
    if (heading !== undefined) {
      this.#start('heading', from);
      this.#take(from + heading.length, from + text.replace(/(?<!#)#+[ \t]*$/u, '').trimEnd().length);
      this.#flush();
      return;
    }
    const note = NOTE.exec(text)?.[0];
    if (note !== undefined) {
      this.#flush();
      this.#inNote = true;
      this.#start('note', from);
      this.#take(from + note.length, from + text.length);
      return;
    }
    if (!isOpen && TARGET.test(text)) return;
    const quote = QUOTE.exec(text)?.[0] ?? '';
    const rest = text.slice(quote.length);
    if (rest.trim() === '') {
      this.#flush();
      return;
    }
    const isList = !isOpen || this.#kind === 'item' || quote !== '';
    const item = isList ? ITEM.exec(rest)?.[0] : undefined;
    const caption = isOpen ? undefined : CAPTION.exec(rest)?.[0];
    const definition = caption === undefined || rest.startsWith(':') ? DEFINITION.exec(rest)?.[0] : undefined;
    const lineBlock = LINE_BLOCK.exec(rest)?.[0];
    if (item !== undefined) {
      this.#flush();
      this.#start('item', from);
      this.#take(from + quote.length + item.length, from + text.length);
    } else if (definition !== undefined && (isOpen || caption === undefined)) {
      this.#flush();
      this.#start('item', from);
      this.#take(from + quote.length + definition.length, from + text.length);
    } else if (caption !== undefined) {
      this.#start('caption', from);
      this.#take(from + quote.length + caption.length, from + text.length);
    } else {
      if (!isOpen) this.#start(this.#inNote ? 'note' : quote === '' ? 'text' : 'quote', from);
      const indent = /^[ \t]*/u.exec(rest)?.[0].length ?? 0;
      this.#take(from + quote.length + Math.max(indent, lineBlock?.length ?? 0), from + text.length);
    }
  }

  #readFence(at: number, fence: string): number {
    this.#flush();
    const first = (this.#lines[at] as Line).text;
    const isRaw = /\{=/u.test(first);
    let end = at + 1;
    const closes = (line: string): boolean =>
      line
        .trim()
        .replace(/^>[ \t]*/u, '')
        .startsWith(fence) && /^[\s>`~]*$/u.test(line);
    while (end < this.#lines.length && !closes((this.#lines[end] as Line).text)) end += 1;
    const inside = this.#lines.slice(at + 1, end).filter(({ text }) => text.trim() !== '');
    if (!isRaw && inside.length > 0) {
      this.#start('code', (this.#lines[at] as Line).from);
      for (const { text, from } of inside) this.#take(from, from + text.length);
      this.#flush();
    }
    return end;
  }

  /** A table from this line on; answers its last line, or the line before it if there is none. */
  #readTable(at: number): number {
    const { text } = this.#lines[at] as Line;
    const next = this.#lines[at + 1]?.text ?? '';
    if (GRID.test(text)) return this.#readGrid(at);
    if (text.includes('|') && next.includes('-') && isDelimiter(next) && (next.includes('|') || next.includes('+')))
      return this.#readPipes(at);
    if (COLUMNS.test(text) && next.trim() !== '' && /[ \t]/u.test(text.trim())) return this.#readColumns(at, at + 1);
    if (COLUMNS.test(next) && /[ \t]/u.test(next.trim()) && !LINE_BLOCK.test(text))
      return this.#readColumns(at + 1, at);
    return at;
  }

  #readPipes(at: number): number {
    let end = at;
    for (; end < this.#lines.length; end += 1) {
      const { text, from } = this.#lines[end] as Line;
      if (text.trim() === '' || !text.includes('|')) break;
      if (end === at + 1) continue;
      for (const [cellFrom, cellTo] of splitCells(text))
        this.#cell([{ from: from + cellFrom, to: from + cellTo }], from);
    }
    return end - 1;
  }

  #readGrid(at: number): number {
    let end = at + 1;
    let rows: Piece[][] = [];
    const close = (lineFrom: number): void => {
      for (const pieces of rows) this.#cell(pieces, lineFrom);
      rows = [];
    };
    for (; end < this.#lines.length; end += 1) {
      const { text, from } = this.#lines[end] as Line;
      if (text.trim() === '') break;
      if (GRID.test(text)) {
        close(from);
        continue;
      }
      for (const [i, [cellFrom, cellTo]] of splitCells(text).entries())
        (rows[i] ??= []).push({ from: from + cellFrom, to: from + cellTo });
    }
    close(this.#text.length);
    return end - 1;
  }

  /** Tables whose columns are given by a line of dashes. */
  #readColumns(dashes: number, first: number): number {
    const columns = [...(this.#lines[dashes]?.text ?? '').matchAll(/-+/gu)].map(({ index }) => index);
    let end = first;
    let isEmpty = false;
    for (; end < this.#lines.length; end += 1) {
      const { text, from } = this.#lines[end] as Line;
      if (COLUMNS.test(text)) {
        if (end > dashes) break;
        continue;
      }
      if (text.trim() === '') {
        if (isEmpty || dashes > first) break;
        isEmpty = true;
        continue;
      }
      isEmpty = false;
      for (const [i, column] of columns.entries()) {
        const to = Math.min(columns[i + 1] ?? text.length, text.length);
        if (column < to) this.#cell([{ from: from + (i === 0 ? 0 : column), to: from + to }], from);
      }
    }
    return end;
  }

  #cell(pieces: readonly Piece[], lineFrom: number): void {
    this.#start('cell', lineFrom);
    for (const { from, to } of pieces) this.#take(from, to);
    this.#flush();
  }

  #readFrontMatter(): number {
    if (!/^---[ \t]*$/u.test(this.#lines[0]?.text ?? '')) return 0;
    const end = this.#lines.findIndex(({ text }, i) => i > 0 && /^(?:---|\.\.\.)[ \t]*$/u.test(text));
    if (end < 0) return 0;
    let isKnown = false;
    for (const { text, from } of this.#lines.slice(1, end)) {
      const indent = YAML_INDENT.exec(text)?.[0] ?? '';
      const key = YAML_KEY.exec(text.slice(indent.length))?.[0] ?? '';
      const value = text.slice(indent.length + key.length);
      if (key !== '') isKnown = YAML_KEYS.test(key.slice(0, key.indexOf(':')));
      const start = indent.length + key.length;
      if (text.trim() === '') this.#flush();
      if (!isKnown || value.trim() === '' || /^[|>][-+]?$/u.test(value.trim())) continue;
      const isFirst = key !== '' || indent.includes('-');
      if (isFirst) this.#flush();
      if (this.#pieces.length === 0) this.#start('meta', from);
      const quotes = isFirst && /^(["']).*\1[ \t]*$/u.test(value) ? 1 : 0;
      this.#take(from + start + quotes, from + text.trimEnd().length - quotes);
      if (isFirst && !/^\s*(?:abstract|title):/u.test(text)) this.#flush();
    }
    this.#flush();
    return end + 1;
  }

  #start(kind: SourceKind, lineFrom: number): void {
    this.#flush();
    this.#kind = kind;
    this.#lineFrom = lineFrom;
  }

  #take(from: number, to: number): void {
    if (to > from) this.#pieces.push({ from, to });
  }

  #flush(): void {
    const pieces = this.#pieces;
    this.#pieces = [];
    const kind = this.#kind;
    this.#kind = 'text';
    if (pieces.length > 0) this.#write(pieces, kind);
  }

  #write(pieces: readonly Piece[], kind: SourceKind): void {
    const first = pieces[0] as Piece;
    const last = pieces.at(-1) as Piece;
    const lines = kind === 'code' ? this.#verbatim(pieces) : this.#join(pieces);
    const { tokens, wraps, inner, isFigure } = readInlines(lines);
    this.wraps.push(...wraps);
    const isNote = kind === 'note';
    const end = last.from + this.#text.slice(last.from, last.to).trimEnd().length;
    const place = { from: first.from, to: Math.max(first.from, end), lineFrom: this.#lineFrom };
    if (tokens.length > 0) (isNote ? this.notes : this.blocks).push({ kind, tokens, ...place });
    for (const { kind: innerKind, from, to } of inner) {
      // Word shows what describes a picture only where the picture stands alone.
      if (from === to || (innerKind === 'caption' && !isFigure)) continue;
      const part = readInlines({ text: lines.text.slice(from, to), places: lines.places.slice(from, to + 1) });
      this.wraps.push(...part.wraps);
      const [start = 0, stop = 0] = [lines.places[from], lines.places[to]];
      const block: SourceBlock = { kind: innerKind, tokens: part.tokens, from: start, to: stop, lineFrom: start };
      (innerKind === 'note' ? this.notes : this.blocks).push(block);
    }
  }

  #join(pieces: readonly Piece[]): Lines {
    let text = '';
    const places: number[] = [];
    for (const { from, to } of pieces) {
      if (text !== '') {
        text += '\n';
        places.push(from - 1);
      }
      text += this.#text.slice(from, to);
      for (let at = from; at < to; at += 1) places.push(at);
    }
    places.push(pieces.at(-1)?.to ?? 0);
    return { text, places };
  }

  /** Code is read as it stands: as one long span. */
  #verbatim(pieces: readonly Piece[]): Lines {
    const { text, places } = this.#join(pieces);
    const ticks = '`'.repeat(longestRun(text) + 1);
    const [first, last] = [places[0] ?? 0, places.at(-1) ?? 0];
    const before = Array.from(ticks, () => first);
    return {
      text: `${ticks}${text}${ticks}`,
      places: [...before, ...places.slice(0, -1), ...before.map(() => last), last],
    };
  }
}

function longestRun(text: string): number {
  let longest = 0;
  for (const [run] of text.matchAll(/`+/gu)) longest = Math.max(longest, run.length);
  return longest;
}

/** The cells of a line between pipes, without those that are escaped or stand in code. */
function splitCells(text: string): [number, number][] {
  const cells: [number, number][] = [];
  const start = /^[ \t]*\|?/u.exec(text)?.[0].length ?? 0;
  const end = text.trimEnd().endsWith('|') ? text.trimEnd().length - 1 : text.length;
  let from = start;
  let inCode = false;
  for (let at = start; at < end; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '`') inCode = !inCode;
    else if (text[at] === '|' && !inCode) {
      cells.push([from, at]);
      from = at + 1;
    }
  }
  if (from <= end) cells.push([from, end]);
  return cells;
}
