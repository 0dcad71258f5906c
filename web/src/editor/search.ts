import { search } from '@codemirror/search';
import type { Extension } from '@codemirror/state';
import { litDrawn } from './lit-drawn.ts';
import { createSearchPanel, searchPanelTheme } from './search-panel.ts';

export const searching: Extension = [search({ top: true, createPanel: createSearchPanel }), searchPanelTheme, litDrawn];
