import { ChangeSet, Text } from '@codemirror/state';
import { CLOSE } from '@scriptorium/contract/live/limits.ts';
import { writeRestoredEpoch } from '@scriptorium/contract/live/epoch.ts';
import type { ServerMessage } from '@scriptorium/contract/live/messages.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createPeer, edit, freezeRead, readText } from './peer.ts';
import type { Peer } from './peer.ts';
import { isUnsent } from './save-state.ts';
import { step } from './session.ts';
import { NEW_SESSION } from './state.ts';
import type { Session, SessionEvent } from './state.ts';

const PICTURE = join(import.meta.dirname, '../../../../../docs/live-client.md');
const CHANCE = { clientId: () => 'id', fraction: () => 0 };
const LIFE = '0b9b6a1e-6d0c-4a51-9b39-1f0d3c5c2a11';
const RESTORED = writeRestoredEpoch('7f4f1f52-3a0c-4a4e-8f6b-b1de0a3cb9d0', 2, LIFE);

function typed(peer: Peer): Peer {
  const length = readText(peer).length;
  return edit(peer, ChangeSet.of({ from: 0, insert: 'x' }, length));
}

function documentOf(session: Session): ServerMessage[] {
  const version = session.peer?.version ?? 3;
  return [
    { type: 'get-document', currentVersion: version, epoch: LIFE, document: ['text'] },
    { type: 'get-document', currentVersion: 2, epoch: RESTORED, document: ['old'] },
    ...(session.peer ? [{ type: 'get-document', currentVersion: version, epoch: LIFE, lastSeq: 0 } as const] : []),
  ];
}

function answersTo(session: Session): ServerMessage[] {
  const { peer } = session;
  if (!peer) return [];
  const version = peer.version + 1;
  const { length } = peer.base;
  return [
    { type: 'updates', updates: [{ clientID: 'other', changes: [length, [0, 'y']] }], version },
    { type: 'updates', updates: [{ clientID: 'other', changes: [length + 9] }], version },
    { type: 'acknowledge', version },
    { type: 'error', code: 'invalid-update', message: '' },
    { type: 'error', code: 'over-quota', message: '' },
    { type: 'error', code: 'pull-first', message: '' },
    { type: 'check', version: peer.version, matches: false },
  ];
}

/** Every event possible in this state. */
function eventsOf(session: Session): SessionEvent[] {
  const { phase, peer } = session;
  const kept = createPeer('kept', LIFE, 3, Text.of(['text']));
  const messages = phase.is === 'calling' || phase.is === 'ended' ? documentOf(session) : answersTo(session);
  return [
    { type: 'device-read', pending: null, text: null },
    { type: 'device-read', pending: freezeRead(typed(kept)), text: null },
    { type: 'device-read', pending: null, text: kept },
    { type: 'editor', isThere: true },
    ...(peer && !isUnsent(session) ? [{ type: 'edited', peer: typed(peer) } as const] : []),
    ...messages.map((message) => ({ type: 'message', message }) as const),
    ...(['no-network', 'logged-out', 'deleted', 'no-access'] as const).map(
      (why) => ({ type: 'no-ticket', refusal: { why } }) as const,
    ),
    { type: 'no-ticket', refusal: { why: 'problem', problem: 'It is broken.' } },
    ...[null, ...Object.values(CLOSE)].map((code) => ({ type: 'closed', code, reason: '', isSilent: false }) as const),
    ...(['patience', 'reconnect', 'grace', 'check', 'room'] as const).map(
      (timer) => ({ type: 'time', timer }) as const,
    ),
    { type: 'look' },
    { type: 'come-back' },
    { type: 'set-aside', copy: phase.is === 'setting-aside' ? phase.copy : (session.copy ?? ''), isKept: true },
    { type: 'leave' },
  ];
}

/** What distinguishes sessions as far as their next steps are concerned. */
function describe(session: Session): string {
  const { phase, peer, spare, hasEditor, wantsWhole, refusals, recovery } = session;
  const asks = phase.is === 'ended' ? phase.asks : '';
  const facts = { is: phase.is, asks, peer: peer?.epoch, spare: spare !== null, unsent: isUnsent(session) };
  return JSON.stringify({
    ...facts,
    isRead: peer?.isRead,
    hasEditor,
    wantsWhole,
    refusals,
    back: [recovery.clientID, recovery.refusals],
  });
}

/** Every possible transition between states. */
function explore(): Set<string> {
  const ways = new Set<string>();
  const known = new Set<string>();
  const open = [NEW_SESSION];
  for (let session = open.pop(); session; session = open.pop()) {
    for (const event of eventsOf(session)) {
      const next = step(session, event, CHANCE).session;
      if (next.phase.is !== session.phase.is) ways.add(`${session.phase.is} --> ${next.phase.is}: ${event.type}`);
      const key = describe(next);
      if (known.has(key)) continue;
      known.add(key);
      open.push(next);
    }
  }
  return ways;
}

/** Mermaid has `setting-aside` as `setting_aside`, and one line for all events with the same transition. */
function readPicture(): Set<string> {
  const [, picture = ''] = /```mermaid\n([^`]*)```/.exec(readFileSync(PICTURE, 'utf8')) ?? [];
  const ways = new Set<string>();
  for (const [, from = '', to = '', events = ''] of picture.matchAll(/^ *(\w+) --> (\w+): (.+)$/gm)) {
    for (const event of events.split(', '))
      ways.add(`${from} --> ${to}: ${event}`.replaceAll('setting_aside', 'setting-aside'));
  }
  return ways;
}

it('the diagram in docs/live-client.md has every transition of a session, and no other', () => {
  expect([...readPicture()].toSorted()).toEqual([...explore()].toSorted());
});
