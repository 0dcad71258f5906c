import type { TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { extensionOf } from '@scriptorium/contract/rules/file-name.ts';

/** How many characters of a name to preselect for renaming: for files, all but the extension. */
export function chosenPart(item: Pick<TreeItem, 'name' | 'type'>): number {
  const extension = item.type === 'file' ? extensionOf(item.name) : '';
  return extension === '' ? item.name.length : item.name.length - extension.length - 1;
}
