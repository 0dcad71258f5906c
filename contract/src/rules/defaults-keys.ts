/** What a value of a key may be. `path` and `paths` are files of the workspace or of the product. */
export type DefaultsKind =
  | 'flag'
  | 'text'
  | 'number'
  | 'map'
  | 'texts'
  | 'numbers'
  | 'path'
  | 'paths'
  | 'reader'
  | 'writer'
  | 'filters'
  | 'math'
  | readonly string[];

export interface DefaultsKey {
  readonly kind: DefaultsKind;
  readonly help: string;
}

const HIGHLIGHTS = [
  'default',
  'none',
  'idiomatic',
  'pygments',
  'tango',
  'espresso',
  'zenburn',
  'kate',
  'monochrome',
  'breezedark',
  'haddock',
];

/** Keys of a pandoc defaults file that a profile may use, with help for the editor. All others are refused. */
export const DEFAULTS_KEYS: Readonly<Record<string, DefaultsKey>> = {
  from: { kind: 'reader', help: 'Format of the input, e.g. markdown. Left out: taken from the file name.' },
  reader: { kind: 'reader', help: 'The same as from.' },
  to: { kind: 'writer', help: 'Format of the result, e.g. pdf, docx, html5. Extensions are added with + and -.' },
  writer: { kind: 'writer', help: 'The same as to.' },
  standalone: { kind: 'flag', help: 'Make a whole document with head and title, not a fragment.' },
  'pdf-engine': {
    kind: ['typst', 'pdflatex', 'xelatex', 'lualatex', 'tectonic'],
    help: 'What sets the PDF. Left out: Typst, which is bundled; the others only where the operator installed them.',
  },
  template: {
    kind: 'path',
    help: 'Template of the document. scriptorium.typst is the article look of the PDF profile.',
  },
  variables: { kind: 'map', help: 'Values for the template, e.g. papersize, fontsize, documentclass.' },
  metadata: {
    kind: 'map',
    help: 'Metadata for every document, e.g. lang or link-citations. It stands over the document’s own front matter.',
  },
  'table-of-contents': { kind: 'flag', help: 'Put a table of contents at the beginning.' },
  toc: { kind: 'flag', help: 'The same as table-of-contents.' },
  'toc-depth': { kind: 'number', help: 'How many levels of headings the contents show (1 to 6).' },
  'list-of-figures': { kind: 'flag', help: 'Put a list of figures at the beginning.' },
  'list-of-tables': { kind: 'flag', help: 'Put a list of tables at the beginning.' },
  'number-sections': { kind: 'flag', help: 'Number the headings.' },
  'number-offset': { kind: 'numbers', help: 'Where the numbers of headings start, e.g. [3].' },
  'shift-heading-level-by': { kind: 'number', help: 'Make every heading this much deeper (or, negative, higher).' },
  'top-level-division': {
    kind: ['default', 'section', 'chapter', 'part'],
    help: 'What a heading of the first level is in LaTeX.',
  },
  'section-divs': { kind: 'flag', help: 'Wrap sections in <section> elements (HTML).' },
  citeproc: { kind: 'flag', help: 'Format citations and the bibliography. On unless switched off.' },
  bibliography: { kind: 'paths', help: 'Bibliography files of the workspace for every document.' },
  csl: {
    kind: 'path',
    help: 'Citation style: one that is included (apa.csl, ieee.csl, …), a file beside this profile, or one of the workspace. Left out: Chicago, author and date.',
  },
  'citation-abbreviations': { kind: 'path', help: 'Abbreviations of journal names (JSON).' },
  'cite-method': { kind: ['citeproc', 'natbib', 'biblatex'], help: 'How LaTeX output writes citations.' },
  package: {
    kind: ['zip'],
    help: 'With LaTeX: a zip file with the source, its figures and, for cite-method natbib or biblatex, its bibliography.',
  },
  'reference-doc': {
    kind: 'path',
    help: 'Document whose styles the result takes over (Word, OpenDocument, PowerPoint).',
  },
  css: { kind: 'paths', help: 'Style sheets (HTML, EPUB). scriptorium.css is the look of the HTML profile.' },
  'include-in-header': { kind: 'paths', help: 'Files put into the head of the document.' },
  'include-before-body': { kind: 'paths', help: 'Files put before the text.' },
  'include-after-body': { kind: 'paths', help: 'Files put after the text.' },
  'embed-resources': { kind: 'flag', help: 'Put images and styles inside the HTML file.' },
  'self-contained': { kind: 'flag', help: 'Old name of embed-resources with standalone.' },
  'link-images': { kind: 'flag', help: 'Link images instead of putting them inside (OpenDocument).' },
  'html-math-method': { kind: 'math', help: 'How formulas are written in HTML: mathml, plain or gladtex.' },
  'html-q-tags': { kind: 'flag', help: 'Use <q> for quotes in HTML.' },
  ascii: { kind: 'flag', help: 'Use only ASCII characters in the result.' },
  'email-obfuscation': { kind: ['none', 'references', 'javascript'], help: 'How e-mail addresses are hidden in HTML.' },
  'identifier-prefix': { kind: 'text', help: 'Put before every identifier.' },
  'title-prefix': { kind: 'text', help: 'Put before the title of an HTML page.' },
  'syntax-highlighting': { kind: HIGHLIGHTS, help: 'Colours of code: none, pygments, tango, kate, …' },
  'highlight-style': { kind: HIGHLIGHTS, help: 'Old name of syntax-highlighting.' },
  'indented-code-classes': { kind: 'texts', help: 'Language of indented code blocks.' },
  'default-image-extension': { kind: 'text', help: 'Extension for images named without one.' },
  'figure-caption-position': { kind: ['above', 'below'], help: 'Where the caption of a figure stands.' },
  'table-caption-position': { kind: ['above', 'below'], help: 'Where the caption of a table stands.' },
  'slide-level': { kind: 'number', help: 'Headings of this level start a slide.' },
  incremental: { kind: 'flag', help: 'Show lists on slides one item after the other.' },
  'epub-cover-image': { kind: 'path', help: 'Picture of the cover (EPUB).' },
  'epub-metadata': { kind: 'path', help: 'File with Dublin Core metadata (EPUB).' },
  'epub-title-page': { kind: 'flag', help: 'Make a title page (EPUB).' },
  'epub-subdirectory': { kind: 'text', help: 'Folder inside the EPUB file.' },
  'epub-fonts': { kind: 'paths', help: 'Fonts to put inside (EPUB).' },
  'split-level': { kind: 'number', help: 'Headings of this level start a new part (EPUB).' },
  wrap: { kind: ['auto', 'none', 'preserve'], help: 'How lines of text output are broken.' },
  columns: { kind: 'number', help: 'Length of lines in text output.' },
  'tab-stop': { kind: 'number', help: 'Spaces of a tab.' },
  'preserve-tabs': { kind: 'flag', help: 'Keep tabs in code.' },
  eol: { kind: ['crlf', 'lf', 'native'], help: 'Line ends of text output.' },
  dpi: { kind: 'number', help: 'Pixels per inch for sizes of images.' },
  'markdown-headings': { kind: ['atx', 'setext'], help: 'How Markdown output writes headings.' },
  'reference-links': { kind: 'flag', help: 'Write links of Markdown output as references.' },
  'reference-location': { kind: ['block', 'section', 'document'], help: 'Where footnotes and references stand.' },
  'list-tables': { kind: 'flag', help: 'Write tables as list tables (RST).' },
  'file-scope': { kind: 'flag', help: 'Read each file on its own, so that notes with the same name do not meet.' },
  'strip-comments': { kind: 'flag', help: 'Leave HTML comments out.' },
  'track-changes': { kind: ['accept', 'reject', 'all'], help: 'What to do with tracked changes of Word input.' },
  'metadata-files': { kind: 'paths', help: 'Files of the workspace with more metadata (YAML or JSON).' },
  'metadata-file': { kind: 'path', help: 'A file of the workspace with more metadata.' },
  filters: {
    kind: 'filters',
    help: 'citeproc and Lua filters that lie beside this profile, in the order in which they run.',
  },
  verbosity: { kind: ['ERROR', 'WARNING', 'INFO'], help: 'How much the log tells.' },
  'fail-if-warnings': { kind: 'flag', help: 'Let the export fail when there is a warning.' },
};

/** Keys that pandoc knows and a server must not offer, with the reason shown at the line. */
export const REFUSED_KEYS: Readonly<Record<string, string>> = {
  'output-file': 'The name of the result is computed; leave output-file out.',
  'input-files': 'The files are chosen when exporting; leave input-files out.',
  'input-file': 'The files are chosen when exporting; leave input-file out.',
  'pdf-engine-opt': 'PDF files are set by Typst; leave pdf-engine-opt out.',
  'pdf-engine-opts': 'PDF files are set by Typst; leave pdf-engine-opts out.',
  'data-dir': 'Folders of the server cannot be named.',
  'resource-path': 'Files are looked for beside the document; leave resource-path out.',
  'extract-media': 'A result is one file; extract-media is not possible.',
  'log-file': 'The log is kept with the job; leave log-file out.',
  'lua-filter': 'Put the filter beside this profile and name it under filters.',
  'lua-filters': 'Put the filters beside this profile and name them under filters.',
  'syntax-definition': 'Own syntax definitions cannot be used here.',
  'syntax-definitions': 'Own syntax definitions cannot be used here.',
  abbreviations: 'An own list of abbreviations cannot be used here.',
  'request-headers': 'An export never uses the network.',
  'request-header': 'An export never uses the network.',
  'no-check-certificate': 'An export never uses the network.',
  defaults: 'Another defaults file cannot be included.',
  sandbox: 'Every export is sandboxed; leave sandbox out.',
  trace: 'This is not possible here.',
  'dump-args': 'This is not possible here.',
  'ignore-args': 'This is not possible here.',
};

/** Files of the product that a profile may name where a path is asked for. */
export const PRODUCT_FILES: readonly string[] = [
  'scriptorium.typst',
  'scriptorium.html',
  'scriptorium.openxml',
  'scriptorium.opendocument',
  'scriptorium.docx',
  'scriptorium.css',
  'scriptorium-epub.css',
];

/** Formats that can be read. */
export const READERS: readonly string[] = [
  'markdown',
  'markdown_mmd',
  'markdown_phpextra',
  'markdown_strict',
  'markdown_github',
  'commonmark',
  'commonmark_x',
  'gfm',
  'latex',
  'html',
  'rst',
  'org',
  'typst',
  'docbook',
  'jats',
  'tei',
  'csv',
  'tsv',
  'bibtex',
  'biblatex',
  'csljson',
  'textile',
  'mediawiki',
  'dokuwiki',
  'muse',
  'opml',
  'ipynb',
  'djot',
  'asciidoc',
  'man',
  't2t',
  'twiki',
  'tikiwiki',
  'vimwiki',
  'creole',
  'haddock',
  'jira',
  'native',
  'json',
  'fb2',
  'ris',
  'endnotexml',
  'mdoc',
  'pod',
];
