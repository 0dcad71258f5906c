import { locale as pageLocale } from './language.ts';
import { t } from './texts/common.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Formats = ReturnType<typeof makeFormats>;

// Cached: creating a formatter takes far longer than using it, and a folder of 20,000 items needs hundreds a second.
const made = new Map<string | undefined, Formats>();

function formatsOf(locale: string | undefined): Formats {
  const known = made.get(locale);
  if (known !== undefined) return known;
  const formats = makeFormats(locale);
  made.set(locale, formats);
  return formats;
}

function makeFormats(locale: string | undefined) {
  return {
    short: new Intl.RelativeTimeFormat(locale, { numeric: 'always', style: 'short' }),
    auto: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
    weekday: new Intl.DateTimeFormat(locale, { weekday: 'long' }),
    dayAndTime: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }),
    dayAndYear: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }),
    full: new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'medium' }),
  };
}

/** "just now", "12 min ago", "3 hr ago", "yesterday", "Tuesday", "2 Oct, 09:41". Arguments are epoch milliseconds. */
export function formatRelativeTime(at: number, now: number, locale = pageLocale): string {
  const age = now - at;
  if (age < MINUTE) return t('justNow');
  const { short, auto, weekday, dayAndTime, dayAndYear } = formatsOf(locale);
  if (age < HOUR) return short.format(-Math.floor(age / MINUTE), 'minute');
  const days = countDays(at, now);
  if (days === 0 || age < 6 * HOUR) return short.format(-Math.floor(age / HOUR), 'hour');
  if (days === 1) return auto.format(-1, 'day');
  if (days < 7) return weekday.format(at);
  const sameYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return (sameYear ? dayAndTime : dayAndYear).format(at);
}

/** Number of midnights between two times. */
function countDays(from: number, to: number): number {
  const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0);
  return Math.round((midnight(to) - midnight(from)) / DAY);
}

/** Full date and time. */
export function formatAbsoluteTime(at: number, locale = pageLocale): string {
  return formatsOf(locale).full.format(at);
}
