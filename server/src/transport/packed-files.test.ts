import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PackedFiles } from './packed-files.ts';

const root = mkdtempSync(join(tmpdir(), 'packed-'));
const source = 'export const greeting = "hello";\n'.repeat(200);
writeFileSync(join(root, 'a.js'), source);
writeFileSync(join(root, 'small.js'), 'x');

describe('PackedFiles', () => {
  const files = new PackedFiles(root);

  it('uses an encoding the browser accepts, and decodes to the same bytes', async () => {
    const br = await files.read('a.js', 'gzip, deflate, br');
    expect(br?.encoding).toBe('br');
    expect(brotliDecompressSync(br?.bytes ?? new Uint8Array()).toString()).toBe(source);
    const gzip = await files.read('a.js', 'gzip');
    expect(gunzipSync(gzip?.bytes ?? new Uint8Array()).toString()).toBe(source);
    const plain = await files.read('a.js', undefined);
    expect([plain?.encoding, Buffer.from(plain?.bytes ?? []).toString()]).toEqual([undefined, source]);
    expect(new Set([br?.tag, gzip?.tag, plain?.tag]).size).toBe(3);
  });

  it('does not compress small files, nor images and fonts that are already compressed', async () => {
    expect((await files.read('small.js', 'br'))?.encoding).toBeUndefined();
    expect(files.read('font.woff2', 'br')).toBeNull();
  });

  it('uses files compressed by the build', async () => {
    const packed = brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    writeFileSync(join(root, 'built.js'), source);
    writeFileSync(join(root, 'built.js.br'), packed);
    expect(Buffer.from((await files.read('built.js', 'br'))?.bytes ?? [])).toEqual(packed);
    const gzip = await files.read('built.js', 'gzip');
    expect(gunzipSync(gzip?.bytes ?? new Uint8Array()).toString()).toBe(source);
  });

  it('does not cache failures', async () => {
    await expect(files.read('later.js', 'br')).rejects.toThrow(/ENOENT/);
    writeFileSync(join(root, 'later.js'), source);
    expect((await files.read('later.js', 'br'))?.encoding).toBe('br');
  });
});
