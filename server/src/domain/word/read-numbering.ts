import { readXml } from '../archives/read-xml.ts';

/** The numbered levels of each list; the others have bullets. */
export type WordLists = ReadonlyMap<string, ReadonlySet<number>>;

/** Word has nine levels. */
const LAST_LEVEL = 8;
const BULLETS = new Set(['bullet', 'none']);

/** Reads `word/numbering.xml`. */
export function readNumbering(xml: string | undefined): WordLists {
  const lists = new Map<string, Set<number>>();
  const kinds = new Map<string, Set<number>>();
  let open = new Set<number>();
  let [list, level] = ['', 0];
  if (xml === undefined) return lists;
  readXml(xml, {
    open: (tag, attributes) => {
      const value = attributes['w:val'] ?? '';
      switch (tag) {
        case 'w:abstractNum':
          open = new Set();
          kinds.set(attributes['w:abstractNumId'] ?? '', open);
          break;
        case 'w:num':
          list = attributes['w:numId'] ?? '';
          break;
        case 'w:abstractNumId':
          // A list may override levels of its definition.
          open = new Set(kinds.get(value));
          lists.set(list, open);
          break;
        case 'w:lvl':
          level = Math.min(LAST_LEVEL, Number(attributes['w:ilvl']) || 0);
          break;
        case 'w:numFmt':
          if (BULLETS.has(value)) open.delete(level);
          else open.add(level);
          break;
      }
    },
  });
  return lists;
}
