import type { CslDate, CslName } from './csl-item.ts';

/** `Lee, Ana`, `Lee, Ana, Jr.`, or one name that is not split, such as `World Health Organization,` or `Plato`. */
export function readName(written: string): CslName {
  const [family = '', ...given] = written.split(',').map((part) => part.trim());
  const rest = given.filter(Boolean);
  if (rest.length > 0) return { family, given: rest.join(', ') };
  if (written.includes(',')) return { literal: family };
  const words = family.split(' ');
  // Programs that do not require a comma put the family name last.
  return words.length === 2 || words.length === 3
    ? { family: words.at(-1)!, given: words.slice(0, -1).join(' ') }
    : { literal: family };
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** A year, with month and day if given. */
export function readDate(year: string, more = ''): CslDate | null {
  const full = /(\d{4})-(\d{1,2})(?:-(\d{1,2}))?/.exec(more) ?? /^\s*(\d{4})-(\d{1,2})(?:-(\d{1,2}))?/.exec(year);
  if (full)
    return {
      'date-parts': [
        full
          .slice(1)
          .filter((part) => part !== undefined)
          .map(Number),
      ],
    };
  const number = Number(/\d{4}/.exec(year)?.[0] ?? /\d{4}/.exec(more)?.[0] ?? '');
  if (number === 0) return year === '' ? null : { literal: year };
  const month = MONTHS.indexOf((/[a-z]{3}/i.exec(more)?.[0] ?? '').toLowerCase()) + 1;
  const day = Number(/\b(\d{1,2})\b/.exec(more)?.[1] ?? '');
  return { 'date-parts': [[number, ...(month > 0 ? [month, ...(day > 0 && day < 32 ? [day] : [])] : [])]] };
}
