import { autocompletion } from '@codemirror/autocomplete';
import { yamlLanguage } from '@codemirror/lang-yaml';
import type { Extension } from '@codemirror/state';
import { markdownLanguage } from '../languages/markdown.ts';
import { completeCitation, offerLateWorks } from './citations.ts';
import { completeInsertion } from './insert.ts';
import { completeFile, completeFootnote, completeSection, completeWikiLink } from './links.ts';
import { completeTex } from './tex.ts';
import { completeCodeLanguage, completeEmoji, completeFrontMatter, completeFrontMatterFile } from './words.ts';

const sources = [
  completeInsertion,
  completeCitation,
  completeFile,
  completeSection,
  completeWikiLink,
  completeFootnote,
  completeCodeLanguage,
  completeEmoji,
  completeTex,
];

/** Completion of everything with a name: works, files, sections, footnotes, keys, languages, emoji, TeX commands. */
export const markdownCompletion: Extension = [
  offerLateWorks,
  ...sources.map((autocomplete) => markdownLanguage.data.of({ autocomplete })),
  // Front matter is another language, with its own completions.
  yamlLanguage.data.of({ autocomplete: completeFrontMatter }),
  yamlLanguage.data.of({ autocomplete: completeFrontMatterFile }),
];

export const completion: Extension = autocompletion({
  activateOnTyping: true,
  icons: false,
  maxRenderedOptions: 60,
  defaultKeymap: true,
});
