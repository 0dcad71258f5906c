import type { RemarkSentence } from './kinds.ts';
import { say } from '@scriptorium/contract/said.ts';
import type { Element } from '../exports/pandoc-tree.ts';
import { eachElement } from './places.ts';
import { isLayout } from './latex-commands.ts';

export type Attributes = readonly [
  id: string,
  classes: readonly string[],
  pairs: readonly (readonly [string, string])[],
];

type Note = (effect: 'lost' | 'changed' | 'kept', message: RemarkSentence) => void;

/**
 * A figure with one picture becomes a picture with a caption; one with several becomes a block with the caption at its
 * end.
 */
export function tidyFigure(parts: readonly unknown[], label: string, note: Note): Element | readonly Element[] {
  const [, [, captionBlocks], body] = parts as [Attributes, [unknown, Element[]], Element[]];
  const caption = joinBlocks(captionBlocks);
  const pictures: Element[] = [];
  const raws: string[] = [];
  let hasOther = false;
  eachElement(body, ({ t, c }) => {
    if (t === 'Image') pictures.push({ t, c });
    else if (t === 'RawBlock' || t === 'RawInline') raws.push(String((c as unknown[])[1]));
    else if (t === 'Table' || t === 'CodeBlock' || t === 'Figure' || t === 'Math') hasOther = true;
  });
  const drawn = raws.filter((raw) => !isLayout(raw));
  if (pictures.length === 1 && !hasOther && drawn.length === 0) return figureOf(pictures[0] as Element, caption, label);
  if (pictures.length === 0 && !hasOther && drawn.length > 0) return rawFigure(drawn, captionBlocks, label, note);
  if (pictures.length === 0 && !hasOther && captionBlocks.length > 0 && label === '')
    return [{ t: 'Para', c: caption }];
  if (pictures.length > 1)
    note('changed', say('A figure of {count} images shows them one below the other.', { count: pictures.length }));
  const end: Element[] = caption.length === 0 ? [] : [{ t: 'Para', c: caption }];
  const content = [...body.filter(({ c }) => !Array.isArray(c) || c.length > 0), ...end];
  return label === '' ? content : { t: 'Div', c: [[label, [], []], content] };
}

function figureOf(picture: Element, caption: readonly Element[], label: string): Element {
  const [[, , pairs], alt, target] = picture.c as [Attributes, Element[], unknown];
  const described = caption.length > 0 ? caption : alt;
  const captionBlocks = described.length === 0 ? [] : [{ t: 'Plain', c: described }];
  return {
    t: 'Figure',
    c: [
      [label, [], []],
      [null, captionBlocks],
      [{ t: 'Plain', c: [{ t: 'Image', c: [['', [], pairs], described, target] }] }],
    ],
  };
}

/** A figure drawn in LaTeX stays LaTeX, with its caption and label. */
function rawFigure(
  drawn: readonly string[],
  caption: readonly Element[],
  label: string,
  note: Note,
): readonly Element[] {
  note('changed', say('A figure drawn in LaTeX stays LaTeX; its caption stands below as a paragraph.', {}));
  const text = joinBlocks(caption);
  const anchor: Element = { t: 'Span', c: [[label, [], []], text] };
  return [
    ...drawn.map((raw): Element => ({ t: 'RawBlock', c: ['latex', raw] })),
    ...(text.length === 0 ? [] : [{ t: 'Para', c: label === '' ? text : [anchor] }]),
  ];
}

/** The inlines of consecutive paragraphs. */
function joinBlocks(blocks: readonly Element[]): Element[] {
  return blocks.flatMap((block, at): Element[] => {
    const inlines = block.t === 'Plain' || block.t === 'Para' ? (block.c as Element[]) : [];
    return at > 0 && inlines.length > 0 ? [{ t: 'Space' }, ...inlines] : inlines;
  });
}

interface CellParts {
  readonly blocks: readonly Element[];
  readonly spans: number;
}

/** A table no wider than its cells need; if all cells have one line, it can be written with pipes. */
export function tidyTable(
  parts: readonly unknown[],
  labelOf: (id: string) => string,
  note: (message: RemarkSentence) => void,
): Element | readonly Element[] {
  const framed = pictureIn(parts);
  if (framed !== null) return framed;
  const [[id], [, captionBlocks], columns, head, bodies, foot] = parts as [
    Attributes,
    [unknown, Element[]],
    [Element, Element][],
    unknown,
    unknown,
    unknown,
  ];
  let isSimple = true;
  let merged = 0;
  const tidyCell = (cell: readonly unknown[]): unknown[] => {
    const { blocks, spans } = { blocks: cell[4] as Element[], spans: Number(cell[2]) * Number(cell[3]) } as CellParts;
    if (spans > 1) merged += 1;
    const lines = blocks.length === 1 && blocks[0]?.t === 'Para' ? [{ ...blocks[0], t: 'Plain' }] : blocks;
    if (lines.length > 1 || (lines[0] !== undefined && lines[0].t !== 'Plain')) isSimple = false;
    return [['', [], []], cell[1], cell[2], cell[3], lines.map((block) => (isSimple ? withoutBreaks(block) : block))];
  };
  const tidyRows = (rows: readonly [unknown, unknown[][]][]): unknown[] =>
    rows.map(([, cells]) => [['', [], []], cells.map((cell) => tidyCell(cell))]);
  const [, headRows] = head as [unknown, [unknown, unknown[][]][]];
  const [, footRows] = foot as [unknown, [unknown, unknown[][]][]];
  const made = {
    head: [['', [], []], tidyRows(headRows)],
    bodies: (bodies as [unknown, number, [unknown, unknown[][]][], [unknown, unknown[][]][]][]).map(
      ([, heads, above, rows]) => [['', [], []], heads, tidyRows(above), tidyRows(rows)],
    ),
    foot: [['', [], []], tidyRows(footRows)],
  };
  if (merged > 0)
    note(
      merged === 1
        ? say('A table has 1 merged cell, which not every view shows as such.', {})
        : say('A table has {count} merged cells, which not every view shows as such.', { count: merged }),
    );
  const caption = joinBlocks(captionBlocks);
  return {
    t: 'Table',
    c: [
      [id === '' ? '' : labelOf(id), [], []],
      [null, caption.length === 0 ? [] : [{ t: 'Plain', c: caption }]],
      isSimple && merged === 0 ? columns.map(([align]) => [align, { t: 'ColWidthDefault' }]) : columns,
      made.head,
      made.bodies,
      made.foot,
    ],
  };
}

/** A one-column table around a picture is only layout; Word and pandoc create such frames. */
function pictureIn(parts: readonly unknown[]): readonly Element[] | null {
  const [, , columns, ...rows] = parts as [unknown, unknown, unknown[], ...unknown[]];
  if (columns.length !== 1) return null;
  const cells: Element[] = [];
  let hasPicture = false;
  let hasOther = false;
  const collect = (value: unknown): void => {
    if (!Array.isArray(value)) return;
    for (const part of value as unknown[]) {
      if (typeof part === 'object' && part !== null && 't' in part) {
        const block = part as Element;
        if (/^(?:Para|Plain|Figure|Div)$/u.test(block.t)) cells.push(block);
        else if (!/^(?:Align|Col)/u.test(block.t)) hasOther = true;
      } else collect(part);
    }
  };
  collect(rows);
  eachElement(cells, ({ t }) => {
    if (t === 'Image') hasPicture = true;
  });
  return hasPicture && !hasOther ? cells.map((block) => (block.t === 'Plain' ? { ...block, t: 'Para' } : block)) : null;
}

function withoutBreaks(block: Element): Element {
  const inlines = block.c as Element[];
  return { ...block, c: inlines.map((inline) => (inline.t === 'SoftBreak' ? { t: 'Space' } : inline)) };
}
