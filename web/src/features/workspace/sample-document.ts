/** The sample document offered by an empty workspace: the product on one page. */
export const SAMPLE_NAME = 'welcome.md';

export const SAMPLE_TEXT = `---
title: Welcome to your workspace
author:
  - You
keywords: [Markdown, live editing, export]
---

# Write here

Marks like **bold** and *italic* are hidden until the caret is inside them. Click into this sentence and see.
Everything is saved while you type; there is nothing to press.

## What you can write

- Lists, and [links](https://commonmark.org)
- [ ] tasks that you can tick
- [x] like this one
- formulas, in the line $E = mc^2$ or on their own:

$$
\\int_{-\\infty}^{\\infty} e^{-x^2} \\, dx = \\sqrt{\\pi}
$$

| Shortcut   | What it does     |
| ---------- | ---------------- |
| Mod-b      | bold             |
| Mod-i      | italic           |
| Mod-k      | link             |
| Mod-Alt-p  | preview, source  |

> Quotes stand like this.[^1]

[^1]: And a footnote stands at the end.

## With others

Invite people to a group on the dashboard. Its workspace is shared: you see who is in a document, and where.
Nothing is lost when the connection is: what you type is kept on this device and merged later.

## With pictures and references

Drop a picture onto the text and it is stored beside it. Put a \`.bib\` file into the folder, name it in the head of the
document as \`bibliography: refs.bib\`, and cite with \`[@key]\`.

## Out of here

**Export** makes a PDF, a Word file and more of this page. **History** shows every version; any of them can be brought back.
`;
