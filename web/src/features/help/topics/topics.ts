/** In display order; the names are also URL fragments. */
export const TOPICS = [
  'writing',
  'numbers',
  'citations',
  'review',
  'history',
  'exports',
  'word',
  'sharing',
  'groups',
  'offline',
] as const;

/** A topic of the help. Texts are short Markdown, shown by `PlainMarkdown`. */
interface Topic {
  readonly title: string;
  readonly text: string;
  /**
   * What to type, verbatim; what it means, as a line of Markdown; and how it is rendered, where that cannot be derived
   * from the source.
   */
  readonly examples?: readonly (readonly [source: string, meaning: string, drawn?: string])[];
  /** Named things and what they are, as lines of Markdown, below what they are called and do. */
  readonly facts?: {
    readonly heads: readonly [string, string];
    readonly rows: readonly (readonly [name: string, meaning: string])[];
  };
  /**
   * A sentence under review, with passages marked {==…==}, deleted {--…--} and inserted {++…++}, and a comment on it.
   */
  readonly scene?: { readonly text: string; readonly by?: string; readonly note?: string };
}

/** Groups of synonyms: the search treats the words of a group alike. */
export type Synonyms = readonly (readonly string[])[];

/** The help in one language. */
export type Topics = Readonly<Record<(typeof TOPICS)[number], Topic>>;
