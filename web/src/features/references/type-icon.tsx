import {
  IconBook,
  IconBookmark,
  IconCode,
  IconDatabase,
  IconFile,
  IconFileText,
  IconPresentation,
  IconReport,
  IconSchool,
  IconWorld,
} from '@tabler/icons-react';

const ICONS: Readonly<Record<string, typeof IconFile>> = {
  article: IconFileText,
  inproceedings: IconPresentation,
  conference: IconPresentation,
  proceedings: IconPresentation,
  book: IconBook,
  collection: IconBook,
  reference: IconBook,
  manual: IconBook,
  incollection: IconBookmark,
  inbook: IconBookmark,
  inreference: IconBookmark,
  phdthesis: IconSchool,
  mastersthesis: IconSchool,
  thesis: IconSchool,
  techreport: IconReport,
  report: IconReport,
  online: IconWorld,
  electronic: IconWorld,
  www: IconWorld,
  dataset: IconDatabase,
  software: IconCode,
};

/** Icon for the type of a work. The entry's panel says it in words. */
export function TypeIcon({ type }: { type: string }) {
  const Icon = ICONS[type.toLowerCase()] ?? IconFile;
  return <Icon size={16} aria-hidden />;
}
