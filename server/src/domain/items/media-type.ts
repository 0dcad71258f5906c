import { extensionOf } from '@scriptorium/contract/rules/file-name.ts';

const startsWith = (head: Uint8Array, ...signature: number[]): boolean =>
  signature.every((byte, at) => head[at] === byte);
const hasAscii = (head: Uint8Array, at: number, text: string): boolean =>
  [...text].every((letter, i) => head[at + i] === letter.charCodeAt(0));

/** Formats a browser may display: chosen by file name, and the first bytes must agree. */
const SHOWN: Record<string, { type: string; fits: (head: Uint8Array) => boolean }> = {
  png: { type: 'image/png', fits: (head) => startsWith(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) },
  jpg: { type: 'image/jpeg', fits: (head) => startsWith(head, 0xff, 0xd8, 0xff) },
  jpeg: { type: 'image/jpeg', fits: (head) => startsWith(head, 0xff, 0xd8, 0xff) },
  bmp: { type: 'image/bmp', fits: (head) => hasAscii(head, 0, 'BM') },
  webp: { type: 'image/webp', fits: (head) => hasAscii(head, 0, 'RIFF') && hasAscii(head, 8, 'WEBP') },
  svg: { type: 'image/svg+xml', fits: (head) => /<svg[\s>]/iu.test(new TextDecoder('latin1').decode(head)) },
  pdf: { type: 'application/pdf', fits: (head) => hasAscii(head, 0, '%PDF-') },
  html: { type: 'text/html', fits: () => true },
};

/** Number of leading bytes examined by `decideMediaType`. */
export const MEDIA_TYPE_HEAD = 4096;

/**
 * The type a file is served with. Never taken from the uploader; anything not known to be harmless is served as plain
 * bytes.
 */
export function decideMediaType(name: string, head: Uint8Array): string {
  const shown = SHOWN[extensionOf(name)];
  return shown?.fits(head) ? shown.type : 'application/octet-stream';
}
