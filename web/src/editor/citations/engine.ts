import type { CslItem } from '@scriptorium/bibliography/csl-item.ts';
import { END_MARK, type Mark, MARKS, stripMarks } from '@scriptorium/bibliography/marks.ts';
import { defaultStyle, locale } from './default-style.ts';
import { parseCitation } from './parse-citation.ts';

/** The part of citeproc we use; the library has no typings. */
interface Processor {
  setOutputFormat(name: string): void;
  updateItems(ids: readonly string[]): void;
  makeCitationCluster(items: readonly Readonly<Record<string, unknown>>[]): string;
  makeBibliography(filter?: unknown): [{ entry_ids: readonly (readonly string[])[] }, string[]] | false;
}

interface Library {
  readonly Engine: new (system: object, style: string, language: string, force: boolean) => Processor;
  readonly Output: { readonly Formats: Record<string, Record<string, unknown>> };
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

export interface PrintedEntry {
  readonly key: string;
  readonly text: string;
}

export interface Citer {
  /** Why the default style is used instead of the document's; null if it is not. */
  readonly styleFault: string | null;
  /** The citation as printed, with formatting marks; null if a key is unknown. */
  cite(source: string): string | null;
  /** The reference list entry. */
  entry(key: string): string | null;
  /** The reference list, in its order. */
  entries(): readonly PrintedEntry[];
  /** All keys in text order: numbers and year letters depend on it. */
  setCited(keys: readonly string[]): void;
}

/** The language of a text, with the locales it may need. */
export interface CitingLanguage {
  /** As the front matter says; empty if it does not. */
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
    processor = start(style ?? defaultStyle);
  } catch (error) {
    console.warn('The citation style could not be read', error);
    styleFault = 'This citation style could not be read, so another one is shown here';
    processor = start(defaultStyle);
  }
  let cited: string[] = [];
  /** The reference list of what is cited: with 500 works it takes half a second. */
  let listed: readonly PrintedEntry[] | null = null;
  let drawn = new Map<string, string | null>();
  const register = (keys: readonly string[]): void => {
    const missing = keys.filter((key) => !cited.includes(key));
    if (missing.length === 0) return;
    cited = [...cited, ...missing];
    listed = null;
    processor.updateItems(cited);
  };
  const clusterOf = (source: string): string | null => {
    const { inText, items: parsed } = parseCitation(source);
    if (parsed.length === 0 || parsed.some((item) => !items.has(item.id))) return null;
    register(parsed.map((item) => item.id));
    const cluster = parsed.map(({ suppressAuthor, ...item }) => ({
      ...item,
      ...(suppressAuthor ? { 'suppress-author': true } : {}),
    }));
    if (!inText) return processor.makeCitationCluster(cluster);
    const author = processor.makeCitationCluster([{ id: parsed[0]!.id, 'author-only': true }]);
    const rest = processor.makeCitationCluster([{ ...cluster[0]!, 'suppress-author': true }]);
    // Numeric styles have no authors to name.
    return author.includes('NO_PRINTED_FORM') ? rest : `${author} ${rest}`;
  };
  return {
    styleFault,
    cite: (source) => {
      const known = drawn.get(source);
      if (known !== undefined) return known;
      let text: string | null = null;
      try {
        text = clusterOf(source);
      } catch (error) {
        console.error(`The citation ${source} could not be drawn`, error);
      }
      drawn.set(source, text);
      return text;
    },
    entry: (key) => {
      if (!items.has(key)) return null;
      register([key]);
      const made = processor.makeBibliography({ include: [{ field: 'id', value: key }] });
      return made ? (made[1][0]?.trim() ?? null) : null;
    },
    entries: () => {
      if (listed) return listed;
      const made = cited.length > 0 && processor.makeBibliography();
      listed = made
        ? made[1].map((text, index) => ({ key: made[0].entry_ids[index]?.[0] ?? '', text: text.trim() }))
        : [];
      return listed;
    },
    setCited: (keys) => {
      const next = [...new Set(keys.filter((key) => items.has(key)))];
      if (next.join('\n') === cited.join('\n')) return;
      cited = next;
      listed = null;
      drawn = new Map();
      processor.updateItems(cited);
    },
  };
}
