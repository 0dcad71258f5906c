import type { Pages } from './pages.ts';

export const pages: Pages = {
  language: null,
  untitled: 'Untitled',
  sample: { title: 'How long is a coastline?', heading: 'Introduction' },
  article: `# Introduction

<!-- What is known, what is missing, and the question this paper answers. -->



# Methods

<!-- What a reader needs to know to repeat the work. -->

# Results

<!-- What you found. Drop a figure here: it is stored beside the text. -->

# Discussion

<!-- What it means, and how far it holds. -->

# References
`,
  chapter: `# Introduction

<!-- The question this chapter answers, and how it follows from the previous one. -->



# Background

# Approach

# Findings

# Summary

<!-- What the next chapter builds on. -->

# References
`,
  notes: `**Present:** 

# Topics

1. 

# Decisions

- 

# To do

- [ ] 
`,
};
