import { MAX_YAML } from './parse-yaml.ts';

const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?)\n(?:---|\.\.\.)[ \t]*(?:\n|$)/u;

/** The YAML at the start of a Markdown text (empty if there is none), and where the text after it begins. */
export function findFrontMatter(text: string): { yaml: string; end: number } {
  const found = FRONT_MATTER.exec(text.slice(0, MAX_YAML));
  return { yaml: found?.[1] ?? '', end: found?.[0].length ?? 0 };
}
