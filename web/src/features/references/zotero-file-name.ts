/** An unused .bib file name derived from a library's name. */
export function toFileName(library: string, taken: readonly string[]): string {
  const plain =
    library
      .replaceAll(/[^\p{L}\p{N} _-]+/gu, '')
      .trim()
      .slice(0, 60) || 'zotero';
  const isTaken = (name: string): boolean => taken.some((path) => path.toLowerCase() === name.toLowerCase());
  for (let number = 1; ; number += 1) {
    const name = `${plain}${number === 1 ? '' : ` ${number}`}.bib`;
    if (!isTaken(name)) return name;
  }
}
