import { locale } from './language.ts';

const DAY = 86_400_000;
const day = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' });
const dayOfYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' });
const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });

/** Heading for a day: "Today", "Yesterday", "Wednesday, 18 November", "2 October 2025". */
export function describeDay(time: string, now = new Date()): string {
  const date = new Date(time);
  const midnight = (at: Date): number => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate());
  const ago = (midnight(now) - midnight(date)) / DAY;
  const said =
    ago === 0 || ago === 1
      ? relative.format(-ago, 'day')
      : (date.getFullYear() === now.getFullYear() ? day : dayOfYear).format(date);
  return said.charAt(0).toLocaleUpperCase(locale) + said.slice(1);
}

/** Groups entries by day, preserving their order. */
export function groupByDay<T>(all: readonly T[], timeOf: (one: T) => string): [day: string, those: T[]][] {
  const days = new Map<string, T[]>();
  for (const one of all) {
    const name = describeDay(timeOf(one));
    days.set(name, [...(days.get(name) ?? []), one]);
  }
  return [...days];
}
