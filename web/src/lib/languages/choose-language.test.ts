import { describe, expect, it } from 'vitest';
import { chooseFormats, chooseLanguage } from './choose-language.ts';

const KNOWN = ['en', 'de', 'fr'];

describe('the language of the page', () => {
  it.each([
    ['the account’s choice', 'de', ['fr-FR'], 'de'],
    ['the browser’s first language that there is', null, ['nl-BE', 'fr-BE', 'en'], 'fr'],
    ['English before one the reader likes less', null, ['en-US', 'de'], 'en'],
    ['a region of a language', null, ['de-AT'], 'de'],
    ['capitals', null, ['DE'], 'de'],
    ['a choice that there is no more', 'tlh', ['de'], 'de'],
    ['no language that there is', null, ['nl', 'ja-JP'], 'en'],
    ['a language that begins with the letters of another', null, ['den', 'fr'], 'fr'],
    ['nothing known', null, [], 'en'],
  ])('%s', (_, choice, wishes, expected) => {
    expect(chooseLanguage(choice, wishes, KNOWN)).toBe(expected);
  });
});

describe('the formats of the page', () => {
  it.each([
    ['the reader’s region of the language', 'de', ['en-US', 'de-AT'], 'de-AT'],
    ['the language itself where the browser has others', 'de', ['en-US'], 'de'],
    ['British English for everybody else', 'en', ['ja-JP'], 'en-GB'],
    ['not a tag that is none', 'en', ['en-US@posix', 'en-US'], 'en-US'],
  ] as const)('%s', (_, language, wishes, expected) => {
    expect(chooseFormats(language, wishes)).toBe(expected);
  });
});
