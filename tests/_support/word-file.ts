import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { unzip } from '../accounts/unzip.ts';

/* Word files edited like Word would. */

/** A zip of these files. */
export async function packZip(parts: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, part] of parts) zip.addBuffer(part, name);
  zip.end();
  return buffer(zip.outputStream);
}

/** Edits word/document.xml as Word would. */
export async function editWord(
  docx: Buffer,
  change: (xml: string) => string,
  more: Readonly<Record<string, string>> = {},
) {
  const parts = await unzip(docx);
  parts.set('word/document.xml', Buffer.from(change(parts.get('word/document.xml')?.toString() ?? '')));
  for (const [name, xml] of Object.entries(more)) parts.set(name, Buffer.from(xml));
  return packZip(parts);
}

const GRACE = 'w:id="900" w:author="Grace Hopper" w:date="2026-11-20T09:30:00Z"';
export const wordRun = (text: string, tag = 't') => `<w:r><w:${tag} xml:space="preserve">${text}</w:${tag}></w:r>`;

/** Replaces words within one run as a tracked change. */
export function trackWords(xml: string, old: string, fresh: string): string {
  const at = xml.indexOf(old);
  if (at < 0) throw new Error(`The file has no “${old}”.`);
  const change = `<w:del ${GRACE}>${wordRun(old, 'delText')}</w:del>${fresh === '' ? '' : `<w:ins ${GRACE}>${wordRun(fresh)}</w:ins>`}`;
  return `${xml.slice(0, at)}</w:t></w:r>${change}<w:r><w:t xml:space="preserve">${xml.slice(at + old.length)}`;
}

/** A comment by Grace Hopper with a reply by Alan, for the range with ID 70. */
export const COMMENTS = {
  'word/comments.xml': `<w:comments xmlns:w="w" xmlns:w14="w14"><w:comment w:id="70" w:author="Grace Hopper" w:date="2026-11-20T09:31:00Z"><w:p w14:paraId="00000A01">${wordRun('Which year?')}</w:p></w:comment><w:comment w:id="71" w:author="Alan" w:date="2026-11-20T09:32:00Z"><w:p w14:paraId="00000A02">${wordRun('The last one.')}</w:p></w:comment></w:comments>`,
  'word/commentsExtended.xml': `<w15:commentsEx xmlns:w15="w15"><w15:commentEx w15:paraId="00000A01" w15:done="0"/><w15:commentEx w15:paraId="00000A02" w15:paraIdParent="00000A01" w15:done="0"/></w15:commentsEx>`,
};
