/** A block of the text on the pages of its PDF. */
export interface PdfPlace {
  /** From 1. */
  readonly page: number;
  /** Points from the left and the top of the page. */
  readonly x: number;
  readonly y: number;
  /** The first words of the block, without markup. */
  readonly words: string;
}

export interface PdfPlaces {
  /** Columns of text on a page. */
  readonly columns: number;
  readonly places: readonly PdfPlace[];
}

const SAID = /^scriptorium-place:(\d+):(.*)$/su;

/** Combines what places.lua wrote for each block with where Typst put it, in text order. */
export function namePlaces(
  set: { columns: number; blocks: readonly { block: number; page: number; x: number; y: number }[] },
  lines: readonly string[],
): PdfPlaces {
  const at = new Map(set.blocks.map((each) => [each.block, each]));
  const places = lines.flatMap((line): PdfPlace[] => {
    const [, block, words = ''] = SAID.exec(line) ?? [];
    const found = at.get(Number(block));
    return found === undefined ? [] : [{ page: found.page, x: found.x, y: found.y, words }];
  });
  return { columns: set.columns, places };
}
