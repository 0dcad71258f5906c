/** An export profile that every new server has. */
export interface ReadyProfile {
  /** Kept in the row, so that it can be restored. */
  readonly key: string;
  readonly name: string;
  readonly content: string;
}

/** Names of the ready profiles by the key, which is the name of their file. */
export const READY_PROFILE_NAMES: Readonly<Record<string, string>> = {
  pdf: 'PDF',
  word: 'Word',
  opendocument: 'OpenDocument',
  html: 'HTML',
  latex: 'LaTeX',
  'latex-package': 'LaTeX for a journal (zip)',
  epub: 'EPUB',
  jats: 'JATS',
  typst: 'Typst',
  markdown: 'Markdown',
  slides: 'reveal.js slides',
};
