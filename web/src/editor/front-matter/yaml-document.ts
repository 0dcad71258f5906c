import { type Document, isMap, isScalar, type Pair, parseDocument, visit, YAMLParseError } from 'yaml';

export type Path = readonly (string | number)[];
export type YamlData = string | number | boolean | null | readonly YamlData[] | { readonly [key: string]: YamlData };

export type YamlMove = Extract<YamlEdit, { kind: 'move' }>;

export type YamlEdit =
  /** Sets a scalar; a missing key is added. */
  | { readonly kind: 'set'; readonly path: Path; readonly value: string | number | boolean }
  /** Removes a key or a list item; removing the last item removes the list and its key. */
  | { readonly kind: 'remove'; readonly path: Path }
  | { readonly kind: 'insert'; readonly path: Path; readonly at: number; readonly value: YamlData }
  | {
      readonly kind: 'move';
      readonly path: Path;
      readonly from: number;
      readonly to: number;
      /** Moves the neighbours instead of the item, since someone is writing in it. */
      readonly isStill?: boolean;
    }
  /** Turns a value into a list of one. */
  | { readonly kind: 'wrap'; readonly path: Path }
  /** Replaces a value, or adds a key with it. */
  | { readonly kind: 'replace'; readonly path: Path; readonly value: YamlData };

/** The usual order of keys; a new one goes after those before it. */
const ORDER = ['title', 'subtitle', 'author', 'authors', 'affiliation', 'affiliations', 'date', 'abstract', 'keywords'];

export function parseYaml(text: string): Document.Parsed {
  const document = parseDocument(text, { keepSourceTokens: true, prettyErrors: false, uniqueKeys: false });
  refuseRepeatedKeys(document);
  return document;
}

/** The parser compares each key with all others, which takes half a minute for a malicious text. */
function refuseRepeatedKeys(document: Document.Parsed): void {
  visit(document, {
    Map: (_, { items }) => {
      const known = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (known.has(key.value)) {
          const [from, to] = key.range!;
          document.errors.push(new YAMLParseError([from, to], 'DUPLICATE_KEY', 'Map keys must be unique'));
        }
        known.add(key.value);
      }
    },
  });
}

function listKeys(document: Document.Parsed): string[] {
  return isMap(document.contents)
    ? document.contents.items.map(({ key }) => (isScalar(key) ? String(key.value) : ''))
    : [];
}

/** The index at which to add a top-level key. */
export function findSlot(document: Document.Parsed, key: string): number {
  const keys = listKeys(document);
  const rank = ORDER.indexOf(key);
  if (rank < 0) return keys.length;
  const before = keys.findLastIndex((other) => ORDER.includes(other) && ORDER.indexOf(other) < rank);
  if (before >= 0) return before + 1;
  const after = keys.findIndex((other) => ORDER.includes(other));
  return after >= 0 ? after : keys.length;
}

export function startOfPair(pair: Pair): number {
  return isScalar(pair.key) ? pair.key.range![0] : 0;
}
