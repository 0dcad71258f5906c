import { editYaml } from '../front-matter/edit-yaml.ts';
import { findFrontMatter, readMetadata } from '../front-matter/metadata.ts';
import type { YamlEdit } from '../front-matter/yaml-document.ts';

export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** How a text's citations are printed. Empty: unspecified. */
export interface PrintedAs {
  readonly csl: string;
  readonly lang: string;
}

export function readPrintedAs(text: string): PrintedAs {
  const { csl, lang } = readMetadata(findFrontMatter(text)?.yaml ?? '');
  return { csl, lang };
}

/**
 * Writes citation style and language into the front matter, and nothing else. Null if that is impossible without
 * changing what the front matter says.
 */
export function writePrintedAs(text: string, wanted: PrintedAs): readonly TextChange[] | null {
  const now = readPrintedAs(text);
  const head = findFrontMatter(text);
  if (!head) {
    const lines = (['csl', 'lang'] as const).flatMap((key) => (wanted[key] === '' ? [] : [`${key}: ${wanted[key]}\n`]));
    return lines.length === 0 ? [] : [{ from: 0, to: 0, insert: `---\n${lines.join('')}---\n\n` }];
  }
  const named = /^csl[ \t]*:/m.test(head.yaml)
    ? 'csl'
    : /^citation-style[ \t]*:/m.test(head.yaml)
      ? 'citation-style'
      : 'csl';
  const edits = (['csl', 'lang'] as const).flatMap((key): YamlEdit[] => {
    if (now[key] === wanted[key]) return [];
    const path = [key === 'csl' ? named : key];
    return [wanted[key] === '' ? { kind: 'remove', path } : { kind: 'set', path, value: wanted[key] }];
  });
  if (edits.length === 0) return [];
  const to = head.yaml === '' ? head.from : head.to + 1;
  const changes = editYaml(text.slice(head.from, to), edits);
  if (!changes) return null;
  const list: TextChange[] = [];
  changes.iterChanges((from, end, _fromB, _toB, insert) => {
    list.push({ from: head.from + from, to: head.from + end, insert: insert.toString() });
  });
  return list;
}
