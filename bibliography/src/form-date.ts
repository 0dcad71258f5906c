/** A work's date, as asked for by a form: `year` and `month` of BibTeX, and `date` of BibLaTeX. */

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const LONG = 'january february march april may june july august september october november december'.split(' ');

/** Whether every style knows this abbreviation. */
export function isMonthName(value: string): boolean {
  return MONTHS.includes(value);
}

/** 1 to 12; null for values only the file can express, such as `"1~" # jan`. */
export function readMonth(value: string): number | null {
  const said = value.trim().toLowerCase().replace(/\.$/, '');
  const number = /^\d{1,2}$/.test(said) ? Number(said) : Math.max(MONTHS.indexOf(said), LONG.indexOf(said)) + 1;
  return number >= 1 && number <= 12 ? number : null;
}

/** A month in the style of the previous value: a number, a full name, or else the abbreviation. */
export function writeMonth(month: number, before: string): string {
  const said = before.trim();
  if (/^\d{1,2}$/.test(said)) return said.startsWith('0') ? String(month).padStart(2, '0') : String(month);
  const isCapital = /^[A-Z]/.test(said);
  // “May” is its own abbreviation, but nobody capitalises abbreviations.
  const isLong = LONG.includes(said.toLowerCase()) && (isCapital || said.length > 3);
  const name = (isLong ? LONG : MONTHS)[month - 1]!;
  return isCapital ? name[0]!.toUpperCase() + name.slice(1) : name;
}

export interface DateParts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

/** Null for ranges and any other BibLaTeX dates without three parts. */
export function readDateParts(value: string): DateParts | null {
  const parts = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(value.trim());
  return parts && { year: parts[1]!, month: parts[2] ?? '', day: parts[3] ?? '' };
}

/** A missing part drops those after it: there is no day without a month. */
export function writeDateParts({ year, month, day }: DateParts): string {
  const two = (part: string): string => part.trim().padStart(2, '0');
  if (month === '') return year.trim();
  return `${year.trim()}-${two(month)}${day.trim() === '' ? '' : `-${two(day)}`}`;
}
