/** What a new document can start from. */
export const TEMPLATES = ['blank', 'article', 'chapter', 'notes'] as const;
export type Template = (typeof TEMPLATES)[number];

interface Start {
  /** Lines of front matter beside the title. */
  readonly head: readonly string[];
  readonly body: string;
}

/** Guidance stands in comments, which no export prints. */
const ARTICLE = `# Introduction

<!-- What is known, what is missing, and the question of this paper. -->

# Methods

<!-- What somebody needs to know to do it again. -->

# Results

<!-- What you found. Drop a figure here: it is stored beside the text. -->

# Discussion

<!-- What it means, and how far it holds. -->

# References
`;

const CHAPTER = `# Introduction

<!-- What this chapter answers, and how it follows from the one before. -->

# Background

# Approach

# Findings

# Summary

<!-- What the next chapter builds on. -->

# References
`;

const NOTES = `**Present:**

# Topics

1. 

# Decisions

- 

# To do

- [ ] 
`;

/**
 * The text of a template below the title.
 *
 * @param author The display name of whoever starts it.
 * @param today The local date, as YYYY-MM-DD.
 */
export function fillTemplate(template: Template, author: string, today: string): Start {
  const authors = ['author:', `  - ${JSON.stringify(author)}`];
  if (template === 'article') return { head: authors, body: ARTICLE };
  if (template === 'chapter') return { head: authors, body: CHAPTER };
  if (template === 'notes') return { head: [`date: ${today}`], body: NOTES };
  return { head: [], body: '' };
}
