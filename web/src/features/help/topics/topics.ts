/** In the order in which they are shown; also the fragments of their addresses. */
export const TOPICS = ['writing', 'numbers', 'citations', 'review', 'exports', 'history', 'groups', 'offline'] as const;

/** A topic of the help. Texts are short Markdown, shown by `PlainMarkdown`. */
interface Topic {
  readonly title: string;
  readonly text: string;
  /**
   * What to type, as it is; what that is for, as a line of Markdown; and what it looks like, where the source does not
   * say it.
   */
  readonly examples?: readonly (readonly [source: string, meaning: string, drawn?: string])[];
  /** A sentence under review: marked {==…==}, deleted {--…--} and inserted {++…++}; and a comment on it. */
  readonly scene?: { readonly text: string; readonly by?: string; readonly note?: string };
}

/** The help in one language. */
export type Topics = Readonly<Record<(typeof TOPICS)[number], Topic>>;
