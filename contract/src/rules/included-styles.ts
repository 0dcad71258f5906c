/**
 * The most used bundled citation styles (CSL project, CC BY-SA 3.0, unmodified), offered first. Documents can name any
 * of the project's styles, profiles only these. A file of the same name in the workspace or the profile takes
 * precedence.
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

/**
 * The file name of the bundled style meant by `apa.csl`, `apa` or the style's URL; null if it cannot be one. Whether it
 * exists only the server knows.
 */
export function nameStyleFile(named: string): string | null {
  const bare = /^https?:\/\/www\.zotero\.org\/styles\/([\w-]+)$/u.exec(named)?.[1] ?? named;
  return /^[a-z0-9][\w-]*(?:\.csl)?$/u.test(bare) ? `${bare.replace(/\.csl$/u, '')}.csl` : null;
}
