import { findFrontMatter } from '../front-matter/metadata.ts';

/** The front matter's lines, without its delimiters. */
export function readYamlLines(source: string): { readonly text: string; readonly from: number } | null {
  const head = findFrontMatter(source);
  if (!head) return null;
  const end = head.to + (source[head.to] === '\n' ? 1 : 0);
  return { text: source.slice(head.from, end), from: head.from };
}
