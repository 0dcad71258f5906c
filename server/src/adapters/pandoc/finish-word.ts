import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import type { WordComment } from '../../domain/exports/review.ts';

const COMMENTS = 'word/comments.xml';
const THREADS = 'word/commentsExtended.xml';
/** Parts that contain suggested changes. */
const CHANGED = new Set(['word/document.xml', 'word/footnotes.xml']);
/** Far from the numbers of bookmarks and comments, which start at 0. */
const FIRST_CHANGE = 1_000_000;

const WORDML = 'http://schemas.microsoft.com/office/word/2012/wordml';

/**
 * Adds what pandoc's writer leaves out of a Word document with comments and changes (pandoc issue 6959): which comments
 * are replies, which threads are resolved, and distinct numbers for changes. Trusts its input, which pandoc just wrote.
 */
export async function finishWord(
  bytes: Uint8Array,
  comments: readonly WordComment[],
  sourceDate: number,
): Promise<Uint8Array> {
  const parts = await readParts(bytes);
  let nextChange = FIRST_CHANGE;
  const edit = (name: string, change: (xml: string) => string): void => {
    const part = parts.get(name);
    if (part !== undefined) parts.set(name, Buffer.from(change(part.toString('utf8'))));
  };
  for (const name of CHANGED) {
    edit(name, (xml) =>
      xml.replaceAll(/(<w:(?:ins|del) w:id=")[^"]*"/gu, (_, head: string) => {
        nextChange += 1;
        return `${head}${nextChange}"`;
      }),
    );
  }
  if (comments.length > 0 && parts.has(COMMENTS)) {
    edit(COMMENTS, (xml) => nameParagraphs(xml, comments));
    const written = parts.get(COMMENTS)?.toString('utf8') ?? '';
    const shown = comments.filter(({ id }) => written.includes(`w14:paraId="${paragraphOf(id)}"`));
    parts.set(THREADS, Buffer.from(writeThreads(shown)));
    edit('[Content_Types].xml', (xml) =>
      xml.replace(
        '</Types>',
        `<Override PartName="/${THREADS}" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.commentsExtended+xml"/></Types>`,
      ),
    );
    edit('word/_rels/document.xml.rels', (xml) =>
      xml.replace(
        '</Relationships>',
        '<Relationship Type="http://schemas.microsoft.com/office/2011/relationships/commentsExtended" Id="rIdThreads" Target="commentsExtended.xml"/></Relationships>',
      ),
    );
  }
  return writeParts(parts, sourceDate);
}

/** Gives the last paragraph of each comment the id by which the threads refer to it. */
function nameParagraphs(xml: string, comments: readonly WordComment[]): string {
  const authors = new Map(comments.map(({ id, author }) => [String(id), author]));
  return xml
    .replace(
      '<w:comments ',
      '<w:comments xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" mc:Ignorable="w14" ',
    )
    .replaceAll(/<w:comment w:id="(\d+)"(.*?)<\/w:comment>/gsu, (whole, id: string, rest: string) => {
      const last = rest.lastIndexOf('<w:p>');
      if (last === -1) return whole;
      const initials = initialsOf(authors.get(id) ?? '');
      return `<w:comment w:id="${id}" w:initials="${initials}"${rest.slice(0, last)}<w:p w14:paraId="${paragraphOf(Number(id))}">${rest.slice(last + '<w:p>'.length)}</w:comment>`;
    });
}

function writeThreads(comments: readonly WordComment[]): string {
  const rows = comments.map(({ id, parent, isResolved }) => {
    const under = parent === null ? '' : ` w15:paraIdParent="${paragraphOf(parent)}"`;
    return `<w15:commentEx w15:paraId="${paragraphOf(id)}"${under} w15:done="${isResolved ? 1 : 0}"/>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><w15:commentsEx xmlns:w15="${WORDML}">${rows.join('')}</w15:commentsEx>`;
}

/** Eight hexadecimal digits below 80000000, as the format requires; zero is not allowed. */
function paragraphOf(id: number): string {
  return (0x5c000000 + id + 1).toString(16).toUpperCase().padStart(8, '0');
}

function initialsOf(author: string): string {
  const letters = author.split(/\s+/u).map((word) => /^[\p{L}\p{N}]/u.exec(word)?.[0] ?? '');
  return letters.join('').slice(0, 4).toUpperCase();
}

async function readParts(bytes: Uint8Array): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(Buffer.from(bytes));
  const parts = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry())
    parts.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  return parts;
}

async function writeParts(parts: ReadonlyMap<string, Buffer>, sourceDate: number): Promise<Uint8Array> {
  const zip = new ZipFile();
  const mtime = new Date(sourceDate * 1000);
  for (const [name, part] of parts) zip.addBuffer(part, name, { mtime, mode: 0o100644, forceDosTimestamp: true });
  zip.end();
  return buffer(zip.outputStream);
}
