import { readXml, XmlRefused } from '../archives/read-xml.ts';
import { readAuthorName } from './author-name.ts';
import type { WordComment } from './word-document.ts';

/** Of one file; a document holds no more open ones. */
export const MOST_COMMENTS = 5000;

interface Found {
  id: string;
  name: string;
  at: number | null;
  paragraphs: string[];
  /** ID of its last paragraph, which identifies threads. */
  place: string;
}

/** A document's comments and replies, and which are resolved. */
export function readComments(xml: string | undefined, threads: string | undefined): WordComment[] {
  if (xml === undefined) return [];
  const found = readBodies(xml);
  const links = readThreads(threads);
  // Older programs, and LibreOffice without replies, give paragraphs no IDs: then there are no replies.
  const byPlace = new Map(found.flatMap(({ place, id }) => (place === '' ? [] : [[place, id] as const])));
  return found.map(({ id, name, at, paragraphs, place }) => {
    const link = links.get(place);
    const parent = byPlace.get(link?.parent ?? '') ?? null;
    return {
      id,
      author: { name, at },
      text: paragraphs
        .map((text) => text.trim())
        .join('\n\n')
        .trim(),
      parent: parent === id ? null : parent,
      isResolved: link?.isDone ?? false,
    };
  });
}

function readBodies(xml: string): Found[] {
  const found: Found[] = [];
  let isText = false;
  let inParagraph = false;
  readXml(xml, {
    open: (tag, attributes) => {
      const last = found.at(-1);
      if (tag === 'w:comment') {
        if (found.length === MOST_COMMENTS) throw new XmlRefused('This Word document is too long to be read.');
        const at = Date.parse(attributes['w:date'] ?? '');
        found.push({
          id: attributes['w:id'] ?? '',
          name: readAuthorName(attributes['w:author']),
          at: Number.isNaN(at) ? null : at,
          paragraphs: [],
          place: '',
        });
      } else if (last && tag === 'w:p') {
        inParagraph = true;
        last.paragraphs.push('');
        last.place = attributes['w14:paraId'] ?? '';
      } else if (tag === 'w:t') isText = true;
      else if (last && inParagraph && (tag === 'w:br' || tag === 'w:tab')) append(last, ' ');
    },
    close: (tag) => {
      if (tag === 'w:t') isText = false;
      if (tag === 'w:p') inParagraph = false;
    },
    text: (text) => {
      const last = found.at(-1);
      if (isText && inParagraph && last) append(last, text);
    },
  });
  return found;
}

function append({ paragraphs }: Found, text: string): void {
  paragraphs.push((paragraphs.pop() ?? '') + text);
}

function readThreads(xml: string | undefined): Map<string, { parent: string; isDone: boolean }> {
  const links = new Map<string, { parent: string; isDone: boolean }>();
  if (xml === undefined) return links;
  readXml(xml, {
    open: (tag, attributes) => {
      if (tag !== 'w15:commentEx') return;
      const isDone = ['1', 'true', 'on'].includes(attributes['w15:done'] ?? '');
      links.set(attributes['w15:paraId'] ?? '', { parent: attributes['w15:paraIdParent'] ?? '', isDone });
    },
  });
  return links;
}
