import { history } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import type { StateCommand, TransactionSpec } from '@codemirror/state';
import type { ClientMessage, UpdateJson } from '@scriptorium/contract/live/messages.ts';
import { readText } from '../../web/src/editor/collab/core/peer.ts';
import type { Peer } from '../../web/src/editor/collab/core/peer.ts';
import { isUnsent } from '../../web/src/editor/collab/core/save-state.ts';
import { step } from '../../web/src/editor/collab/core/session.ts';
import { NEW_SESSION } from '../../web/src/editor/collab/core/state.ts';
import type { Chance, Effect, Query, Session, SessionEvent, Timer } from '../../web/src/editor/collab/core/state.ts';
import { applySteps, collaborate, peerField, replacePeer } from '../../web/src/editor/collab/view/peer-field.ts';

/** A headless session's environment: the test's network, clock and device. */
export interface Outside {
  readonly chance: Chance;
  call(query: Query): void;
  hangUp(): void;
  send(message: ClientMessage): void;
  wait(timer: Timer, ms: number): void;
  cancel(timer: Timer): void;
  /** Stores the peer on the device. */
  keep(when: 'now' | 'soon'): void;
  setAside(effect: Extract<Effect, { do: 'set-aside' }>): void;
  /** Log entries, own and others', as they are applied. */
  received(updates: readonly UpdateJson[]): void;
}

/** The browser's own session and editor state, in a simulated environment. */
export class HeadlessSession {
  readonly #outside: Outside;
  readonly #step: typeof step;
  readonly #waiting: SessionEvent[] = [];
  #isBusy = false;
  session: Session = NEW_SESSION;
  state: EditorState | null = null;
  /** How often the text was continued under another clientID. */
  merges = 0;

  /** A faulty `step` shows whether a test would notice. */
  constructor(outside: Outside, faulty: typeof step = step) {
    this.#outside = outside;
    this.#step = faulty;
  }

  get peer(): Peer {
    if (!this.state) throw new Error('The document is not open yet.');
    return this.state.field(peerField);
  }

  get text(): string {
    return this.state?.doc.toString() ?? '';
  }

  get isSaved(): boolean {
    return this.session.phase.is === 'joined' && this.state !== null && !isUnsent(this.session);
  }

  take(event: SessionEvent): void {
    this.#waiting.push(event);
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) this.#take(next);
    } finally {
      this.#isBusy = false;
    }
  }

  edit(spec: TransactionSpec): void {
    if (!this.state) throw new Error('The document is not open yet.');
    this.moveTo(this.state.update(spec).state);
  }

  run(command: StateCommand): void {
    if (!this.state) throw new Error('The document is not open yet.');
    let after = this.state;
    command({ state: this.state, dispatch: (tr) => void (after = tr.state) });
    this.moveTo(after);
  }

  /** Called with the editor state after an edit. */
  moveTo(state: EditorState): void {
    if (state === this.state) return;
    this.state = state;
    this.take({ type: 'edited', peer: this.peer });
  }

  #take(event: SessionEvent): void {
    const { session, effects } = this.#step(this.session, event, this.#outside.chance);
    this.session = session;
    for (const effect of effects) this.#run(effect);
  }

  #run(effect: Effect): void {
    const outside = this.#outside;
    switch (effect.do) {
      case 'call':
        return outside.call(effect.query);
      case 'hang-up':
        return outside.hangUp();
      case 'send':
        return outside.send(effect.message);
      case 'wait':
        return outside.wait(effect.timer, effect.ms);
      case 'cancel':
        return outside.cancel(effect.timer);
      case 'open':
        return this.#open();
      case 'replace':
        return this.#replace(effect);
      case 'receive':
        for (const tr of applySteps(this.#current(), effect.steps)) this.state = tr.state;
        return outside.received(effect.updates);
      case 'keep':
        return outside.keep(effect.when);
      case 'set-aside':
        return outside.setAside(effect);
      case 'probe':
      case 'continue-record':
      case 'drop-record':
      case 'release-record':
      case 'remove-copy':
      case 'hear-people':
      case 'forget-people':
      case 'tell-place':
      case 'log':
        return undefined;
    }
  }

  #current(): EditorState {
    if (!this.state) throw new Error('There is no editor yet.');
    return this.state;
  }

  #open(): void {
    const { peer } = this.session;
    if (!peer) throw new Error('There is no text to open.');
    const extensions = [history({ newGroupDelay: 0 }), collaborate(() => peer)];
    this.state = EditorState.create({ doc: readText(peer), extensions });
    this.#waiting.push({ type: 'editor', isThere: true });
  }

  #replace({ peer, changes }: Extract<Effect, { do: 'replace' }>): void {
    const state = this.#current();
    if (peer.clientID !== state.field(peerField).clientID) this.merges += 1;
    this.state = state.update(replacePeer(state, peer, changes)).state;
  }
}
