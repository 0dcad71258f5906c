const UNITS: readonly string[] = ['bytes', 'KB', 'MB', 'GB', 'TB'];
const FACTORS = { b: 1, kb: 1024, mb: 1024 ** 2, gb: 1024 ** 3, tb: 1024 ** 4 } as const;

export type SizeUnit = keyof typeof FACTORS;

/** Bytes per unit (steps of 1024). */
export function bytesOf(unit: SizeUnit): number {
  return FACTORS[unit];
}

/**
 * "0 bytes", "4.2 KB", "312 MB": steps of 1024, to one decimal below 100 and none from there. `units`: names of the
 * five units, smallest first. `locale`: a BCP 47 tag for the number; default: the runtime's.
 */
export function formatBytes(bytes: number, locale?: string, units = UNITS): string {
  const step = bytes < 1024 ? 0 : Math.min(4, Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** step;
  const digits = step === 0 || value >= 100 ? 0 : 1;
  return `${formatOf(digits, locale).format(value)} ${units[step] ?? 'TB'}`;
}

const formats = new Map<string, Intl.NumberFormat>();

/** Cached, since creating a formatter takes far longer than using it, and a long list shows one per row. */
function formatOf(digits: number, locale?: string): Intl.NumberFormat {
  const key = `${digits} ${locale ?? ''}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: digits });
  formats.set(key, format);
  return format;
}

/**
 * Parses "1.5 GB", "300kb", "12" (in `fallback` units) to bytes, rounded; null if it is not a size. Accepts a decimal
 * comma.
 */
export function parseBytes(text: string, fallback: SizeUnit = 'b'): number | null {
  const match = /^(\d{1,15}(?:[.,]\d{1,10})?)\s*(bytes?|b|kb|mb|gb|tb|k|m|g|t)?$/iu.exec(text.trim());
  if (!match?.[1]) return null;
  const word = (match[2] ?? fallback).toLowerCase();
  const unit = (word.startsWith('byte') ? 'b' : word.length === 1 && word !== 'b' ? `${word}b` : word) as SizeUnit;
  return Math.round(Number(match[1].replace(',', '.')) * FACTORS[unit]);
}
