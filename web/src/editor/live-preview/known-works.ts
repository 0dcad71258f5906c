import type { EditorState } from '@codemirror/state';
import type { CslItem } from '@scriptorium/bibliography/csl-item.ts';
import { type CitationLibrary, citationLibrary } from '../citations/library.ts';
import { splitCitation } from '../citations/parse-citation.ts';
import type { FoundCitation } from './citation.ts';

interface Known {
  readonly asked: Set<string>;
  readonly works: Map<string, CslItem>;
}

const known = new WeakMap<CitationLibrary, Known>();

/** What is known so far about the works of citations. Calls `onMore` once more is known about this one. */
export function knowWorks(
  state: EditorState,
  { source, isReference }: FoundCitation,
  onMore: () => void,
): ReadonlyMap<string, CslItem> {
  const library = citationLibrary(state);
  if (library === null || isReference) return new Map();
  const { asked, works } = known.get(library) ?? { asked: new Set<string>(), works: new Map<string, CslItem>() };
  known.set(library, { asked, works });
  const wanted = splitCitation(source).flatMap(({ id }) => (library.keys.has(id) && !asked.has(id) ? [id] : []));
  if (wanted.length === 0) return works;
  for (const id of wanted) asked.add(id);
  // If it cannot be reached, the card shows the printed entries.
  void library.read(wanted).then(
    (items) => {
      for (const item of items) works.set(item.id, item);
      if (items.length > 0) onMore();
    },
    () => undefined,
  );
  return works;
}
