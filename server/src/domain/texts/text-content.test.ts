import { expect, test } from 'vitest';
import { readTextContent, textContentSize, writeTextContent } from './text-content.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

test.each([['a\nb\n'], ['a\r\nb\r\n'], ['a\rb\r'], ['\ufeffa\r\nb'], ['\ufeff'], [''], ['no end'], ['\ufeff\ufeffx']])(
  'a text with a single kind of line ending is restored byte for byte: %j',
  (raw) => {
    const content = readTextContent(bytes(raw));
    expect(content?.mixed).toBe(false);
    expect(content?.text.includes('\r')).toBe(false);
    expect(writeTextContent(content!)).toEqual(bytes(raw));
    expect(textContentSize(content!)).toBe(bytes(raw).length);
  },
);

test('mixed line endings are unified to the most frequent and reported', () => {
  expect(readTextContent(bytes('a\r\nb\r\nc\nd'))).toEqual({
    text: 'a\nb\nc\nd',
    eol: 'crlf',
    bom: false,
    mixed: true,
  });
});

test.each([
  [new Uint8Array([0xff, 0xfe, 0x41])],
  [new Uint8Array([0x61, 0, 0x62])],
  [new Uint8Array([0xed, 0xa0, 0x80])],
])('bytes that are not text are recognised', (raw) => {
  expect(readTextContent(raw)).toBeNull();
});
