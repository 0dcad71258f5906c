/**
 * Citation styles that come with the product (CSL project, CC BY-SA 3.0, unchanged): a document or a profile names one
 * by its file name. A file of the same name in the workspace or beside the profile stands before it.
 */
export const INCLUDED_STYLES: Readonly<Record<string, string>> = {
  'apa.csl': 'APA, 7th edition',
  'chicago-author-date.csl': 'Chicago, 17th edition, author and date',
  'chicago-note-bibliography.csl': 'Chicago, 17th edition, notes and bibliography',
  'modern-language-association.csl': 'MLA, 9th edition',
  'harvard-cite-them-right.csl': 'Harvard (Cite Them Right, 12th edition)',
  'elsevier-harvard.csl': 'Elsevier, Harvard with titles',
  'springer-basic-author-date.csl': 'Springer Basic, author and date',
  'ieee.csl': 'IEEE',
  'vancouver.csl': 'Vancouver',
  'american-medical-association.csl': 'AMA, 11th edition',
  'american-chemical-society.csl': 'ACS',
  'nature.csl': 'Nature',
};

/** The included style that a document means by `apa.csl`, `apa`, or the address of the style; null if it is none. */
export function findIncludedStyle(named: string): string | null {
  const bare = /^https?:\/\/www\.zotero\.org\/styles\/([\w-]+)$/u.exec(named)?.[1] ?? named;
  const name = [bare, `${bare}.csl`].find((file) => Object.hasOwn(INCLUDED_STYLES, file));
  return name ?? null;
}
