/** A built-in export profile of every new server. */
export interface ReadyProfile {
  /** Stored with the profile, so that it can be reset. */
  readonly key: string;
  readonly name: string;
  readonly content: string;
}

/** Names of the built-in profiles by key, which is also their file name. */
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
