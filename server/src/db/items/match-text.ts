import { type Expression, sql, type SqlBool } from 'kysely';
import { foldName } from '../../domain/items/fold-name.ts';

/**
 * Condition: the column contains the text, ignoring case. The databases fold only ASCII, so for other letters, the text is
 * tried as typed, in lower case, in upper case and capitalized.
 */
export function containsText(column: string, text: string): Expression<SqlBool> {
  const typed = text.normalize('NFC');
  const variants = new Set([typed, typed.toLowerCase(), typed.toUpperCase(), capitalize(typed.toLowerCase())]);
  const patterns = [...new Set([...variants].map((variant) => `%${escapeLike(foldAscii(variant))}%`))];
  const tests = patterns.map((pattern) => sql<SqlBool>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`);
  return sql<SqlBool>`(${sql.join(tests, sql` or `)})`;
}

/** Condition: the column, which contains a name folded by `foldName`, contains this one, ignoring case and accents. */
export function containsName(column: string, name: string): Expression<SqlBool> {
  const folded = foldName(name);
  if (folded === '') return sql<SqlBool>`1 = 0`;
  return sql<SqlBool>`${sql.ref(column)} like ${`%${escapeLike(folded)}%`} escape '\\'`;
}

function capitalize(text: string): string {
  const [first = '', ...rest] = text;
  return first.toUpperCase() + rest.join('');
}

function foldAscii(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
}
