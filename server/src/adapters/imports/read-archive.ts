import { buffer } from 'node:stream/consumers';
import { splitPath } from '@scriptorium/contract/rules/file-name.ts';
import { say } from '@scriptorium/contract/said.ts';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { ZipFile as NewZip } from 'yazl';
import { ImportRefused, type SourceFile } from '../../domain/imports/kinds.ts';

/** In unpacked bytes. A Word file of 402 KB that unpacked to 400 MB took pandoc 1.3 GB and a minute. */
export const MAX_UNPACKED_BYTES = 200 * 1024 * 1024;
const MAX_ENTRIES = 20_000;
/** Text compresses to a tenth, uniform images to a thirtieth. */
const MAX_RATIO = 100;
const RATIO_CHECKED_ABOVE_BYTES = 1024 * 1024;

const FILE_TYPE_MASK = 0o170000;
/** Unspecified, regular file, directory. */
const PLAIN_TYPES: ReadonlySet<number> = new Set([0, 0o100000, 0o040000]);

/**
 * Unpacks an untrusted zip into memory. Checks all entries before unpacking a byte, and sizes again while unpacking, since
 * the zip's directory may lie. Archives inside it are treated like any other file. Throws `ImportRefused`.
 */
export async function readArchive(path: string): Promise<SourceFile[]> {
  const zip = await openPromise(path, { autoClose: false, strictFileNames: false }).catch(() => {
    throw new ImportRefused('This zip file is damaged, or not complete.');
  });
  try {
    const entries = await listEntries(zip);
    const files: SourceFile[] = [];
    let left = MAX_UNPACKED_BYTES;
    for (const { entry, path: name } of entries) {
      const bytes = await unpack(zip, entry, name, left);
      left -= bytes.length;
      files.push({ path: name, bytes });
    }
    return files;
  } finally {
    zip.close();
  }
}

/** Packs files into a zip, uncompressed. */
export async function packArchive(files: readonly SourceFile[]): Promise<Uint8Array> {
  const zip = new NewZip();
  for (const { path, bytes } of files) zip.addBuffer(Buffer.from(bytes), path, { compress: false });
  zip.end();
  return buffer(zip.outputStream);
}

async function listEntries(zip: ZipFile): Promise<{ entry: Entry; path: string }[]> {
  if (zip.entryCount > MAX_ENTRIES)
    throw new ImportRefused('This zip has more than 20,000 entries, which is too many.');
  const found: { entry: Entry; path: string }[] = [];
  const names = new Set<string>();
  let total = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      const path = checkEntry(entry);
      if (found.length >= MAX_ENTRIES)
        throw new ImportRefused('This zip has more than 20,000 entries, which is too many.');
      total += entry.uncompressedSize;
      if (total > MAX_UNPACKED_BYTES)
        throw new ImportRefused('Unpacked, this is larger than 200 MB, which is too much.');
      if (path === null) continue;
      if (names.has(path)) throw new ImportRefused(say('This zip has two files called “{name}”.', { name: path }));
      names.add(path);
      found.push({ entry, path });
    }
  } catch (error) {
    if (error instanceof ImportRefused) throw error;
    const isName = error instanceof Error && /relative path|absolute path|invalid characters/u.test(error.message);
    throw new ImportRefused(
      isName ? 'This zip has a file whose name leads out of its folder.' : 'This zip file is damaged, or not complete.',
    );
  }
  return found;
}

/** The path of a file; null for a folder. */
function checkEntry(entry: Entry): string | null {
  const name = entry.fileName;
  if (entry.isEncrypted()) throw new ImportRefused('This zip is protected by a password. Unpack it first.');
  // Only archives made on Unix record the type of an entry.
  const type = (entry.externalFileAttributes >>> 16) & FILE_TYPE_MASK;
  if (entry.versionMadeBy >>> 8 === 3 && !PLAIN_TYPES.has(type))
    throw new ImportRefused(say('“{name}” in this zip is a link, which could lead anywhere.', { name }));
  if (
    entry.uncompressedSize > RATIO_CHECKED_ABOVE_BYTES &&
    entry.uncompressedSize > MAX_RATIO * Math.max(1, entry.compressedSize)
  )
    throw new ImportRefused(
      say('“{name}” unpacks to more than a hundred times its size, which no document does.', { name }),
    );
  const names = splitPath(name.replace(/\/$/u, ''));
  if (names === null || name.startsWith('/') || names.length === 0)
    throw new ImportRefused(say('The name “{name}” in this zip cannot be used.', { name: printable(name) }));
  return name.endsWith('/') ? null : names.join('/');
}

function printable(name: string): string {
  return name.replaceAll(/[\p{C}]/gu, '·').slice(0, 100);
}

async function unpack(zip: ZipFile, entry: Entry, name: string, left: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      size += (chunk as Buffer).length;
      if (size > left) throw new ImportRefused('Unpacked, this is larger than 200 MB, which is too much.');
      chunks.push(chunk as Buffer);
    }
  } catch (error) {
    if (error instanceof ImportRefused) throw error;
    throw new ImportRefused(
      say('“{name}” in this zip is damaged, or packed in a way that is not supported.', { name }),
    );
  }
  return Buffer.concat(chunks);
}
