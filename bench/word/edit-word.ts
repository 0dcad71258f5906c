/** Edits a Word document as a person would, at a place that is known in the Markdown too. */

export interface Edit {
  readonly kind: 'replace' | 'delete' | 'insert' | 'format';
  readonly isTracked: boolean;
  readonly documentXml: string;
  /** The Markdown as it should be afterwards. */
  readonly expected: string;
}

const RUN = /<w:r>(<w:rPr>(?:(?!<w:rStyle)[^])*?<\/w:rPr>)?<w:t xml:space="preserve">([^<]*)<\/w:t><\/w:r>/gu;
const PHRASE = /(?<=^|\s)([\p{L}\p{N}]+) ([\p{L}\p{N}]+) ([\p{L}\p{N}]+)(?=\s|$)/gu;
const MARKS: readonly (readonly [string, string])[] = [
  ['**', '<w:b/>'],
  ['*', '<w:i/>'],
  ['~~', '<w:strike/>'],
  ['==', '<w:highlight w:val="yellow"/>'],
];
const AUTHOR = 'w:id="900001" w:author="Grace Hopper" w:date="2026-11-22T09:00:00Z"';

/**
 * `random` yields numbers from 0 to 1. Null if the document has no three words that occur only once in text and file.
 */
export function makeEdit(markdown: string, documentXml: string, random: () => number): Edit | null {
  const flat = documentXml.replaceAll(/<[^>]*>/gu, '');
  const runs = [...documentXml.matchAll(RUN)];
  const endOfMeta = markdown.startsWith('---') ? markdown.indexOf('\n---', 3) : 0;
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const run = runs[Math.floor(random() * runs.length)];
    const text = run?.[2] ?? '';
    const phrases = [...text.matchAll(PHRASE)];
    const phrase = phrases[Math.floor(random() * phrases.length)];
    if (run === undefined || phrase === undefined) continue;
    const [whole, first = '', word = '', last = ''] = phrase;
    const inSource = [...markdown.matchAll(new RegExp(whole.replaceAll(' ', '\\s+'), 'gu'))];
    if (inSource.length !== 1 || flat.split(whole).length !== 2) continue;
    const kind = (['replace', 'delete', 'insert', 'format'] as const)[Math.floor(random() * 4)] ?? 'replace';
    const isTracked = random() < 0.5;
    const fresh = `zyx${Math.floor(random() * 1e6)}`;
    const rPr = run[1] ?? '';
    // Emphasis next to emphasis can be written in several ways, and front matter takes none.
    if (kind === 'format' && (rPr !== '' || inSource[0]?.index === undefined || inSource[0].index < endOfMeta))
      continue;
    const t = (content: string, tag = 't') => `<w:r>${rPr}<w:${tag} xml:space="preserve">${content}</w:${tag}></w:r>`;
    const ins = (content: string) => (isTracked ? `<w:ins ${AUTHOR}>${t(content)}</w:ins>` : t(content));
    const del = (content: string) => (isTracked ? `<w:del ${AUTHOR}>${t(content, 'delText')}</w:del>` : '');
    const at = phrase.index + first.length + 1;
    const [mark, tag] = MARKS[Math.floor(random() * MARKS.length)] as [string, string];
    const changed = isTracked ? `<w:rPrChange ${AUTHOR}><w:rPr/></w:rPrChange>` : '';
    const marked = `<w:r><w:rPr>${tag}${changed}</w:rPr><w:t xml:space="preserve">${word}</w:t></w:r>`;
    const head = text.slice(0, at);
    const tail = text.slice(at + word.length);
    const edited = {
      replace: t(head) + del(word) + ins(fresh) + t(tail),
      delete: t(head) + del(`${word} `) + t(tail.slice(1)),
      insert: t(head + word) + ins(` ${fresh}`) + t(tail),
      format: t(head) + marked + t(tail),
    }[kind];
    const wanted = {
      replace: `${first} ${fresh} ${last}`,
      delete: `${first} ${last}`,
      insert: `${first} ${word} ${fresh} ${last}`,
      format: `${first} ${mark}${word}${mark} ${last}`,
    };
    const [found] = inSource as [RegExpExecArray];
    return {
      kind,
      isTracked,
      documentXml: documentXml.slice(0, run.index) + edited + documentXml.slice(run.index + run[0].length),
      expected: markdown.slice(0, found.index) + wanted[kind] + markdown.slice(found.index + found[0].length),
    };
  }
  return null;
}

export interface Commented {
  readonly documentXml: string;
  readonly commentsXml: string;
  /** The words it is about. */
  readonly words: string;
  /** Their position in the Markdown. */
  readonly at: number;
}

/** A comment on three words that occur only once in text and file; null if there are none. */
export function makeComment(markdown: string, documentXml: string, random: () => number): Commented | null {
  const flat = documentXml.replaceAll(/<[^>]*>/gu, '');
  const runs = [...documentXml.matchAll(RUN)];
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const run = runs[Math.floor(random() * runs.length)];
    const phrases = [...(run?.[2] ?? '').matchAll(PHRASE)];
    const phrase = phrases[Math.floor(random() * phrases.length)];
    if (run === undefined || phrase === undefined) continue;
    const [words] = phrase;
    const inSource = [...markdown.matchAll(new RegExp(words.replaceAll(' ', '\\s+'), 'gu'))];
    if (inSource.length !== 1 || flat.split(words).length !== 2) continue;
    const [, rPr = '', text = ''] = run;
    const t = (content: string): string => `<w:r>${rPr}<w:t xml:space="preserve">${content}</w:t></w:r>`;
    const commented = `${t(text.slice(0, phrase.index))}<w:commentRangeStart w:id="70"/>${t(words)}<w:commentRangeEnd w:id="70"/><w:r><w:commentReference w:id="70"/></w:r>${t(text.slice(phrase.index + words.length))}`;
    return {
      documentXml: documentXml.slice(0, run.index) + commented + documentXml.slice(run.index + run[0].length),
      commentsXml: `<w:comments xmlns:w="w"><w:comment ${AUTHOR.replace('900001', '70')}><w:p><w:r><w:t>Why?</w:t></w:r></w:p></w:comment></w:comments>`,
      words,
      at: inSource[0]?.index ?? -1,
    };
  }
  return null;
}

export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
