import type { Synonyms, Topics } from './topics.ts';

export const topics: Topics = {
  writing: {
    title: 'Writing',
    text: `
Documents are written in Markdown: plain text with a little markup. In **Preview** the markup is hidden and appears only around the cursor;
**Source** shows the whole text as it is stored. Everything is saved as you type, and “Saved” means it is on the server’s disk.

The toolbar adds the markup for you, and most of it has a [shortcut](#shortcuts). Drop an image onto the page and it is saved next to the document.
`,
    examples: [
      ['# Heading', 'a heading; `##` and `###` for smaller ones'],
      ['**bold**, *italic*, `code`', 'emphasis and code'],
      ['[text](https://example.org)', 'a link'],
      ['- item', 'a list; `1.` for a numbered one, `- [ ]` for tasks'],
      ['> quote', 'a quotation'],
      ['text[^1] … [^1]: The note.', 'a footnote'],
      ['<!-- for us only -->', 'a note that is never exported', 'nothing: it stays in the source'],
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
        'references that stay correct when things move',
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

A Zotero library can be linked on the [References](#references) page: its works are added to a \`.bib\` file, and any member can sync it.
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
be shown beside the text, and tells you when it is out of date. If an export fails, the log shows which line caused it. [Your exports](/exports)
lists everything you have exported.
`,
    facts: {
      heads: ['Format', 'Good for'],
      rows: [
        ['PDF', 'printing and submitting'],
        ['Word, OpenDocument', 'co-authors and journals; Word can carry comments and tracked changes'],
        ['LaTeX, Typst', 'typesetting elsewhere'],
        ['HTML, EPUB, slides', 'reading and presenting on a screen'],
        ['JATS, Markdown', 'archives and other tools'],
      ],
    },
  },
  word: {
    title: 'Import and Word',
    text: `
**Upload**, then **Import…**, brings in papers from Word, LaTeX, Overleaf, Obsidian and others, with their images and references. You
can check the result before anything is saved.

If a co-author edits a Word export, drop the returned file on its document: their changes become suggestions and their
comments become threads, under their names.
`,
  },
  sharing: {
    title: 'Sharing',
    text: `
**Share**, in the top bar, gives others a document, a folder or a whole workspace. A folder comes with everything in it; a document on its own
comes without its images and references.
`,
    facts: {
      heads: ['With', 'How'],
      rows: [
        [
          'People and groups',
          'Add them by name or e-mail, to view, comment or edit, and until a date if you like. People without an account get an invitation.',
        ],
        [
          'Anyone with a link',
          'Guests need no account, only a name. A link can have a password and an expiry date, and can be revoked.',
        ],
        ['Everybody', 'Publish a document as a web page, with its PDF. It can follow the text or stay as it is.'],
      ],
    },
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
A group has a workspace that all its members share. Managers invite people on the group’s page. You see who is in a document, and where;
several people can write in the same paragraph.
`,
    facts: {
      heads: ['Role', 'What it allows'],
      rows: [
        ['Can view', 'view documents and download them'],
        ['Can comment', 'also comment and suggest changes'],
        ['Can edit', 'also write, and add, move and delete files'],
        ['Manager', 'also invite and remove members, and change their roles'],
      ],
    },
  },
  offline: {
    title: 'Working offline',
    text: `
Keep writing: your changes stay on this device and are merged as soon as you are back online. The status above the text always
tells you where your changes are. Text that could not be saved is listed under [Recovered drafts](#drafts) in your account menu.
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
