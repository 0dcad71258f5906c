import type { CslItem } from '@scriptorium/bibliography/csl-item.ts';
import { createCiter } from './engine.ts';
import { renderMarks } from './render-marks.ts';

/** One work as printed in a list of references of a text without a style; null if nothing is printed. */
export async function printEntry(item: CslItem): Promise<readonly Node[] | null> {
  const citer = await createCiter(new Map([[item.id, item]]), null);
  citer.setCited([item.id]);
  const entry = citer.entry(item.id);
  return entry === null ? null : renderMarks(entry);
}
