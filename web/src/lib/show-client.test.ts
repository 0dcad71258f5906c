import { expect, test } from 'vitest';
import { showClient } from './show-client.ts';
import { texts } from './languages/de.ts';

test.each(['Firefox 143 on Linux', 'Chrome 153 on Android phone', 'Browser on unknown device', 'my script'])(
  'shows %s as it was stored, in English',
  (stored) => expect(showClient(stored)).toBe(stored),
);

test('is worded naturally in other languages', () => {
  expect(texts.trusted.client).toBe('{browser} auf {system}');
  expect(texts.trusted.androidPhone).toBe('Android-Telefon');
});
