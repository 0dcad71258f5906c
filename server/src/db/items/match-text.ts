import { type Expression, sql, type SqlBool } from 'kysely';
import { foldName } from '../../domain/items/fold-name.ts';

/**
 * Case-insensitive substring match. The databases fold only ASCII, so other alphabets are tried as typed, lower case,
 * upper case and capitalized.
 */
export function containsText(column: string, words: string): Expression<SqlBool> {
  const typed = words.normalize('NFC');
  const variants = new Set([typed, typed.toLowerCase(), typed.toUpperCase(), capitalise(typed.toLowerCase())]);
  const patterns = [...new Set([...variants].map((variant) => `%${escapeLike(foldAscii(variant))}%`))];
  const tests = patterns.map((pattern) => sql<SqlBool>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`);
  return sql<SqlBool>`(${sql.join(tests, sql` or `)})`;
}

/** Whether the column, written by `foldName`, contains the name, ignoring case and accents. */
export function containsName(column: string, name: string): Expression<SqlBool> {
  const folded = foldName(name);
  if (folded === '') return sql<SqlBool>`1 = 0`;
  return sql<SqlBool>`${sql.ref(column)} like ${`%${escapeLike(folded)}%`} escape '\\'`;
}

function capitalise(text: string): string {
  const [first = '', ...rest] = text;
  return first.toUpperCase() + rest.join('');
}

function foldAscii(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
}
