import type { CslItem } from '@scriptorium/bibliography/csl-item.ts';
import { styleFault as findFault } from '@scriptorium/contract/rules/citation-style.ts';
import { END_MARK, type Mark, MARKS, stripMarks } from '@scriptorium/bibliography/marks.ts';
import { defaultStyle, locale } from './default-style.ts';
import { type CitedItem, parseCitation } from './parse-citation.ts';
import { type PrintedEntry, ReferenceList } from './reference-list.ts';
import { type Processor, Registered } from './registered.ts';

interface Library {
  readonly Engine: new (system: object, style: string, language: string, force: boolean) => Processor;
  readonly Output: { readonly Formats: Record<string, Record<string, unknown>> };
  getSortCompare(language: string | undefined): (a: string, b: string) => number;
}

/**
 * The library's own comparison prepares the language's collation rules for each pair of words. Ours ignores the same
 * things: case, accents and punctuation.
 */
function defineOrder(csl: Library): void {
  csl.getSortCompare = (language) => {
    const rules = { sensitivity: 'base', ignorePunctuation: true, numeric: true } as const;
    const { compare } = new Intl.Collator(language ?? 'en-US', rules);
    if (compare('[x', 'x') === 0) return compare;
    const strip = (text: string): string => text.replace(/^[[\]'"]*/g, '');
    return (a, b) => compare(strip(a), strip(b));
  };
}

function defineFormat(csl: Library): void {
  const html = csl.Output.Formats['html']!;
  const wrap = (name: Mark): string => `${MARKS[name]}%%STRING%%${END_MARK}`;
  csl.Output.Formats['marks'] = {
    ...html,
    text_escape: (text: string | null) => stripMarks(text ?? ''),
    bibstart: '',
    bibend: '',
    '@font-style/italic': wrap('italic'),
    '@font-style/oblique': wrap('italic'),
    '@font-style/normal': false,
    '@font-variant/small-caps': wrap('caps'),
    '@font-variant/normal': false,
    '@font-weight/bold': wrap('bold'),
    '@font-weight/normal': false,
    '@font-weight/light': false,
    '@text-decoration/none': false,
    '@text-decoration/underline': wrap('underline'),
    '@vertical-align/sup': wrap('sup'),
    '@vertical-align/sub': wrap('sub'),
    '@vertical-align/baseline': false,
    '@quotes/true': (state: { getTerm(name: string): string }, text: string | undefined) =>
      text === undefined
        ? state.getTerm('open-quote')
        : state.getTerm('open-quote') + text + state.getTerm('close-quote'),
    '@quotes/inner': (state: { getTerm(name: string): string }, text: string | undefined) =>
      text === undefined ? '’' : state.getTerm('open-inner-quote') + text + state.getTerm('close-inner-quote'),
    '@quotes/false': false,
    '@bibliography/entry': (_state: unknown, text: string) => text,
    '@display/block': (_state: unknown, text: string) => `${text} `,
    '@display/left-margin': (_state: unknown, text: string) => `${text} `,
    '@display/right-inline': (_state: unknown, text: string) => text,
    '@display/indent': (_state: unknown, text: string) => text,
    '@showid/true': (_state: unknown, text: string) => text,
    '@URL/true': (_state: unknown, text: string) => text,
    '@DOI/true': (_state: unknown, text: string) => (/^https?:/.test(text) ? text : `https://doi.org/${text}`),
  };
}

export interface Citer {
  /** Why the default style replaces the document's; null if it does not. */
  readonly styleFault: string | null;
  /** The citation as printed, with formatting marks; null if a key is unknown. */
  cite(source: string): string | null;
  /** The reference list entry. */
  entry(key: string): string | null;
  /** The reference list, in order, or its beginning. */
  entries(most?: number): readonly PrintedEntry[];
  /** All keys in text order, which numbers and year letters depend on. */
  setCited(keys: readonly string[]): void;
  /** Does in small steps what the calls above would do at once: hundreds of works take seconds the first time. */
  prepare(keys: readonly string[], sources: readonly string[]): Generator<void>;
}

/**
 * Pandoc names an author once for several works only where nothing comes between their years: no prefix, locator or
 * suffix. citeproc-js names them once in any case.
 */
function printTogether(
  processor: Processor,
  cluster: Parameters<Processor['makeCitationCluster']>[0],
  items: readonly CitedItem[],
): string {
  const options = processor.citation.opt;
  const { collapse } = options;
  const isApart =
    typeof collapse === 'string' &&
    collapse.startsWith('year') &&
    items.some(({ prefix, locator, suffix }, at) => (at > 0 && prefix) || locator || suffix);
  if (isApart) options.collapse = [];
  try {
    return processor.makeCitationCluster(cluster);
  } finally {
    options.collapse = collapse;
  }
}

/** Citations no longer in the text, such as those left by each key while typing one. */
const MAX_UNUSED = 200;

function forgetUnused(drawn: Map<string, unknown>, sources: readonly string[]): void {
  if (drawn.size < sources.length + MAX_UNUSED) return;
  const used = new Set(sources);
  for (const source of drawn.keys()) if (!used.has(source)) drawn.delete(source);
}

/** The language of a text, with the locales it may need. */
export interface CitingLanguage {
  /** From the front matter; empty if not given. */
  readonly lang: string;
  readonly locales: Readonly<Record<string, string>>;
}

function chooseLocale(lang: string, locales: Readonly<Record<string, string>>): string {
  const wanted = lang.replaceAll('_', '-').toLowerCase();
  const main = wanted.split('-')[0];
  const tags = Object.keys(locales);
  return (
    tags.find((tag) => tag.toLowerCase() === wanted) ??
    tags.find((tag) => tag.toLowerCase().split('-')[0] === main && wanted !== '') ??
    'en-US'
  );
}

let loading: Promise<Library> | null = null;

function load(): Promise<Library> {
  loading ??= import('citeproc').then((module) => {
    const csl = module.default as Library;
    defineFormat(csl);
    defineOrder(csl);
    return csl;
  });
  return loading;
}

/**
 * Creates a citeproc processor for a bibliography. Styles and locales are passed as strings: its own parser needs no
 * DOM.
 */
export async function createCiter(
  items: ReadonlyMap<string, CslItem>,
  style: string | null,
  language: CitingLanguage = { lang: '', locales: {} },
): Promise<Citer> {
  const csl = await load();
  const { lang, locales } = language;
  const retrieveLocale = (tag: string): string | false => locales[tag] ?? (tag === 'en-US' ? locale : false);
  const system = { retrieveLocale, retrieveItem: (id: string) => items.get(id) };
  const start = (source: string): Processor => {
    // As in exports: the text's language, else the style's own, else American English.
    const own = /<style\b[^>]*\sdefault-locale="([\w-]+)"/.exec(source)?.[1];
    const processor = new csl.Engine(system, source, chooseLocale(lang || (own ?? ''), locales), true);
    processor.setOutputFormat('marks');
    return processor;
  };
  let processor: Processor;
  let styleFault: string | null = null;
  try {
    const why = style === null ? null : findFault(style);
    if (why !== null) throw new Error(why);
    processor = start(style ?? defaultStyle);
  } catch (error) {
    console.warn('The citation style could not be read', error);
    styleFault = 'This citation style could not be read, so another one is shown here';
    processor = start(defaultStyle);
  }
  const registered = new Registered(processor, style ?? defaultStyle);
  const list = new ReferenceList(processor, registered);
  /** Each with the state of its works when drawn. */
  const drawn = new Map<string, { readonly state: string; readonly text: string | null }>();
  const clusterOf = (source: string, { inText, items: parsed }: ReturnType<typeof parseCitation>): string | null => {
    const cluster = parsed.map(({ suppressAuthor, ...item }) => ({
      ...item,
      ...(suppressAuthor ? { 'suppress-author': true } : {}),
    }));
    try {
      if (!inText) return printTogether(processor, cluster, parsed);
      const author = processor.makeCitationCluster([{ id: parsed[0]!.id, 'author-only': true }]);
      const rest = processor.makeCitationCluster([{ ...cluster[0]!, 'suppress-author': true }]);
      // Numeric styles print no authors.
      return author.includes('NO_PRINTED_FORM') ? rest : `${author} ${rest}`;
    } catch (error) {
      console.error(`The citation ${source} could not be drawn`, error);
      return null;
    }
  };
  const cite = (source: string): string | null => {
    const parsed = parseCitation(source);
    const keys = parsed.items.map(({ id }) => id);
    if (keys.length === 0 || keys.some((key) => !items.has(key))) return null;
    registered.add(keys);
    const state = keys.map((key) => registered.stateOf(key)).join(' ');
    const known = drawn.get(source);
    if (known?.state === state) return known.text;
    const text = clusterOf(source, parsed);
    drawn.set(source, { state, text });
    return text;
  };
  const setCited = (keys: readonly string[]): void => {
    registered.set([...new Set(keys.filter((key) => items.has(key)))]);
  };
  return {
    styleFault,
    cite,
    entry: (key) => {
      if (!items.has(key)) return null;
      registered.add([key]);
      return list.readAlone(key);
    },
    entries: (most) => list.read(most),
    setCited,
    *prepare(keys, sources) {
      // All at once: in parts it takes up to twice as long, since works are compared with all others each time.
      setCited(keys);
      yield;
      for (const source of sources) {
        cite(source);
        yield;
      }
      yield* list.prepare();
      forgetUnused(drawn, sources);
    },
  };
}
