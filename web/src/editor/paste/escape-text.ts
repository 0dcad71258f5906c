const isSpace = (sign: string | undefined): boolean => sign === undefined || /\s/.test(sign);
const isWord = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** Characters that form a mark in pairs, unless a blank follows the first or precedes the second. */
const paired = /([~^$])(?=\S)(?=[^\n]*?\S?\1)|=(?==\S[^\n]*==)/y;

/** Whether brackets have a meaning: a link, a footnote, attributes. A citation needs its at sign. */
function meansMore(text: string, at: number): boolean {
  const end = text.indexOf(']', at);
  return text[at + 1] === '^' || (end >= 0 && /[[({:]/.test(text[end + 1] ?? ''));
}

function needsEscape(text: string, at: number): boolean {
  const sign = text[at]!;
  const before = text[at - 1];
  const after = text[at + 1];
  switch (sign) {
    case '\\':
    case '`':
      return true;
    case '&':
      return /^&(?:#\d+|#x[\da-f]+|\w+);/i.test(text.slice(at, at + 40));
    case '*':
      return !(before !== undefined && isSpace(before) && isSpace(after) && after !== undefined);
    case '_':
      return !(isWord(before) && isWord(after)) && !(isSpace(before) && isSpace(after));
    case '<':
      return after !== undefined && /[A-Za-z/!?]/.test(after);
    case '[':
      return meansMore(text, at);
    case '@':
      return !isWord(before) && after !== undefined && /[\p{L}\p{N}_{]/u.test(after);
    default:
      paired.lastIndex = at;
      return (sign === '^' && after === '[') || (/[~^$=]/.test(sign) && paired.test(text));
  }
}

/** Escapes text so that it reads as itself in Markdown, with backslashes only where necessary. */
export function escapeText(text: string): string {
  let out = '';
  let open = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!;
    // If the opening bracket was escaped, escape the closing one too, so that both look like characters.
    const closes = sign === ']' && open > 0;
    const escapes = closes || needsEscape(text, at);
    if (sign === '[' && escapes) open++;
    if (closes) open--;
    out += escapes ? `\\${sign}` : sign;
  }
  return out;
}

/** Escapes what would start a heading, list, quote, table or div at the start of a line. */
export function escapeLines(text: string): string {
  return text
    .replace(/^(#{1,6}|[-+*|~:])(?=\s)/gm, '\\$1')
    .replace(/^(>|:::|~~~|-(?=[-\s]*$)|=(?==*$))/gm, '\\$1')
    .replace(/^(\d+|[A-Za-z]|[ivxlcdm]+)([.)])(?=\s)/gm, '$1\\$2')
    .replace(/^(\()(?=(?:\d+|[A-Za-z]|[ivxlcdm]+|@[\w-]*)\)\s)/gm, '\\$1')
    .replace(/^(#)(?=\.\s)/gm, '\\$1');
}

/** Joins two pieces: brackets at the end of one must not become a link because the other starts with a bracket. */
export function joinPieces(pieces: readonly string[]): string {
  let out = '';
  for (const piece of pieces) {
    const meets = /^[[({:]/.test(piece) && out.endsWith(']') && !/\\\]$|\[\^[^\]]*\]$/.test(out.slice(-40));
    out = (meets ? `${out.slice(0, -1)}\\]` : out) + piece;
  }
  return out;
}
