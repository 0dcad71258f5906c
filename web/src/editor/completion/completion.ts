import { autocompletion, type CompletionSource } from '@codemirror/autocomplete';
import { yamlLanguage } from '@codemirror/lang-yaml';
import type { Extension } from '@codemirror/state';
import { loadOnce } from '../../lib/load-once.ts';
import { begunReference } from '../commands/reference.ts';
import { markdownLanguage } from '../languages/markdown.ts';
import { closedLists } from './closed-lists.ts';
import { fitList } from './fit-list.ts';
import { offerLateWorks } from './late-works.ts';
import { rows } from './rows.ts';

type Name = keyof typeof import('./sources.ts');

/** A text opens without them: they come once it is there, or with the first word typed. */
export const loadCompletions = loadOnce(() => import('./sources.ts'));

const late =
  (name: Name): CompletionSource =>
  async (context) =>
    (await loadCompletions())[name](context);

const NAMES: readonly Name[] = [
  'completeInsertion',
  'completeCitation',
  'completeFile',
  'completeSection',
  'completeWikiLink',
  'completeFootnote',
  'completeCodeLanguage',
  'completeEmoji',
  'completeTex',
];

/** Completion of everything with a name: works, files, sections, footnotes, keys, languages, emoji, TeX commands. */
export const markdownCompletion: Extension = [
  begunReference,
  offerLateWorks,
  closedLists,
  ...NAMES.map((name) => markdownLanguage.data.of({ autocomplete: late(name) })),
  // Front matter is another language, with its own completions.
  yamlLanguage.data.of({ autocomplete: late('completeFrontMatter') }),
  yamlLanguage.data.of({ autocomplete: late('completeFrontMatterFile') }),
];

export const completion: Extension = [
  autocompletion({
    activateOnTyping: true,
    icons: false,
    maxRenderedOptions: 60,
    defaultKeymap: true,
    ...rows,
  }),
  fitList,
];
