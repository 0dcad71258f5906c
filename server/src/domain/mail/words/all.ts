import type { Language } from '@scriptorium/contract/rules/languages.ts';
import { texts as de } from './de.ts';
import { texts as en } from './en.ts';
import { texts as fr } from './fr.ts';
import type { MailTexts } from './words.ts';

const TEXTS: Record<Language, MailTexts> = { en, de, fr };

export function textsOf(language: Language): MailTexts {
  return TEXTS[language];
}
