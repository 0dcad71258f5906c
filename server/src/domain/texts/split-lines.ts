/** The lines of a text, each with its line break; the last may have none. */
export function splitLines(text: string): string[] {
  return text.match(/[^\n]+\n?|\n/gu) ?? [];
}
