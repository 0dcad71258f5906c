import { extensionOf } from '@scriptorium/contract/rules/file-name.ts';
import { t } from '../../lib/texts/document.ts';

const MARKDOWN = new Set(['md', 'markdown', 'qmd', 'rmd']);
const LANGUAGES: Record<string, string> = {
  json: 'JSON',
  csl: 'CSL',
  yaml: 'YAML',
  yml: 'YAML',
  tex: 'LaTeX',
  bib: 'BibTeX',
  html: 'HTML',
};

/** Whether it is a CSV or TSV file, shown as a table. */
export function isTabular(path: string): boolean {
  return ['csv', 'tsv'].includes(extensionOf(path));
}

/** Whether it is a file for programs, which is not exported on its own. */
export function isData(path: string): boolean {
  return ['csv', 'tsv', 'json', 'yaml', 'yml', 'bib', 'csl'].includes(extensionOf(path));
}

/** Label of the text's navigation: headings, or the columns of a table; null if it has none. */
export function describeOutline(path: string): string | null {
  if (isTabular(path)) return t('columns');
  return languageOf(path) === 'Markdown' ? t('outline') : null;
}

/** A text's format, as named in the status bar. */
export function languageOf(path: string): string {
  const extension = extensionOf(path);
  return MARKDOWN.has(extension) ? 'Markdown' : (LANGUAGES[extension] ?? extension.toUpperCase());
}
