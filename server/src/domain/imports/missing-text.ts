import { say } from '@scriptorium/contract/said.ts';
import { CAPTION_NUMBER } from './captions.ts';
import { shorten, type Place, type Remarks } from './kinds.ts';

/** Stands for a formula, whose symbols the result writes in another way. */
export const FORMULA = '\u{FFFC}';

/** A paragraph of the source, as read independently for this check. */
export interface SourceParagraph {
  /** With a {@link FORMULA} for each formula. */
  readonly text: string;
  readonly place: Place;
}

/** Number of consecutive words to look for; fewer would match by chance. */
const ROW = 3;
const MAX_LISTED = 200;

/**
 * Reports every paragraph of the source most of whose words are missing from the result. Readers silently drop what
 * they do not know: text boxes, fields, whole parts.
 */
export function findMissingText(paragraphs: readonly SourceParagraph[], result: string, remarks: Remarks): void {
  const known = new Set(rowsOf(result));
  let listed = 0;
  for (const { text, place } of paragraphs) {
    // The result numbers captions itself.
    const rows = rowsOf(text.replace(CAPTION_NUMBER, ''));
    if (rows.length === 0) continue;
    const found = rows.filter((row) => known.has(row)).length;
    if (found * 2 >= rows.length) continue;
    listed += 1;
    if (listed > MAX_LISTED) continue;
    const words = shorten(text.replaceAll(FORMULA, '…'), 150);
    remarks.add('lost', say('This text is not in the result: “{words}”', { words }), place);
  }
  if (listed > MAX_LISTED)
    remarks.add(
      'lost',
      say('{count} more paragraphs are not in the result, or in another form.', { count: listed - MAX_LISTED }),
    );
}

function rowsOf(text: string): string[] {
  return text.split(FORMULA).flatMap(rowsWithin);
}

function rowsWithin(text: string): string[] {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return words.slice(0, Math.max(0, words.length - ROW + 1)).map((_, at) => words.slice(at, at + ROW).join(' '));
}
