import type { Extension, Text } from '@codemirror/state';
import { ViewPlugin } from '@codemirror/view';
import type { EditorView, ViewUpdate } from '@codemirror/view';
import { createEmitter } from '../../../lib/emitter.ts';
import { describeSession, isUnsent } from '../core/save-state.ts';
import type { SaveStatus } from '../core/save-state.ts';
import { step } from '../core/session.ts';
import { NEW_SESSION } from '../core/state.ts';
import type { Chance, Session, SessionEvent } from '../core/state.ts';
import type { DocumentConnection, DocumentStatus, OpenDocumentOptions, OtherEditor } from '../document-connection.ts';
import { EditorText } from '../view/editor-text.ts';
import { collaborate, isLocal, operation } from '../view/peer-field.ts';
import { peopleMargin } from '../view/people-margin.ts';
import { showPeople } from '../view/presence-field.ts';
import { Presence } from '../view/presence.ts';
import { Connection } from './connection.ts';
import { takeEarlyCall } from './early-call.ts';
import { Keeper } from './keeper.ts';
import { claimKept } from './kept-texts.ts';
import { newClientId } from './new-client-id.ts';
import { runEffect } from './run-effects.ts';
import { SessionReview } from './session-review.ts';
import { Timers } from './timers.ts';
import { watchLeaving } from './watch-leaving.ts';
import { watchNetwork } from './watch-network.ts';

/** Opens a document for editing. */
export function openDocument(options: OpenDocumentOptions): DocumentConnection {
  return new OpenDocument(options);
}

/** Runs a session: feeds it events one at a time and performs its effects. */
class OpenDocument implements DocumentConnection {
  readonly ready: Promise<Text>;
  readonly extension: Extension;
  readonly review: SessionReview;
  #session: Session = NEW_SESSION;
  readonly #waiting: SessionEvent[] = [];
  #isBusy = false;
  readonly #world;
  readonly #chance: Chance;
  readonly #text = new EditorText();
  readonly #timers = new Timers();
  readonly #listening = new AbortController();
  readonly #changes = createEmitter();
  #people: readonly OtherEditor[] = [];
  #status: DocumentStatus = { ...describeSession(NEW_SESSION), people: [] };

  constructor(options: OpenDocumentOptions) {
    const {
      userId,
      userName,
      workspace,
      item,
      path,
      requestTicket,
      onDeviceSilent,
      socketUrl = '/documents',
    } = options;
    const place = { userId, workspace, item, path };
    const tell = (event: SessionEvent): void => this.#take(event);
    let open: (text: Text) => void = () => undefined;
    this.ready = new Promise((resolve) => {
      open = resolve;
    });
    const early = takeEarlyCall(place);
    // The early call was made under the first ID that this session will need.
    let first = early?.clientID;
    this.#chance = {
      clientId: () => {
        const id = first ?? newClientId();
        first = undefined;
        return id;
      },
      fraction: Math.random,
    };
    const connection = new Connection({ requestTicket, socketUrl, document: item, early, tell });
    const presence = new Presence({
      text: this.#text,
      timers: this.#timers,
      tell: (message) => {
        if (this.#session.phase.is === 'joined') connection.send(message);
      },
      show: (people) => this.#showPeople(people),
    });
    const keeper = new Keeper(
      place,
      () => this.#text.peer,
      () => this.#session.review,
      (isKept) => tell({ type: 'device-kept', isKept }),
    );
    this.#world = { place, connection, presence, keeper, open, tell, text: this.#text, timers: this.#timers };
    this.review = new SessionReview({
      userId,
      userName,
      session: () => this.#session,
      operate: (effect) => {
        this.#text.view?.dispatch({ effects: operation.of(effect) });
        queueMicrotask(() => this.#hearLater());
      },
      dismiss: (refused) => tell({ type: 'refusal-seen', refused }),
    });
    this.extension = this.#extend();
    const { signal } = this.#listening;
    watchLeaving({ flush: () => this.#flush(), hasUnsent: () => isUnsent(this.#session) }, signal);
    watchNetwork(() => tell({ type: 'look' }), signal);
    this.#publish();
    // While the device is read, which the call waits for.
    connection.prepare();
    void claimKept(place, onDeviceSilent).then((found) => tell({ type: 'device-read', ...found }));
  }

  status = (): DocumentStatus => this.#status;

  subscribe = (listener: () => void): (() => void) => this.#changes.subscribe(listener);

  follow = (id: string | null): void => this.#world.presence.follow(id);

  comeBack = (): void => this.#take({ type: 'come-back' });

  tryAgain = (): void => this.#take({ type: 'look' });

  dismissMerge = (): void => this.#take({ type: 'merge-seen' });

  destroy = (): void => {
    this.#take({ type: 'leave' });
    this.#timers.end();
    this.#listening.abort();
  };

  /** Events that occur while one is handled are queued. */
  #take(event: SessionEvent): void {
    this.#waiting.push(event);
    if (this.#isBusy) return;
    this.#isBusy = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      this.#hearEditor();
      this.#step(next);
    }
    this.#isBusy = false;
    this.#publish();
  }

  /** The editor state is authoritative for the text, even if no update was reported. */
  #hearEditor(): void {
    const { view, peer } = this.#text;
    if (view && peer && peer !== this.#session.peer) this.#step({ type: 'edited', peer });
  }

  #step(event: SessionEvent): void {
    const { session, effects } = step(this.#session, event, this.#chance);
    this.#session = session;
    this.#text.hold(session.peer);
    for (const effect of effects) {
      try {
        runEffect(effect, this.#world);
      } catch (error) {
        // An editor that cannot render must not keep its edits from being sent.
        console.error(error);
      }
    }
  }

  #extend(): Extension {
    const plugin = ViewPlugin.define((view) => {
      this.#attach(view);
      return {
        update: (update: ViewUpdate) => this.#changed(update),
        destroy: () => this.#detach(view),
      };
    });
    const first = (): NonNullable<Session['peer']> => {
      const { peer } = this.#session;
      if (!peer) throw new Error('The editor was created before the document was ready.');
      return peer;
    };
    return [collaborate(first), showPeople(), peopleMargin, plugin];
  }

  #attach(view: EditorView): void {
    const bringUpToDate = this.#text.attach(view);
    queueMicrotask(() => {
      if (this.#text.view !== view) return;
      bringUpToDate();
      this.#take({ type: 'editor', isThere: true });
    });
  }

  #detach(view: EditorView): void {
    this.#hearEditor();
    this.#text.detach(view);
    this.#take({ type: 'editor', isThere: false });
  }

  #changed(update: ViewUpdate): void {
    this.#world.presence.noteChange(update);
    // Outside the view's update, during which it must not be changed.
    if (update.docChanged && update.transactions.some(isLocal)) queueMicrotask(() => this.#hearLater());
  }

  #hearLater(): void {
    if (this.#isBusy) return;
    this.#hearEditor();
    this.#publish();
  }

  #flush(): void {
    // An ended document was set aside already: another record would be listed beside the copy.
    if (this.#session.phase.is !== 'ended') void this.#world.keeper.flush();
  }

  #showPeople(people: readonly OtherEditor[]): void {
    if (JSON.stringify(people) === JSON.stringify(this.#people)) return;
    this.#people = people;
    this.#publish();
  }

  #publish(): void {
    this.review.check();
    const next: DocumentStatus = { ...describeSession(this.#session), people: this.#people };
    if (isSame(next, this.#status) && next.people === this.#status.people) return;
    this.#status = next;
    this.#changes.emit();
  }
}

function isSame(a: SaveStatus, b: SaveStatus): boolean {
  return (
    a.saveText === b.saveText &&
    a.saveState === b.saveState &&
    a.problem === b.problem &&
    a.unsent === b.unsent &&
    a.connected === b.connected &&
    a.ended === b.ended &&
    a.merge === b.merge
  );
}
