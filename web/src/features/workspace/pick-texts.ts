import type { TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { extensionOf } from '@scriptorium/contract/rules/file-name.ts';
import { compareNames } from './workspace-data.ts';

const MARKDOWN = new Set(['md', 'markdown', 'qmd', 'rmd']);
/** Texts that belong to a document without being a part of it. */
const COMPANIONS = new Set(['bib', 'csl', 'json', 'yaml', 'yml']);

/**
 * The chapters among the contents of a folder, "2" before "10". Beside Markdown anything else is left out: an HTML
 * page there is most likely the result of an earlier export.
 */
export function pickChapters(contents: readonly TreeItem[]): TreeItem[] {
  const texts = contents.filter((item) => item.live === true && !COMPANIONS.has(extensionOf(item.name)));
  const markdown = texts.filter((item) => MARKDOWN.has(extensionOf(item.name)));
  return (markdown.length > 0 ? markdown : texts).toSorted((a, b) => compareNames(a.name, b.name));
}

/** Whether something of this item can be exported. What is in a folder is only known when it is looked into. */
export function canExport(item: TreeItem): boolean {
  return item.type === 'directory' ? item.itemCount !== 0 : item.live === true;
}
