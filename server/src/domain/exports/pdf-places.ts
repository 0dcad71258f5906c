/** Position of a block of the text in its PDF. */
export interface PdfPlace {
  /** Counted from 1. */
  readonly page: number;
  /** Points from the left and top of the page. */
  readonly x: number;
  readonly y: number;
  /** The block's first words, without markup. */
  readonly words: string;
}

export interface PdfPlaces {
  /** Number of text columns on a page. */
  readonly columns: number;
  readonly places: readonly PdfPlace[];
}

const SAID = /^scriptorium-place:(\d+):(.*)$/su;

/** Combines what places.lua recorded for each block with the position Typst gave it, in text order. */
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
