/** The sample document offered by an empty workspace: the product on one page. */
export const SAMPLE_NAME = 'welcome.md';

export const SAMPLE_TEXT = `---
title: Welcome to your workspace
author:
  - You
keywords: [Markdown, live editing, export]
---

# Write here

Marks like **bold** and *italic* are hidden until the caret is inside them. Click into this sentence to see.
Everything is saved as you type.

## What you can write

- Lists, and [links](https://commonmark.org)
- [ ] tasks you can tick
- [x] like this one
- formulas, inline $E = mc^2$ or on their own:

$$
\\int_{-\\infty}^{\\infty} e^{-x^2} \\, dx = \\sqrt{\\pi}
$$

| Shortcut   | What it does     |
| ---------- | ---------------- |
| Mod-b      | bold             |
| Mod-i      | italic           |
| Mod-k      | link             |
| Mod-Alt-p  | preview, source  |

> This is a quote.[^1]

[^1]: And this is a footnote.

## With others

Invite people to a group on the dashboard. Its workspace is shared: you see who is in a document, and where.
If the connection is lost, nothing else is: what you type is kept on this device and merged later.

## Images and references

Drop an image onto the text, and it is stored beside it. Put a \`.bib\` file into the folder, name it in the front matter
as \`bibliography: refs.bib\`, and cite with \`[@key]\`.

## Export and history

**Export** turns this page into a PDF, a Word file and more. **History** shows every version, and you can restore any of them.
`;
