import { ChangeSet, Text } from '@codemirror/state';
import type { ChangesJson, EffectJson } from '@scriptorium/contract/live/messages.ts';
import { applyEffect } from '@scriptorium/contract/review/core/apply.ts';
import { EMPTY_REVIEW } from '@scriptorium/contract/review/core/state.ts';
import type { LoggedReviewEffect, ReviewEffect } from '@scriptorium/contract/review/effects.ts';
import { describe, expect, it } from 'vitest';
import { isDone, leaveOutArrived } from './arrived.ts';
import { createPeer, freezeRead, leaveToLog, receive, type Peer } from './peer.ts';

const by = { by: 'ada', name: 'Ada', time: 1 };
const comment: ReviewEffect = { type: 'thread', id: 'c', anchor: null, message: 'm', body: 'Why?', mentions: [] };
const reply: ReviewEffect = { type: 'reply', thread: 'c', message: 'n', body: 'So.', mentions: [] };
const suggest = (text: string): ReviewEffect => ({
  type: 'suggest',
  suggestion: 's',
  hunks: [{ id: 'a', at: 0, cuts: [], splice: { before: 0, at: 0, cut: 0, text } }],
  drop: [],
});
const decide = (verdict: 'accept' | 'undo' | 'withdraw', ...suggestions: string[]): ReviewEffect => ({
  type: 'decide',
  verdict,
  suggestions,
});
const log = (effect: ReviewEffect): LoggedReviewEffect => ({ ...effect, ...by });

/** The record of a page with an edit in flight and something pending after it. */
function record(buffer: ChangeSet | null, ...operations: ReviewEffect[]): Peer {
  const text = Text.of(['The fox']);
  const inFlight = [{ seq: 1, changes: ChangeSet.of({ from: 0, insert: 'x' }, text.length), effects: [] }];
  return { ...createPeer('one', 'e', 4, text), lastSeq: 1, inFlight, buffer, operations, review: EMPTY_REVIEW };
}

/** What remains to be sent of it if the server got these updates from that page. */
function comeBack(kept: Peer, ...sent: { changes: ChangesJson; effects?: LoggedReviewEffect[] }[]): Peer {
  let { peer } = leaveToLog(freezeRead(kept), sent.length);
  sent.forEach(({ changes, effects }, i) => {
    const update = { clientID: 'one', seq: i + 1, changes, ...(effects ? { effects: effects as EffectJson[] } : {}) };
    ({ peer } = receive(peer, update));
  });
  return peer;
}

describe('a device record older than what its page sent', () => {
  const edit: ChangesJson = [[0, 'x'], 7];

  it('does not repeat what is in the log', () => {
    const effects = [log(comment), log(reply), log(decide('accept', 's'))];
    const peer = comeBack(
      record(null, comment, reply, decide('accept', 's')),
      { changes: edit },
      { changes: [8], effects },
    );
    expect(peer.operations).toEqual([]);
    expect(peer.inFlight).toEqual([]);
    expect(peer.lastSeq).toBe(2);
  });

  it("does not infer from an update's number what it contained", () => {
    // The page typed before it sent, so the decision was still pending behind that.
    const kept = { ...record(null, decide('accept', 's')), inFlight: [], lastSeq: 0 };
    expect(comeBack(kept, { changes: edit }).operations).toEqual([decide('accept', 's')]);
  });

  it('keeps what is not in the log, and similar actions by others', () => {
    const kept = record(null, comment, decide('accept', 's'));
    expect(comeBack(kept, { changes: edit }).operations).toEqual([comment, decide('accept', 's')]);
    const { peer } = receive(comeBack(kept, { changes: edit }), {
      clientID: 'other',
      seq: 9,
      changes: [8],
      effects: [log(decide('accept', 's'))],
    });
    expect(peer.operations).toHaveLength(2);
  });

  it('loses no text that is pending with them', () => {
    const buffer = ChangeSet.of({ from: 0, insert: 'y' }, 8);
    const peer = comeBack(record(buffer, comment), { changes: edit });
    expect(peer.inFlight.map(({ seq }) => seq)).toEqual([2]);
    expect(peer.operations).toEqual([comment]);
  });
});

it('takes a later amendment, withdrawal or refusal of a suggestion as proof of what was pending', () => {
  const refused: LoggedReviewEffect = { type: 'refused', of: 'suggest', id: 's', code: 'review-limit', ...by };
  for (const logged of [log(suggest('more words')), log(decide('withdraw', 's')), refused])
    expect(leaveOutArrived([suggest('more'), comment], [logged])).toEqual([comment]);
  expect(leaveOutArrived([suggest('more')], [log(decide('accept', 's'))])).toHaveLength(1);
  expect(leaveOutArrived([decide('accept', 's'), decide('accept', 's')], [log(decide('accept', 's'))])).toHaveLength(1);
});

it('recognises duplicates by what is there', () => {
  const state = [comment, reply, suggest('slow')].reduce((now, effect) => applyEffect(now, log(effect)), EMPTY_REVIEW);
  for (const effect of [comment, reply, suggest('slow')]) expect(isDone(effect, state)).toBe(true);
  for (const effect of [comment, reply, suggest('slow')]) expect(isDone(effect, EMPTY_REVIEW)).toBe(false);
  expect(isDone(suggest('other'), state)).toBe(false);
  expect(isDone({ ...comment, message: 'another' }, state)).toBe(false);
  expect(isDone(decide('undo', 's'), state)).toBe(false);
});
