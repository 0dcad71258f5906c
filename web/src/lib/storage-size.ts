import { bytesOf, type SizeUnit } from '@scriptorium/contract/rules/byte-size.ts';

export const SIZE_UNITS: readonly SizeUnit[] = ['b', 'kb', 'mb', 'gb', 'tb'];

/** Default maximum size. */
export const HIGHEST_SIZE = 999 * bytesOf('tb');
/** Largest number in front of a unit. */
export const HIGHEST_AMOUNT = 1000;

/** Splits a size into number and unit: the largest unit that gives a number of at least 1. */
export function splitSize(bytes: number): { amount: number; unit: SizeUnit } {
  const unit = SIZE_UNITS.findLast((candidate) => bytes >= bytesOf(candidate)) ?? 'b';
  return { amount: bytes / bytesOf(unit), unit };
}

/** The number as displayed in the field: at most three decimals. */
export function formatAmount(amount: number): string {
  return String(Math.round(amount * 1000) / 1000);
}

/** Whether three decimals in this unit still express the exact number of bytes. */
export function fitsUnit(bytes: number, unit: SizeUnit): boolean {
  const shown = Number(formatAmount(bytes / bytesOf(unit))) * bytesOf(unit);
  return Math.abs(shown - bytes) <= bytes / 100;
}

/** Parses the field; null if it is not a number. A comma counts as a decimal point. */
export function parseAmount(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  return /^\d{1,12}(\.\d{0,10})?$/.test(plain) ? Number(plain) : null;
}

/** Bytes of a number and unit, clamped. */
export function joinSize(amount: number, unit: SizeUnit, bounds: { min: number; max: number }): number {
  const kept = Math.min(HIGHEST_AMOUNT, Math.max(0, amount));
  return clampSize(Math.round(kept * bytesOf(unit)), bounds);
}

export function clampSize(bytes: number, { min, max }: { min: number; max: number }): number {
  return Math.max(Math.max(0, min), Math.min(max, bytes));
}
