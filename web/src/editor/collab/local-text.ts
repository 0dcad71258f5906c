import { Text } from '@codemirror/state';
import type { ChangeSet } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { findChanges } from './merge.ts';
import { composePending } from './peer.ts';
import type { Peer } from './peer.ts';
import { peerField, replaceByMerge, setPeer } from './peer-field.ts';

/** The text of this tab and its place in the log, wherever they are: before there is an editor, and in it. */
export class LocalText {
  /** Before an editor has taken it over, and after one has gone. */
  #loose: Peer | null = null;
  #view: EditorView | null = null;

  get view(): EditorView | null {
    return this.#view;
  }

  get peer(): Peer | null {
    return this.#view ? this.#view.state.field(peerField) : this.#loose;
  }

  get text(): Text {
    if (this.#view) return this.#view.state.doc;
    const peer = this.#loose;
    if (!peer) return Text.empty;
    return composePending(peer)?.apply(peer.base) ?? peer.base;
  }

  /**
   * An editor has taken over. It was made with the text that was promised first; call what this answers, outside of the
   * view's update, to bring it up to what was merged since.
   */
  attach(view: EditorView): () => void {
    const loose = this.#loose;
    const text = this.text;
    this.#view = view;
    return () => {
      if (this.#view !== view || !loose) return;
      if (view.state.field(peerField) === loose && view.state.doc.eq(text)) return;
      view.dispatch(replaceByMerge(findChanges(view.state.doc, text), loose));
    };
  }

  detach(view: EditorView): void {
    if (this.#view !== view) return;
    this.#loose = view.state.field(peerField);
    this.#view = null;
  }

  /** Puts another peer in place that has the same text. */
  set(peer: Peer): void {
    if (this.#view) this.#view.dispatch(setPeer(peer));
    else this.#loose = peer;
  }

  /** Puts another peer in place; `changes` leads from the present text to that one's. */
  replace(changes: ChangeSet | null, peer: Peer): void {
    if (this.#view && changes) this.#view.dispatch(replaceByMerge(changes, peer));
    else this.set(peer);
  }
}
