import { findFrontMatter } from './front-matter.ts';
import { cutToPrefix, eachWord, isUnspaced, MAX_SEARCHED } from './search-words.ts';

/** Words that must be consecutive in the text. */
export interface Term {
  readonly words: readonly string[];
  /** Whether the last word is only a prefix. */
  readonly isPrefix: boolean;
}

const MAX_TERMS = 8;
const MAX_WORDS = 12;
/** Shorter prefixes match too much; in scripts without spaces, one character is a word. */
const LEAST_PREFIX = 2;

/**
 * Parses a query: every word must be in the text, the last one may be a prefix, and "quoted words" must be consecutive.
 * Punctuation is read as in texts, so `covid-19` is two consecutive words.
 */
export function readTextQuery(query: string): Term[] {
  const terms: Term[] = [];
  // An odd quotation mark is one that is not closed yet.
  const parts = query.replace(/[“”„«»]/gu, '"').split('"');
  for (const [i, part] of parts.entries()) {
    const isQuoted = i % 2 === 1;
    const chunks = isQuoted ? [part] : part.split(/\s+/u);
    for (const [at, chunk] of chunks.entries()) {
      const words: string[] = [];
      eachWord(chunk, (word) => words.push(word));
      const isLast = i === parts.length - 1 && at === chunks.length - 1;
      terms.push(...readTerm(words.slice(0, MAX_WORDS), isLast));
    }
  }
  const last = terms.at(-1);
  const tooShort = last?.isPrefix === true && last.words.length === 1 && (last.words[0] ?? '').length < LEAST_PREFIX;
  const known = tooShort && !isUnspaced(last.words[0] ?? '') ? terms.slice(0, -1) : terms;
  return known.slice(0, MAX_TERMS);
}

function readTerm(words: string[], isLast: boolean): Term[] {
  const last = words.at(-1);
  if (last === undefined) return [];
  // The single character that ends a run of pairs would only match at the end of a run.
  const isSurplus = words.length > 1 && isUnspaced(last) && [...last].length === 1;
  if (isSurplus) return [{ words: words.slice(0, -1), isPrefix: false }];
  return [{ words, isPrefix: isLast || (isUnspaced(last) && [...last].length === 1) }];
}

interface SnippetPart {
  text: string;
  isMatch: boolean;
}

export interface TextMatch {
  snippet: SnippetPart[];
  /** The words of the first match as written in the text, for finding them in the editor. */
  find: string;
}

interface Hit {
  term: number;
  from: number;
  to: number;
  /** The part of it that the editor should look for. */
  find: string;
}

const MAX_HITS = 60;
const BEFORE = 50;
const SHOWN = 180;
const MAX_FIND = 80;

interface Kind {
  /** Where the text begins after its front matter. */
  body: number;
  isBib: boolean;
}

/** The best match of all terms in a text, or in a bibliography; null if any is missing. */
export function matchText(text: string, terms: readonly Term[], isBib = false): TextMatch | null {
  const hits = findHits(text.slice(0, MAX_SEARCHED), terms);
  if (terms.length === 0 || terms.some((_, term) => !hits.some((hit) => hit.term === term))) return null;
  let best: Hit | undefined;
  let most = 0;
  // The title is shown anyway.
  const body = isBib ? 0 : findFrontMatter(text).end;
  for (const [i, hit] of hits.entries()) {
    if (hit.from < body) continue;
    const near = new Set<number>();
    for (let at = i; at < hits.length && (hits[at]?.to ?? 0) <= hit.from + SHOWN - BEFORE; at += 1)
      near.add(hits[at]?.term ?? 0);
    if (near.size <= most) continue;
    most = near.size;
    best = hit;
    if (most === terms.length) break;
  }
  best ??= hits[0];
  return best === undefined ? null : { snippet: cutSnippet(text, hits, best, { body, isBib }), find: best.find };
}

function findHits(text: string, terms: readonly Term[]): Hit[] {
  const words: string[] = [];
  const places: number[] = [];
  eachWord(text, (word, from, to) => {
    words.push(word);
    places.push(from, to);
  });
  const hits: Hit[] = [];
  for (const [index, { words: wanted, isPrefix }] of terms.entries()) {
    const [first = ''] = wanted;
    const final = wanted.length - 1;
    const last = wanted[final] ?? '';
    let count = 0;
    for (let at = 0; at + final < words.length && count < MAX_HITS; at += 1) {
      const begins = words[at] ?? '';
      if (final === 0 ? !(isPrefix ? begins.startsWith(first) : begins === first) : begins !== first) continue;
      let same = 1;
      while (same < final && words[at + same] === wanted[same]) same += 1;
      if (same < final) continue;
      const ends = words[at + final] ?? '';
      if (!(isPrefix ? ends.startsWith(last) : ends === last)) continue;
      const from = places[at * 2] ?? 0;
      const to = places[(at + final) * 2 + 1] ?? from;
      const lastFrom = places[(at + final) * 2] ?? from;
      const find =
        text.slice(from, lastFrom) +
        (isPrefix ? cutToPrefix(text.slice(lastFrom, to), last) : text.slice(lastFrom, to));
      hits.push({ term: index, from, to, find: find.includes('\n') ? firstLineOf(find) : find.slice(0, MAX_FIND) });
      count += 1;
    }
  }
  return hits.toSorted((a, b) => a.from - b.from || b.to - a.to);
}

const firstLineOf = (found: string): string => found.slice(0, found.indexOf('\n')).trimEnd().slice(0, MAX_FIND);

/** Where one thing ends and the next begins: what is shown comes from one of them. */
const ENDS = {
  paragraph: /\n[ \t]*\n/gu,
  entry: /\n(?=[ \t]*@\w+[ \t]*\{)/gu,
  value: /\n(?=[ \t]*(?:-[ \t]+)?[\w-]+:|---|\.\.\.)/gu,
};

/** `body` is where the text begins after its front matter, of which only one value is shown, without its key. */
function cutSnippet(text: string, hits: readonly Hit[], best: Hit, { body, isBib }: Kind): SnippetPart[] {
  const isValue = best.from < body;
  const earliest = Math.max(isValue ? 0 : body, best.from - BEFORE);
  // Starts at the beginning of a word, and not in the previous paragraph.
  const lead = text.slice(earliest, best.from);
  const before = [...lead.matchAll(isValue ? ENDS.value : isBib ? ENDS.entry : ENDS.paragraph)].at(-1);
  const word = earliest === 0 || earliest === body ? 0 : lead.search(/\s/u) + 1;
  const start = earliest + (before === undefined ? word : before.index + before[0].length);
  const latest = isValue || isBib ? findNext(text, isValue ? ENDS.value : ENDS.entry, best.to) : text.length;
  let end = Math.max(best.to, Math.min(latest, start + SHOWN));
  if (end < latest && end > best.to) end = best.to + Math.max(0, text.slice(best.to, end).search(/\s\S*$/u));
  const parts: SnippetPart[] = [];
  let at = start;
  const clean = isBib ? withoutBibtex : isValue ? withoutYaml : withoutMarkup;
  const show = (source: string, isMatch: boolean): void => {
    const shown = isMatch ? source.replace(/[*{}]+|\s+/gu, (sign) => (/\s/u.test(sign) ? ' ' : '')) : clean(source);
    if (shown !== '') parts.push({ text: shown, isMatch });
  };
  for (const hit of hits) {
    if (hit.from < at || hit.to > end) continue;
    show(text.slice(at, hit.from), false);
    show(text.slice(hit.from, hit.to), true);
    at = hit.to;
  }
  const rest = text.slice(at, end);
  show(isBib ? withoutClosing(rest) : rest, false);
  const [first] = parts;
  if (first !== undefined && !first.isMatch) first.text = first.text.replace(/^[\s·]+/u, '');
  if (start > body && before === undefined) parts.unshift({ text: '… ', isMatch: false });
  if (text.slice(end, latest).replace(/[\s{}"',]+/gu, '') !== '') parts.push({ text: ' …', isMatch: false });
  return parts.filter((part) => part.text !== '');
}

function findNext(text: string, ends: RegExp, from: number): number {
  const near = text.slice(from, from + 2 * SHOWN).search(new RegExp(ends.source, 'u'));
  return near < 0 ? text.length : from + near;
}

/** The text between matches, without most of its markup. It may begin and end within markup. */
function withoutMarkup(source: string): string {
  return source
    .replace(/\]\([^()\s]*\)?/gu, '')
    .replace(/\{[#.][^{}\n]*(?:\}|$)/gu, '')
    .replace(/^[ \t]*(?:#{1,6}|>|[-*+])[ \t]+/gmu, '')
    .replace(/^[ \t:|+=-]{3,}$/gmu, '')
    .replace(/!?\[(?!@)|[*`|]+|~~|==/gu, '')
    .replace(/\s+/gu, ' ')
    .toWellFormed();
}

/** The same within the front matter. */
function withoutYaml(source: string): string {
  return withoutMarkup(
    source.replace(/^[ \t]*(?:-[ \t]+)?[\w-]+:(?:[ \t]+[|>][-+]?$|[ \t]*)/gmu, '').replace(/["{}]+/gu, ''),
  );
}

/** The same within a bibliography: the values of an entry, one after another. */
function withoutBibtex(source: string): string {
  return source
    .replace(/^[ \t]*@\w+[ \t]*\{[^,\n]*,?\s*/gmu, '')
    .replace(/[{}]+/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/^ ?[A-Za-z][\w-]* ?= ?"?/u, ' · ')
    .replace(/"? ?, ?[A-Za-z][\w-]* ?= ?"?/gu, ' · ')
    .toWellFormed();
}

/** What ends a value of a bibliography. */
const CLOSING = /^[\s"},]$/u;

function withoutClosing(source: string): string {
  let end = source.length;
  while (end > 0 && CLOSING.test(source.charAt(end - 1))) end -= 1;
  return source.slice(0, end);
}
