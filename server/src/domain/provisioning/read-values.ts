import { fail } from '@scriptorium/contract/errors.ts';
import { singleLine } from '@scriptorium/contract/shapes.ts';

/** Trimmed; null if missing, `null` or empty. */
export function readText(value: unknown, name: string, max: number): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') return fail('invalid', { message: `“${name}” must be a text.`, field: name });
  const text = value.trim().normalize('NFC');
  if (!singleLine(max).safeParse(text).success)
    return fail('invalid', {
      message: `“${name}” must be one line of at most ${max.toLocaleString('en-GB')} characters.`,
      field: name,
    });
  return text === '' ? null : text;
}

/** Entra ID sends `"False"`. */
export function readFlag(value: unknown, name: string): boolean {
  if (typeof value === 'boolean') return value;
  const text = typeof value === 'string' ? value.toLowerCase() : '';
  if (text === 'true' || text === 'false') return text === 'true';
  return fail('invalid', { message: `“${name}” must be true or false.`, field: name });
}

/** An attribute by name, case-insensitively (RFC 7643, 2.1). */
export function pick(value: Readonly<Record<string, unknown>>, name: string): unknown {
  if (Object.hasOwn(value, name)) return value[name];
  const folded = name.toLowerCase();
  const key = Object.keys(value).find((each) => each.toLowerCase() === folded);
  return key === undefined ? undefined : value[key];
}
