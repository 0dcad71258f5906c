import { jsonLanguage } from '@codemirror/lang-json';
import type { Diagnostic } from '@codemirror/lint';
import { makeSafe } from '../languages/safe-parser.ts';

/** Position of the grammar's first error, after leading blanks. */
function findFirstFault(text: string): number {
  let at = text.trimEnd().length;
  makeSafe(jsonLanguage.parser)
    .parse(text)
    .iterate({
      enter: ({ type, from }) => {
        if (type.isError) at = Math.min(at, from + /^\s*/.exec(text.slice(from))![0].length);
      },
    });
  return at;
}

/** The first error in a piece of JSON. Browsers report the position of only some. */
export function findJsonFault(text: string): Diagnostic | null {
  // An empty file is not valid JSON either, but nobody wants to hear that before typing.
  if (text.trim() === '') return null;
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const place = / at position (\d+)/.exec(said)?.[1];
    const at = Math.min(place === undefined ? findFirstFault(text) : Number(place), text.length);
    const message = said
      .replace(/^JSON\.parse: /, '')
      .replace(/,? \.{0,3}".*is not valid JSON$/s, '')
      .replace(/ in JSON at position.*$/s, '')
      .replace(/ at position.*$/s, '');
    // A non-empty range, so that it can be underlined.
    const from = at < text.length ? at : Math.max(0, text.trimEnd().length - 1);
    return { from, to: Math.min(text.length, from + 1), severity: 'error', message };
  }
}
