/** In the order in which they are shown; also the fragments of their addresses. */
export const TOPICS = ['writing', 'numbers', 'citations', 'review', 'exports', 'history', 'groups', 'offline'] as const;

/** A topic of the help. Texts are short Markdown, shown by `PlainMarkdown`. */
interface Topic {
  readonly title: string;
  /** What it is about, in a few words. */
  readonly hint: string;
  readonly text: string;
  /** What to type, as it is, and what it becomes, as a line of Markdown. */
  readonly examples?: readonly (readonly [source: string, meaning: string])[];
}

/** The help in one language. */
export type Topics = Readonly<Record<(typeof TOPICS)[number], Topic>>;
