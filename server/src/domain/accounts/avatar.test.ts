import { describe, expect, it } from 'vitest';
import { checkAvatar } from './avatar.ts';

function png(width: number, height: number, extra = 0): Buffer {
  const bytes = Buffer.alloc(33 + extra);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]).copy(bytes);
  bytes.write('IHDR', 12, 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

function jpeg(width: number, height: number): Buffer {
  const frame = Buffer.alloc(19);
  frame.writeUInt16BE(0xffc0, 0);
  frame.writeUInt16BE(17, 2);
  frame.writeUInt8(8, 4);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0]), frame, Buffer.from([0xff, 0xd9])]);
}

const url = (bytes: Buffer, type = 'png'): string => `data:image/${type};base64,${bytes.toString('base64')}`;

describe('a profile picture', () => {
  it('may be a png or jpeg of 300 pixels', () => {
    expect(checkAvatar(url(png(300, 300)))).toBe(url(png(300, 300)));
    expect(checkAvatar(url(jpeg(300, 200), 'jpeg'))).toBe(url(jpeg(300, 200), 'jpeg'));
  });

  it('gets its type from its bytes', () => {
    expect(checkAvatar(url(jpeg(10, 10), 'png'))).toMatch(/^data:image\/jpeg;/);
    expect(checkAvatar(url(jpeg(10, 10), 'jpg'))).toMatch(/^data:image\/jpeg;/);
  });

  it.each([
    ['too wide', url(png(301, 10))],
    ['too high', url(jpeg(10, 301), 'jpeg')],
    ['without extent', url(png(0, 10))],
    ['too heavy', url(png(10, 10, 200 * 1024))],
    ['an SVG', `data:image/svg+xml;base64,${Buffer.from('<svg onload="x"/>').toString('base64')}`],
    ['an SVG that says it is a PNG', url(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x"/>'))],
    ['an address', 'https://evil.example/x.png'],
    ['with something behind it', `${url(png(10, 10))}" onerror="x`],
    ['a JPEG that ends before its frame', url(jpeg(10, 10).subarray(0, 8), 'jpeg')],
    ['empty', 'data:image/png;base64,'],
  ])('is refused when it is %s', (_, picture) => {
    expect(() => checkAvatar(picture)).toThrow(expect.objectContaining({ code: 'invalid', field: 'avatar' }));
  });
});
