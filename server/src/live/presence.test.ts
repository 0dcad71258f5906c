import type { Person, PresenceUpdateMessage } from '@scriptorium/contract/live/messages.ts';
import { afterEach, expect, it, vi } from 'vitest';
import type { Connection } from './connection.ts';
import { Presence } from './presence.ts';

afterEach(() => void vi.useRealTimers());

it('shows exactly the people of other nodes, in whatever order they move, leave, and come back', () => {
  vi.useFakeTimers();
  const seed = Date.now() % 1_000_000;
  const below = (limit: number): number => Math.floor(next() * limit);
  const next = random(seed);
  const present = new Map<string, string>();
  const shown = new Set<string>();
  const watcher = connectionTo(shown);
  const presence = new Presence(() => [watcher]);
  presence.note(watcher, { type: 'presence', version: 0, anchor: 0, head: 0 });
  for (let step = 0; step < 2000; step += 1) {
    const id = `p${below(4)}`;
    const node = `n${Number(id.slice(1)) % 2}`;
    const what = below(4);
    if (what < 2) {
      presence.setRemote(node, personAt(id, step));
      present.set(id, node);
    } else if (what === 2) {
      presence.removeRemote(id);
      present.delete(id);
    } else {
      presence.dropNode(node);
      for (const [one, its] of present) if (its === node) present.delete(one);
    }
    if (below(3) > 0) continue;
    vi.advanceTimersByTime(100);
    expect([...shown].toSorted(), `seed ${seed}, step ${step}`).toEqual([...present.keys()].toSorted());
  }
  presence.close();
});

function random(seed: number): () => number {
  let value = seed;
  return () => {
    value = (value * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return value / 4_294_967_296;
  };
}

function personAt(id: string, anchor: number): Person {
  return { id, userId: id, label: id, clientID: null, version: 0, anchor, head: anchor, idle: false };
}

/** A socket whose client keeps the ids of the others who are shown to it. */
function connectionTo(shown: Set<string>): Connection {
  const receive = ({ people, left }: PresenceUpdateMessage): void => {
    for (const { id } of people) if (id !== 'me') shown.add(id);
    for (const id of left) shown.delete(id);
  };
  return {
    id: 'me',
    userId: 'me',
    sessionId: 'me',
    label: 'me',
    clientID: null,
    role: 'editor',
    until: null,
    isReviewing: false,
    send: (message) => message.type === 'presence' && receive(message),
    sendFrame: (frame) => receive(JSON.parse(Buffer.from(frame).toString()) as PresenceUpdateMessage),
    sendParts: () => undefined,
    together: (send) => send(),
    waiting: () => 0,
    mayTake: () => true,
    makeRoom: () => Promise.resolve(true),
    hold: () => undefined,
    close: () => undefined,
  };
}
