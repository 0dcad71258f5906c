import type { Language } from '@scriptorium/contract/rules/languages.ts';

/** Initial content of new documents in one language. Guidance is in comments, which no export prints. */
export interface Pages {
  /** Written into the front matter, for hyphenation, captions and citations; null: the default of exports. */
  readonly language: Exclude<Language, 'en'> | null;
  readonly untitled: string;
  /** Title and first heading of the sample paper, for its miniature. */
  readonly sample: { readonly title: string; readonly heading: string };
  readonly article: string;
  readonly chapter: string;
  readonly notes: string;
}
