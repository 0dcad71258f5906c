/**
 * Parses unambiguous JSON. Duplicate keys or a byte order mark would let two programs read different values: both throw
 * a `SyntaxError`, like any invalid JSON.
 */
export function parseStrictJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (text.includes('{')) refuseTwins(text);
  return value;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const OPENING = 0x7b;
const CLOSING = 0x7d;

/** Scans text known to be valid JSON: a string before a colon is a key of the innermost object. */
function refuseTwins(text: string): void {
  const open: Set<string>[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === OPENING) open.push(new Set());
    else if (code === CLOSING) open.pop();
    else if (code === QUOTE) {
      const end = findEnd(text, at + 1);
      if (isKey(text, end + 1)) {
        const keys = open.at(-1);
        const key = JSON.parse(text.slice(at, end + 1)) as string;
        if (keys?.has(key) === true) throw new SyntaxError('A key is given twice.');
        keys?.add(key);
      }
      at = end;
    }
  }
}

/** The end of the string whose first character is at `from`. */
function findEnd(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}

function isKey(text: string, after: number): boolean {
  let at = after;
  while (text.charCodeAt(at) <= 0x20) at += 1;
  return text.charCodeAt(at) === COLON;
}
