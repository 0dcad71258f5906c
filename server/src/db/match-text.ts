import { type Expression, sql, type SqlBool } from 'kysely';

/**
 * The column holds the words somewhere, whatever their case. Both databases fold only ASCII letters by themselves, so
 * that other alphabets are tried as typed, in small, in capitals and with a capital first.
 */
export function containsText(column: string, words: string): Expression<SqlBool> {
  const typed = words.normalize('NFC');
  const variants = new Set([typed, typed.toLowerCase(), typed.toUpperCase(), capitalise(typed.toLowerCase())]);
  const patterns = [...new Set([...variants].map((variant) => `%${escapeLike(foldAscii(variant))}%`))];
  const tests = patterns.map((pattern) => sql<SqlBool>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`);
  return sql<SqlBool>`(${sql.join(tests, sql` or `)})`;
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
