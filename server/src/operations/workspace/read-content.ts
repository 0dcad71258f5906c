import { isLiveName } from '@scriptorium/contract/rules/file-name.ts';
import type { FileContent } from '../../model/items/write-file.ts';
import { decideMediaType, MEDIA_TYPE_HEAD } from '../../domain/items/media-type.ts';
import type { Ports } from '../../pipeline/ports.ts';

/**
 * Decides how bytes are stored under a name: as a live text if it is the name of a text file, and they are valid UTF-8
 * within the size limit; otherwise as a binary, with a type confirmed by the first bytes.
 */
export async function readContent(
  { blobs, texts }: Pick<Ports, 'blobs' | 'texts'>,
  blob: { hash: string; size: number },
  name: string,
  maxLiveBytes: number,
): Promise<FileContent> {
  if (isLiveName(name) && blob.size <= maxLiveBytes) {
    const content = await texts.pack(await blobs.read(blob.hash));
    if (content !== null) {
      const { mixed, ...text } = content;
      return { kind: 'live', ...text, ...(mixed && { original: { hash: blob.hash, size: blob.size } }) };
    }
  }
  const head: Buffer[] = [];
  if (blob.size > 0) {
    const range = { start: 0, end: Math.min(blob.size, MEDIA_TYPE_HEAD) - 1 };
    for await (const chunk of blobs.stream(blob.hash, range)) head.push(chunk as Buffer);
  }
  return { kind: 'blob', ...blob, mediaType: decideMediaType(name, Buffer.concat(head)) };
}
