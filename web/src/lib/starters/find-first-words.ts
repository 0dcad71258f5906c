/**
 * Where a new document waits for its first words: in an empty line between two others, or behind a space at the end of a
 * line. Null if it says nothing of the kind.
 */
export function findFirstWords(text: string): number | null {
  const found = /(?<=\n\n)(?=\n\n)|(?<= )$/mu.exec(text);
  return found && found.index;
}
