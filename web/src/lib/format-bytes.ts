import { formatBytes as format } from '@scriptorium/contract/rules/byte-size.ts';
import { locale } from './language.ts';
import { SIZE_UNITS } from './storage-size.ts';
import { t } from './texts/size.ts';

/** "4.2 KB", "4,2 Ko": number and unit in the language of the page, joined by a no-break space. */
export function formatBytes(bytes: number): string {
  const units = SIZE_UNITS.map((unit) => (unit === 'b' ? t('bytes', { count: bytes }) : t(unit)));
  return format(bytes, locale, units).replaceAll(' ', '\u00a0');
}
