import { type Document, isMap, isNode, isPair, isScalar, isSeq, type Node, Pair, Scalar } from 'yaml';
import { findChanges, type TextChange } from '../find-changes.ts';
import { writeScalarInPlace } from './edit-scalar.ts';
import { findSlot, parseYaml, type Path, startOfPair, type YamlData, type YamlEdit } from './yaml-document.ts';

const options = { lineWidth: 0, flowCollectionPadding: false } as const;

/** Ways to write an edit, the smallest first. */
export function* candidates(place: Places, edit: YamlEdit): Generator<readonly TextChange[]> {
  switch (edit.kind) {
    case 'set':
      yield* place.writeScalar(edit.path, edit.value);
      break;
    case 'remove':
      yield* place.remove(edit.path);
      break;
    case 'insert':
      yield* place.insertItem(edit.path, edit.at, edit.value);
      break;
    case 'move':
      yield* place.moveItem(edit.path, edit.from, edit.to, edit.isStill === true);
      break;
    case 'wrap':
      break;
    case 'replace':
      yield* place.addPair(edit.path, edit.value);
  }
}

/** A piece of YAML with the positions of everything in it. */
export class Places {
  readonly text: string;
  readonly document: Document.Parsed;

  constructor(text: string) {
    this.text = text;
    this.document = parseYaml(text);
  }

  *writeScalar(path: Path, value: string | number | boolean): Generator<readonly TextChange[]> {
    const node = this.document.getIn(path, true);
    if (node === undefined) yield* this.addPair(path, value);
    if (!isScalar(node)) return;
    const [from, to] = node.range!;
    if (from === to) {
      const colon = this.text.indexOf(':', this.startOf(path)) + 1;
      for (const insert of this.spell(value, path)) yield [{ from: colon, to: colon, insert: ` ${insert}` }];
      return;
    }
    if (typeof value === 'string' && typeof node.value === 'string' && node.value !== '') {
      const inner = writeScalarInPlace(this.text, node as Scalar<string>, value);
      if (inner) yield inner;
    }
    const end = this.endOf(node);
    for (const insert of this.spell(value, path)) yield findChanges(this.text.slice(from, end), insert, from);
  }

  /** Ways to write a value after its key or dash. */
  private *spell(value: YamlData, path: Path): Generator<string> {
    const indent = ' '.repeat(this.columnOf(path) + 2);
    if (typeof value === 'string' && value.includes('\n') && /^\S/.test(value))
      yield `|\n${value.replace(/^(?=.)/gm, indent)}`;
    const written = this.stringify(value);
    if (typeof value !== 'object' && !written.includes('\n')) yield written;
    else yield `\n${written.replace(/^(?=.)/gm, indent)}`;
    yield JSON.stringify(value);
  }

  private stringify(value: YamlData): string {
    const document = parseYaml('');
    return this.trim(String(Object.assign(document, { contents: document.createNode(value) }).toString(options)));
  }

  private trim(text: string): string {
    let end = text.length;
    while (text[end - 1] === '\n') end -= 1;
    return text.slice(0, end);
  }

  *addPair(path: Path, value: YamlData): Generator<readonly TextChange[]> {
    const parent = path.length > 1 ? this.document.getIn(path.slice(0, -1), true) : this.document.contents;
    const key = String(path.at(-1));
    if (this.document.getIn(path, true) !== undefined) return;
    if (parent === null) {
      const end = this.text.length;
      for (const word of this.spell(value, [key])) yield [{ from: end, to: end, insert: `${key}:${gap(word)}\n` }];
      return;
    }
    if (!isMap(parent) || parent.flow === true || parent.items.length === 0) return;
    const at = path.length > 1 ? parent.items.length : findSlot(this.document, key);
    const place = at > 0 ? this.endOfLines(parent.items[at - 1]!) : this.lineStart(startOfPair(parent.items[0]!));
    const indent = ' '.repeat(this.column(startOfPair(parent.items[0]!)));
    for (const word of this.spell(value, path))
      yield [{ from: place, to: place, insert: `${indent}${key}:${gap(word)}\n` }];
  }

  *insertItem(path: Path, at: number, value: YamlData): Generator<readonly TextChange[]> {
    const lines = this.linesOfItems(path);
    if (!lines || lines.length === 0) return;
    const place = at < lines.length ? lines[at]!.from : lines.at(-1)!.to;
    const { column } = lines[0]!;
    const indent = ' '.repeat(column);
    for (const written of new Set([this.stringify(value), JSON.stringify(value)])) {
      const insert = `${indent}- ${written.replace(/\n(?=.)/g, `\n${indent}  `)}\n`;
      yield [{ from: place, to: place, insert }];
    }
  }

  *moveItem(path: Path, from: number, to: number, isStill: boolean): Generator<readonly TextChange[]> {
    const lines = this.linesOfItems(path);
    const item = lines?.[from];
    const other = lines?.[to];
    if (!item || !other) return;
    const passed = to > from ? { from: item.to, to: other.to } : { from: other.from, to: item.from };
    const [moved, place] = isStill
      ? [passed, to > from ? item.from : item.to]
      : [item, to > from ? passed.to : passed.from];
    yield [
      { from: moved.from, to: moved.to, insert: '' },
      { from: place, to: place, insert: this.text.slice(moved.from, moved.to) },
    ];
  }

  *remove(path: Path): Generator<readonly TextChange[]> {
    const parent = path.length > 1 ? this.document.getIn(path.slice(0, -1), true) : this.document.contents;
    const last = path.at(-1)!;
    if (isSeq(parent)) {
      const item = this.linesOfItems(path.slice(0, -1))?.[Number(last)];
      if (item) yield [{ from: item.from, to: item.to, insert: '' }];
    }
    if (!isMap(parent) || parent.flow === true) return;
    const at = parent.items.findIndex(({ key }) => isScalar(key) && key.value === last);
    const pair = parent.items[at];
    if (!pair) return;
    const start = startOfPair(pair);
    const next = parent.items[at + 1];
    if (this.text.slice(this.lineStart(start), start).trim() === '')
      yield [{ from: this.lineStart(start), to: this.endOfLines(pair), insert: '' }];
    // First item on the line of its list's dash: the next key takes its place.
    else if (next) yield [{ from: start, to: startOfPair(next), insert: '' }];
  }

  /** A whole top-level key as written by the library, with comments and order kept, as a difference to the original. */
  rewrite(key: string, meant: Document.Parsed): readonly TextChange[] | null {
    const { contents } = this.document;
    if (!isMap(contents) || !isMap(meant.contents)) return null;
    const old = contents.items.find((pair) => isScalar(pair.key) && pair.key.value === key);
    const pair = meant.contents.items.find((one) => isScalar(one.key) && one.key.value === key);
    if (!old || !pair || contents.flow === true) return null;
    const alone = parseYaml('');
    const bare = new Pair(new Scalar(key), pair.value);
    const map = alone.createNode({});
    if (!isMap(map)) return null;
    map.items.push(bare as never);
    const written = String(Object.assign(alone, { contents: map }).toString(options));
    const from = this.lineStart(startOfPair(old));
    return findChanges(this.text.slice(from, this.endOfLines(old)), written, from);
  }

  /** The lines of each item of a block list (written with dashes). */
  linesOfItems(path: Path): { from: number; to: number; column: number }[] | null {
    const list = this.document.getIn(path, true);
    if (!isSeq(list) || list.srcToken?.type !== 'block-seq') return null;
    const lines = list.srcToken.items.flatMap((item, index) => {
      const dash = item.start.find(({ type }) => type === 'seq-item-ind');
      const node = list.items[index];
      if (!dash || !isNode(node)) return [];
      const from = this.lineStart(dash.offset);
      const to = Math.max(this.lineEnd(dash.offset), this.endOfLines(node));
      return [{ from, to, column: dash.offset - from }];
    });
    return lines.length === list.items.length ? lines : null;
  }

  private startOf(path: Path): number {
    const parent = path.length > 1 ? this.document.getIn(path.slice(0, -1), true) : this.document.contents;
    if (!isMap(parent)) return 0;
    const pair = parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1));
    return pair && isScalar(pair.key) ? pair.key.range![1] : 0;
  }

  private columnOf(path: Path): number {
    const parent = path.length > 1 ? this.document.getIn(path.slice(0, -1), true) : this.document.contents;
    if (isMap(parent) && parent.items[0]) return this.column(startOfPair(parent.items[0]));
    if (isSeq(parent)) return this.linesOfItems(path.slice(0, -1))?.[0]?.column ?? 0;
    return 0;
  }

  /** The end of the last thing in a node, without what follows on its line. */
  private endOf(node: unknown): number {
    if (isPair(node)) return Math.max(isScalar(node.key) ? node.key.range![1] : 0, this.endOf(node.value));
    if (isMap(node) || isSeq(node)) {
      if (node.flow === true) return node.range![1];
      return Math.max(node.range![0], ...node.items.map((item) => this.endOf(item)));
    }
    if (!isNode(node)) return 0;
    const { range } = node as Node;
    if (!range) return 0;
    return Math.max(range[0], this.text.slice(0, range[1]).trimEnd().length);
  }

  private endOfLines(node: unknown): number {
    return this.lineEnd(this.endOf(node));
  }

  private lineStart(at: number): number {
    return this.text.lastIndexOf('\n', at - 1) + 1;
  }

  /** After the line break. */
  private lineEnd(at: number): number {
    const end = this.text.indexOf('\n', at);
    return end < 0 ? this.text.length : end + 1;
  }

  private column(at: number): number {
    return at - this.lineStart(at);
  }
}

function gap(word: string): string {
  return word.startsWith('\n') ? word : ` ${word}`;
}
