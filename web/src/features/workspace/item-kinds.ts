import type { TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { extensionOf } from '@scriptorium/contract/rules/file-name.ts';
import { type ItemSort, sortItems } from './workspace-data.ts';

/** The roles of files in a paper, in the order in which they are grouped. */
const KINDS = ['manuscript', 'bibliography', 'figure', 'data', 'folder', 'other'] as const;
export type ItemKind = (typeof KINDS)[number];

const BY_EXTENSION = new Map<string, ItemKind>(
  (
    [
      ['manuscript', 'md markdown qmd rmd txt tex docx odt rtf'],
      ['bibliography', 'bib csl bst ris'],
      ['figure', 'png jpg jpeg svg bmp webp gif tif tiff eps'],
      ['data', 'csv tsv json yaml yml xml xls xlsx ods py r jl'],
    ] as const
  ).flatMap(([kind, extensions]) => extensions.split(' ').map((each) => [each, kind] as const)),
);

export function kindOf({ type, name }: Pick<TreeItem, 'type' | 'name'>): ItemKind {
  return type === 'directory' ? 'folder' : (BY_EXTENSION.get(extensionOf(name)) ?? 'other');
}

/** Groups the items by role, sorted within each group. */
export function sortByKind(
  items: readonly TreeItem[],
  sort: { key: ItemSort; descending: boolean },
): { item: TreeItem; kind: ItemKind; isFirst: boolean }[] {
  const groups = Map.groupBy(sortItems(items, sort), kindOf);
  return KINDS.flatMap((kind) => (groups.get(kind) ?? []).map((item, at) => ({ item, kind, isFirst: at === 0 })));
}
