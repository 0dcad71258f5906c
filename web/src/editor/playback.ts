import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { ChangeSet, EditorState, Text } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { ChangesJson } from '@scriptorium/contract/live/messages.ts';
import { tags as t } from '@lezer/highlight';
import { type DrawnAuthorship, showAuthorship, writtenBy } from './authors.ts';
import { isMarkdownPath, markdown } from './languages/markdown.ts';

/** Shows an old version of a text, and then its changes step by step. */
export interface Playback {
  /** Shows a version, coloured by author. Its list of authors may grow later. */
  show(text: string, authorship: DrawnAuthorship): void;
  /** Applies a step and scrolls to where it was made. */
  step(changes: ChangesJson, mark: number): void;
  destroy(): void;
}

export function createPlayback(options: {
  parent: HTMLElement;
  /** Of the file that is played. */
  path: string;
  label: string;
  nonce: string | undefined;
}): Playback {
  const { parent, path, label, nonce } = options;
  const view = new EditorView({
    parent,
    state: EditorState.create({
      extensions: [
        EditorView.lineWrapping,
        EditorState.readOnly.of(true),
        EditorView.editable.of(false),
        EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
        theme,
        ...(isMarkdownPath(path) ? [markdown(), syntaxHighlighting(readable)] : []),
        ...(nonce === undefined ? [] : [EditorView.cspNonce.of(nonce)]),
      ],
    }),
  });
  return {
    show: (text, authorship) => {
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: Text.of(text.split('\n')) } });
      showAuthorship(view, authorship);
    },
    step: (json, mark) => {
      const changes = ChangeSet.fromJSON(json);
      let place: number | null = null;
      changes.iterChangedRanges((_fromA, _toA, _fromB, toB) => {
        place ??= toB;
      });
      const effects = place === null ? [] : [EditorView.scrollIntoView(place, { y: 'nearest', yMargin: 80 })];
      view.dispatch({ changes, effects, annotations: writtenBy.of(mark) });
    },
    destroy: () => view.destroy(),
  };
}

/** Markdown as it reads, with its marks stepped back: as in a comparison of versions. */
const readable = HighlightStyle.define([
  { tag: t.heading, fontWeight: '600', lineHeight: '1.3' },
  { tag: t.heading1, fontSize: '150%' },
  { tag: t.heading2, fontSize: '125%' },
  { tag: t.strong, fontWeight: '600' },
  { tag: t.emphasis, fontStyle: 'italic' },
  { tag: t.strikethrough, textDecoration: 'line-through' },
  { tag: [t.monospace, t.special(t.content)], fontFamily: 'var(--font-code)', fontSize: '85%' },
  { tag: [t.processingInstruction, t.meta, t.url, t.comment], color: 'var(--muted)', fontWeight: '400' },
]);

const theme = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none', boxShadow: 'inset 0 0 0 2px var(--accent)' },
  '.cm-scroller': { fontFamily: 'var(--font-text)', fontSize: 'var(--t-18)', lineHeight: 'var(--lh-text)' },
  '.cm-content': { maxWidth: 'var(--measure)', margin: '0 auto 0 0', padding: '32px 0 96px' },
  // Whose a line is stands beside it, not at the edge of the window.
  '.cm-gutters': { marginLeft: 'auto', paddingRight: '16px', backgroundColor: 'transparent', border: '0' },
});
