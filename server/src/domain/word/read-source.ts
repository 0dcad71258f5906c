import { readFrontMatter } from './read-front-matter.ts';
import { readTable } from './read-tables.ts';
import { type Line, SourceBlocks, splitLines } from './source-blocks.ts';
import type { SourceDocument } from './source-document.ts';

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

/** Reads Markdown the way a Word document made from it shows it: its paragraphs in order, word by word. */
export function readSource(text: string): SourceDocument {
  const blocks = new SourceBlocks(text);
  new LineReader(splitLines(text), blocks).read();
  return { text, blocks: blocks.blocks, notes: blocks.notes, wraps: blocks.wraps, drawn: blocks.drawn };
}

class LineReader {
  readonly #lines: readonly Line[];
  readonly #blocks: SourceBlocks;
  #inNote = false;

  constructor(lines: readonly Line[], blocks: SourceBlocks) {
    this.#lines = lines;
    this.#blocks = blocks;
  }

  read(): void {
    let at = readFrontMatter(this.#lines, this.#blocks);
    for (; at < this.#lines.length; at += 1) at = this.#readLine(at);
    this.#blocks.flush();
  }

  /** Reads one or more lines, and returns the last one read. */
  #readLine(at: number): number {
    const line = this.#lines[at] as Line;
    const { text } = line;
    if (text.trim() === '') {
      this.#blocks.flush();
      const next = this.#lines[at + 1]?.text ?? '';
      if (this.#inNote && next.trim() !== '' && !/^(?: {4}|\t)/u.test(next)) this.#inNote = false;
      return at;
    }
    const fence = FENCE.exec(text)?.[1];
    if (fence !== undefined && (!this.#blocks.isOpen || !/`/u.test(text.slice(text.indexOf(fence) + fence.length))))
      return this.#readFence(at, fence);
    if (DIV.test(text)) {
      this.#blocks.flush();
      return at;
    }
    if (text.startsWith('<!--') && !text.includes('-->')) {
      this.#blocks.flush();
      let end = at;
      while (end < this.#lines.length && !this.#lines[end]?.text.includes('-->')) end += 1;
      return end;
    }
    const first = this.#blocks.blocks.length;
    const table = this.#blocks.isOpen ? at : readTable(this.#lines, at, this.#blocks);
    if (table > at) {
      this.#blocks.endTable(first);
      return table;
    }
    if (UNDERLINE.test(text) && this.#blocks.isOpen && this.#blocks.kind === 'text') {
      this.#blocks.become('heading');
      this.#blocks.flush();
      return at;
    }
    if (RULE.test(text)) {
      this.#blocks.flush();
      return at;
    }
    this.#readText(line);
    return at;
  }

  #readText(line: Line): void {
    const { text, from } = line;
    const { isOpen } = this.#blocks;
    const heading = isOpen ? undefined : HEADING.exec(text)?.[0];
    if (heading !== undefined) {
      this.#blocks.start('heading', from);
      this.#blocks.take(from + heading.length, from + text.replace(/(?<!#)#+[ \t]*$/u, '').trimEnd().length);
      this.#blocks.flush();
      return;
    }
    const note = NOTE.exec(text)?.[0];
    if (note !== undefined) {
      this.#blocks.flush();
      this.#inNote = true;
      this.#blocks.start('note', from);
      this.#blocks.take(from + note.length, from + text.length);
      return;
    }
    if (!isOpen && TARGET.test(text)) return;
    const quote = QUOTE.exec(text)?.[0] ?? '';
    const rest = text.slice(quote.length);
    if (rest.trim() === '') {
      this.#blocks.flush();
      return;
    }
    const isList = !isOpen || this.#blocks.kind === 'item' || quote !== '';
    const item = isList ? ITEM.exec(rest)?.[0] : undefined;
    const caption = isOpen ? undefined : CAPTION.exec(rest)?.[0];
    const definition = caption === undefined || rest.startsWith(':') ? DEFINITION.exec(rest)?.[0] : undefined;
    const lineBlock = LINE_BLOCK.exec(rest)?.[0];
    if (item !== undefined) {
      this.#blocks.flush();
      this.#blocks.start('item', from);
      this.#blocks.take(from + quote.length + item.length, from + text.length);
    } else if (definition !== undefined && (isOpen || caption === undefined)) {
      this.#blocks.flush();
      this.#blocks.start('item', from);
      this.#blocks.take(from + quote.length + definition.length, from + text.length);
    } else if (caption !== undefined) {
      this.#blocks.start('caption', from);
      this.#blocks.take(from + quote.length + caption.length, from + text.length);
    } else {
      if (!isOpen) this.#blocks.start(this.#inNote ? 'note' : quote === '' ? 'text' : 'quote', from);
      const indent = /^[ \t]*/u.exec(rest)?.[0].length ?? 0;
      this.#blocks.take(from + quote.length + Math.max(indent, lineBlock?.length ?? 0), from + text.length);
    }
  }

  #readFence(at: number, fence: string): number {
    this.#blocks.flush();
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
      this.#blocks.start('code', (this.#lines[at] as Line).from);
      for (const { text, from } of inside) this.#blocks.take(from, from + text.length);
      this.#blocks.flush();
    }
    return end;
  }
}
