import { fail } from '@scriptorium/contract/errors.ts';

export const AVATAR_MAX_BYTES = 200 * 1024;
export const AVATAR_MAX_SIDE = 300;

/**
 * Checks a profile picture and returns it in canonical form. Relies on the bytes alone, not on the declared type or on
 * the browser having scaled it.
 */
export function checkAvatar(dataUrl: string): string {
  const [, type, base64] = /^data:image\/(png|jpeg|jpg);base64,([A-Za-z0-9+/]+={0,2})$/u.exec(dataUrl) ?? [];
  if (type === undefined || base64 === undefined) return refuse('The image must be a PNG or JPEG file.');
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > AVATAR_MAX_BYTES) return refuse('The image must be at most 200 KB.');
  const found = readSize(bytes);
  if (found === undefined) return refuse('The image must be a PNG or JPEG file.');
  if (found.width < 1 || found.height < 1 || found.width > AVATAR_MAX_SIDE || found.height > AVATAR_MAX_SIDE) {
    return refuse('The image must be at most 300 pixels wide and high.');
  }
  return `data:image/${found.type};base64,${bytes.toString('base64')}`;
}

function refuse(message: string): never {
  fail('invalid', { message, field: 'avatar' });
}

interface PictureSize {
  type: 'png' | 'jpeg';
  width: number;
  height: number;
}

const PNG_HEAD = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function readSize(bytes: Buffer): PictureSize | undefined {
  if (bytes.length >= 33 && bytes.subarray(0, 8).equals(PNG_HEAD) && bytes.toString('latin1', 12, 16) === 'IHDR') {
    return { type: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  }
  if (bytes.length >= 4 && bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return readJpegSize(bytes);
  return undefined;
}

/** Walks the segments of a JPEG to its frame header. */
function readJpegSize(bytes: Buffer): PictureSize | undefined {
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { type: 'jpeg', height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2) return undefined;
    at += 2 + length;
  }
  return undefined;
}
