import type { TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { extensionOf } from '@scriptorium/contract/rules/file-name.ts';
import { compareNames } from './workspace-data.ts';

const MARKDOWN = new Set(['md', 'markdown', 'qmd', 'rmd']);
/** Extensions of texts that accompany a document without being part of it. */
const COMPANIONS = new Set(['bib', 'csl', 'json', 'yaml', 'yml']);

/**
 * The chapters in a folder, "2" before "10". If there are Markdown files, everything else is left out: an HTML page is
 * then most likely an earlier export.
 */
export function pickChapters(contents: readonly TreeItem[]): TreeItem[] {
  const texts = contents.filter((item) => item.live === true && !COMPANIONS.has(extensionOf(item.name)));
  const markdown = texts.filter((item) => MARKDOWN.has(extensionOf(item.name)));
  return (markdown.length > 0 ? markdown : texts).toSorted((a, b) => compareNames(a.name, b.name));
}

/** Whether this item can be exported. A folder's contents are unknown until it is opened. */
export function canExport(item: TreeItem): boolean {
  return item.type === 'directory' ? item.itemCount !== 0 : item.live === true;
}
