/** What a text need not wait for; see `load.ts`. */
import {
  acceptCompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  completionStatus,
  startCompletion,
} from '@codemirror/autocomplete';
import { lintKeymap } from '@codemirror/lint';
import {
  highlightSelectionMatches,
  openSearchPanel,
  searchKeymap,
  searchPanelOpen,
  SearchQuery,
  setSearchQuery,
} from '@codemirror/search';
import { type Extension, Prec } from '@codemirror/state';
import { type EditorView, keymap } from '@codemirror/view';
import { completion, markdownCompletion } from '../completion/completion.ts';
import { contextMenu } from '../context-menu/context-menu.ts';
import type { DocumentKind } from '../languages/language.ts';
import { lintBibtex } from '../lint/bibtex.ts';
import { lintFormulas } from '../lint/formulas.ts';
import { lintImages } from '../lint/images.ts';
import { lintFrontMatter, lintJson, lintYaml, reportProblems } from '../lint/lint.ts';
import type { EditorOptions } from '../options.ts';
import { pasting } from '../paste/paste.ts';
import { searching } from '../search.ts';
import { findWords } from '../search-panel.ts';
import { isSomethingOpen, type LateParts } from './load.ts';

const forAll: Extension = [
  closeBrackets(),
  searching,
  completion,
  Prec.highest(
    keymap.of([{ key: 'Tab', run: (view) => completionStatus(view.state) === 'active' && acceptCompletion(view) }]),
  ),
  isSomethingOpen.of((state) => completionStatus(state) !== null || searchPanelOpen(state)),
];

/** Before and after the general ones. */
const keysForAll: Extension = [
  keymap.of(closeBracketsKeymap),
  Prec.low(keymap.of([...searchKeymap, ...completionKeymap, ...lintKeymap])),
];

const LINTS: Readonly<Record<DocumentKind, Extension>> = {
  markdown: [lintFrontMatter, lintImages, lintFormulas],
  json: lintJson,
  yaml: lintYaml,
  bibtex: lintBibtex,
  other: [],
};

function forKind(kind: DocumentKind, onProblems: EditorOptions['onProblems']): Extension {
  return [
    kind === 'markdown' ? [markdownCompletion, pasting, contextMenu] : [],
    LINTS[kind],
    onProblems ? reportProblems(onProblems) : [],
  ];
}

function searchFor(view: EditorView, words: string): void {
  openSearchPanel(view);
  if (words !== '') view.dispatch({ effects: setSearchQuery.of(new SearchQuery({ search: words })) });
}

export const lateParts: LateParts = {
  forAll,
  keysForAll,
  forKind,
  findWords,
  highlightSelectionMatches,
  openSearchPanel,
  searchFor,
  startCompletion,
};
