import {
  CROSS_REFERENCES,
  isCrossReference,
  kindOfLabel,
  uncapitalised,
  wordsFor,
} from '@scriptorium/contract/rules/cross-references.ts';
import { isMap, isScalar, isSeq, type YAMLMap } from 'yaml';
import { findFrontMatter } from './front-matter.ts';
import { numberLabels } from './number-labels.ts';
import { parseYaml } from './parse-yaml.ts';

/** The beginning of a paper, without markup. */
export interface Opening {
  /** From the front matter, or else from a heading that opens the text; null if there is neither. */
  readonly title: string | null;
  readonly authors: readonly string[];
  /** Headings and paragraphs, at most {@link MAX_OPENING} characters in total. */
  readonly blocks: readonly { readonly kind: 'heading' | 'paragraph'; readonly text: string }[];
}

const MAX_OPENING = 1200;
const MAX_AUTHORS = 12;
const MAX_NAME = 200;
/** Maximum length examined, so that no text takes long. */
const MAX_READ = 16_384;
/** How much of it is searched for the labels that this refers to. */
const MAX_LABELLED = 262_144;

/** The beginning of a Markdown text. Anything that is not prose (figures, tables, code, formulas) is left out. */
export function describeOpening(text: string): Opening {
  const { yaml, end } = findFrontMatter(text);
  const { title, authors } = readFrontMatter(yaml);
  const body = text.slice(end, end + MAX_LABELLED);
  const opening = body.slice(0, MAX_READ);
  const blocks = readBlocks(nameReferences(opening, yaml, () => numberLabels(withoutComments(body))));
  const [first] = blocks;
  if (title !== null || first?.kind !== 'heading') return { title, authors, blocks };
  return { title: first.text, authors, blocks: blocks.slice(1) };
}

function readFrontMatter(yaml: string): Pick<Opening, 'title' | 'authors'> {
  if (!/^(?:title|authors?)[ \t]*:/m.test(yaml)) return { title: null, authors: [] };
  const { contents } = parseYaml(yaml);
  if (!isMap(contents)) return { title: null, authors: [] };
  const title = plainWords(readScalar(contents, 'title'));
  const written = contents.get('authors', true) ?? contents.get('author', true);
  const people = isSeq(written) ? written.items.slice(0, MAX_AUTHORS) : [written];
  return { title: title === '' ? null : title, authors: people.map(readName).filter((name) => name !== '') };
}

function readName(person: unknown): string {
  if (isScalar(person)) return typeof person.value === 'string' ? person.value.trim().slice(0, MAX_NAME) : '';
  if (!isMap(person)) return '';
  const name = person.get('name', true);
  if (name !== undefined) return readName(name);
  return `${readScalar(person, 'given')} ${readScalar(person, 'family')}`.trim();
}

function readScalar(map: YAMLMap, key: string): string {
  const node = map.get(key, true);
  return isScalar(node) && typeof node.value === 'string' ? node.value.trim().slice(0, MAX_NAME) : '';
}

function readLanguage(yaml: string): string {
  return /^lang[ \t]*:[ \t]*["']?([\w-]+)/m.exec(yaml)?.[1] ?? '';
}

/**
 * Writes cross-references as exports print them: `@fig:map` becomes “Figure 2”. If the number is unknown, only the
 * word.
 */
function nameReferences(text: string, yaml: string, readLabels: () => ReadonlyMap<string, string>): string {
  const words = wordsFor(readLanguage(yaml));
  const [open, close] = words.quotes;
  const hasNumbers = CROSS_REFERENCES.numberKeys.some((key) => yaml.includes(key));
  let labels: ReadonlyMap<string, string> | null = null;
  return text.replace(/(?<![\p{L}\p{N}])(-?)@([\w:.-]*\w)/gu, (source, bare: string, id: string) => {
    if (!isCrossReference(id)) return source;
    const label = uncapitalised(id) ?? id;
    const kind = kindOfLabel(label);
    if (kind === null) return source;
    labels ??= readLabels();
    const printed = labels.get(label);
    if (printed === undefined || (kind === 'section' && hasNumbers)) return words[kind][0];
    if (kind === 'section') return `${open}${printed}${close}`;
    return bare === '' ? `${words[kind][0]} ${printed}` : printed;
  });
}

const HEADING = /^#{1,6}[ \t]+/u;
const UNDERLINE = /^(?:=+|-+)[ \t]*$/u;
/** A line that begins with a colon is a table's caption; one far to the right is code, or belongs to a list. */
const NOT_PROSE =
  /^(?:[|+>]|<(?:!|\/?[a-z])|(?:[Tt]able)?:[ \t]|\$\$|\\(?!emph\{|text)|!\[|\[[^\]]*\]:|[-=*_ \t]{3,}$| {4}|\t)/u;
/** Dashes of the line below the head of a table, if there is more than one column. */
const TABLE_LINE = /^:?-([-:|+ \t]*)$/u;
const DIV_FENCE = /^:{3,}(?![^\s{:])/u;
const DIV_WORD = /^:{3,}[ \t]*[\w-]+(?:[ \t]+:+|:*)$/u;
/** Also of a definition, a numbered example and a task. */
const LIST_ITEM = /^[ \t]*(?:[-*+:~]|\(?(?:\d{1,9}|@[\w-]*|#)[.)])[ \t]+(?:\[[ xX]\][ \t]+)?/u;

const isTableLine = (line: string): boolean => /[| \t]/u.test(TABLE_LINE.exec(line.trim())?.[1] ?? '');

/** Without the hashes that may close a heading, before its attributes. */
function withoutClosing(heading: string): string {
  const text = heading.trimEnd();
  const from = text.endsWith('}') ? text.lastIndexOf('{') : -1;
  const words = (from < 0 ? text : text.slice(0, from)).trimEnd();
  let end = words.length;
  while (words[end - 1] === '#') end -= 1;
  return /[ \t]/u.test(words[end - 1] ?? '') ? words.slice(0, end) : words;
}

function readBlocks(text: string): Opening['blocks'] {
  const blocks: { kind: 'heading' | 'paragraph'; text: string }[] = [];
  let left = MAX_OPENING;
  const add = (kind: 'heading' | 'paragraph', source: string): void => {
    const words = plainWords(source);
    if (words === '' || left <= 0) return;
    const shown = words.length > left ? `${words.slice(0, left).toWellFormed()}…` : words;
    blocks.push({ kind, text: shown });
    left -= words.length;
  };
  for (const block of withoutHidden(text).split(/\n[ \t]*\n/u)) {
    if (left <= 0) break;
    const isFence = (line: string): boolean => DIV_FENCE.test(line.trim()) || DIV_WORD.test(line.trim());
    const lines = block.split('\n').filter((line) => line.trim() !== '' && !isFence(line));
    const [first, second = ''] = lines;
    if (first === undefined || NOT_PROSE.test(first)) continue;
    if (HEADING.test(first) || UNDERLINE.test(second)) {
      add('heading', withoutClosing(first.replace(HEADING, '')));
      lines.splice(0, HEADING.test(first) ? 1 : 2);
    }
    if (lines.length === 0 || lines.some(isTableLine)) continue;
    add('paragraph', lines.map((line) => line.replace(LIST_ITEM, '')).join(' '));
  }
  return blocks;
}

const FENCE = /^ {0,3}(`{3,}|~{3,}|\${2})/u;

/** Removes comments, fenced code and displayed formulas, any of which may contain empty lines. */
function withoutHidden(text: string): string {
  const kept: string[] = [];
  let fence: string | null = null;
  for (const line of withoutComments(text).split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    if (fence !== null) {
      // A formula may end at the end of its last line; code ends with a line of its own.
      if (fence === '$$' ? line.includes('$$') : line.trimStart().startsWith(fence)) fence = null;
    } else if (mark === undefined) kept.push(line);
    else {
      kept.push('');
      if (mark !== '$$' || !line.trim().slice(2).includes('$$')) fence = mark;
    }
  }
  return kept.join('\n');
}

function withoutComments(text: string): string {
  const [before = '', ...rest] = text.split('<!--');
  return before + rest.map((part) => (part.includes('-->') ? part.slice(part.indexOf('-->') + 3) : '')).join('');
}

const ESCAPED = /\\([!-/:-@[-`{-~])/gu;
/** Escaped characters are moved to this private plane while markup is removed. */
const PLANE = 0xf0000;
const SHIFTED = /[\u{f0000}-\u{f007f}]/gu;

const URL = String.raw`\((?:[^()]|\([^()]*\))*\)`;
const IMAGE = new RegExp(String.raw`!\[[^[\]]*\](?:${URL}|\[[^[\]]*\])?`, 'gu');
const BRACKETS = new RegExp(String.raw`( ?)(\^?)\[([^[\]]*)\](?:${URL}|\[[^[\]]*\])?`, 'gu');
const IN_BRACKETS = / ?\[([^[\]]*)\]/gu;
const CITES = /(?<![\p{L}\p{N}])@/u;
const CITED =
  /(?<![\p{L}\p{N}@.])-?@(?:\{[^{}]*\}|\*|[\p{L}\p{N}_](?:[\p{L}\p{N}_:.#$%&+?<>~/-]*[\p{L}\p{N}_])?)(?: \[[^[\]]*\])?/gu;
const MATH = /\$(?!\s)((?:[^$\\]|\\.)+?)(?<!\s)\$(?!\d)/gu;
const SIGNS: ReadonlyMap<string, string> = new Map(
  [
    'alpha α, beta β, gamma γ, delta δ, epsilon ε, varepsilon ε, zeta ζ, eta η, theta θ, kappa κ, lambda λ, mu μ, nu ν',
    'xi ξ, pi π, rho ρ, sigma σ, tau τ, phi φ, varphi φ, chi χ, psi ψ, omega ω, Gamma Γ, Delta Δ, Theta Θ, Lambda Λ',
    'Sigma Σ, Phi Φ, Omega Ω, le ≤, leq ≤, ge ≥, geq ≥, ne ≠, neq ≠, approx ≈, sim ∼, pm ±, times ×, cdot ·, to →',
    'rightarrow →, infty ∞, circ °, in ∈, ll ≪, gg ≫, ldots …, dots …',
  ].flatMap((line) => line.split(', ').map((pair) => pair.split(' ') as [string, string])),
);
const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({ nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', ndash: '–', mdash: '—', hellip: '…', shy: '' }),
);

/** A short formula in letters and signs; one that needs more is left open. */
function plainFormula(tex: string): string {
  const words = tex
    .replace(/\\(?:mathrm|mathit|mathbf|text|textrm|operatorname)\s*\{([^{}]*)\}/gu, '$1')
    .replace(/\\([a-zA-Z]+)/gu, (source, name: string) => SIGNS.get(name) ?? source)
    .replace(/\\[,;:! ]/gu, ' ')
    .replace(/\\%/gu, '%')
    .replace(/[{}]/gu, '');
  return /[\\^_&]/u.test(words) ? '…' : words;
}

/** The words of a line of Markdown: links by their text, without notes, emphasis, and what is put in brackets to cite. */
export function plainWords(source: string): string {
  const unbracket = (text: string): string =>
    text.replace(BRACKETS, (_, space: string, note: string, words: string) =>
      note !== '' || words.startsWith('^') ? '' : space + words,
    );
  const unlinked = source
    .replace(SHIFTED, '')
    .replace(MATH, (_, tex: string) => plainFormula(tex))
    .replace(ESCAPED, (_, character: string) => String.fromCodePoint(PLANE + character.charCodeAt(0)))
    // Code for one format alone.
    .replace(/(?<!`)`+(?!`)[^`]*`+\{=[^{}]*\}/gu, '')
    .replace(IMAGE, '')
    .replace(/\[\[(?:[^[\]|]*\|)?([^[\]|]*)\]\]/gu, '$1')
    .replace(/<((?:https?|mailto):[^<>\s]*)>/gu, '$1')
    .replace(/<\/?[a-z][^<>]*>/giu, '')
    .replace(/\\(?:emph|text[a-z]{2})\{([^{}]*)\}/gu, '$1')
    .replace(/\\[a-zA-Z]+\*?(?:\[[^[\]]*\])*(?:\{[^{}]*\})*/gu, '')
    .replace(IN_BRACKETS, (all, words: string) => (CITES.test(words) ? '' : all))
    // A citation that is part of the sentence: what it prints is in its bibliography.
    .replace(CITED, '…');
  // Twice, since a note may hold a citation, and a link a span.
  return unbracket(unbracket(unlinked))
    .replace(/\{[^{}]*\}/gu, '')
    .replace(/\^([^\s^]+)\^|(?<!~)~([^\s~]+)~(?!~)/gu, '$1$2')
    .replace(/\*+|~~|==|`+|\$/gu, '')
    .replace(/(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '')
    .replace(/\\(?=\s|$)/gu, '')
    .replace(/&([a-z]+);/gu, (entity, name: string) => ENTITIES.get(name) ?? entity)
    .replace(/---/gu, '—')
    .replace(/(?<=[\p{L}\p{N}\s])--(?=[\p{L}\p{N}\s])/gu, '–')
    .replace(/\s+/gu, ' ')
    .replace(SHIFTED, (shifted) => String.fromCodePoint((shifted.codePointAt(0) ?? PLANE) - PLANE))
    .trim();
}
