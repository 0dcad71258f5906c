import { ChangeSet } from '@codemirror/state';
import type { ChangeDesc } from '@codemirror/state';
import type {
  Person,
  PresenceMessage,
  PresenceUpdateMessage,
  UpdateJson,
} from '@scriptorium/contract/live/messages.ts';
import { colorInText } from '../../../lib/person-color.ts';
import { composePending } from '../core/peer.ts';
import type { Peer } from '../core/peer.ts';
import type { OtherEditor } from '../document-connection.ts';
import type { PersonMark } from './presence-field.ts';

/** Carets from versions further back than this are shown unmapped. */
const STEPS = 300;

/** The other users in a document: their carets arrive with a version and are mapped to the local text. */
export class People {
  readonly #people = new Map<string, Person>();
  readonly #steps: { from: number; changes: ChangeDesc }[] = [];

  /** Records log entries as they are applied. `from` is the version before the first. */
  advance(from: number, updates: readonly UpdateJson[]): void {
    updates.forEach((update, i) => {
      this.#steps.push({ from: from + i, changes: ChangeSet.fromJSON(update.changes).desc });
    });
    if (this.#steps.length > STEPS) this.#steps.splice(0, this.#steps.length - STEPS);
  }

  receive(message: PresenceUpdateMessage, ownClientID: string): void {
    for (const id of message.left) this.#people.delete(id);
    for (const person of message.people) {
      if (person.clientID === ownClientID) continue;
      this.#people.set(person.id, person);
    }
  }

  clear(): void {
    this.#people.clear();
    this.#steps.length = 0;
  }

  list(followed: string | null): OtherEditor[] {
    return [...this.#people.values()].map(({ id, userId, label, idle }) => ({
      id,
      userId,
      label,
      color: colorInText(userId),
      idle,
      followed: id === followed,
    }));
  }

  /** Carets in the local text. Those from versions not yet received are omitted until then. */
  marks(peer: Peer): PersonMark[] {
    const pending = composePending(peer);
    return [...this.#people.values()].flatMap((person) => {
      if (person.version > peer.version) return [];
      const place = (at: number): number => {
        let position = Math.min(at, this.#lengthAt(person.version) ?? peer.base.length);
        for (const { from, changes } of this.#steps) {
          if (from >= person.version && position <= changes.length) position = changes.mapPos(position, 1);
        }
        position = Math.min(position, peer.base.length);
        return pending ? pending.mapPos(position, 1) : position;
      };
      const { id, label, userId, anchor, head, idle } = person;
      return [{ id, label, color: colorInText(userId), anchor: place(anchor), head: place(head), idle }];
    });
  }

  #lengthAt(version: number): number | undefined {
    return this.#steps.find(({ from }) => from === version)?.changes.length;
  }
}

/** The local position in the text of the peer's version: others cannot locate anything unsent. */
export function describePlace(
  peer: Peer,
  selection: { readonly anchor: number; readonly head: number },
  idle: boolean,
): PresenceMessage {
  const back = composePending(peer)?.invertedDesc;
  const place = (at: number): number => (back ? back.mapPos(at, 1) : at);
  return {
    type: 'presence',
    version: peer.version,
    anchor: place(selection.anchor),
    head: place(selection.head),
    ...(idle ? { idle } : {}),
  };
}
