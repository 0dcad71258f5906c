import { yaml } from '@codemirror/lang-yaml';
import type { LanguageDescription } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { lintBibtex } from '../lint/bibtex.ts';
import { lintFormulas } from '../lint/formulas.ts';
import { lintImages } from '../lint/images.ts';
import { lintFrontMatter, lintJson, lintYaml } from '../lint/lint.ts';
import { codeLanguages } from './code-languages.ts';
import { isMarkdownPath, markdown } from './markdown.ts';
import { makeLanguageSafe } from './safe-parser.ts';

export type DocumentKind = 'markdown' | 'json' | 'yaml' | 'other';

export interface DocumentLanguage {
  readonly kind: DocumentKind;
  readonly name: string;
  /** Available immediately; empty while the language is loading. */
  readonly extension: Extension;
  readonly load: LanguageDescription | null;
}

/** The language of a document by file name. */
export function chooseLanguage(path: string): DocumentLanguage {
  const extension = /\.([^./\\]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  if (isMarkdownPath(path))
    return {
      kind: 'markdown',
      name: 'Markdown',
      extension: [markdown(), lintFrontMatter, lintImages, lintFormulas],
      load: null,
    };
  if (/^ya?ml$/.test(extension))
    return { kind: 'yaml', name: 'YAML', extension: [makeLanguageSafe(yaml()), lintYaml], load: null };
  const load = codeLanguages.find((language) => language.extensions.includes(extension)) ?? null;
  if (load?.name === 'JSON') return { kind: 'json', name: 'JSON', extension: lintJson, load };
  return { kind: 'other', name: load?.name ?? 'Text', extension: extension === 'bib' ? lintBibtex : [], load };
}
