import type { TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { extensionOf } from '@scriptorium/contract/rules/file-name.ts';
import {
  IconBooks,
  IconBraces,
  IconFile,
  IconFileText,
  IconFileTypePdf,
  IconFileZip,
  IconFolder,
  IconFolderOpen,
  IconPhoto,
  IconTable,
  IconVideo,
  IconWorldWww,
} from '@tabler/icons-react';

type Icon = typeof IconFile;

const BY_EXTENSION: Record<string, Icon> = {
  ...Object.fromEntries('png jpg jpeg svg bmp webp gif tif tiff'.split(' ').map((each) => [each, IconPhoto])),
  ...Object.fromEntries('csv tsv xls xlsx ods'.split(' ').map((each) => [each, IconTable])),
  ...Object.fromEntries('bib csl bst sty'.split(' ').map((each) => [each, IconBooks])),
  ...Object.fromEntries('json yaml yml xml css js py r jl'.split(' ').map((each) => [each, IconBraces])),
  ...Object.fromEntries('md markdown qmd rmd txt tex docx odt'.split(' ').map((each) => [each, IconFileText])),
  ...Object.fromEntries('zip gz tar 7z epub'.split(' ').map((each) => [each, IconFileZip])),
  ...Object.fromEntries('mov mp4 avi webm mkv'.split(' ').map((each) => [each, IconVideo])),
  pdf: IconFileTypePdf,
  html: IconWorldWww,
};

/** An icon for the type of an item. Decorative, since the name is beside it. */
export function ItemIcon(props: { item: Pick<TreeItem, 'name' | 'type'>; open?: boolean; size?: number }) {
  const { name, type } = props.item;
  const Shape =
    type === 'directory' ? (props.open ? IconFolderOpen : IconFolder) : (BY_EXTENSION[extensionOf(name)] ?? IconFile);
  return <Shape size={props.size ?? 18} aria-hidden data-folder={type === 'directory' || undefined} />;
}
