/**
 * What programs write for unknown authors: LibreOffice in its own language, Word after “remove personal information”,
 * Google Docs for visitors who are not logged in.
 */
const NAMELESS: ReadonlySet<string> = new Set([
  'anonymous',
  'author',
  'autor',
  'auteur',
  'unknown author',
  'unbekannter autor',
  'auteur inconnu',
  'autor desconocido',
  'autor desconhecido',
  'autore sconosciuto',
  'onbekende auteur',
]);

/**
 * The author of a change or comment; empty if the file names nobody. On one line, without what changes the direction of
 * the text around it, as all names here.
 */
export function readAuthorName(written: string | undefined): string {
  const name = (written ?? '').replaceAll(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
  return NAMELESS.has(name.toLowerCase()) ? '' : name;
}
