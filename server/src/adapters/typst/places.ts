import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

/** Where a block begins: a page, and points from its left and top. Marked by places.lua. */
export interface PlaceOfBlock {
  readonly block: number;
  readonly page: number;
  readonly x: number;
  readonly y: number;
}

export interface PlacesOfBlocks {
  /** Number of text columns on a page. */
  readonly columns: number;
  readonly blocks: readonly PlaceOfBlock[];
}

/** Appended to the document; takes no space. Collects where the marks are once the pages are laid out. */
export const COLLECT_PLACES = `
#context [#metadata((
  page.columns,
  query(<scriptorium-place>).map(mark => {
    let at = mark.location().position()
    let (block, rise) = mark.value
    (block, at.page, calc.round(at.x.pt(), digits: 1), calc.round(at.y.pt() - rise, digits: 1))
  }),
))<scriptorium-places>]
`;

/** In page order. A heading that is repeated in the table of contents counts where it is itself. */
export function readPlaces(compiler: NodeCompiler, document: Parameters<NodeCompiler['pdf']>[0]): PlacesOfBlocks {
  const found = compiler.query(document, { selector: '<scriptorium-places>', field: 'value' }) as [
    [number, [number, number, number, number][]],
  ];
  const [columns, marks] = found[0];
  const blocks = new Map(marks.map(([block, page, x, y]) => [block, { block, page, x, y }]));
  return { columns, blocks: [...blocks.values()] };
}
