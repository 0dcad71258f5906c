import { expect, test } from 'vitest';
import { decideMediaType } from './media-type.ts';

const head = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['a.png', '\x89PNG\r\n\x1a\n', 'image/png'],
  ['a.PNG', '\x89PNG\r\n\x1a\n', 'image/png'],
  ['a.png', '<html>', 'application/octet-stream'],
  ['a.jpg', '\xff\xd8\xff\xe0', 'image/jpeg'],
  ['a.webp', 'RIFF\0\0\0\0WEBP', 'image/webp'],
  ['a.webp', 'RIFF\0\0\0\0WAVE', 'application/octet-stream'],
  ['a.svg', '<?xml version="1.0"?><svg xmlns="x">', 'image/svg+xml'],
  ['a.svg', '<script>', 'application/octet-stream'],
  ['a.pdf', '%PDF-1.7', 'application/pdf'],
  ['a.pdf', 'GIF89a%PDF-1.7', 'application/octet-stream'],
  ['a.html', '', 'text/html'],
  ['a.htm', '<h1>', 'application/octet-stream'],
  ['a.xhtml', '<html>', 'application/octet-stream'],
  ['png', '\x89PNG\r\n\x1a\n', 'application/octet-stream'],
])('%s beginning with %j is served as %s', (name, bytes, type) => {
  expect(decideMediaType(name, head(bytes))).toBe(type);
});
