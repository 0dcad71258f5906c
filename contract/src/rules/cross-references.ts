/**
 * Labels that can be referred to and their names in each language. Read by the editor and (as JSON) by the exports' Lua
 * filter, so that the page shows what the export prints.
 */

export type LabelKind = 'figure' | 'table' | 'listing' | 'equation' | 'section';

/** Singular and plural, as printed in captions and references. */
type Word = readonly [one: string, many: string];

export interface LabelWords extends Readonly<Record<LabelKind, Word>> {
  readonly and: string;
  /** Around the title of a section without a number. */
  readonly quotes: readonly [open: string, close: string];
}

const words = (
  [figure, table, listing, equation, section]: readonly [Word, Word, Word, Word, Word],
  and: string,
  quotes: readonly [string, string],
): LabelWords => ({ figure, table, listing, equation, section, and, quotes });

const same = (word: string): Word => [word, word];
const guillemets: readonly [string, string] = ['«', '»'];
const curly: readonly [string, string] = ['“', '”'];

/** By lower-case language tag, with or without a region. */
const WORDS: Readonly<Record<string, LabelWords>> = {
  en: words(
    [
      ['Figure', 'Figures'],
      ['Table', 'Tables'],
      ['Listing', 'Listings'],
      ['Equation', 'Equations'],
      ['Section', 'Sections'],
    ],
    'and',
    curly,
  ),
  de: words(
    [
      ['Abbildung', 'Abbildungen'],
      ['Tabelle', 'Tabellen'],
      ['Listing', 'Listings'],
      ['Gleichung', 'Gleichungen'],
      ['Abschnitt', 'Abschnitte'],
    ],
    'und',
    ['„', '“'],
  ),
  fr: words(
    [
      ['Figure', 'Figures'],
      ['Tableau', 'Tableaux'],
      ['Listing', 'Listings'],
      ['Équation', 'Équations'],
      ['Section', 'Sections'],
    ],
    'et',
    ['«\u00a0', '\u00a0»'],
  ),
  es: words(
    [
      ['Figura', 'Figuras'],
      ['Tabla', 'Tablas'],
      ['Listado', 'Listados'],
      ['Ecuación', 'Ecuaciones'],
      ['Sección', 'Secciones'],
    ],
    'y',
    guillemets,
  ),
  it: words(
    [
      ['Figura', 'Figure'],
      ['Tabella', 'Tabelle'],
      ['Listato', 'Listati'],
      ['Equazione', 'Equazioni'],
      ['Sezione', 'Sezioni'],
    ],
    'e',
    guillemets,
  ),
  pt: words(
    [
      ['Figura', 'Figuras'],
      ['Tabela', 'Tabelas'],
      ['Listagem', 'Listagens'],
      ['Equação', 'Equações'],
      ['Seção', 'Seções'],
    ],
    'e',
    curly,
  ),
  'pt-pt': words(
    [
      ['Figura', 'Figuras'],
      ['Tabela', 'Tabelas'],
      ['Listagem', 'Listagens'],
      ['Equação', 'Equações'],
      ['Secção', 'Secções'],
    ],
    'e',
    guillemets,
  ),
  nl: words(
    [
      ['Figuur', 'Figuren'],
      ['Tabel', 'Tabellen'],
      ['Listing', 'Listings'],
      ['Vergelijking', 'Vergelijkingen'],
      ['Paragraaf', 'Paragrafen'],
    ],
    'en',
    curly,
  ),
  sv: words(
    [
      ['Figur', 'Figurer'],
      ['Tabell', 'Tabeller'],
      ['Listning', 'Listningar'],
      ['Ekvation', 'Ekvationer'],
      ['Avsnitt', 'Avsnitt'],
    ],
    'och',
    ['”', '”'],
  ),
  da: words(
    [
      ['Figur', 'Figurer'],
      ['Tabel', 'Tabeller'],
      ['Listing', 'Listinger'],
      ['Ligning', 'Ligninger'],
      ['Afsnit', 'Afsnit'],
    ],
    'og',
    ['”', '”'],
  ),
  nb: words(
    [
      ['Figur', 'Figurer'],
      ['Tabell', 'Tabeller'],
      ['Listing', 'Listinger'],
      ['Likning', 'Likninger'],
      ['Avsnitt', 'Avsnitt'],
    ],
    'og',
    guillemets,
  ),
  pl: words(
    [
      ['Rysunek', 'Rysunki'],
      ['Tabela', 'Tabele'],
      ['Listing', 'Listingi'],
      ['Równanie', 'Równania'],
      ['Sekcja', 'Sekcje'],
    ],
    'i',
    ['„', '”'],
  ),
  cs: words(
    [
      ['Obrázek', 'Obrázky'],
      ['Tabulka', 'Tabulky'],
      ['Výpis', 'Výpisy'],
      ['Rovnice', 'Rovnice'],
      ['Sekce', 'Sekce'],
    ],
    'a',
    ['„', '“'],
  ),
  ru: words(
    [
      ['Рисунок', 'Рисунки'],
      ['Таблица', 'Таблицы'],
      ['Листинг', 'Листинги'],
      ['Уравнение', 'Уравнения'],
      ['Раздел', 'Разделы'],
    ],
    'и',
    guillemets,
  ),
  zh: words([same('图'), same('表'), same('代码'), same('公式'), same('节')], '和', curly),
  'zh-tw': words([same('圖'), same('表'), same('程式碼'), same('公式'), same('節')], '和', ['「', '」']),
  ja: words([same('図'), same('表'), same('リスト'), same('式'), same('節')], 'と', ['「', '」']),
  ko: words([same('그림'), same('표'), same('목록'), same('식'), same('절')], '및', curly),
};

export const CROSS_REFERENCES = {
  words: WORDS,
  /** Other tags for the same language. */
  aliases: { no: 'nb', nn: 'nb', 'zh-hant': 'zh-tw', 'zh-hk': 'zh-tw' } as Readonly<Record<string, string>>,
  /** `fig:x` as in pandoc-crossref, `fig-x` as in Quarto. `Fig:x`, at the start of a sentence, means the same. */
  prefixes: { fig: 'figure', tbl: 'table', tab: 'table', lst: 'listing', eq: 'equation', sec: 'section' } as Readonly<
    Record<string, LabelKind>
  >,
  /** Attributes of a code block that may hold its caption, by precedence. */
  listingCaptions: ['lst-cap', 'caption'],
  /** Front matter keys that number sections. */
  numberKeys: ['numbersections', 'number-sections'],
  /** Headings that never have a number. */
  unnumbered: ['references', 'bibliography', 'literature cited', 'works cited'],
} as const;

/** The words for a `lang` of the front matter: those of its region, else of its language, else English. */
export function wordsFor(lang: string): LabelWords {
  const parts = lang.toLowerCase().replaceAll('_', '-').split('-');
  for (let count = parts.length; count > 0; count -= 1) {
    const tag = parts.slice(0, count).join('-');
    const name = Object.hasOwn(CROSS_REFERENCES.aliases, tag) ? CROSS_REFERENCES.aliases[tag]! : tag;
    if (Object.hasOwn(WORDS, name)) return WORDS[name]!;
  }
  return WORDS['en']!;
}

/** The kind of label that an id's prefix stands for; null for any other key. */
export function kindOfLabel(id: string): LabelKind | null {
  const prefix = /^([a-z]+)[:-]./i.exec(id)?.[1] ?? '';
  return Object.hasOwn(CROSS_REFERENCES.prefixes, prefix) ? CROSS_REFERENCES.prefixes[prefix]! : null;
}

/** The label that `Fig:x`, at the start of a sentence, refers to; null for any other key. */
export function uncapitalised(id: string): string | null {
  const label = id.slice(0, 1).toLowerCase() + id.slice(1);
  return label !== id && kindOfLabel(label) !== null ? label : null;
}

/** Whether a key can only refer to a figure, table, listing, equation or section. */
export function isCrossReference(id: string): boolean {
  return kindOfLabel(id) !== null || uncapitalised(id) !== null;
}
