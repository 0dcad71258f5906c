import type { Element } from '../exports/pandoc-tree.ts';
import { eachElement, plainText } from './places.ts';

/** A captioned picture or table, as numbered by Word. */
export interface Captioned {
  readonly kind: 'figure' | 'table';
  readonly number: string;
  readonly bookmarks: readonly string[];
}

/** “Figure 3:” before a caption, which exports print themselves. */
export const CAPTION_NUMBER =
  /^\s*(?:fig(?:ure|\.)?|tab(?:le|\.)?|abb(?:ildung|\.)?|tabelle|tableau|tabla|tabella|figura)\s*([\d.]*\d)\s*[:.–—-]?\s*/iu;

/**
 * Joins captions, which in Word are separate paragraphs before or after, with what they describe. Divs carry a
 * paragraph's style.
 */
export function joinCaptions(blocks: readonly Element[], nameOf: (captioned: Captioned) => string): readonly Element[] {
  const made: Element[] = [];
  for (let at = 0; at < blocks.length; at += 1) {
    const block = blocks[at] as Element;
    const next = blocks[at + 1];
    const picture = pictureOf(block);
    if (block.t === 'Figure' || (block.t === 'Table' && !isBareTable(block))) {
      made.push(renumber(block, block.t === 'Figure' ? 'figure' : 'table', nameOf));
    } else if (picture !== null && next !== undefined && isCaption(next)) {
      const { inlines, facts } = readCaption([next], 'figure');
      made.push(figure(picture, inlines, nameOf(facts)));
      at += 1;
    } else if (isCaption(block) && next !== undefined && isBareTable(next)) {
      made.push(withCaption(next, block, nameOf));
      at += 1;
    } else if (isBareTable(block) && next !== undefined && isCaption(next) && !isBareTable(blocks[at + 2])) {
      made.push(withCaption(block, next, nameOf));
      at += 1;
    } else made.push(block);
  }
  return made;
}

/** Captions that the reader has already joined, including their numbers. */
function renumber(block: Element, kind: Captioned['kind'], nameOf: (captioned: Captioned) => string): Element {
  const [attributes, [short, caption], ...rest] = block.c as [
    [string, unknown, unknown],
    [unknown, Element[]],
    ...unknown[],
  ];
  const { inlines, facts } = readCaption(caption, kind);
  const label = nameOf(facts) || attributes[0];
  return { t: block.t, c: [[label, [], []], [short, [{ t: 'Plain', c: inlines }]], ...rest] };
}

function styleOf({ t, c }: Element): string {
  if (t !== 'Div') return '';
  const [[, , pairs]] = c as [[string, string[], [string, string][]]];
  return pairs.find(([key]) => key === 'custom-style')?.[1] ?? '';
}

function isCaption(block: Element): boolean {
  return /caption|beschriftung|légende|didascalia|leyenda/iu.test(styleOf(block)) && pictureOf(block) === null;
}

/** The image, if the paragraph contains nothing else. */
function pictureOf(block: Element): Element | null {
  const pictures: Element[] = [];
  let hasOther = false;
  eachElement(block.t === 'Para' || block.t === 'Plain' || styleOf(block) !== '' ? block : [], (element) => {
    if (element.t === 'Image') pictures.push(element);
    else if (/^(?:Table|CodeBlock|BulletList|OrderedList|Header|Math)$/u.test(element.t)) hasOther = true;
  });
  const [picture] = pictures;
  if (picture === undefined || pictures.length > 1 || hasOther) return null;
  const alt = plainText((picture.c as unknown[])[1]);
  return plainText(block.c).trim() === alt.trim() ? picture : null;
}

function isBareTable(block: Element | undefined): block is Element {
  if (block?.t !== 'Table') return false;
  const [, [, caption]] = block.c as [unknown, [unknown, unknown[]]];
  return caption.length === 0;
}

function withCaption(table: Element, caption: Element, nameOf: (captioned: Captioned) => string): Element {
  const { inlines, facts } = readCaption([caption], 'table');
  const [, , ...rest] = table.c as unknown[];
  const label = nameOf(facts);
  return { t: 'Table', c: [[label, [], []], [null, [{ t: 'Plain', c: inlines }]], ...rest] };
}

function figure(picture: Element, caption: readonly Element[], label: string): Element {
  const [attributes, , target] = picture.c as [unknown, unknown, unknown];
  const image: Element = { t: 'Image', c: [attributes, [], target] };
  return { t: 'Figure', c: [[label, [], []], [null, [{ t: 'Plain', c: caption }]], [{ t: 'Plain', c: [image] }]] };
}

function readCaption(blocks: readonly Element[], kind: Captioned['kind']): { inlines: Element[]; facts: Captioned } {
  const inlines: Element[] = [];
  const bookmarks: string[] = [];
  const collect = (value: unknown): void => {
    for (const element of value as Element[]) {
      if (element.t === 'Div') collect((element.c as unknown[])[1]);
      else if (element.t === 'Para' || element.t === 'Plain') collect(element.c);
      else if (element.t === 'Span') {
        const [[id], inside] = element.c as [[string], Element[]];
        if (id !== '') bookmarks.push(id);
        collect(inside);
      } else inlines.push(element);
    }
  };
  collect(blocks);
  const text = plainText(inlines);
  const match = CAPTION_NUMBER.exec(text);
  return {
    inlines: dropCharacters(inlines, match?.[0].length ?? 0),
    facts: { kind, number: match?.[1] ?? '', bookmarks },
  };
}

/** Drops the first `count` characters from inlines. */
function dropCharacters(inlines: readonly Element[], count: number): Element[] {
  const rest: Element[] = [];
  let left = count;
  for (const inline of inlines) {
    const text = plainText([inline]);
    if (left >= text.length && left > 0) left -= text.length;
    else if (left > 0 && inline.t === 'Str') {
      rest.push({ t: 'Str', c: text.slice(left) });
      left = 0;
    } else {
      left = 0;
      rest.push(inline);
    }
  }
  return rest;
}
