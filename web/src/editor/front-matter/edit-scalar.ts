import { Scalar } from 'yaml';
import { findChanges, type TextChange } from '../find-changes.ts';

interface Spelling {
  /** How to write a character of the value in the source. */
  readonly spell: (letter: string) => string;
  /** How to write a line break of the value in the source; null if only another style can contain one. */
  readonly lineBreak: string | null;
}

function chooseSpelling(type: string | undefined, indent: string): Spelling {
  switch (type) {
    case Scalar.QUOTE_SINGLE:
      return { spell: (letter) => (letter === "'" ? "''" : letter), lineBreak: null };
    case Scalar.QUOTE_DOUBLE:
      return { spell: (letter) => (/["\\]/.test(letter) ? `\\${letter}` : letter), lineBreak: null };
    case Scalar.BLOCK_LITERAL:
      return { spell: (letter) => letter, lineBreak: `\n${indent}` };
    default:
      return { spell: (letter) => letter, lineBreak: null };
  }
}

/**
 * Changes only the letters of a written value that differ, keeping its lines and quotes, so that two people can write
 * in one abstract. Null if the letters cannot be located; the caller reads the result back anyway.
 */
export function writeScalarInPlace(text: string, node: Scalar<string>, next: string): readonly TextChange[] | null {
  const [start, end] = node.range!;
  const before = node.value.trimEnd();
  const isBlock = node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED;
  const first = isBlock ? text.indexOf('\n', start) + 1 : start + (node.type === Scalar.PLAIN ? 0 : 1);
  const indent = isBlock ? /^[ \t]*/.exec(text.slice(first, end))![0] : '';
  const { spell, lineBreak } = chooseSpelling(node.type, indent);
  const places = align(text, first + indent.length, end, before, spell);
  if (!places) return null;
  const changes: TextChange[] = [];
  for (const change of findChanges(before, next)) {
    if (change.insert.includes('\n') && lineBreak === null) return null;
    const from = places[change.from]!.from;
    const to = change.to > change.from ? places[change.to - 1]!.to : from;
    const letters = [...change.insert];
    const insert = letters
      .map((letter, at) => {
        if (letter !== '\n') return spell(letter);
        const following = letters[at + 1] ?? before[change.to] ?? '\n';
        return following === '\n' ? '\n' : lineBreak!;
      })
      .join('');
    changes.push({ from, to, insert });
  }
  return changes;
}

/** The source offset of each character of a value, and of its end. */
function align(
  text: string,
  from: number,
  end: number,
  value: string,
  spell: (letter: string) => string,
): { from: number; to: number }[] | null {
  const places: { from: number; to: number }[] = [];
  let at = from;
  for (const letter of value) {
    const written = spell(letter);
    if (/\s/.test(letter) && text[at] !== letter) {
      // A folded line break.
      const gap = /^[ \t]*\n[ \t]*/.exec(text.slice(at, end))?.[0];
      if (gap === undefined) return null;
      places.push({ from: at, to: at + gap.length });
      at += gap.length;
      continue;
    }
    if (letter === '\n') {
      const gap = /^\n[ \t]*/.exec(text.slice(at, end))![0];
      places.push({ from: at, to: at + gap.length });
      at += gap.length;
      continue;
    }
    if (!text.startsWith(written, at) || at + written.length > end) return null;
    for (let unit = 0; unit < letter.length; unit++) places.push({ from: at, to: at + written.length });
    at += written.length;
  }
  places.push({ from: at, to: at });
  return places;
}
