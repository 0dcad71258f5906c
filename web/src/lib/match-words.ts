/** Whether the text contains every word of the query, in any order, ignoring case and accents. */
export function matchesWords(text: string, query: string): boolean {
  const plain = fold(text);
  return fold(query)
    .split(/\s+/u)
    .every((word) => plain.includes(word));
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase().trim();
}
