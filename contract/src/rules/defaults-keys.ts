/** The type of a key's value. `path` and `paths` name files of the workspace or built-in ones. */
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

const KEYS = {
  from: { kind: 'reader', help: 'Input format, e.g. markdown. Default: taken from the file name.' },
  reader: { kind: 'reader', help: 'The same as from.' },
  to: { kind: 'writer', help: 'Output format, e.g. pdf, docx, html5. Add or remove extensions with + and -.' },
  writer: { kind: 'writer', help: 'The same as to.' },
  standalone: { kind: 'flag', help: 'Produce a complete document with head and title, not a fragment.' },
  'pdf-engine': {
    kind: ['typst', 'pdflatex', 'xelatex', 'lualatex', 'tectonic'],
    help: 'The PDF engine. Default: Typst, which is bundled; the others only where the operator installed them.',
  },
  template: {
    kind: 'path',
    help: 'Document template. scriptorium.typst is the article layout of the PDF profile.',
  },
  variables: { kind: 'map', help: 'Values for the template, e.g. papersize, fontsize, documentclass.' },
  metadata: {
    kind: 'map',
    help: 'Metadata for every document, e.g. lang or link-citations. It overrides the document’s own front matter.',
  },
  'table-of-contents': { kind: 'flag', help: 'Put a table of contents at the beginning.' },
  toc: { kind: 'flag', help: 'The same as table-of-contents.' },
  'toc-depth': { kind: 'number', help: 'Number of heading levels in the table of contents (1 to 6).' },
  'list-of-figures': { kind: 'flag', help: 'Put a list of figures at the beginning.' },
  'list-of-tables': { kind: 'flag', help: 'Put a list of tables at the beginning.' },
  'number-sections': { kind: 'flag', help: 'Number the headings.' },
  'number-offset': { kind: 'numbers', help: 'Offset of heading numbers, e.g. [3].' },
  'shift-heading-level-by': { kind: 'number', help: 'Shift all headings down by this many levels (up if negative).' },
  'top-level-division': {
    kind: ['default', 'section', 'chapter', 'part'],
    help: 'What a top-level heading becomes in LaTeX.',
  },
  'section-divs': { kind: 'flag', help: 'Wrap sections in <section> elements (HTML).' },
  citeproc: { kind: 'flag', help: 'Format citations and the bibliography. On by default.' },
  bibliography: { kind: 'paths', help: 'Bibliography files in the workspace, used for every document.' },
  csl: {
    kind: 'path',
    help: 'Citation style: a built-in one (apa.csl, ieee.csl, …), a file of this profile, or one in the workspace. Default: Chicago, author-date.',
  },
  'citation-abbreviations': { kind: 'path', help: 'Abbreviations of journal names (JSON).' },
  'cite-method': { kind: ['citeproc', 'natbib', 'biblatex'], help: 'How LaTeX output writes citations.' },
  package: {
    kind: ['zip'],
    help: 'With LaTeX: a zip file with the source, its figures and, for cite-method natbib or biblatex, its bibliography.',
  },
  'reference-doc': {
    kind: 'path',
    help: 'Document whose styles are applied to the result (Word, OpenDocument, PowerPoint).',
  },
  css: { kind: 'paths', help: 'Style sheets (HTML, EPUB). scriptorium.css is the style of the HTML profile.' },
  'include-in-header': { kind: 'paths', help: 'Files inserted into the document head.' },
  'include-before-body': { kind: 'paths', help: 'Files inserted before the text.' },
  'include-after-body': { kind: 'paths', help: 'Files inserted after the text.' },
  'embed-resources': { kind: 'flag', help: 'Embed images and styles in the HTML file.' },
  'self-contained': { kind: 'flag', help: 'Old name for embed-resources with standalone.' },
  'link-images': { kind: 'flag', help: 'Link images instead of embedding them (OpenDocument).' },
  'html-math-method': { kind: 'math', help: 'How formulas are written in HTML: mathml, plain or gladtex.' },
  'html-q-tags': { kind: 'flag', help: 'Use <q> for quotes in HTML.' },
  ascii: { kind: 'flag', help: 'Use only ASCII characters in the result.' },
  'email-obfuscation': { kind: ['none', 'references', 'javascript'], help: 'How e-mail addresses are hidden in HTML.' },
  'identifier-prefix': { kind: 'text', help: 'Prefix for every identifier.' },
  'title-prefix': { kind: 'text', help: 'Prefix for the title of an HTML page.' },
  'syntax-highlighting': { kind: HIGHLIGHTS, help: 'Syntax highlighting of code: none, pygments, tango, kate, …' },
  'highlight-style': { kind: HIGHLIGHTS, help: 'Old name for syntax-highlighting.' },
  'indented-code-classes': { kind: 'texts', help: 'Language of indented code blocks.' },
  'default-image-extension': { kind: 'text', help: 'Extension for images named without one.' },
  'figure-caption-position': { kind: ['above', 'below'], help: 'Position of figure captions.' },
  'table-caption-position': { kind: ['above', 'below'], help: 'Position of table captions.' },
  'slide-level': { kind: 'number', help: 'Headings of this level start a slide.' },
  incremental: { kind: 'flag', help: 'Reveal list items on slides one by one.' },
  'epub-cover-image': { kind: 'path', help: 'Cover image (EPUB).' },
  'epub-metadata': { kind: 'path', help: 'File with Dublin Core metadata (EPUB).' },
  'epub-title-page': { kind: 'flag', help: 'Add a title page (EPUB).' },
  'epub-subdirectory': { kind: 'text', help: 'Folder inside the EPUB file.' },
  'epub-fonts': { kind: 'paths', help: 'Fonts to embed (EPUB).' },
  'split-level': { kind: 'number', help: 'Headings up to this level start a new chapter file (EPUB).' },
  wrap: { kind: ['auto', 'none', 'preserve'], help: 'How text output is wrapped.' },
  columns: { kind: 'number', help: 'Line length of text output.' },
  'tab-stop': { kind: 'number', help: 'Spaces per tab.' },
  'preserve-tabs': { kind: 'flag', help: 'Keep tabs in code.' },
  eol: { kind: ['crlf', 'lf', 'native'], help: 'Line endings of text output.' },
  dpi: { kind: 'number', help: 'Pixels per inch for image sizes.' },
  'markdown-headings': { kind: ['atx', 'setext'], help: 'Heading style of Markdown output.' },
  'reference-links': { kind: 'flag', help: 'Use reference links in Markdown output.' },
  'reference-location': { kind: ['block', 'section', 'document'], help: 'Position of footnotes and references.' },
  'list-tables': { kind: 'flag', help: 'Write tables as list tables (RST).' },
  'file-scope': {
    kind: 'flag',
    help: 'Parse each file separately, so that footnotes with the same name do not clash.',
  },
  'strip-comments': { kind: 'flag', help: 'No effect: HTML comments are removed from every result.' },
  'track-changes': { kind: ['accept', 'reject', 'all'], help: 'How to treat tracked changes in Word input.' },
  'metadata-files': { kind: 'paths', help: 'Workspace files with additional metadata (YAML or JSON).' },
  'metadata-file': { kind: 'path', help: 'A workspace file with additional metadata.' },
  filters: {
    kind: 'filters',
    help: 'citeproc and this profile’s Lua filters, in the order in which they run.',
  },
  verbosity: { kind: ['ERROR', 'WARNING', 'INFO'], help: 'How detailed the log is.' },
  'fail-if-warnings': { kind: 'flag', help: 'Fail the export if there is a warning.' },
} as const satisfies Readonly<Record<string, DefaultsKey>>;

const REFUSED = {
  'output-file': 'The output name is computed; remove output-file.',
  'input-files': 'The files are chosen when exporting; remove input-files.',
  'input-file': 'The files are chosen when exporting; remove input-file.',
  'pdf-engine-opt': 'PDFs are typeset by Typst; remove pdf-engine-opt.',
  'pdf-engine-opts': 'PDFs are typeset by Typst; remove pdf-engine-opts.',
  'data-dir': 'Server folders cannot be used.',
  'resource-path': 'Files are resolved relative to the document; remove resource-path.',
  'extract-media': 'The result is a single file; extract-media is not available.',
  'log-file': 'The log is stored with the job; remove log-file.',
  'lua-filter': 'Add the filter to this profile’s files and list it under filters.',
  'lua-filters': 'Add the filters to this profile’s files and list them under filters.',
  'syntax-definition': 'Custom syntax definitions are not supported.',
  'syntax-definitions': 'Custom syntax definitions are not supported.',
  abbreviations: 'A custom list of abbreviations is not supported.',
  'request-headers': 'An export never uses the network.',
  'request-header': 'An export never uses the network.',
  'no-check-certificate': 'An export never uses the network.',
  defaults: 'Another defaults file cannot be included.',
  sandbox: 'Every export is sandboxed; remove sandbox.',
  trace: 'This is not available here.',
  'dump-args': 'This is not available here.',
  'ignore-args': 'This is not available here.',
} as const;

/** Keys of a pandoc defaults file that a profile may use, with help for the editor. All others are rejected. */
export const DEFAULTS_KEYS: Readonly<Record<string, DefaultsKey>> = KEYS;
/** pandoc keys that a server must not offer, with the reason shown at the line. */
export const REFUSED_KEYS: Readonly<Record<string, string>> = REFUSED;

/** What the editor says about a key. */
export type KeyHelp = (typeof KEYS)[keyof typeof KEYS]['help'] | (typeof REFUSED)[keyof typeof REFUSED];

/** Built-in files that a profile may name as a path. */
export const PRODUCT_FILES: readonly string[] = [
  'scriptorium.typst',
  'scriptorium.html',
  'scriptorium.openxml',
  'scriptorium.opendocument',
  'scriptorium.docx',
  'scriptorium.css',
  'scriptorium-epub.css',
];

/** Supported input formats. */
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
