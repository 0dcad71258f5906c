import { ChangeSet, Text } from '@codemirror/state';
import { CLOSE } from '@scriptorium/contract/live/limits.ts';
import type { ReviewEffect } from '@scriptorium/contract/review/effects.ts';
import { describe, expect, it } from 'vitest';
import { createPeer, edit, readText } from './peer.ts';
import { describeSession } from './save-state.ts';
import { step } from './session.ts';
import { NEW_SESSION } from './state.ts';
import type { Effect, Session, SessionEvent } from './state.ts';

const NOTHING = { type: 'device-read', pending: null, text: null } as const;
const EDITOR = { type: 'editor', isThere: true } as const;
const DOWN = { type: 'closed', code: null, reason: '', isSilent: false } as const;

function whole(text: string, version = 5, epoch = 'e'): SessionEvent {
  return {
    type: 'message',
    message: { type: 'get-document', document: text.split('\n'), currentVersion: version, epoch },
  };
}

const CONTINUED = {
  type: 'message',
  message: { type: 'get-document', currentVersion: 5, epoch: 'e', lastSeq: 0 },
} as const;

/** The whole document arrives, pending changes are merged, and a new socket takes over. */
const BACK: readonly SessionEvent[] = [{ type: 'look' }, whole('text'), { type: 'look' }, CONTINUED];

function refused(code: 'over-quota' | 'invalid-update' | 'forbidden'): SessionEvent {
  return { type: 'message', message: { type: 'error', code, message: '' } };
}

const REPLY: ReviewEffect = { type: 'reply', thread: 't', message: 'm', body: 'Very.', mentions: [] };

/** Applies events in turn; keeps what the last one requested. */
class Run {
  session: Session = NEW_SESSION;
  effects: readonly Effect[] = [];
  #ids = 0;

  take(...events: SessionEvent[]): this {
    for (const event of events) {
      const chance = { clientId: () => `id${(this.#ids += 1)}`, fraction: () => 0 };
      ({ session: this.session, effects: this.effects } = step(this.session, event, chance));
    }
    return this;
  }

  type(insert: string): this {
    const { peer } = this.session;
    if (!peer) throw new Error('There is no text.');
    const length = readText(peer).length;
    return this.take({ type: 'edited', peer: edit(peer, ChangeSet.of({ from: length, insert }, length)) });
  }

  asked<T extends Effect['do']>(kind: T): Extract<Effect, { do: T }>[] {
    return this.effects.filter((effect): effect is Extract<Effect, { do: T }> => effect.do === kind);
  }

  get shown(): string {
    return describeSession(this.session).saveState;
  }
}

const opened = (text = 'text'): Run => new Run().take(NOTHING, whole(text), EDITOR);

describe('a session', () => {
  it('opens, sends what is typed, and is saved once that comes back', () => {
    const run = new Run();
    expect(run.shown).toBe('loading');
    run.take(NOTHING);
    expect(run.session.phase).toEqual({ is: 'calling', query: { protocol: '1', review: '1', clientID: 'id1' } });
    run.take(whole('text'), EDITOR);
    expect(run.asked('send').map(({ message }) => message.type)).toEqual(['pull-updates']);
    expect(run.shown).toBe('saved');
    run.type('!');
    expect(run.asked('send')).toMatchObject([{ message: { type: 'push-updates', clientVersion: 5 } }]);
    expect(run.shown).toBe('saving');
    const updates = [{ clientID: 'id1', seq: 1, changes: [4, [0, '!']] as [number, [number, string]] }];
    run.take({ type: 'message', message: { type: 'updates', updates, version: 6 } });
    expect(run.shown).toBe('saved');
  });

  it('keeps one push in flight, and resends it unchanged', () => {
    const run = opened().type('a');
    const [first] = run.asked('send');
    run.type('b');
    expect(run.asked('send')).toEqual([]);
    run.take(DOWN, { type: 'time', timer: 'reconnect' });
    expect(run.asked('call')).toMatchObject([{ query: { clientID: 'id1', epoch: 'e', version: '5' } }]);
    run.take(CONTINUED);
    expect(run.asked('send')[0]).toEqual(first);
  });

  it('is offline only after the grace period, or at once if there was no response', () => {
    const run = opened().take(DOWN);
    expect(run.asked('wait')).toContainEqual({ do: 'wait', timer: 'grace', ms: 1500 });
    expect(run.shown).toBe('saving');
    expect(run.take({ type: 'time', timer: 'grace' }).shown).toBe('offline');
    expect(opened().take({ ...DOWN, isSilent: true }).shown).toBe('offline');
  });

  it("shows the device's text if the server does not respond, under its own clientID", () => {
    const text = createPeer('old', 'e', 3, Text.of(['kept']));
    const run = new Run().take({ type: 'device-read', pending: null, text }, { type: 'time', timer: 'patience' });
    expect(run.asked('open').map((effect) => effect.text.toString())).toEqual(['kept']);
    expect(run.session.peer?.clientID).not.toBe('old');
  });

  it('reports why the server refuses a ticket, and retries', () => {
    const problem = 'The disk is on fire.';
    const run = new Run().take(NOTHING, { type: 'no-ticket', refusal: { why: 'problem', problem } });
    expect(describeSession(run.session)).toMatchObject({ saveState: 'cannot-open', problem });
    run.take({ type: 'time', timer: 'grace' });
    expect(run.shown).toBe('cannot-open');
    expect(run.take({ type: 'look' }).asked('call')).toHaveLength(1);
    // There is a text already: what matters is that it cannot be saved.
    const later = opened().take(DOWN, { type: 'look' }, { type: 'no-ticket', refusal: { why: 'problem', problem } });
    expect(later.shown).toBe('server-cannot-save');
    expect(later.take({ type: 'time', timer: 'reconnect' }, CONTINUED).shown).toBe('saved');
  });

  it('logs and retries a refused push', () => {
    const run = opened().type('a').take(refused('invalid-update'));
    expect(run.asked('log')).toHaveLength(1);
    expect(run.session.phase.is).toBe('waiting');
    run.take({ type: 'time', timer: 'reconnect' });
    // Something does not fit, so request the whole document.
    expect(run.asked('call')).toMatchObject([{ query: { epoch: 'anew' } }]);
  });

  it('waits for space, and sends later deletions along', () => {
    const run = opened().type('a').take(refused('over-quota'));
    expect(run.shown).toBe('storage-full');
    run.type('b').take({ type: 'time', timer: 'room' });
    const [push] = run.asked('send').map(({ message }) => message);
    expect(push).toMatchObject({ type: 'push-updates', updates: [{ seq: 1 }, { seq: 2 }] });
  });

  it('sets aside what is refused repeatedly, including what was typed while it was written', () => {
    const run = opened().type('mine');
    for (let i = 0; i < 2; i += 1) run.take(refused('invalid-update'), ...BACK);
    run.take(refused('invalid-update'));
    const { phase } = run.session;
    if (phase.is !== 'setting-aside') throw new Error(`It is ${phase.is}.`);
    run.type('!').take({ type: 'set-aside', copy: phase.copy, isKept: true });
    expect(run.asked('set-aside').map(({ text }) => text.toString())).toEqual(['textmine!']);
    run.take({ type: 'set-aside', copy: phase.copy, isKept: true });
    expect(run.session).toMatchObject({ phase: { is: 'waiting' }, merge: null });
    expect(run.session.peer && readText(run.session.peer).toString()).toBe('text');
  });

  it('sets aside at once what someone typed who may no longer write', () => {
    const run = opened().type('mine').take(refused('forbidden'));
    const [aside] = run.asked('set-aside');
    expect(aside?.text.toString()).toBe('textmine');
    run.take({ type: 'set-aside', copy: aside?.copy ?? '', isKept: true });
    expect(run.session.peer && readText(run.session.peer).toString()).toBe('text');
  });

  it('offers for comparison what it could not store', () => {
    const run = opened().type('mine');
    for (let i = 0; i < 2; i += 1) run.take(refused('invalid-update'), ...BACK);
    run.take(refused('invalid-update'));
    const { phase } = run.session;
    if (phase.is !== 'setting-aside') throw new Error(`It is ${phase.is}.`);
    run.take({ type: 'set-aside', copy: phase.copy, isKept: false });
    expect(run.session.merge).toEqual({ mine: 'textmine', merged: 'text' });
  });

  it('treats a step that does not fit as divergence from the server', () => {
    const updates = [{ clientID: 'other', changes: [99, [0, '!']] as [number, [number, string]] }];
    const run = opened().take({ type: 'message', message: { type: 'updates', updates, version: 6 } });
    expect(run.session.phase).toMatchObject({ is: 'setting-aside', why: 'diverged' });
  });

  it('ends when access is withdrawn, keeps unsent changes, and takes the copy back on resuming', () => {
    const run = opened()
      .type('mine')
      .take({ ...DOWN, code: CLOSE.accessWithdrawn });
    const [aside] = run.asked('set-aside');
    expect(aside).toMatchObject({ reason: 'no-access' });
    expect(run.take({ type: 'set-aside', copy: aside?.copy ?? '', isKept: true }).effects).toEqual([
      { do: 'drop-record', isWithdrawn: true },
    ]);
    expect(run.shown).toBe('no-access');
    run.take({ type: 'come-back' }, { type: 'come-back' }, { type: 'no-ticket', refusal: { why: 'no-access' } });
    // Asked again meanwhile.
    expect(run.asked('call')).toHaveLength(1);
    run.take(...BACK.slice(1));
    const { peer } = run.session;
    const updates = [
      { clientID: peer?.clientID ?? '', seq: 1, changes: [4, [0, 'mine']] as [number, [number, string]] },
    ];
    run.take({ type: 'message', message: { type: 'updates', updates, version: 6 } });
    expect(run.asked('remove-copy')).toEqual([{ do: 'remove-copy', copy: aside?.copy }]);
    expect(run.shown).toBe('saved');
  });

  it.each([
    ['waits', { operations: [REPLY] }],
    ['was refused', { refused: [{ effect: REPLY, code: 'forbidden' as const }] }],
  ])('sets aside a comment that %s when access is withdrawn, though the text is the same', (_what, change) => {
    const run = opened();
    const { peer } = run.session;
    if (peer === null) throw new Error('It is not open.');
    run.take({ type: 'edited', peer: { ...peer, ...change } }, { ...DOWN, code: CLOSE.accessWithdrawn });
    expect(run.asked('set-aside')).toMatchObject([{ reason: 'no-access', words: 'Very.' }]);
  });

  it('fails if the first message is not the document', () => {
    const run = new Run().take(NOTHING, { type: 'message', message: { type: 'acknowledge', version: 0 } });
    expect(run.asked('log')).toEqual([{ do: 'log', level: 'error', text: 'Something went wrong' }]);
    expect(run.session.phase.is).toBe('waiting');
  });

  it('hears nothing after leaving', () => {
    const run = opened().type('a').take({ type: 'leave' });
    expect(run.effects.map((effect) => effect.do)).toEqual(['hang-up', 'release-record']);
    expect(run.take(DOWN, { type: 'look' }, whole('other')).effects).toEqual([]);
  });
});
