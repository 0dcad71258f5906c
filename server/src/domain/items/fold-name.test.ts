import { expect, it } from 'vitest';
import { foldName } from './fold-name.ts';

it.each([
  ['  Ada Lovelace ', 'ada lovelace'],
  ['ÅNGSTRÖM', 'angstrom'],
  ['Łukasz Żółć', 'lukasz zolc'],
  ['Straße', 'strasse'],
  ['İstanbul', 'istanbul'],
  ['ΟΔΥΣΣΕΎΣ', 'οδυσσευσ'],
  ['Ｆｕｌｌ', 'full'],
  ['किताब', 'किताब'],
  ['Ёлка', 'елка'],
])('%s is sorted and found as %s', (name, folded) => expect(foldName(name)).toBe(folded));

it('sorts names in the order people expect', () => {
  const names = ['Zoe', 'Émile', 'ada', 'Øystein', 'Åsa', 'Eva', 'Oskar', 'Ärla', 'Ωmega', 'Borg'];
  const sorted = names.toSorted((a, b) => (foldName(a) < foldName(b) ? -1 : 1));
  expect(sorted).toEqual(['ada', 'Ärla', 'Åsa', 'Borg', 'Émile', 'Eva', 'Oskar', 'Øystein', 'Zoe', 'Ωmega']);
});
