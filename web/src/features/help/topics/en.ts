import type { Synonyms, Topics } from './topics.ts';

export const topics: Topics = {
  writing: {
    title: 'Writing',
    text: `
Documents are written in Markdown: plain text with a little markup. In **Preview** the markup is hidden and appears only around the cursor;
**Source** shows the whole text as it is stored. Everything is saved as you type, and “Saved” means it is on the server’s disk.

The toolbar adds the markup for you. Drop an image onto the page and it is saved next to the document.
`,
    examples: [
      ['# Heading', 'a heading; `##` and `###` for smaller ones'],
      ['**bold**, *italic*, `code`', 'emphasis and code'],
      ['[text](https://example.org)', 'a link'],
      ['- item', 'a list; `1.` for a numbered one, `- [ ]` for tasks'],
      ['> quote', 'a quotation'],
      ['text[^1] … [^1]: The note.', 'a footnote'],
      ['<!-- for us only -->', 'a note that is never exported'],
    ],
  },
  numbers: {
    title: 'Figures, tables and formulas',
    text: `
Give something a label and refer to it anywhere: it is numbered for you, on the page and in every export, in the language
that \`lang\` names in the front matter. Type \`@\` to choose from the existing labels.

The table button in the toolbar inserts a table. Click a cell to edit it: Tab moves to the next cell, Enter to the one below, and Escape shows the source, in which cells are separated by \`|\`. The bar above the table adds rows and columns and aligns them.
`,
    examples: [
      ['![Caption](plot.svg){#fig:plot}', 'a numbered figure', '**Figure 1.** Caption'],
      [': Caption {#tbl:data}', 'below a table: its caption and label', '**Table 1.** Caption'],
      ['$E = mc^2$', 'an inline formula'],
      ['$$ a^2 + b^2 = c^2 $$ {#eq:pyth}', 'a displayed formula, numbered', '(1)'],
      ['# Methods {#sec:methods}', 'a section you can refer to', '1 Methods'],
      [
        '@fig:plot, @tbl:data, @eq:pyth',
        'references, which stay right when something moves',
        'Figure 1, Table 1, Equation 1',
      ],
    ],
  },
  citations: {
    title: 'Citations',
    text: `
Put a bibliography (\`.bib\`) next to the document and name it in the front matter, for example \`bibliography: references.bib\`. Typing
\`[@\` then offers its works by author, title and year. A name in \`csl\` chooses the citation style. What is cited is listed at the end of
every export, or below a heading “References”. With the cursor beside a citation, a card shows its works: Alt+Enter moves into the card, and
“Change…” adds or removes works.

A Zotero library can be linked on the **References** page: its works are added to a \`.bib\` file, and any member can sync it.
`,
    examples: [
      ['[@mandelbrot1967]', 'in brackets', '(Mandelbrot 1967)'],
      ['@mandelbrot1967 shows', 'within the sentence', 'Mandelbrot (1967) shows'],
      ['[see @ames2020, p. 4; @baker2021]', 'several works, with words and pages', '(see Ames 2020, p. 4; Baker 2021)'],
      ['[-@mandelbrot1967]', 'the year alone', '(1967)'],
    ],
  },
  review: {
    title: 'Comments and suggestions',
    text: `
Select a passage and click the speech bubble to comment on it; type \`@\` and a name to notify someone. A comment stays with its
text, whatever changes around it.

In **Suggesting** mode the text stays as it is: what you type becomes a suggestion that others accept or reject. Exports leave
out comments and suggestions unless you include them; Word shows them as comments and tracked changes.
`,
    scene: {
      text: 'The coast grows {==without limit==} as the ruler gets {--small--}{++shorter++}.',
      by: 'Ben',
      note: 'Which coast do you mean?',
    },
  },
  exports: {
    title: 'Exports',
    text: `
**Export** creates a PDF, a Word file and other formats, each with a profile; the result is saved in a folder next to the document. A PDF can
be shown beside the text, and tells you when it is out of date. If an export fails, the log shows which line caused it.
`,
  },
  history: {
    title: 'History',
    text: `
Every version is kept. **History** compares any two, shows who wrote what, and restores a version, a paragraph or a selection:
restoring loses nothing, since the current text becomes a version too. Give a version a name to find it again. Deleted files
stay in the trash for 30 days.
`,
    scene: { text: 'We measured {--eleven--}{++twelve++} coasts{++, twice each++}.' },
  },
  groups: {
    title: 'Groups',
    text: `
A group has a workspace that all its members share. A member’s role decides whether they can view, comment and suggest, or edit.
Managers invite people on the group’s page. You see who is in a document, and where; several people can write in the same paragraph.
`,
  },
  offline: {
    title: 'Working offline',
    text: `
Keep writing: your changes stay on this device and are merged as soon as you are back online. The status above the text always
tells you where your changes are. Text that could not be saved is listed under “Recovered drafts” in your account menu.
`,
  },
};

export const synonyms: Synonyms = [
  ['table', 'row', 'column', 'cell'],
  ['image', 'picture', 'figure', 'photo'],
  ['formula', 'equation', 'math'],
  ['citation', 'cite', 'reference', 'bibliography'],
  ['comment', 'annotation', 'remark'],
  ['suggestion', 'revision'],
  ['history', 'version', 'undo', 'revert'],
  ['deleted', 'remove', 'trash'],
  ['member', 'invite', 'share', 'permission', 'role'],
  ['offline', 'connection', 'network'],
  ['export', 'download', 'print'],
  ['heading', 'section'],
  ['bold', 'italic', 'emphasis'],
  ['shortcut', 'keyboard', 'key', 'hotkey'],
  ['docx', 'Word'],
  ['LaTeX', 'formula'],
  ['BibTeX', 'bibliography'],
  ['track', 'tracked', 'changes'],
  ['simultaneous', 'several people'],
];
