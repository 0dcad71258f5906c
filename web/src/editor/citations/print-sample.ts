import type { EditorState } from '@codemirror/state';
import { findKnownTree } from '../markdown/whole-tree.ts';
import { surroundings } from '../surroundings.ts';
import { createCiter } from './engine.ts';
import { citationLibrary, readLanguage } from './library.ts';
import { parseCitation } from './parse-citation.ts';
import { renderMarks } from './render-marks.ts';
import type { PrintedAs } from './write-style.ts';

/** Some citations of a text and their works, as printed in some style. */
export interface PrintedSample {
  readonly citations: readonly (readonly Node[])[];
  readonly entries: readonly (readonly Node[])[];
  /** Why another style is shown instead. */
  readonly fault: string | null;
}

const CITATIONS = 4;
const ENTRIES = 5;

/** The first citations of a text whose works are known. */
function listSources(state: EditorState, known: ReadonlySet<string>): readonly string[] {
  const sources: string[] = [];
  findKnownTree(state).iterate({
    enter: ({ name, from, to }) => {
      if (sources.length >= CITATIONS) return false;
      if (name !== 'Citation' && name !== 'CitationInText') return;
      const source = state.sliceDoc(from, to);
      const { items } = parseCitation(source);
      if (items.length > 0 && items.every(({ id }) => known.has(id)) && !sources.includes(source)) sources.push(source);
      return false;
    },
  });
  return sources;
}

/** The text's own citations in some style and language; null if it cites no known works. */
export async function printSample(
  state: EditorState,
  { csl, lang }: PrintedAs,
  noStyle: string,
): Promise<PrintedSample | null> {
  const library = citationLibrary(state);
  const sources = library ? listSources(state, library.keys) : [];
  if (!library || sources.length === 0) return null;
  const { assets } = state.facet(surroundings);
  const style = csl === '' ? null : await assets.readStyle(csl);
  const keys = [...new Set(sources.flatMap((source) => parseCitation(source).items.map(({ id }) => id)))];
  const items = new Map((await library.read(keys)).map((item) => [item.id, item]));
  const citer = await createCiter(items, style, await readLanguage(assets, lang, style));
  citer.setCited(keys);
  return {
    citations: sources.map((source) => renderMarks(citer.cite(source) ?? source)),
    entries: keys.slice(0, ENTRIES).flatMap((key) => {
      const entry = citer.entry(key);
      return entry === null ? [] : [renderMarks(entry)];
    }),
    fault: csl !== '' && style === null ? noStyle : citer.styleFault,
  };
}
