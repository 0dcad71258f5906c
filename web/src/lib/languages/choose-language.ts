import type { Language } from '@scriptorium/contract/rules/languages.ts';

const baseOf = (tag: string): string => (tag.split('-')[0] ?? '').toLowerCase();

/** The account's choice, else the first of the browser's languages that we support, else English. */
export function chooseLanguage(choice: string | null, wishes: readonly string[], known: readonly string[]): Language {
  return ([choice ?? '', ...wishes.map(baseOf)].find((code) => known.includes(code)) ?? 'en') as Language;
}

/** The first of the browser's languages that differs from the interface's at most by region, e.g. German in Austria. */
export function chooseFormats(language: Language, wishes: readonly string[]): string {
  const fitting = wishes.find((tag) => baseOf(tag) === language && isTag(tag));
  return fitting ?? (language === 'en' ? 'en-GB' : language);
}

/** Browsers report the system's setting, which is not always a valid tag. */
function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}
