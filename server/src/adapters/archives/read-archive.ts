import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { ArchiveGuard, ArchiveRefused } from '../../domain/archives/archive-guard.ts';

const LOCAL_FILE = Buffer.from('PK\u0003\u0004');

/**
 * Unpacks the files of a zip that `wants` selects, by name, into memory, after checking all entries. The library rejects
 * names that lead out of the folder. Throws `ArchiveRefused` if the archive is damaged or over a limit.
 */
export async function readArchive(
  bytes: Uint8Array,
  wants: (name: string) => boolean = () => true,
  signal?: AbortSignal,
): Promise<Map<string, Buffer>> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!buffer.subarray(0, LOCAL_FILE.length).equals(LOCAL_FILE)) throw new ArchiveRefused('not-an-archive');
  const zip = await fromBufferPromise(buffer, { lazyEntries: true }).catch(refuseDamaged);
  const guard = new ArchiveGuard();
  const entries: Entry[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      guard.admit(describeEntry(entry));
      if (!entry.fileName.endsWith('/') && wants(entry.fileName)) entries.push(entry);
    }
    const files = new Map<string, Buffer>();
    for (const entry of entries) {
      signal?.throwIfAborted();
      files.set(entry.fileName, await unpack(zip, entry, guard));
    }
    return files;
  } catch (error) {
    signal?.throwIfAborted();
    return refuseDamaged(error);
  } finally {
    zip.close();
  }
}

function describeEntry(entry: Entry) {
  return {
    packedBytes: entry.compressedSize,
    bytes: entry.uncompressedSize,
    isEncrypted: (entry.generalPurposeBitFlag & 1) !== 0,
    unixMode: entry.externalFileAttributes >>> 16,
  };
}

async function unpack(zip: ZipFile, entry: Entry, guard: ArchiveGuard): Promise<Buffer> {
  const count = guard.unpack({ packedBytes: entry.compressedSize });
  const chunks: Buffer[] = [];
  const stream = await zip.openReadStreamPromise(entry);
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    count(chunk.length);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function refuseDamaged(error: unknown): never {
  throw error instanceof ArchiveRefused ? error : new ArchiveRefused('damaged');
}
