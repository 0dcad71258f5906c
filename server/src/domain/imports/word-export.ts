import type { Element } from '../exports/pandoc-tree.ts';
import { eachElement, plainText, rebuild } from './places.ts';
import type { PandocDocument } from './tree.ts';

type Meta = Readonly<Record<string, Element>>;

/** As server/assets/export/title-words.lua writes it before keywords, and Word users do. */
const KEYWORDS =
  /^(?:key ?words|schlagwörter|schlüsselwörter|mots[- ]clés|palabras clave|parole chiave|palavras-chave|trefwoorden|nyckelord|nøgleord|nøkkelord|słowa kluczowe|klíčová slova|ключевые слова|关键词|關鍵詞|キーワード|주제어)\s*[:：]$/iu;

/**
 * Brings back what our exports write into Word files in another way: the front matter, and the labels of formulas. Other
 * files gain by it where they are alike.
 */
export function restoreWord(document: PandocDocument): PandocDocument {
  const leave = (element: Element): Element =>
    isParagraph(element) ? { ...element, c: labelEquations(element.c as Element[]) } : element;
  return restoreTitleBlock({ ...document, blocks: rebuild(document.blocks, { leave }) as Element[] });
}

/**
 * Brings back the front matter whose paragraphs stand below the title in a Word file, where the reader only knows title and
 * authors: affiliations, date, abstract and keywords, by the names of their styles. What is not as our own exports write it
 * stays text.
 */
function restoreTitleBlock(document: PandocDocument): PandocDocument {
  const rest = [...document.blocks];
  const take = (style: string): Element[] => {
    const found: Element[] = [];
    while (rest[0] !== undefined && styleOf(rest[0]) === style) found.push(...contentsOf(rest.shift()!));
    return found;
  };
  let { meta } = document;
  const lines = take('Affiliation');
  const people = readPeople(meta['author'], lines);
  if (people !== null) meta = { ...meta, ...people };
  else if (lines.length > 0) return document;
  const date = take('Date');
  const [day, ...days] = date;
  if (day !== undefined && isParagraph(day) && days.length === 0 && meta['date'] === undefined)
    meta = { ...meta, date: inlinesOf(day.c as Element[]) };
  else rest.unshift(...date);
  const title = take('Abstract Title');
  const given = blocksOf(meta['abstract']);
  const { abstract, keywords } = takeKeywords([...given, ...take('Abstract')]);
  if (abstract.length > 0) meta = { ...meta, abstract: { t: 'MetaBlocks', c: abstract } };
  else rest.unshift(...title);
  if (keywords.length > 0 && meta['keywords'] === undefined)
    meta = { ...meta, keywords: { t: 'MetaList', c: keywords.map((c): Element => ({ t: 'MetaString', c })) } };
  return { ...document, meta, blocks: rest };
}

const isParagraph = ({ t }: Element): boolean => t === 'Para' || t === 'Plain';

const inlinesOf = (c: readonly Element[]): Element => ({ t: 'MetaInlines', c });

function styleOf({ t, c }: Element): string {
  if (t !== 'Div') return '';
  const [[, , pairs]] = c as [[string, string[], [string, string][]]];
  return pairs.find(([key]) => key === 'custom-style')?.[1] ?? '';
}

const contentsOf = ({ c }: Element): Element[] => (c as [unknown, Element[]])[1];

function blocksOf(meta: Element | undefined): Element[] {
  if (meta?.t === 'MetaBlocks') return meta.c as Element[];
  return meta?.t === 'MetaInlines' ? [{ t: 'Para', c: meta.c }] : [];
}

interface Person {
  readonly name: readonly Element[];
  /** Indexes of affiliations, and `*`. */
  readonly marks: readonly string[];
}

/** Authors and their affiliations; null if some mark has no line, or the other way round. */
function readPeople(author: Element | undefined, lines: readonly Element[]): Meta | null {
  if (author?.t !== 'MetaInlines' || lines.length === 0) return null;
  const places: { index: string; name: readonly Element[] }[] = [];
  const corresponding: Element[] = [];
  for (const line of lines) {
    if (!isParagraph(line)) return null;
    const [mark, ...name] = line.c as Element[];
    if (mark?.t !== 'Superscript') return null;
    const index = plainText(mark).trim();
    if (index === '*') corresponding.push(line);
    else places.push({ index, name: trim(name) });
  }
  const people = splitPeople(author.c as Element[]);
  const known = new Set([...places.map(({ index }) => index), ...(corresponding.length > 0 ? ['*'] : [])]);
  if (!people.every(({ marks }) => marks.every((mark) => known.has(mark)))) return null;
  return {
    author: { t: 'MetaList', c: people.map((person) => describePerson(person, corresponding)) },
    ...(places.length > 0 && {
      affiliations: {
        t: 'MetaList',
        c: places.map(({ index, name }): Element => ({
          t: 'MetaMap',
          c: { index: { t: 'MetaString', c: index }, name: inlinesOf(name) },
        })),
      },
    }),
  };
}

function describePerson({ name, marks }: Person, corresponding: readonly Element[]): Element {
  const affiliations = marks.filter((mark) => mark !== '*').join(', ');
  const line = corresponding.find((each) => plainText(each).includes(plainText(name)));
  return {
    t: 'MetaMap',
    c: {
      name: inlinesOf(name),
      ...(affiliations !== '' && { affiliation: { t: 'MetaString', c: affiliations } }),
      ...(marks.includes('*') && { corresponding: { t: 'MetaBool', c: true } }),
      ...(marks.includes('*') && line !== undefined && emailIn(line)),
    },
  };
}

function emailIn(line: Element): Meta {
  let email = '';
  eachElement(line, ({ t, c }) => {
    if (t === 'Link') email ||= /^mailto:(.+)$/u.exec((c as [unknown, unknown, [string]])[2][0])?.[1] ?? '';
  });
  return email === '' ? {} : { email: { t: 'MetaString', c: email } };
}

/** “Ann Lee¹·², Bo Rø²” by its commas. */
function splitPeople(inlines: readonly Element[]): Person[] {
  const people: Person[] = [];
  let name: Element[] = [];
  let marks: string[] = [];
  const end = (): void => {
    if (name.length > 0) people.push({ name: trim(name), marks });
    name = [];
    marks = [];
  };
  for (const inline of inlines) {
    if (inline.t === 'Superscript')
      marks = plainText(inline)
        .split(/[,;\s]+/u)
        .filter((mark) => mark !== '');
    else if (inline.t === 'Str' && String(inline.c).endsWith(',')) {
      const text = String(inline.c).slice(0, -1);
      if (text !== '') name.push({ t: 'Str', c: text });
      end();
    } else if (name.length > 0 || inline.t !== 'Space') name.push(inline);
  }
  end();
  return people;
}

function trim(inlines: readonly Element[]): readonly Element[] {
  const from = inlines.findIndex(({ t }) => t !== 'Space');
  return from === -1 ? [] : inlines.slice(from, inlines.findLastIndex(({ t }) => t !== 'Space') + 1);
}

/** Exports print keywords below the abstract, in its style. */
function takeKeywords(blocks: readonly Element[]): { abstract: readonly Element[]; keywords: readonly string[] } {
  const last = blocks.at(-1);
  const [head, ...words] = (last?.t === 'Para' ? last.c : []) as Element[];
  if (head?.t !== 'Strong' || !KEYWORDS.test(plainText(head).trim())) return { abstract: blocks, keywords: [] };
  const keywords = plainText(words)
    .split(/[,;]/u)
    .map((word) => word.trim());
  return { abstract: blocks.slice(0, -1), keywords: keywords.filter((word) => word !== '') };
}

/** The number at the margin of a formula: in Word, a space and text at the end of its line. */
const NUMBER = /\s{0,9}\\q?quad\s{0,9}(?:\\q?quad\s{0,9})?\((\d{1,5})\)(?=\s{0,9}(?:$|\\\\|\\end\b))/gu;

/** Gives numbered formulas labels, by the bookmark that references lead to. */
function labelEquations(inlines: readonly Element[]): readonly Element[] {
  return inlines.flatMap((inline, at) => {
    const next = inlines[at + 1];
    if (bookmarkOf(inline) !== '' && next !== undefined && isNumbered(next)) return [];
    if (!isNumbered(inline)) return [inline];
    const [type, tex] = inline.c as [Element, string];
    let bookmark = bookmarkOf(inlines[at - 1]);
    const labelled = tex.replaceAll(NUMBER, (_, number: string) => {
      const label = bookmark || `equation-${number}`;
      bookmark = '';
      return ` \\label{${label}}`;
    });
    return [{ t: 'Math', c: [type, labelled] }];
  });
}

function isNumbered({ t, c }: Element): boolean {
  if (t !== 'Math') return false;
  const [type, tex] = c as [Element, string];
  return type.t === 'DisplayMath' && tex.search(NUMBER) !== -1;
}

function bookmarkOf(element: Element | undefined): string {
  if (element?.t !== 'Span') return '';
  const [[id, classes], inner] = element.c as [[string, string[]], Element[]];
  return classes.includes('anchor') && inner.length === 0 ? id : '';
}
