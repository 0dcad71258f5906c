/** A text and the spaces around it, so that those can be left without a line or tint. Of spaces alone, all are words. */
export function splitOuterSpaces(text: string): readonly [before: string, words: string, after: string] {
  const words = text.trim();
  if (words === '') return ['', text, ''];
  const from = text.length - text.trimStart().length;
  return [text.slice(0, from), words, text.slice(from + words.length)];
}
