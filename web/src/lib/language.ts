import type { Language } from '@scriptorium/contract/rules/languages.ts';
import { chooseFormats, chooseLanguage } from './languages/choose-language.ts';
import type { fillWith } from './languages/fill-with.ts';

type Texts = Readonly<Record<string, string>>;

/** English comes with each screen's code; another language is one file, loaded before anything is drawn. */
const files = import.meta.glob<{
  texts: Readonly<Record<string, Texts>>;
  sentences: Texts;
  fill: ReturnType<typeof fillWith>;
}>('./languages/??.ts');
const known = ['en', ...Object.keys(files).map((path) => path.slice(-5, -3))];
const KEY = 'scriptorium-language';
// Tests of single modules run without a page, in English and with the formats of the machine.
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

/** What this page was loaded in, even if its texts could not be. */
const wanted = readWanted();

// Offline, in a language this device has never shown, English is better than an empty page.
const translation = await files[`./languages/${wanted}.ts`]?.().catch(() => undefined);

export const catalogue: Readonly<Record<string, Texts>> = translation?.texts ?? {};
export const sentences: Texts = translation?.sentences ?? {};
/** Loaded with other languages only, since the server sends everything in English, too. */
export const fill = translation?.fill;

export const language: Language = translation ? wanted : 'en';

/** For every formatter of dates, numbers, lists and order: the reader's region if it goes with the language. */
export const locale: string | undefined = page && chooseFormats(language, navigator.languages);

if (page) page.documentElement.lang = language;

/**
 * Keeps an account's choice on this device, where the log-in page needs it too. Returns whether this page is now in
 * another language than it should be.
 */
export function keepLanguage(choice: Language | 'auto'): boolean {
  try {
    if (choice === 'auto') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // Without storage the browser's language stays.
  }
  return readWanted() !== wanted;
}
