import { language, locale } from '../../lib/language.ts';
import { t } from '../../lib/texts/dashboard.ts';

/** How many people are named before the rest are counted. */
const NAMED = 2;

/** For example "Tomas and Ines added 64 words since you left." */
export function describeChanges(since: {
  people: readonly { displayName: string }[];
  words: { added: number; removed: number } | null;
}): string {
  const names = since.people.map(({ displayName }) => displayName);
  const shown = names.length > NAMED + 1 ? names.slice(0, NAMED) : names;
  const others = names.length - shown.length;
  const parts = others > 0 ? [...shown, t('others', { count: others })] : shown;
  const people = new Intl.ListFormat(language === 'en' ? 'en-GB' : locale, { type: 'conjunction' }).format(parts);
  const { added, removed } = since.words ?? { added: 0, removed: 0 };
  if (added > 0 && removed > 0) return t('addedAndRemoved', { people, added, removed });
  if (added > 0) return t('added', { people, added });
  return removed > 0 ? t('removed', { people, removed }) : t('changed', { people });
}
