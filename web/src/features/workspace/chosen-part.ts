import type { TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { extensionOf } from '@scriptorium/contract/rules/file-name.ts';

/** How much of a name to preselect for renaming: of a file, all but its extension. */
export function chosenPart(item: Pick<TreeItem, 'name' | 'type'>): number {
  const extension = item.type === 'file' ? extensionOf(item.name) : '';
  return extension === '' ? item.name.length : item.name.length - extension.length - 1;
}
