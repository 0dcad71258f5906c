/** An identifier, known to some service, that names a work in a text or URL. */
export interface Identifier {
  readonly kind: 'doi' | 'arxiv' | 'pmid' | 'isbn';
  /** Normalised: without prefix, DOIs in lower case, ISBNs with thirteen digits. */
  readonly value: string;
  readonly from: number;
  readonly to: number;
}

const doi = /(?:\bdoi:\s*|https?:\/\/(?:dx\.)?doi\.org\/|\b)(10\.\d{4,9}\/[^\s"<>{}|\\^`]+)/gi;
const arxiv =
  /(?:\barxiv:\s*|https?:\/\/(?:www\.|export\.)?arxiv\.org\/(?:abs|pdf|html)\/)(\d{4}\.\d{4,5}|[a-z-]+(?:\.[A-Z]{2})?\/\d{7})(v\d+)?(?:\.pdf)?/gi;
const pmid =
  /(?:\bpmid:?\s*|https?:\/\/(?:pubmed\.ncbi\.nlm\.nih\.gov|www\.ncbi\.nlm\.nih\.gov\/pubmed)\/)(\d{1,8})\b\/?/gi;
const isbn = /(?:\bisbn(?:-1[03])?:?\s*)?((?:97[89][- ]?)?\d(?:[- ]?\d){8}[- ]?[\dX])(?![\d-])/gi;

/** Removes the sentence's punctuation, and a closing bracket that was opened before the identifier. */
function trimDoi(value: string): string {
  let text = value;
  for (;;) {
    const last = text.at(-1) ?? '';
    const isLoose = (open: string): boolean => text.split(open).length < text.split(last).length;
    if (/[.,;:!?'*_]/.test(last) || (last === ')' && isLoose('(')) || (last === ']' && isLoose('[')))
      text = text.slice(0, -1);
    else return text;
  }
}

/** The ISBN with thirteen digits, if its check digit is right. */
export function readIsbn(source: string): string | null {
  const digits = source.replace(/[- ]/g, '').toUpperCase();
  if (/^\d{9}[\dX]$/.test(digits)) {
    const sum = [...digits].reduce((all, digit, at) => all + (digit === 'X' ? 10 : Number(digit)) * (10 - at), 0);
    return sum % 11 === 0 ? withCheckDigit(`978${digits.slice(0, 9)}`) : null;
  }
  if (!/^97[89]\d{10}$/.test(digits)) return null;
  return withCheckDigit(digits.slice(0, 12)) === digits ? digits : null;
}

function withCheckDigit(first: string): string {
  const sum = [...first].reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return first + String((10 - (sum % 10)) % 10);
}

/** All identifiers in a text, in order; of two that overlap, the more specific one. */
export function findIdentifiers(text: string): readonly Identifier[] {
  const found: Identifier[] = [];
  for (const match of text.matchAll(doi)) {
    const value = trimDoi(match[1]!);
    const to = match.index + match[0].length - (match[1]!.length - value.length);
    if (value.length > value.indexOf('/') + 1)
      found.push({ kind: 'doi', value: value.toLowerCase(), from: match.index, to });
  }
  for (const match of text.matchAll(arxiv)) {
    const value = match[1]! + (match[2] ?? '').toLowerCase();
    found.push({ kind: 'arxiv', value, from: match.index, to: match.index + match[0].length });
  }
  for (const match of text.matchAll(pmid))
    found.push({ kind: 'pmid', value: match[1]!, from: match.index, to: match.index + match[0].length });
  for (const match of text.matchAll(isbn)) {
    const value = readIsbn(match[1]!);
    const isAlone = !/[\w.-]/.test(text[match.index - 1] ?? ' ');
    if (value !== null && isAlone)
      found.push({ kind: 'isbn', value, from: match.index, to: match.index + match[0].length });
  }
  const sorted = found.toSorted((a, b) => a.from - b.from || b.to - a.to);
  const kept: Identifier[] = [];
  for (const one of sorted) if (one.from >= (kept.at(-1)?.to ?? 0)) kept.push(one);
  return kept;
}

/** The identifier that is a text's whole content; null if there is anything else. */
export function readIdentifier(text: string): Identifier | null {
  const trimmed = text.trim();
  const [only, ...more] = findIdentifiers(trimmed);
  return only && more.length === 0 && only.from === 0 && only.to === trimmed.length ? only : null;
}
