import { extensionOf } from './file-name.ts';

/** The last part of a public page's address: long enough to be meaningful, short enough to read out. */
export const PAGE_NAME_LENGTH = { min: 3, max: 80 } as const;

export function isPageName(name: string): boolean {
  const { min, max } = PAGE_NAME_LENGTH;
  return name.length >= min && name.length <= max && /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(name);
}

export function pagePath(name: string): string {
  return `/p/${name}`;
}

const PUBLISHED = new Set(['md', 'markdown', 'qmd', 'rmd', 'txt']);

/** Documents, not bibliographies, styles or data. */
export function isPublishable(fileName: string): boolean {
  return PUBLISHED.has(extensionOf(fileName));
}
