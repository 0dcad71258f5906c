import { ChangeSet, Text } from '@codemirror/state';
import { CLOSE } from '@scriptorium/contract/live/limits.ts';
import type { UpdateJson } from '@scriptorium/contract/live/messages.ts';
import type { ReviewEffect } from '@scriptorium/contract/review/effects.ts';
import { describe, expect, it } from 'vitest';
import { operate } from './pending-operations.ts';
import { createPeer, edit, readText } from './peer.ts';
import type { Peer } from './peer.ts';
import { step } from './session.ts';
import { NEW_SESSION } from './state.ts';
import type { Effect, Session, SessionEvent } from './state.ts';

const TEXT = 'The quick brown fox';

function comment(id: string): ReviewEffect {
  const anchor = { from: 4, to: 9, text: 'quick' };
  return { type: 'thread', id, anchor, message: `${id}-m`, body: 'What is this?', mentions: [] };
}

/** An open document on a server that closes the socket for any operation on `bad`. */
class Run {
  session: Session;
  readonly sent: UpdateJson[][] = [];
  readonly taken: string[] = [];
  closings = 0;
  #ids = 0;
  #seen = 0;

  readonly bad: readonly string[];
  readonly isNamed: boolean;

  constructor(bad: readonly string[], isNamed: boolean) {
    this.bad = bad;
    this.isNamed = isNamed;
    const peer = createPeer('c', 'e', 0, Text.of([TEXT]));
    this.session = { ...NEW_SESSION, phase: { is: 'joined', isPulling: false }, peer, hasEditor: true };
  }

  get peer(): Peer {
    const { peer } = this.session;
    if (!peer) throw new Error('There is no text.');
    return peer;
  }

  take(event: SessionEvent): Effect[] {
    const chance = { clientId: () => `c${(this.#ids += 1)}`, fraction: () => 0 };
    const { session, effects } = step(this.session, event, chance);
    this.session = session;
    const mine: Effect[] = [...effects];
    for (const effect of effects)
      if (effect.do === 'send' && effect.message.type === 'push-updates') this.sent.push(effect.message.updates);
    return mine;
  }

  type(insert: string): this {
    const length = readText(this.peer).length;
    this.take({ type: 'edited', peer: edit(this.peer, ChangeSet.of({ from: length, insert }, length)) });
    return this;
  }

  say(...operations: ReviewEffect[]): this {
    let { peer } = this;
    for (const operation of operations) peer = operate(peer, operation);
    this.take({ type: 'edited', peer });
    return this;
  }

  /** The server answers what was sent, until nothing more comes. */
  settle(): this {
    for (let i = 0; i < 50 && this.#seen < this.sent.length; i += 1) {
      const updates = this.sent.at(-1) ?? [];
      this.#seen = this.sent.length;
      const bad = updates.flatMap(({ seq = 0, effects = [] }) =>
        effects.flatMap((effect, index) => ('id' in effect && this.bad.includes(effect.id) ? [{ seq, index }] : [])),
      );
      const [first] = bad;
      if (first) {
        this.closings += 1;
        const reason = this.isNamed ? `operation ${first.seq} ${first.index}` : '';
        this.take({ type: 'closed', code: CLOSE.badMessage, reason, isSilent: false });
        this.#reconnect();
      } else {
        for (const { effects = [] } of updates)
          this.taken.push(...effects.flatMap((one) => ('id' in one ? [one.id] : [])));
        const version = this.peer.version + updates.length;
        const logged = updates.map(({ effects = [], ...update }) => ({
          ...update,
          effects: effects.map((effect) => ({ ...effect, by: 'ada', name: 'Ada', time: 1 }) as never),
        }));
        this.take({ type: 'message', message: { type: 'updates', updates: logged, version } });
      }
    }
    return this;
  }

  /** Continued, or merged with the whole text, which is followed by a second call. */
  #reconnect(): void {
    for (let i = 0; i < 3 && this.session.phase.is !== 'joined'; i += 1) {
      this.take({ type: 'look' });
      const { phase, peer } = this.session;
      if (phase.is !== 'calling' || !peer) return;
      const isWhole = phase.query['epoch'] !== 'e';
      const message = {
        type: 'get-document' as const,
        currentVersion: peer.version,
        epoch: 'e',
        lastSeq: 0,
        ...(isWhole ? { document: peer.base.toString().split('\n') } : {}),
      };
      this.take({ type: 'message', message });
    }
  }
}

const ids = ({ peer }: Run): string[] => peer.refused.map(({ effect }) => ('id' in effect ? effect.id : ''));

describe('an operation that the server cannot read', () => {
  it('is set aside after one closing when the server names it, and everything else arrives', () => {
    const run = new Run(['b'], true).say(comment('a'), comment('b'), comment('c')).type('!').settle();
    expect(run.closings).toBe(1);
    expect(run.taken).toEqual(['a', 'c']);
    expect(run.peer.refused).toMatchObject([{ effect: { id: 'b', body: 'What is this?' }, code: 'unreadable' }]);
    expect(run.peer.base.toString()).toBe(`${TEXT}!`);
    // Nothing had to be fetched or merged.
    expect(run.peer.clientID).toBe('c');
    expect(run.session.closings).toBe(0);
  });

  it('is dropped once it has been seen, although later typing has moved it', () => {
    const run = new Run(['b'], true).say(comment('b')).settle();
    const [shown] = run.peer.refused;
    if (!shown) throw new Error('Nothing was set aside.');
    run.take({ type: 'edited', peer: edit(run.peer, ChangeSet.of({ from: 0, insert: 'Now ' }, TEXT.length)) });
    expect(run.peer.refused).not.toEqual([shown]);
    run.take({ type: 'refusal-seen', refused: shown });
    expect(run.peer.refused).toEqual([]);
  });

  it('is found by sending each alone if the server does not name it', () => {
    const run = new Run(['b', 'd'], false)
      .say(comment('a'), comment('b'))
      .type('!')
      .say(comment('c'), comment('d'), comment('e'));
    run.settle();
    expect(run.closings).toBeLessThanOrEqual(2 * 2 + 1);
    expect(run.taken).toEqual(['a', 'c', 'e']);
    expect(ids(run)).toEqual(['b', 'd']);
    expect(run.peer.base.toString()).toBe(`${TEXT}!`);
    expect(run.session.closings).toBe(0);
    // And batched again from then on.
    run.say(comment('f')).settle();
    run.type('?').settle();
    expect(run.taken.at(-1)).toBe('f');
    expect(run.peer.base.toString()).toBe(`${TEXT}!?`);
  });

  it('does not hold up what is typed meanwhile', () => {
    const run = new Run(['b'], false).say(comment('b'));
    for (const letter of 'abcdef') run.type(letter).settle();
    run.settle();
    expect(run.peer.base.toString()).toBe(`${TEXT}abcdef`);
    expect(ids(run)).toEqual(['b']);
    expect(run.closings).toBe(3);
  });

  it('keeps its position in what is typed after it', () => {
    const run = new Run(['b'], true).say(comment('b'));
    const { peer } = run;
    run.take({ type: 'edited', peer: edit(peer, ChangeSet.of({ from: 0, insert: 'Oh: ' }, TEXT.length)) });
    run.settle();
    expect(run.peer.refused).toMatchObject([{ effect: { anchor: { from: 8, to: 13, text: 'quick' } } }]);
    expect(run.peer.base.toString()).toBe(`Oh: ${TEXT}`);
  });

  it('is not blamed for a closing with only text in flight', () => {
    const run = new Run([], false).type('!');
    run.take({ type: 'closed', code: CLOSE.badMessage, reason: 'operation 1 0', isSilent: false });
    expect(run.session).toMatchObject({ closings: 0, wantsWhole: true });
    expect(run.peer.refused).toEqual([]);
  });

  it('is not searched for when the network breaks', () => {
    const run = new Run([], false).say(comment('a'));
    for (let i = 0; i < 5; i += 1) run.take({ type: 'closed', code: null, reason: '', isSilent: false });
    expect(run.session.closings).toBe(0);
    expect(run.peer.refused).toEqual([]);
  });
});
