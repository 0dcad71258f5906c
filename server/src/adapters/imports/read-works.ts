import type { Element } from '../../domain/exports/pandoc-tree.ts';
import type { Work } from '../../domain/imports/keys.ts';
import { ImportRefused } from '../../domain/imports/kinds.ts';
import { eachElement, plainText } from '../../domain/imports/places.ts';
import type { PandocDocument } from '../../domain/imports/tree.ts';
import type { Pandoc } from '../pandoc/wasm-pandoc.ts';

/** The works embedded in a document, in the order in which they are cited. */
export function readWorks({ meta, blocks }: PandocDocument): Work[] {
  const list = meta['references'];
  if (list?.t !== 'MetaList') return [];
  const order = new Map<string, number>();
  eachElement(blocks, ({ t, c }) => {
    if (t !== 'Cite') return;
    for (const { citationId } of (c as [{ citationId: string }[]])[0])
      if (!order.has(citationId)) order.set(citationId, order.size);
  });
  const placeOf = (id: string): number => order.get(id) ?? order.size;
  const works = (list.c as Element[]).flatMap((entry) => {
    if (entry.t !== 'MetaMap') return [];
    const fields = entry.c as Record<string, Element>;
    const [author] = (fields['author']?.c ?? fields['editor']?.c ?? []) as Element[];
    const name = (author?.c ?? {}) as Record<string, Element>;
    const family = name['family'] ?? name['literal'] ?? name['name'];
    const year = /\d{4}/u.exec(textOf(fields['issued']))?.[0] ?? '';
    const id = textOf(fields['id']);
    return id === '' ? [] : [{ id, author: textOf(family), year }];
  });
  return works.toSorted((a, b) => placeOf(a.id) - placeOf(b.id));
}

/** A metadata value as text, whatever its type. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textOf).join(' ');
  if (typeof value !== 'object' || value === null) return '';
  if ('t' in value) {
    const { t, c } = value as Element;
    if (t === 'MetaInlines') return plainText(c);
    return textOf(c);
  }
  return Object.values(value).map(textOf).join(' ');
}

/** The works embedded in a document as BibTeX, under their new keys. */
export function writeBibliography(
  pandoc: Pandoc,
  document: PandocDocument,
  keys: ReadonlyMap<string, string>,
): Uint8Array {
  const references = document.meta['references'] as Element;
  const renamed = (references.c as Element[]).map((entry) => {
    const fields = entry.c as Record<string, Element>;
    const key = keys.get(textOf(fields['id'])) ?? textOf(fields['id']);
    return { ...entry, c: { ...fields, id: { t: 'MetaString', c: key } } };
  });
  const made = pandoc.convert(
    { from: 'json', to: 'bibtex', standalone: true, 'input-files': ['works.json'] },
    new Map([
      [
        'works.json',
        new TextEncoder().encode(
          JSON.stringify({ ...document, meta: { references: { t: 'MetaList', c: renamed } }, blocks: [] }),
        ),
      ],
    ]),
    0,
  );
  if (made.output.length === 0) throw new ImportRefused('The works cited in this document could not be read.');
  return made.output.slice();
}

/** Names of bibliography files in the metadata. */
export function bibliographiesOf(value: Element | undefined): string[] {
  if (value === undefined) return [];
  const list = value.t === 'MetaList' ? (value.c as Element[]) : [value];
  return list.map(textOf).filter((name) => name !== '');
}
