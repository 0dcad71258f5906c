const NAMES =
  'Smith,Müller,García,Nguyen,Kim,Okafor,Rossi,Dubois,Ivanov,Tanaka,Andersson,Novák,Silva,Haddad,Cohen'.split(',');
const WORDS =
  'analysis of the large growth in model systems for neural climate protein data with structure and noise'.split(' ');

/** A .bib file like those of reference managers: about 420 bytes per entry. Deterministic. */
export function makeLargeBib(count: number): string {
  const entries: string[] = ['@string{nat = "Nature"}\n'];
  for (let at = 0; at < count; at++) {
    const pick = (list: readonly string[], salt: number): string => list[(at * 31 + salt * 7) % list.length]!;
    const title = Array.from({ length: 9 }, (_one, word) => pick(WORDS, word)).join(' ');
    const authors = [1, 2, 3]
      .map((salt) => `${pick(NAMES, salt)}, ${String.fromCharCode(65 + (at % 26))}.`)
      .join(' and ');
    entries.push(
      `@article{key${at},\n  author = {${authors}},\n  title = {{${title[0]!.toUpperCase()}}${title.slice(1)} \\& {X} ${at}},\n  journal = nat,\n  year = {${1950 + (at % 75)}},\n  volume = {${at % 300}},\n  pages = {${at % 900}--${(at % 900) + 12}},\n  doi = {10.1000/journal.${at}},\n  abstract = {${title} ${title} ${title}},\n  keywords = {${pick(WORDS, 3)}, ${pick(WORDS, 5)}}\n}\n\n`,
    );
  }
  return entries.join('');
}
