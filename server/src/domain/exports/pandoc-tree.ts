/** An element of pandoc's JSON tree. */
export interface Element {
  readonly t: string;
  readonly c?: unknown;
}

const INLINES = asSet(
  'Str Emph Underline Strong Strikeout Superscript Subscript SmallCaps Quoted Cite Code Space SoftBreak LineBreak Math RawInline Link Image Note Span',
);

const BLOCKS = asSet(
  'Plain Para LineBlock CodeBlock RawBlock BlockQuote OrderedList BulletList DefinitionList Header HorizontalRule Table Figure Div',
);

/** Blocks that contain others; the rest are atomic. */
const HOLDERS = asSet('BlockQuote BulletList Div OrderedList');

export function mapLeaves(blocks: readonly Element[], change: (leaf: Element) => Element): Element[] {
  const inner = (value: unknown): unknown => {
    if (!Array.isArray(value)) return value;
    const parts: readonly unknown[] = value;
    return isBlocks(parts) ? mapLeaves(parts, change) : parts.map(inner);
  };
  return blocks.map((block) => (HOLDERS.has(block.t) ? { ...block, c: inner(block.c) } : change(block)));
}

export function leavesOf(blocks: readonly Element[]): Element[] {
  const leaves: Element[] = [];
  mapLeaves(blocks, (leaf) => {
    leaves.push(leaf);
    return leaf;
  });
  return leaves;
}

function isElement(value: unknown): value is Element {
  return typeof value === 'object' && value !== null && 't' in value;
}

function isBlocks(values: readonly unknown[]): values is readonly Element[] {
  return isElement(values[0]) && BLOCKS.has(values[0].t);
}

function isInlines(value: unknown): value is readonly Element[] {
  return Array.isArray(value) && isElement(value[0]) && INLINES.has(value[0].t);
}

/** Maps each list of inlines within a value, in text order; lists nested in inlines are left unchanged. */
export function mapInlines<T>(value: T, change: (inlines: readonly Element[]) => readonly Element[]): T {
  if (isInlines(value)) return change(value) as T;
  if (Array.isArray(value)) return value.map((part: unknown) => mapInlines(part, change)) as T;
  if (isElement(value) && value.c !== undefined) return { ...value, c: mapInlines(value.c, change) };
  return value;
}

export function str(text: string): Element {
  return { t: 'Str', c: text };
}

export function asSet(names: string): ReadonlySet<string> {
  return new Set(names.split(' '));
}
