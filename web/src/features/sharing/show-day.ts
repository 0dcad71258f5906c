import { locale } from '../../lib/language.ts';

/** On one line. */
export const showDay = (time: string): string =>
  new Date(time).toLocaleDateString(locale, { dateStyle: 'medium' }).replaceAll(' ', '\u00A0');

/** A day and a time, which tells links of one day apart; with the year unless it is this one. */
export function showMoment(time: string): string {
  const at = new Date(time);
  return at.toLocaleString(locale, {
    ...(at.getFullYear() !== new Date().getFullYear() && { year: 'numeric' }),
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
}

/** The day in the reader's time zone, in the format of a date input; empty if there is no end. */
export function dayOf(time: string | null): string {
  if (time === null) return '';
  const at = new Date(time);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** The end of that day in the reader's time zone; null for an empty field. */
export function endOfDay(day: string): string | null {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const end = new Date(year, month - 1, date, 23, 59, 59);
  return day === '' || Number.isNaN(end.getTime()) ? null : end.toISOString();
}
