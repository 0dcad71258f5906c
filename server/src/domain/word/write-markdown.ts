import { type Emphasis, emphasisWithout, holdsNoSpace, type Look, markersOf } from './look.ts';
import type { SourceKind } from './source-document.ts';
import type { ReturnedToken } from './compare-parts.ts';

/** Text written in Word, as Markdown. Null if it cannot be expressed as text. */
export function writeInline(
  tokens: readonly ReturnedToken[],
  facts: {
    readonly kind: SourceKind;
    /** Look of the surrounding text, which needs no markup. */
    readonly look: Look;
    /** The source of a citation with this text; undefined if there is none. */
    readonly citationOf: (text: string) => string | undefined;
    readonly noteOf: (id: string) => string | undefined;
  },
): string | null {
  let text = '';
  let open: readonly Emphasis[] = [];
  const close = (): void => {
    text += [...markersOf(open)].toReversed().join('');
    open = [];
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as ReturnedToken;
    const gap = token.gapAfter && at > 0 ? ' ' : '';
    const emphasis = emphasisOf(token, facts);
    if (markersOf(emphasis) !== markersOf(open) || (gap !== '' && holdsNoSpace(open))) close();
    text += gap;
    if (open.length === 0) {
      text += markersOf(emphasis);
      open = emphasis;
    }
    if (token.isCited) {
      const run = tokens.slice(at).findIndex(({ isCited }) => !isCited);
      const end = run < 0 ? tokens.length : at + run;
      const known = facts.citationOf(readAsText(tokens.slice(at, end)));
      if (known !== undefined) {
        text += known;
        at = end - 1;
        continue;
      }
    }
    if (token.kind === 'note') {
      const note = facts.noteOf(token.note ?? '');
      if (note === undefined) return null;
      text += `^[${note}]`;
    } else if (token.kind === 'math') {
      const known = facts.citationOf(formulaKey(token.text));
      if (known === undefined) return null;
      text += known;
    } else if (token.kind === 'word') text += escapeText(token.text, text, facts.kind);
    else return null;
  }
  close();
  return text;
}

/** Formulas are recognised by their letters, and citations by their printed text. */
export const formulaKey = (letters: string): string => `\u0000formula ${letters}`;

function emphasisOf(token: ReturnedToken, { look, kind }: { look: Look; kind: SourceKind }): Emphasis[] {
  if (token.kind !== 'word' || kind === 'code' || kind === 'meta' || kind === 'heading') return [];
  return emphasisWithout(token.look, look);
}

/** The text as it reads, on one line. */
export function readAsText(
  tokens: readonly { readonly text: string; readonly gapAfter: boolean; readonly kind: string }[],
): string {
  let text = '';
  for (const { text: word, gapAfter, kind } of tokens) {
    if (gapAfter && text !== '') text += ' ';
    text +=
      kind === 'math'
        ? `[formula ${word}]`
        : kind === 'figure'
          ? '[picture]'
          : kind === 'note'
            ? '[note]'
            : kind === 'break'
              ? ' ¶ '
              : word;
  }
  return text.trim();
}

/** Escapes characters that would act as markup, so that the Markdown reads like the Word text. */
function escapeText(text: string, before: string, kind: SourceKind): string {
  if (kind === 'code') return text;
  if (/^[\\`*_$~^]$/u.test(text)) return `\\${text}`;
  if (text === '|' && kind === 'cell') return '\\|';
  if (text === '<' || text === '[' || text === '{') return `\\${text}`;
  if (text === '@' && !/[\p{L}\p{N}]$/u.test(before)) return '\\@';
  return text;
}

/** Escapes what would begin another kind of block. */
export function escapeStart(text: string): string {
  if (/^(?:[#>+-]|\d{1,9}[.)])(?:\s|$)/u.test(text) || /^(?:[#>|:]|---|===)/u.test(text))
    return text.replace(/^(\d*)/u, '$1\\');
  return text;
}

/** Only text that needs no quoting is written into the front matter. */
export function isPlainYaml(text: string): boolean {
  return /^[\p{L}\p{N}\p{M} ,.;()’‘“”–—/&+-]*$/u.test(text) && !/^[-&]/u.test(text);
}
