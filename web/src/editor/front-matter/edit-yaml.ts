import { ChangeSet } from '@codemirror/state';
import {
  type Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  Lexer,
  type Node,
  Pair,
  parseDocument,
  Scalar,
  YAMLSeq,
} from 'yaml';
import { type TextChange, findChanges } from '../find-changes.ts';
import { writeScalarInPlace } from './edit-scalar.ts';

export type Path = readonly (string | number)[];
export type YamlData = string | number | boolean | null | readonly YamlData[] | { readonly [key: string]: YamlData };

export type YamlMove = Extract<YamlEdit, { kind: 'move' }>;

export type YamlEdit =
  /** Writes a word or a line of text; a key that is missing is added. */
  | { readonly kind: 'set'; readonly path: Path; readonly value: string | number | boolean }
  /** Takes out a key or an item of a list; a list that would be empty goes with its key. */
  | { readonly kind: 'remove'; readonly path: Path }
  | { readonly kind: 'insert'; readonly path: Path; readonly at: number; readonly value: YamlData }
  | {
      readonly kind: 'move';
      readonly path: Path;
      readonly from: number;
      readonly to: number;
      /** Leaves the item where it is and moves those around it, because somebody is writing in it. */
      readonly isStill?: boolean;
    }
  /** Makes a list of one item of what stands in place of a list. */
  | { readonly kind: 'wrap'; readonly path: Path }
  /** Writes something else in the place of a value, or adds a key with it. */
  | { readonly kind: 'replace'; readonly path: Path; readonly value: YamlData };

/** Keys in the order in which people write them: a new one goes behind those that come before it. */
const ORDER = ['title', 'subtitle', 'author', 'authors', 'affiliation', 'affiliations', 'date', 'abstract', 'keywords'];

export function parseYaml(text: string): Document.Parsed {
  return parseDocument(text, { keepSourceTokens: true, prettyErrors: false });
}

const options = { lineWidth: 0, flowCollectionPadding: false } as const;

/**
 * The smallest change of a piece of YAML (whole lines) that does what is asked: everything else keeps its bytes. Null
 * when that cannot be done safely: each result is read again and must say what was meant.
 */
export function editYaml(text: string, edits: readonly YamlEdit[]): ChangeSet | null {
  let all = ChangeSet.empty(text.length);
  let now = text;
  for (const edit of edits) {
    const changes = editOnce(now, edit);
    if (!changes) return null;
    now = apply(now, changes);
    all = all.compose(ChangeSet.of([...changes], all.newLength));
  }
  return all;
}

/** The lines of each item of a list at the top. */
export function findItems(text: string, key: string): readonly { from: number; to: number }[] {
  return new Places(text).linesOfItems([key]) ?? [];
}

/**
 * Moves an item of a list so that the lines in which others are writing (`carets`) stay where they are: letters typed in
 * the same moment into lines that move would land outside of them. Null if there are carets on both sides.
 */
export function moveBesideOthers(
  text: string,
  key: string,
  move: { from: number; to: number },
  carets: readonly number[],
): YamlMove | null {
  const items = findItems(text, key);
  const isBusy = (first: number, last: number): boolean =>
    carets.some((caret) => caret >= (items[first]?.from ?? 0) && caret < (items[last]?.to ?? 0));
  const { from, to } = move;
  const isStill = isBusy(from, from);
  if (isStill && (to > from ? isBusy(from + 1, to) : isBusy(to, from - 1))) return null;
  return { kind: 'move', path: [key], from, to, ...(isStill && { isStill }) };
}

export function apply(text: string, changes: readonly TextChange[]): string {
  let out = '';
  let at = 0;
  for (const { from, to, insert } of changes.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    out += text.slice(at, from) + insert;
    at = to;
  }
  return out + text.slice(at);
}

function editOnce(text: string, asked: YamlEdit): readonly TextChange[] | null {
  const meant = parseYaml(text);
  if (meant.errors.length > 0) return null;
  const edit = widen(meant, asked);
  if (!mutate(meant, edit)) return null;
  const expected = describe(meant);
  const place = new Places(text);
  const comments = edit.kind === 'remove' ? null : listComments(text);
  const isRight = (changes: readonly TextChange[]): boolean => {
    const result = apply(text, changes);
    const read = parseYaml(result);
    return (
      read.errors.length === 0 &&
      describe(read) === expected &&
      (comments === null || listComments(result) === comments)
    );
  };
  for (const changes of candidates(place, edit)) if (isRight(changes)) return changes;
  const rewritten = place.rewrite(String(edit.path[0]), meant);
  return rewritten && isRight(rewritten) ? rewritten : null;
}

/** What taking something out really takes out: the list with its last item. */
function widen(document: Document.Parsed, edit: YamlEdit): YamlEdit {
  if (edit.kind !== 'remove') return edit;
  let { path } = edit;
  while (path.length > 1) {
    const parent = document.getIn(path.slice(0, -1), true);
    if (!isSeq(parent) || parent.items.length > 1) break;
    path = path.slice(0, -1);
  }
  return { kind: 'remove', path };
}

/** What a piece of YAML says. Blanks at the end of a text say nothing. */
function describe(document: Document.Parsed): string {
  return JSON.stringify(document.toJS({ maxAliasCount: 1000 }) ?? {}, (_key, value: unknown) =>
    typeof value === 'string' ? value.trimEnd() : value,
  );
}

function listComments(text: string): string {
  return [...new Lexer().lex(text)].filter((token) => token.startsWith('#')).join('\n');
}

/** Does to what was read what is to be done to the text. */
function mutate(document: Document.Parsed, edit: YamlEdit): boolean {
  const { path } = edit;
  if (document.contents === null) document.contents = document.createNode({}) as unknown as typeof document.contents;
  if (!isMap(document.contents)) return false;
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  const here = document.getIn(path, true);
  if (edit.kind === 'remove') return document.hasIn(path) && document.deleteIn(path);
  if (edit.kind === 'insert' || edit.kind === 'move') {
    if (!isSeq(here)) return false;
    if (edit.kind === 'insert') here.items.splice(edit.at, 0, document.createNode(edit.value));
    else here.items.splice(edit.to, 0, ...here.items.splice(edit.from, 1));
    return true;
  }
  if (edit.kind === 'wrap') {
    const list = new YAMLSeq();
    if (!isMap(parent) || here === undefined) return false;
    list.items.push(here);
    parent.set(path.at(-1), list);
    return true;
  }
  if (edit.kind === 'set' && here !== undefined && !isScalar(here)) return false;
  if (isMap(parent) && !parent.has(path.at(-1))) {
    const pair = document.createPair(path.at(-1), edit.value);
    parent.items.splice(path.length > 1 ? parent.items.length : findSlot(document, String(path[0])), 0, pair as never);
    return true;
  }
  if (!isMap(parent) && !isSeq(parent)) return false;
  if (edit.kind === 'set' && isScalar(here)) {
    here.value = edit.value;
    delete here.source;
    // What stood there was no text, or none in the way in which it was written.
    if (typeof edit.value !== 'string' || here.type === Scalar.BLOCK_FOLDED) delete here.type;
  } else parent.set(path.at(-1), document.createNode(edit.value));
  return true;
}

function listKeys(document: Document.Parsed): string[] {
  return isMap(document.contents)
    ? document.contents.items.map(({ key }) => (isScalar(key) ? String(key.value) : ''))
    : [];
}

function findSlot(document: Document.Parsed, key: string): number {
  const keys = listKeys(document);
  const rank = ORDER.indexOf(key);
  if (rank < 0) return keys.length;
  const before = keys.findLastIndex((other) => ORDER.includes(other) && ORDER.indexOf(other) < rank);
  if (before >= 0) return before + 1;
  const after = keys.findIndex((other) => ORDER.includes(other));
  return after >= 0 ? after : keys.length;
}

/** Ways to write it, the least first. */
function* candidates(place: Places, edit: YamlEdit): Generator<readonly TextChange[]> {
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

/** Where things stand in a piece of YAML. */
class Places {
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

  /** How a value may be written behind its key or its dash. */
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
    // It stands on the line of its list's dash, where the next one has to stand then.
    else if (next) yield [{ from: start, to: startOfPair(next), insert: '' }];
  }

  /** A whole top key written anew by the library, comments and order kept, laid beside what stood there. */
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

  /** The lines of each item of a list that is written with dashes. */
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

  /** Where the last thing in a node ends, without what follows it on its line. */
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

  /** Behind the line break. */
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

function startOfPair(pair: Pair): number {
  return isScalar(pair.key) ? pair.key.range![0] : 0;
}
