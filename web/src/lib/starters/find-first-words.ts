/**
 * Position for the first words of a new document: an empty line between two others, or after a space at the end of a
 * line. Null if there is neither.
 */
export function findFirstWords(text: string): number | null {
  const found = /(?<=\n\n)(?=\n\n)|(?<= )$/mu.exec(text);
  return found && found.index;
}
