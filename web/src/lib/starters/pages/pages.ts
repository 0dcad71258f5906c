import type { Language } from '@scriptorium/contract/rules/languages.ts';

/** What new documents begin with, in one language. Guidance stands in comments, which no export prints. */
export interface Pages {
  /** Goes into the front matter, for hyphens, captions and citations; null: what exports assume anyway. */
  readonly language: Exclude<Language, 'en'> | null;
  readonly untitled: string;
  /** What the sample paper begins with, for its picture in small. */
  readonly sample: { readonly title: string; readonly heading: string };
  readonly article: string;
  readonly chapter: string;
  readonly notes: string;
}
