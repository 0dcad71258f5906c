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

/** The author of a change or comment; empty if the file names nobody. */
export function readAuthorName(written: string | undefined): string {
  const name = (written ?? '').trim();
  return NAMELESS.has(name.toLowerCase()) ? '' : name;
}
