import { search } from '@codemirror/search';
import type { Extension } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import { litDrawn } from './lit-drawn.ts';
import { createSearchPanel, replaceKey, searchPanelTheme } from './search-panel.ts';

export const searching: Extension = [
  search({ top: true, createPanel: createSearchPanel }),
  keymap.of([replaceKey]),
  searchPanelTheme,
  litDrawn,
];
