import { EditorView } from '@codemirror/view';
import type { ViewUpdate } from '@codemirror/view';
import type { PresenceMessage, PresenceUpdateMessage, UpdateJson } from '@scriptorium/contract/live/messages.ts';
import type { OtherEditor } from '../document-connection.ts';
import { fromBarePosition, toBarePosition } from './bare-text.ts';
import type { EditorText } from './editor-text.ts';
import { describePlace, People } from './people.ts';
import { peopleField, setPeople } from './presence-field.ts';

const PRESENCE_MS = 100;
const IDLE_MS = 60_000;

interface PresenceParts {
  readonly text: EditorText;
  readonly timers: { has(name: string): boolean; set(name: string, ms: number, run: () => void): void };
  /** Sends only while the document is joined. */
  tell(message: PresenceMessage): void;
  show(people: readonly OtherEditor[]): void;
}

/** Shows other users in this editor, and sends its own position. */
export class Presence {
  readonly #parts: PresenceParts;
  readonly #people = new People();
  #followed: string | null = null;
  #lastSign = Date.now();

  constructor(parts: PresenceParts) {
    this.#parts = parts;
  }

  hear(message: PresenceUpdateMessage): void {
    this.#people.receive(message, this.#parts.text.peer?.clientID ?? '');
    this.show();
  }

  /** Log entries about to be applied. */
  advance(from: number, updates: readonly UpdateJson[]): void {
    this.#people.advance(from, updates);
  }

  forget(): void {
    this.#people.clear();
    this.show();
  }

  follow(id: string | null): void {
    this.#followed = id;
    this.show();
    this.#scrollToFollowed();
  }

  /** An editor update: a user who types is not idle, follows nobody, and has moved. */
  noteChange(update: ViewUpdate): void {
    const own = update.transactions.some((tr) => tr.isUserEvent('input') || tr.isUserEvent('delete'));
    if (own || update.selectionSet) this.#lastSign = Date.now();
    if (own && this.#followed !== null) queueMicrotask(() => this.follow(null));
    if (!update.selectionSet && !update.docChanged) return;
    const { timers } = this.#parts;
    if (!timers.has('presence')) timers.set('presence', PRESENCE_MS, () => this.tellPlace());
  }

  tellPlace(): void {
    const { view, peer } = this.#parts.text;
    if (!view || !peer) return;
    const idle = Date.now() - this.#lastSign >= IDLE_MS || document.visibilityState === 'hidden';
    const { anchor, head } = view.state.selection.main;
    const place = { anchor: toBarePosition(view.state, anchor), head: toBarePosition(view.state, head) };
    this.#parts.tell(describePlace(peer, place, idle));
    if (!idle) this.#parts.timers.set('idle', IDLE_MS, () => this.tellPlace());
  }

  show(): void {
    const { view, peer } = this.#parts.text;
    this.#parts.show(this.#people.list(this.#followed));
    if (!view || !peer) return;
    const marks = this.#people.marks(peer).map((mark) => ({
      ...mark,
      anchor: fromBarePosition(view.state, mark.anchor, -1),
      head: fromBarePosition(view.state, mark.head, -1),
    }));
    if (marks.length === 0 && view.state.field(peopleField).length === 0) return;
    view.dispatch({ effects: setPeople.of(marks) });
    this.#scrollToFollowed();
  }

  #scrollToFollowed(): void {
    const { view } = this.#parts.text;
    const mark = view?.state.field(peopleField).find(({ id }) => id === this.#followed);
    if (mark) view?.dispatch({ effects: EditorView.scrollIntoView(mark.head, { y: 'center' }) });
  }
}
