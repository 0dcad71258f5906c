export const accents: Readonly<Record<string, string>> = {
  '`': '\u0300',
  "'": '\u0301',
  '^': '\u0302',
  '~': '\u0303',
  '=': '\u0304',
  u: '\u0306',
  '.': '\u0307',
  '"': '\u0308',
  r: '\u030A',
  H: '\u030B',
  v: '\u030C',
  d: '\u0323',
  c: '\u0327',
  k: '\u0328',
};

export const symbols: Readonly<Record<string, string>> = {
  ss: 'ß',
  ae: 'æ',
  AE: 'Æ',
  oe: 'œ',
  OE: 'Œ',
  o: 'ø',
  O: 'Ø',
  aa: 'å',
  AA: 'Å',
  l: 'ł',
  L: 'Ł',
  i: 'ı',
  j: 'ȷ',
  dh: 'ð',
  DH: 'Ð',
  th: 'þ',
  TH: 'Þ',
  textendash: '–',
  textemdash: '—',
  textquoteright: '’',
  textquoteleft: '‘',
  ldots: '…',
  dots: '…',
  // A tilde that is no blank, until those that are have been read.
  textasciitilde: '\uE011',
  textregistered: '®',
  texttrademark: '™',
  textdegree: '°',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  mu: 'μ',
  pi: 'π',
  sigma: 'σ',
  times: '×',
  pm: '±',
  S: '§',
  copyright: '©',
};

/**
 * Converts TeX in a bibliography field to plain text: accents and symbols become characters, braces and commands are
 * removed.
 */
export function readTex(source: string): string {
  let text = source
    .replace(/\\([`'^~="])\s*\{?\\?([A-Za-z])\}?/g, (_all, mark: string, letter: string) => letter + accents[mark]!)
    .replace(/\\\.\s*\{?([A-Za-z])\}?/g, (_all, letter: string) => `${letter}\u0307`)
    .replace(
      /\\([uvHcdkr])(?:\s*\{\\?([A-Za-z])\}|\s+([A-Za-z]))/g,
      (_all, mark: string, inner?: string, bare?: string) => (inner ?? bare ?? '') + accents[mark]!,
    )
    .replace(/\\([A-Za-z]+)(?:\{\}|[ \t]+|(?![A-Za-z]))/g, (all, name: string) => symbols[name] ?? all);
  text = text
    .replace(
      /\\(?:url|href|emph|textit|textbf|textsc|texttt|textsuperscript|textsubscript|mathrm|ensuremath|uppercase|text)\s*/g,
      '',
    )
    .replace(/\\([&%$#_{}])/g, '\uE010$1')
    .replace(/\\[ ,;:!/-]/g, ' ')
    .replace(/\\[A-Za-z]+\s*/g, '')
    .replace(/\\\\/g, ' ')
    .replace(/---/g, '—')
    .replace(/--/g, '–')
    .replace(/``/g, '“')
    .replace(/''/g, '”')
    .replace(/(^|[^\uE010])[{}]/g, '$1')
    .replace(/(^|[^\uE010])[{}]/g, '$1')
    .replace(/\$([^$]*)\$/g, '$1')
    .replace(/~/g, '\u00A0')
    .replace(/\uE010/g, '')
    .replace(/\uE011/g, '~');
  return text
    .normalize('NFC')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
}
