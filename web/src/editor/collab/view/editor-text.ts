import type { ChangeSet } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { findChanges } from '../core/merge.ts';
import { readText } from '../core/peer.ts';
import type { Peer, Received } from '../core/peer.ts';
import { applySteps, peerField, replacePeer } from './peer-field.ts';

/**
 * Holds text and peer: in the editor's state while there is an editor, since they must never diverge, even if rendering
 * throws; separately before and after.
 */
export class EditorText {
  #loose: Peer | null = null;
  #view: EditorView | null = null;

  get view(): EditorView | null {
    return this.#view;
  }

  get peer(): Peer | null {
    return this.#view ? this.#view.state.field(peerField) : this.#loose;
  }

  /** For the time without an editor. */
  hold(peer: Peer | null): void {
    if (!this.#view) this.#loose = peer;
  }

  /**
   * An editor took over. It was created with the initial text; call the returned function, outside the view's update,
   * to apply what was merged since.
   */
  attach(view: EditorView): () => void {
    const loose = this.#loose;
    this.#view = view;
    return () => {
      if (this.#view !== view || !loose) return;
      const text = readText(loose);
      if (view.state.field(peerField) === loose && view.state.doc.eq(text)) return;
      view.dispatch(replacePeer(view.state, loose, findChanges(view.state.doc, text)));
    };
  }

  detach(view: EditorView): void {
    if (this.#view !== view) return;
    this.#loose = view.state.field(peerField);
    this.#view = null;
  }

  replace(peer: Peer, changes: ChangeSet | null): void {
    if (!this.#view) this.#loose = peer;
    else this.#view.dispatch(replacePeer(this.#view.state, peer, changes));
  }

  receive(steps: readonly Received[]): void {
    // In one dispatch, so that the page is drawn once.
    if (this.#view) this.#view.dispatch(applySteps(this.#view.state, steps));
  }
}
