/** Letters that stay one letter when marks are taken off, spelled as people look for them. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  þ: 'th',
  ŧ: 't',
  ς: 'σ',
};

/**
 * What a name is sorted and searched by: without capitals and accents, compared byte by byte. Neither database knows more
 * than ASCII by itself, so it is written beside the name; "Ångström" then stands under A and is found by "angstrom".
 */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøđðħıłŋþŧς]/gu, (letter) => LETTERS[letter] ?? letter)
    .trim();
}
