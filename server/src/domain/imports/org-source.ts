import { say } from '@scriptorium/contract/said.ts';
import type { Remarks } from './kinds.ts';

/** Stands for a backslash while pandoc reads; never typed by users. */
const BACKSLASH = '\u{F5C5C}';

/**
 * Hides backslashes without a meaning: at `\|` or `\#`, which Org shows literally, pandoc rejects the whole document.
 * Entities, commands, formulas and line breaks stay.
 */
export function prepareOrg(whole: string): string {
  const text = withoutSelection(whole);
  let out = '';
  let at = 0;
  const closes = new Map([
    ['(', new Closer(text, '\\)')],
    ['[', new Closer(text, '\\]')],
  ]);
  for (let next = text.indexOf('\\'); next >= 0; next = text.indexOf('\\', at)) {
    out += text.slice(at, next);
    const sign = text[next + 1] ?? '';
    const end = /[A-Za-z]/u.test(sign)
      ? next + 2
      : (endOfBreak(text, next) ?? closes.get(sign)?.after(next + 2) ?? null);
    out += end === null ? BACKSLASH : text.slice(next, end);
    at = end ?? next + 1;
  }
  return out + text.slice(at);
}

/** Restores them in pandoc's output, as JSON. */
export const restoreBackslashes = (json: string): string => json.replaceAll(BACKSLASH, '\\\\');

const HEADING = /^\*{1,50} {1,50}(\S.*)$/u;
/** At the end of a heading, e.g. `:draft:export:`. */
const TAGS = /(?<=\s):[\p{L}\p{N}_@#%:]{1,300}:\s{0,50}$/u;

/** Reports the parts that Org excludes from exports, which the reader therefore drops with everything below them. */
export function noteHidden(text: string, remarks: Remarks): void {
  const excluded = tagsNamed(text, 'exclude', 'noexport');
  const selected = tagsNamed(text, 'select', 'export');
  for (const [at, one] of text.split('\n').entries()) {
    const title = HEADING.exec(one)?.[1] ?? '';
    const place = say('“{heading}”, line {line}', { heading: title, line: String(at + 1) });
    const tags = tagsOf(title);
    if (title.startsWith('COMMENT ') || tags.some((tag) => excluded.has(tag)))
      remarks.add('lost', say('This part is marked as not exported, and is left out.', {}), place);
    else if (tags.some((tag) => selected.has(tag)))
      remarks.add(
        'kept',
        say('Only what is marked like this part was exported. The rest is imported, too.', {}),
        place,
      );
  }
}

/** Removes the tags that would make the reader silently drop all parts without them. */
function withoutSelection(text: string): string {
  const excluded = tagsNamed(text, 'exclude', 'noexport');
  const selected = tagsNamed(text, 'select', 'export');
  return text
    .split('\n')
    .map((one) => {
      const tags = HEADING.test(one) ? tagsOf(one) : [];
      if (!tags.some((tag) => selected.has(tag))) return one;
      const others = tags.filter((tag) => !selected.has(tag));
      const rest = one.replace(TAGS, others.length === 0 ? '' : `:${others.join(':')}:`).trimEnd();
      // One tag may be named for both; exclusion comes first.
      return tags.some((tag) => excluded.has(tag)) ? rest.replace(/ +/u, '$&COMMENT ') : rest;
    })
    .join('\n');
}

function tagsOf(heading: string): string[] {
  return (TAGS.exec(heading)?.[0] ?? '').trim().split(':').filter(Boolean);
}

/** As declared by the document, or else the defaults. */
function tagsNamed(text: string, what: 'select' | 'exclude', usual: string): Set<string> {
  const declared = text.matchAll(new RegExp(`^[ \\t]{0,50}#\\+${what}_tags:(.*)$`, 'gimu'));
  const tags = [...declared].flatMap(([, words = '']) => words.split(/\s+/u).filter(Boolean));
  return new Set(tags.length === 0 ? [usual] : tags);
}

function endOfBreak(text: string, at: number): number | null {
  return /^\\\\[ \t]{0,20}(?:\n|$)/u.test(text.slice(at, at + 23)) ? at + 2 : null;
}

/** Finds the end of a formula, scanning the text once however often it is asked. */
class Closer {
  readonly #text: string;
  readonly #sign: string;
  #found = -1;
  #blank = -1;

  constructor(text: string, sign: string) {
    this.#text = text;
    this.#sign = sign;
  }

  /** The position after the next closing sign in the same paragraph; null if there is none. */
  after(from: number): number | null {
    if (this.#found < from) this.#found = this.#find(this.#sign, from);
    if (this.#blank < from) this.#blank = this.#find('\n\n', from);
    return this.#found < this.#blank ? this.#found + this.#sign.length : null;
  }

  #find(sign: string, from: number): number {
    const found = this.#text.indexOf(sign, from);
    return found < 0 ? this.#text.length : found;
  }
}
