import { extensionOf } from './file-name.ts';

/** Length of the last segment of a public page's URL: long enough to be meaningful, short enough to read out. */
export const PAGE_NAME_LENGTH = { min: 3, max: 80 } as const;

/** Whether a text can be that segment: lower-case ASCII letters and digits, with single hyphens between them. */
export function isPageName(name: string): boolean {
  const { min, max } = PAGE_NAME_LENGTH;
  return name.length >= min && name.length <= max && /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(name);
}

/** The path of a public page on this server. */
export function pagePath(name: string): string {
  return `/p/${name}`;
}

const PUBLISHED = new Set(['md', 'markdown', 'qmd', 'rmd', 'txt']);

/** Whether files of this name can be published: documents, but not bibliographies, styles or data. */
export function isPublishable(fileName: string): boolean {
  return PUBLISHED.has(extensionOf(fileName));
}
