import { citingLanguage, findCitations } from '@scriptorium/bibliography/find-citations.ts';
import { isMap, isScalar, isSeq } from 'yaml';
import { findFrontMatter } from './front-matter.ts';
import { parseYaml } from './parse-yaml.ts';

export interface Citing {
  readonly keys: { key: string; count: number }[];
  readonly bibliographies: string[];
  readonly defined: string[];
  readonly places: { line: number; text: string }[];
}

const MAX_KEYS = 5000;
const MAX_PLACES = 20;

/** What a text cites, and from which bibliographies. With `wanted`, only these keys, with their lines. */
export function describeCiting(path: string, text: string, wanted: ReadonlySet<string> | null): Citing {
  const language = citingLanguage(path);
  const counts = new Map<string, number>();
  const places: Citing['places'] = [];
  let line = 1;
  let counted = 0;
  for (const { key, from } of language === null ? [] : findCitations(text, language)) {
    if (wanted !== null && !wanted.has(key)) continue;
    if (!counts.has(key) && counts.size >= MAX_KEYS) continue;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    if (wanted === null || places.length >= MAX_PLACES) continue;
    for (; counted < from; counted += 1) if (text.charCodeAt(counted) === 10) line += 1;
    places.push({ line, text: excerpt(text, from) });
  }
  return {
    keys: [...counts].map(([key, count]) => ({ key, count })),
    ...readFrontMatter(language === 'markdown' ? text : ''),
    places,
  };
}

const BEFORE = 60;
const BEHIND = 100;

/** The words around a position on its line; whole words if there are spaces to cut at. */
function excerpt(text: string, at: number): string {
  const start = text.lastIndexOf('\n', at) + 1;
  const found = text.indexOf('\n', at);
  const end = found < 0 ? text.length : found;
  const before = text.slice(Math.max(start, at - BEFORE), at);
  const behind = text.slice(at, Math.min(end, at + BEHIND));
  const head = at - BEFORE > start ? `… ${before.slice(before.search(/\s|$/) + 1)}` : before;
  const tail = at + BEHIND < end ? `${behind.slice(0, Math.max(60, behind.lastIndexOf(' ')))} …` : behind;
  return (head + tail).toWellFormed();
}

function readFrontMatter(text: string): Pick<Citing, 'bibliographies' | 'defined'> {
  const { yaml } = findFrontMatter(text);
  if (!/^(?:bibliography|references)[ \t]*:/m.test(yaml)) return { bibliographies: [], defined: [] };
  const { contents } = parseYaml(yaml);
  const read = (name: string): unknown => (isMap(contents) ? contents.get(name, true) : undefined);
  const named = read('bibliography');
  const bibliographies = isSeq(named) ? named.items : [named];
  const defined = read('references');
  const ids = isSeq(defined) ? defined.items.map((item) => (isMap(item) ? item.get('id', true) : undefined)) : [];
  const words = (nodes: readonly unknown[]): string[] =>
    nodes.flatMap((node) => (isScalar(node) && typeof node.value === 'string' ? [node.value] : [])).slice(0, 1000);
  return { bibliographies: words(bibliographies), defined: words(ids) };
}
