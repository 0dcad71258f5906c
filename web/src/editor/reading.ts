import { searchKeymap } from '@codemirror/search';
import { EditorState, type Extension, Prec, type StateEffect } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { createAssetCache } from './asset-cache.ts';
import { reloadLibrary } from './citations/library.ts';
import { modeExtensions, readingExtensions } from './editor-extensions.ts';
import { markdown } from './languages/markdown.ts';
import { redraw } from './live-preview/redraw.ts';
import { neverReveals } from './live-preview/reveal.ts';
import type { EditorAssets } from './options.ts';
import { phrases } from './phrases.ts';
import { searching } from './search.ts';
import { surroundings } from './surroundings.ts';

export interface ReadingOptions {
  readonly assets: EditorAssets;
  readonly label: string;
  readonly nonce: string | undefined;
}

/** A text that is read and not written in. */
export function readingText({ label, nonce }: Omit<ReadingOptions, 'assets'>): Extension {
  return [
    EditorView.lineWrapping,
    EditorState.readOnly.of(true),
    EditorView.editable.of(false),
    // The browser's own search sees only what is near the window.
    phrases,
    searching,
    keymap.of(searchKeymap),
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
    flushLines,
    ...(nonce === undefined ? [] : [EditorView.cspNonce.of(nonce)]),
  ];
}

/** Without CodeMirror's own padding, so that text is flush with the title block. What draws lines may add to it. */
const flushLines = Prec.lowest(EditorView.theme({ '.cm-line': { padding: '0' } }));

/** Markdown as the editor draws it, which stays drawn wherever it is clicked. */
export function readingMarkdown(assets: EditorAssets): Extension {
  return [
    surroundings.of({
      assets,
      images: createAssetCache(assets),
      allowRemoteImages: false,
      report: () => undefined,
      openPath: null,
      toggleMode: () => undefined,
    }),
    neverReveals.of(true),
    readingExtensions,
    markdown(),
    modeExtensions('preview', true, 'paragraph'),
  ];
}

/** Draws again what the workspace's files are drawn with. */
export function refreshAll(): StateEffect<unknown>[] {
  return [redraw.of(null), reloadLibrary.of(null)];
}
