import { ChangeSet, Text } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { receivePush } from '../../../server/src/domain/live/authority.ts';
import type { Authority } from '../../../server/src/domain/live/authority.ts';
import { writeUpdate } from '../../../server/src/domain/live/document-state.ts';
import {
  composePending,
  createPeer,
  edit,
  freeze,
  freezeRead,
  hasUnsent,
  leaveToLog,
  receive,
  writePush,
} from '../../../web/src/editor/collab/core/peer.ts';
import type { Peer } from '../../../web/src/editor/collab/core/peer.ts';
import { readKept, writeKept } from '../../../web/src/editor/collab/core/record.ts';
import { seedRandom } from './random.ts';

const RUNS = 3000;

/** A server's log with one writer, and what it knows of that writer. */
class Log {
  authority: Authority = { epoch: 'e', version: 0, text: Text.empty, tail: [] };
  mark = { lastSeq: 0, lastVersion: 0 };

  take(peer: Peer): void {
    if (peer.inFlight.length === 0) return;
    const push = writePush(peer);
    const verdict = receivePush(this.authority, push, this.mark);
    if (verdict.kind === 'duplicate') return;
    if (verdict.kind !== 'accepted') throw new Error(verdict.kind);
    this.authority = verdict.authority;
    this.mark = { lastSeq: push.updates.at(-1)?.seq ?? 0, lastVersion: verdict.authority.version };
  }

  bring(peer: Peer): Peer {
    let current = peer;
    for (const update of this.authority.tail.slice(peer.version)) current = receive(current, writeUpdate(update)).peer;
    return current;
  }
}

function readText(peer: Peer): string {
  return (composePending(peer)?.apply(peer.base) ?? peer.base).toString();
}

function type(peer: Peer, token: string, at: number): Peer {
  const length = readText(peer).length;
  return edit(peer, ChangeSet.of({ from: Math.min(at, length), insert: token }, length));
}

/** One tab that types, sends and receives, ends at any moment, and leaves a record of any age. */
function run(seed: number, readBack: (record: Peer, lastSeq: number) => Peer): { lost: string[]; doubled: string[] } {
  const random = seedRandom(seed);
  const log = new Log();
  let peer = createPeer('a', 'e', 0, Text.empty);
  let record = peer;
  let typed = 0;
  const next = (): string => String.fromCodePoint(0xe000 + typed++);
  for (let step = 0; step < 4 + random.below(20); step += 1) {
    const choice = random.below(10);
    if (choice < 4) peer = type(peer, next(), random.below(typed + 1));
    else if (choice < 6) peer = freeze(peer);
    else if (choice < 7) log.take(peer);
    else if (choice < 9) peer = log.bring(peer);
    else record = peer;
  }
  const owed = new Set([...readText(record), ...log.authority.text.toString()]);
  // Tabs that are typed into but end before they reach the server.
  for (let tabs = random.below(3); tabs > 0; tabs -= 1) {
    record = type(freezeRead(record), next(), random.below(typed + 1));
    owed.add(String.fromCodePoint(0xe000 + typed - 1));
    record = readKept(writeKept(record, { userId: 'u', workspace: 'w', item: 'i', path: 'p' }, 0));
  }
  let after = readBack(record, log.mark.lastSeq);
  after = type(after, next(), random.below(typed));
  owed.add(String.fromCodePoint(0xe000 + typed - 1));
  for (let round = 0; round < 5 && (round === 0 || hasUnsent(after)); round += 1) {
    // Its own updates first: the server does not rebase over updates of the same client.
    after = freeze(log.bring(after));
    log.take(after);
  }
  const text = log.authority.text.toString();
  const same = readText(after) === text && !hasUnsent(after);
  return {
    lost: same ? [...owed].filter((token) => !text.includes(token)) : ['(another text than the server has)'],
    doubled: [...owed].filter((token) => text.split(token).length > 2),
  };
}

describe('a tab that continues from what another left on the device', () => {
  it('loses and duplicates nothing, however much older the record is than what was sent', () => {
    for (let seed = 1; seed <= RUNS; seed += 1) {
      const result = run(seed, (record, lastSeq) => leaveToLog(freezeRead(record), lastSeq).peer);
      expect({ seed, ...result }).toEqual({ seed, lost: [], doubled: [] });
    }
  });
});
