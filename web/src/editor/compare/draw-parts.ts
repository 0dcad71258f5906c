import { splitOuterSpaces } from '../../lib/split-outer-spaces.ts';
import type { DiffPart } from '../../lib/word-diff.ts';
import { t } from '../../lib/texts/comparing.ts';

/** A comparison as plain text, with removed and added words marked. */
export function drawParts(parts: readonly DiffPart[]): (Node | string)[] {
  return parts.flatMap(({ kind, text }) => {
    if (kind === 'same') return text;
    const element = document.createElement(kind === 'added' ? 'ins' : 'del');
    element.className = kind === 'added' ? 'cm-added' : 'cm-removed';
    const [before, words, after] = splitOuterSpaces(text);
    element.textContent = words;
    return [before, element, after];
  });
}

/** Reduces unchanged text to the lines next to changes. */
export function shortenSame(parts: readonly DiffPart[]): DiffPart[] {
  return parts.map(({ kind, text }, at) => {
    if (kind !== 'same') return { kind, text };
    const lines = text.split('\n');
    if (lines.length < 5) return { kind, text };
    const [head, tail] = [at === 0 ? [] : lines.slice(0, 2), at === parts.length - 1 ? [] : lines.slice(-2)];
    return { kind, text: [...head, '…', ...tail].join('\n') };
  });
}

/** "Title, keywords changed". */
export function describeFront(keys: readonly string[]): string {
  const [first, ...others] = keys.map((key) => key.replaceAll('-', ' '));
  if (first === undefined) return t('frontDiffers');
  return t('frontChanged', { keys: [first.charAt(0).toUpperCase() + first.slice(1), ...others].join(', ') });
}
