import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** Names and contents of a zip. */
export async function unzip(bytes: Uint8Array): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(Buffer.from(bytes));
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    const isFolder = entry.fileName.endsWith('/');
    files.set(entry.fileName, isFolder ? Buffer.alloc(0) : await buffer(await zip.openReadStreamPromise(entry)));
  }
  return files;
}
