import { numberedName } from '@scriptorium/contract/rules/file-name.ts';

/** The path, or a numbered variant if it is taken. */
export function freePath(path: string, taken: ReadonlyMap<string, unknown>): string {
  let free = path;
  for (let n = 2; taken.has(free); n += 1) {
    const cut = path.lastIndexOf('/') + 1;
    free = path.slice(0, cut) + numberedName(path.slice(cut), n);
  }
  return free;
}

export function stemOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name.replace(/\.[^.]*$/u, '') || name;
}

/** The path of the text that a file becomes. Markdown files keep theirs. */
export function markdownName(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const folder = path.slice(0, path.length - name.length);
  return /\.(?:md|markdown|qmd|rmd|txt)$/iu.test(name) ? path : `${folder}${stemOf(name)}.md`;
}
