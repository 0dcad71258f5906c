interface Reference {
  /** `\cref{a}` prints “Figure 1”, `\ref{a}` prints “1”, `\eqref{a}` prints “(1)”. */
  readonly style: 'full' | 'number' | 'bracketed';
  readonly labels: readonly string[];
}

const STYLES: Readonly<Record<string, Reference['style']>> = {
  cref: 'full',
  Cref: 'full',
  autoref: 'full',
  Autoref: 'full',
  vref: 'full',
  Vref: 'full',
  fref: 'full',
  Fref: 'full',
  labelcref: 'number',
  ref: 'number',
  eqref: 'bracketed',
};

/** Parses a LaTeX cross-reference. */
export function readReference(raw: string): Reference | undefined {
  const match = /^\\([A-Za-z]+)\*?\s*\{([^{}]+)\}$/u.exec(raw.trim());
  const style = Object.hasOwn(STYLES, match?.[1] ?? '') ? STYLES[match?.[1] ?? ''] : undefined;
  if (match === null || style === undefined) return undefined;
  const labels = (match[2] ?? '').split(',').map((label) => label.trim());
  return { style, labels: labels.filter((label) => label !== '') };
}

/** Commands for placement and size on paper, meaningless elsewhere. */
const LAYOUT =
  /^\\(?:centering|raggedright|raggedleft|maketitle|tableofcontents|listoffigures|listoftables|appendix|newpage|clearpage|cleardoublepage|pagebreak|nopagebreak|linebreak|noindent|indent|smallskip|medskip|bigskip|vfill|hfill|hrulefill|dotfill|par|sloppy|fussy|onecolumn|twocolumn|singlespacing|doublespacing|onehalfspacing|frontmatter|mainmatter|backmatter|balance|FloatBarrier|doublespacing|small|footnotesize|scriptsize|tiny|normalsize|large|Large|LARGE|huge|Huge|linenumbers|nolinenumbers|protect|relax|null|leavevmode|strut|phantomsection|makeatletter|makeatother|allowbreak|arraybackslash|[be]group|begingroup|endgroup|newline|toprule|midrule|bottomrule|hline|itshape|bfseries|cmidrule(?:\[[^\]]*\])?(?:\([^()]*\))?\s*\{[^{}]*\}|(?:v|h)space\*?\s*\{[^{}]*\}|(?:page(?:style|numbering)|thispagestyle|bibliographystyle|linespread|setlength|addtolength|setcounter|addtocounter|captionsetup|hypersetup|addcontentsline|enlargethispage|addlinespace|baselineskip|parskip|parindent|vskip|hskip|nocite|printbibliography|date|graphicspath|markboth|markright|rule|looseness|counterwithin|numberwithin|newcounter|setcitestyle|definecolor|theoremstyle)(?:\[[^\]]*\])?(?:\s*\{[^{}]*\}|\[[^\]]*\])*(?:\s*=?\s*-?[\d.]+\s*(?:pt|em|ex|cm|mm|in)?)?)\s*$/u;

export function isLayout(raw: string): boolean {
  return LAYOUT.test(raw.trim());
}

/**
 * The width of a picture, as a share of the line if LaTeX gives it that way; null for a length that only LaTeX can
 * compute.
 */
export function readWidth(width: string): string | null {
  if (!width.includes('\\')) return width;
  const share = /^\s*(\d*\.?\d*)\s*\\(?:text|line|column)width\s*$/u.exec(width)?.[1];
  const part = share === '' ? 1 : Number(share);
  return part > 0 ? `${Math.round(part * 100)}%` : null;
}

/** Horizontal space, outside formulas. */
export function isSpace(raw: string): boolean {
  return /^\\(?:q?quad|enspace|enskip|thinspace)\s{0,20}$/u.test(raw);
}

/** Environments that only decorate their text or contain code. */
const AROUND =
  /\\(?:begin|end)\s*\{(?:leftbar|framed|shaded|mdframed|CodeChunk|Schunk|flushleft|flushright|appendix|appendices|landscape|titlepage|sloppypar|tiny|scriptsize|footnotesize|small|normalsize|[lL]arge|LARGE|[hH]uge|(?:single|double|onehalf)spac(?:e|ing)|adjustwidth\*?|spacing)\}/gu;
const AROUND_WITH = /\\begin\s*\{(?:adjustwidth\*?|spacing)\}(?:\[[^\][]{0,100}\])?(?:\{[^{}]{0,100}\}){1,2}/gu;
const CODE = /\\(begin|end)\s*\{(?:Code|CodeInput|CodeOutput|Sinput|Soutput)\}/gu;
/** Commands of journal classes that affect the look of text. */
const OF_CLASSES = [
  String.raw`\providecommand{\code}[1]{\texttt{#1}}`,
  String.raw`\providecommand{\pkg}[1]{\textbf{#1}}`,
  String.raw`\providecommand{\proglang}[1]{#1}`,
  String.raw`\providecommand{\fct}[1]{\texttt{#1()}}`,
  String.raw`\providecommand{\class}[1]{\texttt{#1}}`,
  String.raw`\providecommand{\nameref}[1]{\ref{#1}}`,
].join('');

/**
 * Replaces environments and commands of journal classes, whose text would otherwise stay LaTeX, with plain ones. Line
 * numbers stay the same.
 */
export function plainClasses(text: string): string {
  const blank = (found: string): string => found.replaceAll(/[^\n]/gu, ' ');
  const plain = text
    .replaceAll(AROUND_WITH, blank)
    .replaceAll(AROUND, blank)
    .replaceAll(CODE, (_found, side: string) => `\\${side}{verbatim}`);
  return OF_CLASSES + plain;
}
