import { type ParsedCitation, parseCitation, splitCitation } from './parse-citation.ts';
import { type CitationManner, type CitedWork, writeCitation } from './write-citation.ts';

export interface ReadCitation {
  readonly works: readonly CitedWork[];
  readonly manner: CitationManner;
}

const unescape = (text: string): string => text.replaceAll(/\\([[\]@])/g, '$1');

/** What follows a key: the locator, and the rest, which keeps its leading space if no comma precedes it. */
function splitDetails(after: string, suffix: string | undefined): Pick<CitedWork, 'locator' | 'suffix'> {
  const text = after.replace(/^,?\s*/, '');
  const rest = (suffix ?? '').trimEnd();
  const locator = text.endsWith(rest) ? text.slice(0, text.length - rest.length) : text;
  return { locator: unescape(locator.trim()), suffix: unescape(rest.replace(/^,\s*/, '')) };
}

function readManner({ inText, items }: ParsedCitation): CitationManner {
  if (inText) return 'in-text';
  return items.every(({ suppressAuthor }) => suppressAuthor) ? 'without-author' : 'in-brackets';
}

/** The common form of citations that say the same: spaces and commas before a locator are a matter of style. */
function reduce(source: string): string {
  return JSON.stringify([parseCitation(source.replaceAll(/\s+/g, ' ')), source.replaceAll(/[\s,]/g, '')]);
}

/**
 * The works of a citation as fields. Null if it contains more than the fields can hold, so that writing them would
 * change it.
 */
export function readCitation(source: string): ReadCitation | null {
  const parsed = parseCitation(source);
  const works = splitCitation(source).map(({ id, before, after }, index): CitedWork => {
    const item = parsed.items[index];
    const details =
      item?.locator === undefined
        ? { locator: '', suffix: unescape(after.replace(/^,\s*/, '')) }
        : splitDetails(after, item.suffix);
    return { key: id, prefix: unescape(before.trim()), ...details };
  });
  if (works.length === 0) return null;
  const read = { works, manner: readManner(parsed) };
  return reduce(writeCitation(works, read.manner)) === reduce(source) ? read : null;
}
