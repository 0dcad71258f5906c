/** Returns a function for the line numbers, from 1, of ascending positions in a text, which is scanned only once. */
export function countLines(text: string): (place: number) => number {
  let line = 1;
  let start = 0;
  return (place) => {
    for (let end = text.indexOf('\n', start); end !== -1 && end < place; end = text.indexOf('\n', start)) {
      line += 1;
      start = end + 1;
    }
    return line;
  };
}
