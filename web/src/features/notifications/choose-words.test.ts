import { describe, expect, test } from 'vitest';
import { chooseWords } from './choose-words.ts';

const ADA = 'ada';
const message = (by: string, minute: number, body: string | null) => ({
  uuid: `${by}-${minute}`,
  author: { uuid: by, displayName: by, avatar: null },
  fromWord: null,
  body,
  deletedBy: null,
  createdAt: at(minute),
  editedAt: null,
});
const at = (minute: number): string => `2026-01-01T10:0${minute}:00.000Z`;

describe('the words of a notification', () => {
  const thread = { quote: 'the passage', messages: [message('ben', 1, 'Why?'), message('cleo', 3, 'Because.')] };

  test('are those of its own message, not of a later one', () => {
    expect(chooseWords(thread, ADA, at(2))).toEqual({ text: 'Why?', isQuote: false });
    expect(chooseWords(thread, ADA, at(4))).toEqual({ text: 'Because.', isQuote: false });
  });

  test('are those of another user, and not of a deleted message', () => {
    const messages = [message('ben', 1, 'Why?'), message(ADA, 2, 'I see.'), message('cleo', 3, null)];
    expect(chooseWords({ ...thread, messages }, ADA, at(4))?.text).toBe('Why?');
  });

  test('are shown even if clocks differ', () => {
    expect(chooseWords(thread, ADA, at(0))?.text).toBe('Why?');
  });

  test('are the quoted passage if there is no message', () => {
    expect(chooseWords({ ...thread, messages: [] }, ADA, at(4))).toEqual({ text: 'the passage', isQuote: true });
    expect(chooseWords({ quote: '', messages: [] }, ADA, at(4))).toBeNull();
  });

  test('name the people mentioned, and are shortened', () => {
    const [first] = [message('ben', 1, `@[Ada](user:4f00e4b8-b0b4-403b-9df2-74c18ff7504a) ${'x'.repeat(1000)}`)];
    const text = chooseWords({ quote: '', messages: [first] }, ADA, at(4))?.text;
    expect(text).toMatch(/^@Ada x+$/u);
    expect(text).toHaveLength(300);
  });
});
