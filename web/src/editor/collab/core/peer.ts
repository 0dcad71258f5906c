import { ChangeSet } from '@codemirror/state';
import type { Text } from '@codemirror/state';
import type { UpdateJson } from '@scriptorium/contract/live/messages.ts';
import { LIVE_LIMITS } from '@scriptorium/contract/live/limits.ts';
import { applyUpdate } from '@scriptorium/contract/review/core/apply.ts';
import type { ReviewState } from '@scriptorium/contract/review/core/state.ts';
import type { ReviewEffect } from '@scriptorium/contract/review/effects.ts';
import { leaveOutArrived } from './arrived.ts';
import { cutChanges } from './cut-changes.ts';
import type { RefusedOperation } from './refused-operation.ts';
import { carryOwnHunks } from './own-hunks.ts';
import { bareChanges, rebaseAll, takeOperations } from './operations.ts';
import { readRefusals, rebaseRefused } from './refusals.ts';

/** An update that was or is about to be sent: its number and content never change, except by rebasing. */
export interface FrozenUpdate {
  readonly seq: number;
  readonly changes: ChangeSet;
  /** Review operations, with positions in the text after `changes`. */
  readonly effects: readonly ReviewEffect[];
}

/**
 * An editor's position in a document's log. The local text is the text of `version`, then `inFlight`, then `buffer`.
 * Pending edits are one composed change each, so a push costs the same however long one typed without a response.
 */
export interface Peer {
  readonly clientID: string;
  readonly epoch: string;
  /** The log is known and applied up to here. */
  readonly version: number;
  /** The text of `version`: the base of a merge if the log no longer reaches back. */
  readonly base: Text;
  /** The last sequence number assigned. */
  readonly lastSeq: number;
  readonly inFlight: readonly FrozenUpdate[];
  readonly buffer: ChangeSet | null;
  /** Operations waiting behind the buffer, with positions in the local text. */
  readonly operations: readonly ReviewEffect[];
  /** Operations the server did not carry out, until dismissed or retried, with positions in the local text. */
  readonly refused: readonly RefusedOperation[];
  /** Positions of comments and suggestions in `base`; null until the server has sent them. */
  readonly review: ReviewState | null;
  /** Read from the device and not compared with the log yet: the buffer was typed since and never sent. */
  readonly isRead: boolean;
}

export function createPeer(clientID: string, epoch: string, version: number, base: Text): Peer {
  const pending = { lastSeq: 0, inFlight: [], buffer: null, operations: [], refused: [] };
  return { clientID, epoch, version, base, ...pending, review: null, isRead: false };
}

export function hasUnsent(peer: Peer): boolean {
  return peer.inFlight.length > 0 || peer.buffer !== null || peer.operations.length > 0;
}

/** A local edit: buffered until nothing is in flight. */
export function edit(peer: Peer, changes: ChangeSet): Peer {
  if (changes.empty) return peer;
  const buffer = peer.buffer ? peer.buffer.compose(changes) : changes;
  return {
    ...peer,
    buffer: buffer.empty ? null : buffer,
    operations: rebaseAll(peer.operations, changes),
    refused: rebaseRefused(peer.refused, changes),
  };
}

/**
 * Freezes the buffer (or as much as fits one message) if nothing is in flight. With `areAlone`, text goes without
 * operations and each operation by itself.
 */
export function freeze(peer: Peer, areAlone = false, updateBytes: number = LIVE_LIMITS.updateBytes): Peer {
  if (peer.inFlight.length > 0 || (!peer.buffer && peer.operations.length === 0)) return peer;
  const seq = peer.lastSeq + 1;
  const [changes, rest] = peer.buffer ? cutChanges(peer.buffer, updateBytes) : [bareChanges(peer.base.length), null];
  // Positions of operations refer to the whole local text, so they go with the last part of it.
  const { taken, left } = rest
    ? { taken: [], left: peer.operations }
    : takeOperations(peer.operations, !peer.buffer, areAlone);
  const frozen = {
    ...peer,
    lastSeq: seq,
    inFlight: [{ seq, changes, effects: taken }],
    buffer: rest,
    operations: left,
  };
  carryOwnHunks(peer, frozen);
  return frozen;
}

/**
 * Also freezes edits made since, after what is in flight: when the server has refused for lack of space, it considers
 * the sum of both.
 */
export function addBuffer(peer: Peer): Peer {
  if (!peer.buffer) return peer;
  const seq = peer.lastSeq + 1;
  const last = { seq, changes: peer.buffer, effects: [] };
  return { ...peer, lastSeq: seq, inFlight: [...peer.inFlight, last], buffer: null };
}

/**
 * For a peer read from the device. Its tab may have sent the buffer after writing the record, and more after that, so
 * the buffer gets the number it was sent under; the server then tells whether it arrived. A tab that never reached the
 * log sent nothing of its own, and its predecessor may have used the next number for something else.
 */
export function freezeRead(peer: Peer): Peer {
  return { ...(peer.isRead ? peer : freezeBuffer(peer)), isRead: true };
}

function freezeBuffer(peer: Peer): Peer {
  // Operations have ids, by which arrived ones are found in the log.
  if (peer.inFlight.length === 0)
    return peer.buffer ? { ...freeze({ ...peer, operations: [] }), operations: peer.operations } : peer;
  const fitsOneMessage = JSON.stringify([peer.inFlight, peer.buffer]).length * 3 < LIVE_LIMITS.updateBytes;
  return fitsOneMessage ? addBuffer(peer) : peer;
}

/**
 * For a peer read from the device, at its first connection: whatever the log already has of it comes from there, since
 * the record may be older and shorter than what was sent. Confirming it by number alone would make this editor diverge
 * from the server, and reused numbers would be taken for retries.
 */
export function leaveToLog(peer: Peer, lastSeq: number): Received {
  const arrived = peer.inFlight.filter(({ seq }) => seq <= lastSeq);
  const next = { ...peer, lastSeq: Math.max(peer.lastSeq, lastSeq), isRead: false };
  let all: ChangeSet | null = null;
  for (const { changes } of arrived) all = all ? all.compose(changes) : changes;
  if (!all) return { peer: next, changes: null };
  const left = { ...peer, inFlight: peer.inFlight.slice(arrived.length) };
  const { changes, pending } = carryOver(all.invert(peer.base), left);
  return { peer: { ...next, ...pending }, changes };
}

/** The updates in flight, as (re)sent over the wire. */
export function writePush(peer: Peer): { clientVersion: number; updates: UpdateJson[] } {
  return {
    clientVersion: peer.version,
    updates: peer.inFlight.map(({ seq, changes, effects }) => ({
      clientID: peer.clientID,
      seq,
      changes: changes.toJSON() as UpdateJson['changes'],
      ...(effects.length > 0 ? { effects: [...effects] } : {}),
    })),
  };
}

/**
 * The part of a message that is new. A network that duplicates a pull makes the server answer twice from the same
 * version, so responses may overlap; nothing is applied twice. `version` is the one after the last update.
 */
export function skipKnown(peer: Peer, updates: readonly UpdateJson[], version: number): readonly UpdateJson[] {
  return updates.slice(Math.max(0, peer.version - (version - updates.length)));
}

/** A peer after receiving from the log. */
export interface Received {
  readonly peer: Peer;
  /** The change to the local text; null if the update was our own. */
  readonly changes: ChangeSet | null;
}

/**
 * Takes one update from the log. One at a time, because mapping over a composition is not always mapping over its
 * parts, and the server maps over the parts.
 */
export function receive(peer: Peer, update: UpdateJson): Received {
  const foreign = ChangeSet.fromJSON(update.changes);
  const [first, ...others] = peer.inFlight;
  if (first && update.clientID === peer.clientID && update.seq === first.seq) {
    const own = { ...peer, inFlight: others };
    // A decision comes back with the change the server computed.
    if (first.changes.empty && !foreign.empty) return advance(own, update, foreign);
    const base = first.changes.apply(peer.base);
    const review = follow(peer, update, first.changes);
    const { refused, renewed } = readRefusals(first, update, review, peer.clientID);
    const operations = renewed.length === 0 ? peer.operations : [...carryForward(renewed, own), ...peer.operations];
    const kept = refused.map(({ effect, code }) => ({ effect: carryForward([effect], own)[0] ?? effect, code }));
    const next = { ...own, version: peer.version + 1, base, review, operations, refused: [...peer.refused, ...kept] };
    if (refused.length === 0 && renewed.length === 0 && isAsPredicted(first, update)) carryOwnHunks(peer, next);
    return { peer: next, changes: null };
  }
  if (update.clientID !== peer.clientID) return advance(peer, update, foreign);
  // Sent by the tab this one resumed: the number is used, and its effect has happened.
  const lastSeq = Math.max(peer.lastSeq, update.seq ?? 0);
  const operations = leaveOutArrived(peer.operations, update.effects);
  return advance({ ...peer, lastSeq, operations }, update, foreign);
}

/** Whether the log contains what was sent, with nothing only the server computes. */
function isAsPredicted({ effects }: FrozenUpdate, update: UpdateJson): boolean {
  const logged = update.effects ?? [];
  return (
    effects.length === logged.length && effects.every(({ type }, i) => type === 'suggest' && logged[i]?.type === type)
  );
}

/** From the base text to the local text. */
function carryForward(operations: readonly ReviewEffect[], { inFlight, buffer }: Peer): readonly ReviewEffect[] {
  let carried = operations;
  for (const { changes } of inFlight) carried = rebaseAll(carried, changes);
  return buffer ? rebaseAll(carried, buffer) : carried;
}

/** Applies one step of the log below what is pending. */
function advance(peer: Peer, update: UpdateJson, foreign: ChangeSet): Received {
  // First of all: this detects a step that does not fit the text.
  const base = foreign.apply(peer.base);
  const { changes, pending } = carryOver(foreign, peer);
  const review = follow(peer, update, foreign);
  return { peer: { ...peer, ...pending, version: peer.version + 1, base, review }, changes };
}

function follow(peer: Peer, { effects }: UpdateJson, changes: ChangeSet): ReviewState | null {
  return peer.review && applyUpdate(peer.review, { changes, effects }, peer.base);
}

/** Maps pending changes over a change of the text below; returns that change for the text above as `changes`. */
function carryOver(
  below: ChangeSet,
  peer: Peer,
): { changes: ChangeSet; pending: Pick<Peer, 'inFlight' | 'buffer' | 'operations' | 'refused'> } {
  let over = below;
  const inFlight = peer.inFlight.map((frozen) => {
    const changes = frozen.changes.map(over);
    over = over.map(frozen.changes, true);
    return { seq: frozen.seq, changes, effects: rebaseAll(frozen.effects, over) };
  });
  let { buffer } = peer;
  if (buffer) {
    const mapped = buffer.map(over);
    over = over.map(buffer, true);
    buffer = mapped.empty ? null : mapped;
  }
  const operations = rebaseAll(peer.operations, over);
  return { changes: over, pending: { inFlight, buffer, operations, refused: rebaseRefused(peer.refused, over) } };
}

/** The local text: that of `version` with everything pending. */
export function readText(peer: Peer): Text {
  return composePending(peer)?.apply(peer.base) ?? peer.base;
}

/** Length of the local text. */
export function textLength({ base, inFlight, buffer }: Peer): number {
  return buffer?.newLength ?? inFlight.at(-1)?.changes.newLength ?? base.length;
}

/** All pending changes as one, on the text of `version`. */
export function composePending(peer: Peer): ChangeSet | null {
  let all: ChangeSet | null = null;
  for (const { changes } of peer.inFlight) all = all ? all.compose(changes) : changes;
  if (peer.buffer) all = all ? all.compose(peer.buffer) : peer.buffer;
  return all;
}
