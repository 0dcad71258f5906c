import { eachElement } from '../../server/src/domain/imports/places.ts';
import type { Pandoc } from '../../server/src/adapters/pandoc/wasm-pandoc.ts';

export const COUNTED = [
  'headings',
  'items',
  'tables',
  'formulas',
  'figures',
  'notes',
  'citations',
  'references',
] as const;
export type Counts = Record<(typeof COUNTED)[number], number>;

export const noCounts = (): Counts => Object.fromEntries(COUNTED.map((word) => [word, 0])) as Counts;

export function addCounts(all: readonly Counts[]): Counts {
  const sum = noCounts();
  for (const counts of all) for (const word of COUNTED) sum[word] += counts[word];
  return sum;
}

/** Counts what a Markdown text contains, as parsed by pandoc. `items`: list items. */
export function countMarkdown(pandoc: Pandoc, text: Uint8Array): Counts {
  const counts = noCounts();
  const { output } = pandoc.convert(
    { from: 'markdown+mark', to: 'json', 'input-files': ['a.md'] },
    new Map([['a.md', text]]),
    0,
  );
  // Nothing to compare if pandoc refuses the text, for example because of a broken title block.
  if (output.length === 0) return counts;
  eachElement((JSON.parse(new TextDecoder().decode(output)) as { blocks: unknown }).blocks, ({ t, c }) => {
    if (t === 'Header') counts.headings += 1;
    else if (t === 'BulletList' || t === 'DefinitionList') counts.items += (c as unknown[]).length;
    else if (t === 'OrderedList') counts.items += ((c as unknown[])[1] as unknown[]).length;
    else if (t === 'Table') counts.tables += 1;
    else if (t === 'Math') counts.formulas += 1;
    else if (t === 'Image') counts.figures += 1;
    else if (t === 'Note') counts.notes += 1;
    else if (t === 'Link' && (c as [unknown, unknown, [string]])[2][0].startsWith('#')) counts.references += 1;
    else if (t === 'Cite') {
      const [{ citationId }] = (c as [[{ citationId: string }]])[0];
      if (/^(?:fig|tbl|tab|eq|sec|lst)[:-]/iu.test(citationId)) counts.references += 1;
      else counts.citations += 1;
    }
  });
  return counts;
}
