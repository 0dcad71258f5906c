import { ChangeSet, Text } from '@codemirror/state';
import { readRestoredEpoch, writeRestoredEpoch } from '@scriptorium/contract/live/epoch.ts';
import { describe, expect, it } from 'vitest';
import { receivePush } from '../../../server/src/domain/live/authority.ts';
import type { Authority } from '../../../server/src/domain/live/authority.ts';
import { mergeThreeWay } from '../../../web/src/editor/collab/core/merge.ts';
import { composePending, createPeer, edit, freeze } from '../../../web/src/editor/collab/core/peer.ts';
import type { Peer } from '../../../web/src/editor/collab/core/peer.ts';
import {
  finishRevival,
  knowsMore,
  nextRevivalPush,
  noteRevivalPush,
  startRevival,
} from '../../../web/src/editor/collab/core/recovery.ts';
import type { Revival } from '../../../web/src/editor/collab/core/recovery.ts';
import { seedRandom } from './random.ts';

const LIFE = '0b9b6a1e-6d0c-4a51-9b39-1f0d3c5c2a11';
const NEXT = '7f4f1f52-3a0c-4a4e-8f6b-b1de0a3cb9d0';
const RUNS = 1500;

/** A restored server, which accepts pushes like the real one. */
class Restored {
  authority: Authority;

  constructor(version: number, text: Text) {
    this.authority = { epoch: writeRestoredEpoch(NEXT, version, LIFE), version, text, tail: [] };
  }

  get document() {
    const { text, version, epoch } = this.authority;
    return { text, version, epoch, lastSeq: 0 };
  }

  /** What the tab does next; null if someone else was first. */
  take(revival: Revival): Revival | null {
    const push = nextRevivalPush(revival);
    if (!push) return revival;
    const verdict = receivePush(this.authority, push, { lastSeq: 0, lastVersion: 0 });
    if (verdict.kind !== 'accepted') return null;
    this.authority = verdict.authority;
    return noteRevivalPush(revival, verdict.authority.version);
  }
}

function readText(peer: Peer): string {
  return (composePending(peer)?.apply(peer.base) ?? peer.base).toString();
}

function text(words: string): Text {
  return Text.of(words.split('\n'));
}

function typed(peer: Peer, token: string): Peer {
  const length = readText(peer).length;
  return edit(peer, ChangeSet.of({ from: length, insert: token }, length));
}

function bringBack(server: Restored, peer: Peer): Peer {
  if (!knowsMore(peer, server.document)) return mergeThreeWay(peer, server.document, 'fresh').peer;
  let revival: Revival | null = startRevival(peer, server.document, 'fresh');
  while (revival && nextRevivalPush(revival)) revival = server.take(revival);
  if (!revival) throw new Error('Somebody was first.');
  return finishRevival(revival, peer).peer;
}

describe('tabs that stayed open while a backup was restored', () => {
  it('can tell from the epoch whether they know more than the backup', () => {
    const epoch = writeRestoredEpoch(NEXT, 7, LIFE);
    expect(epoch.length).toBeLessThanOrEqual(64);
    expect(readRestoredEpoch(LIFE)).toBeNull();
    expect(readRestoredEpoch(epoch)).toMatchObject({ version: 7 });
    const at = (version: number, of = LIFE) => createPeer('a', of, version, text('x'));
    expect(knowsMore(at(7), { epoch })).toBe(false);
    expect(knowsMore(at(8), { epoch })).toBe(true);
    expect(knowsMore(at(3, NEXT), { epoch })).toBe(true);
    // A second restore of the restored server.
    const again = writeRestoredEpoch(LIFE, 9, epoch);
    expect(readRestoredEpoch(again)?.follows(epoch)).toBe(true);
    expect(readRestoredEpoch(again)?.follows(LIFE)).toBe(false);
  });

  it('bring back what was confirmed after it, including deletions, if nobody has written since', () => {
    const server = new Restored(4, text('the old words, and a line\nto go'));
    const peer = typed(createPeer('a', LIFE, 9, text('the new words, and a line')), ' and mine');
    const after = bringBack(server, peer);
    expect(server.authority.text.toString()).toBe('the new words, and a line');
    expect(readText(after)).toBe('the new words, and a line and mine');
    expect(after.inFlight).toEqual([]);
  });

  it('take nothing from those who wrote on the restored server', () => {
    const server = new Restored(4, text('common words'));
    server.authority = { ...server.authority, version: 5, text: text('common words, theirs') };
    const after = bringBack(server, createPeer('a', LIFE, 9, text('first common words')));
    expect(server.authority.text.toString()).toBe('first common words, theirs');
    expect(readText(after)).toBe('first common words, theirs');
  });

  it('leave a document alone if they know nothing newer', () => {
    const server = new Restored(4, text('theirs and mine'));
    const after = bringBack(server, createPeer('a', LIFE, 2, text('gone, mine')));
    expect(readText(after)).toBe('theirs and mine');
    expect(server.authority.version).toBe(4);
  });

  it('bring everything back once, whoever comes first, and whoever is cut off half-way', () => {
    for (let seed = 1; seed <= RUNS; seed += 1) {
      const random = seedRandom(seed);
      let count = 0;
      const token = (): string => String.fromCodePoint(0xe000 + count++);
      const insert = (into: string): string => {
        const at = random.below(into.length + 1);
        return into.slice(0, at) + token() + into.slice(at);
      };
      let log = '';
      for (let i = 0; i < 10; i += 1) log = insert(log);
      const server = new Restored(10, text(log));
      // Each tab is somewhere in the lost part of the log; the last may have something in flight that others have seen.
      const states = [log];
      for (let i = 0; i < 8; i += 1) states.push(insert(states.at(-1) ?? ''));
      const tabs = Array.from({ length: 3 }, (_, tab) => {
        const at = 1 + random.below(states.length - 2);
        const base = createPeer(`tab${tab}`, LIFE, 10 + at, text(states[at] ?? ''));
        return random.below(2) === 0 ? base : typed(base, token());
      });
      const seen = states[random.below(states.length)] ?? '';
      const owner = random.below(tabs.length);
      const own = tabs[owner] as Peer;
      if (seen.length > own.base.length && own.buffer === null) {
        // Confirmed and seen by others, but the writer does not know.
        const next = states[own.version - 10 + 1] ?? '';
        const at = [...next].findIndex((unit, i) => unit !== own.base.toString()[i]);
        tabs[owner] = freeze(edit(own, ChangeSet.of({ from: at, insert: next[at] ?? '' }, own.base.length)));
      }
      const waiting = [...tabs.keys()];
      const ended: Peer[] = [];
      while (waiting.length > 0) {
        const tab = waiting[random.below(waiting.length)] as number;
        const peer = tabs[tab] as Peer;
        const revival = startRevival(peer, server.document, `fresh${tab}`);
        // Another tab may push between this one's look and its push.
        const rival = waiting[random.below(waiting.length)] as number;
        if (rival !== tab) server.take(startRevival(tabs[rival] as Peer, server.document, `rival${rival}`));
        // Cut off; it will try again.
        const after = random.below(4) === 0 ? null : server.take(revival);
        if (!after) continue;
        expect(nextRevivalPush(after)).toBeNull();
        ended.push(finishRevival(after, peer).peer);
        waiting.splice(waiting.indexOf(tab), 1);
      }
      const final = server.authority.text.toString();
      const known = new Set([...log, ...tabs.flatMap((peer) => [...peer.base.toString()])]);
      expect({ seed, lost: [...known].filter((unit) => !final.includes(unit)) }).toEqual({ seed, lost: [] });
      expect({ seed, doubled: [...final].length - new Set(final).size }).toEqual({ seed, doubled: 0 });
      for (const [i, peer] of ended.entries()) {
        const mine = readText(peer);
        expect({ seed, i, doubled: [...mine].length - new Set(mine).size }).toEqual({ seed, i, doubled: 0 });
      }
    }
  });
});
