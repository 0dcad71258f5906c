/** Letters without a base letter once marks are removed, spelled as people search for them. */
export const LETTERS: Readonly<Record<string, string>> = {
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
 * Sort and search key of a name: lower case, without accents, compared byte by byte. Neither database folds more than
 * ASCII, so it is stored with the name; "Ångström" is sorted under A and found by "angstrom".
 */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøđðħıłŋþŧς]/gu, (letter) => LETTERS[letter] ?? letter)
    .trim();
}
