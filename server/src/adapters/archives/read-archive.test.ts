import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { readArchive } from './read-archive.ts';

async function pack(files: Readonly<Record<string, Buffer>>, mode = 0o100_644): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(content, name, { mode });
  zip.end();
  return buffer(zip.outputStream);
}

describe('a zip', () => {
  test('returns the selected files', async () => {
    const zip = await pack({ 'a/one.xml': Buffer.from('one'), 'two.txt': Buffer.from('two') });
    const files = await readArchive(zip, (name) => name.endsWith('.xml'));
    expect([...files].map(([name, content]) => [name, content.toString()])).toEqual([['a/one.xml', 'one']]);
  });

  test('that grows out of proportion, links elsewhere, is cut short or is no zip is refused', async () => {
    const bomb = await pack({ 'document.xml': Buffer.alloc(40 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(100_000);
    await expect(readArchive(bomb)).rejects.toThrow(/far more/u);
    await expect(readArchive(await pack({ link: Buffer.from('/etc/passwd') }, 0o120_777))).rejects.toThrow(/links/u);
    const whole = await pack({ one: Buffer.from('one '.repeat(1000)) });
    await expect(readArchive(whole.subarray(0, whole.length - 40))).rejects.toThrow(/damaged/u);
    await expect(readArchive(Buffer.from('no zip at all'))).rejects.toThrow(/cannot be unpacked/u);
  });

  test('whose directory lies about a size is refused during unpacking', async () => {
    const bomb = await pack({ one: Buffer.alloc(8 * 1024 * 1024) });
    const directory = bomb.lastIndexOf(Buffer.from('PK\u0001\u0002'));
    bomb.writeUInt32LE(1000, directory + 24);
    await expect(readArchive(bomb)).rejects.toThrow(/damaged|far more/u);
  });
});
