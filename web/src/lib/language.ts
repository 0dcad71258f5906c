import type { Language } from '@scriptorium/contract/rules/languages.ts';
import { chooseFormats, chooseLanguage } from './languages/choose-language.ts';
import type { fillWith } from './languages/fill-with.ts';

type Texts = Readonly<Record<string, string>>;

/** English comes with each screen's code; every other language is one file, loaded before the first render. */
const files = import.meta.glob<{
  texts: Readonly<Record<string, Texts>>;
  sentences: Texts;
  fill: ReturnType<typeof fillWith>;
}>('./languages/??.ts');
const known = ['en', ...Object.keys(files).map((path) => path.slice(-5, -3))];
const KEY = 'scriptorium-language';
// Unit tests run without a page, in English and with the formats of the machine.
const page = globalThis.document as Document | undefined;

function readChoice(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function readWanted(): Language {
  return page ? chooseLanguage(readChoice(), navigator.languages, known) : 'en';
}

/** The language this page was loaded for, even if its texts could not be loaded. */
const wanted = readWanted();

// Offline in a language never used on this device: English is better than an empty page.
const translation = await files[`./languages/${wanted}.ts`]?.().catch(() => undefined);

export const catalogue: Readonly<Record<string, Texts>> = translation?.texts ?? {};
export const sentences: Texts = translation?.sentences ?? {};
/** Only for other languages, since the server also sends everything in English. */
export const fill = translation?.fill;

export const language: Language = translation ? wanted : 'en';

/** Locale for formatting dates, numbers and lists, and for sorting: the reader's region, if it fits the language. */
export const locale: string | undefined = page && chooseFormats(language, navigator.languages);

if (page) page.documentElement.lang = language;

/**
 * Stores the account's choice on this device, where the log-in page needs it too. Returns whether the page is now in
 * the wrong language.
 */
export function keepLanguage(choice: Language | 'auto'): boolean {
  try {
    if (choice === 'auto') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // Without storage, the browser's language applies.
  }
  return readWanted() !== wanted;
}
