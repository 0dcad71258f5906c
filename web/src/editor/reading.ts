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

/** A read-only text. */
export function readingText({ label, nonce }: Omit<ReadingOptions, 'assets'>): Extension {
  return [
    EditorView.lineWrapping,
    EditorState.readOnly.of(true),
    EditorView.editable.of(false),
    // The browser's own search only sees what is near the viewport.
    phrases,
    searching,
    keymap.of(searchKeymap),
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
    flushLines,
    ...(nonce === undefined ? [] : [EditorView.cspNonce.of(nonce)]),
  ];
}

/** Without CodeMirror's own padding, so that text is flush with the title block. Constructs may add their own. */
const flushLines = Prec.lowest(EditorView.theme({ '.cm-line': { padding: '0' } }));

/** Markdown drawn like in the editor, and staying drawn when clicked. */
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

/** Redraws everything that depends on the workspace's files. */
export function refreshAll(): StateEffect<unknown>[] {
  return [redraw.of(null), reloadLibrary.of(null)];
}
