/**
 * What programs write where they know no name: LibreOffice in its own language, Word after “remove personal
 * information”, Google Docs for visitors who are not logged in.
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

/** The name of a change’s or comment’s author; empty if the file names nobody. */
export function readAuthorName(written: string | undefined): string {
  const name = (written ?? '').trim();
  return NAMELESS.has(name.toLowerCase()) ? '' : name;
}
