/** A work to cite, with locator and suffix. */
export interface CitedWork {
  readonly key: string;
  readonly prefix: string;
  readonly locator: string;
  readonly suffix: string;
}

/** `(Smith 2020)`, `Smith (2020)`, `(2020)`. */
export type CitationManner = 'in-brackets' | 'in-text' | 'without-author';

/** A key as written after an at sign. */
export function writeKey(key: string): string {
  return /^[\p{L}\p{N}_]+(?:[:.#$%&\-+?<>~/][\p{L}\p{N}_]+)*$/u.test(key) ? key : `{${key}}`;
}

/** Escapes what would end the citation or begin another. */
function clean(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(';', ',')
    .replaceAll(/[[\]@]/g, '\\$&');
}

/** A suffix that begins with a space takes no comma, as in `[@smith says]`. */
function writeDetails({ locator, suffix }: CitedWork): string {
  const [place, rest] = [clean(locator), clean(suffix).replace(/^,\s*/, '')];
  return `${place && `, ${place}`}${rest && `${/^\s/.test(suffix) ? ' ' : ', '}${rest}`}`;
}

/** The source of a citation of these works. */
export function writeCitation(works: readonly CitedWork[], manner: CitationManner): string {
  const inBrackets = (work: CitedWork): string => {
    const prefix = clean(work.prefix);
    return `${prefix && `${prefix} `}${manner === 'without-author' ? '-' : ''}@${writeKey(work.key)}${writeDetails(work)}`;
  };
  const [first, ...rest] = works;
  if (first === undefined) return '';
  if (manner !== 'in-text') return `[${works.map(inBrackets).join('; ')}]`;
  const details = [writeDetails(first).replace(/^,? /, ''), ...rest.map(inBrackets)].filter(Boolean).join('; ');
  const prefix = clean(first.prefix);
  return `${prefix && `${prefix} `}@${writeKey(first.key)}${details && ` [${details}]`}`;
}
