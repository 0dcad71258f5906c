const WORD = /[\p{L}\p{N}]+(?:['’.\-_/:][\p{L}\p{N}]+)*/gu;
const IDEOGRAPH = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/gu;

/**
 * Counts words: runs of letters and digits, joined by characters such as `'`, `-` and `.`; each Han or kana character
 * counts as one.
 */
export function countWords(text: string): number {
  const ideographs = text.match(IDEOGRAPH)?.length ?? 0;
  const rest = ideographs > 0 ? text.replace(IDEOGRAPH, ' ') : text;
  return ideographs + (rest.match(WORD)?.length ?? 0);
}

/** The body of a Markdown text as read: without link URLs, comments, attributes, footnote markers and table rules. */
export function stripMarkup(body: string): string {
  return withoutComments(body)
    .replace(/\]\((?:[^()\s]|\([^()]*\))*(?:\s+"[^"\n]*")?\)/g, ']')
    .replace(/\{[#.][^{}\n]*\}/g, '')
    .replace(/^\[[^\]^\n][^\]\n]*\]:\s+\S.*$/gm, '')
    .replace(/\[\^[^[\]\s]+\]:?/g, '')
    .replace(/^[|:\s-]+$/gm, '');
}

/** By hand: a regular expression takes quadratic time on many unclosed comments. */
function withoutComments(text: string): string {
  let kept = '';
  let at = 0;
  for (;;) {
    const begin = text.indexOf('<!--', at);
    const end = begin < 0 ? -1 : text.indexOf('-->', begin + 4);
    if (end < 0) return kept + text.slice(at);
    kept += text.slice(at, begin);
    at = end + 3;
  }
}
