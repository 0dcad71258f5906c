import type { ServerMessage, UpdateJson } from '@scriptorium/contract/live/messages.ts';
import { expect, it } from 'vitest';
import { SimulatedLog } from './log.ts';
import { SimulatedNode } from './node.ts';
import { seedRandom } from './random.ts';
import { Scheduler } from './scheduler.ts';
import { Wire } from './wire.ts';

const OPTIONS = { judge: undefined, commit: 1, crash: 0, namesUnreadable: true, acknowledgeFirst: false };

/** Two nodes, the second of which receives nothing about the first one's commits. */
function startNodes() {
  const time = new Scheduler();
  const random = seedRandom(1);
  const log = new SimulatedLog('ab');
  const here = new SimulatedNode(time, random, log, OPTIONS);
  const there = new SimulatedNode(time, random, log, OPTIONS);
  let wires = 0;
  const join = async (node: SimulatedNode, version: number | null, clientID = 'tab') => {
    wires += 1;
    const wire = new Wire(String(wires), time, random, { latency: 1, repeat: 0, repeatsPulls: false });
    const heard: ServerMessage[] = [];
    wire.onClient = (message) => void heard.push(message);
    const resume = version === null ? null : { clientID, epoch: log.epoch, version };
    node.accept(wire, { userId: 'ada', clientID, resume });
    await time.run(time.now + 100);
    const push = async (clientVersion: number, seq: number, changes: UpdateJson['changes']) => {
      wire.sendUp({ type: 'push-updates', clientVersion, updates: [{ clientID, seq, changes }] });
      await time.run(time.now + 100);
    };
    const pull = async (clientVersion: number) => {
      wire.sendUp({ type: 'pull-updates', clientVersion });
      await time.run(time.now + 100);
    };
    return { wire, heard, push, pull };
  };
  return { log, here, there, join };
}

it("a tab that moves to a lagging node learns of its updates' numbers only together with the updates", async () => {
  const { log, here, there, join } = startNodes();
  await join(there, null);
  const before = await join(here, null);
  await before.push(0, 1, [2, [0, 'c']]);
  expect(log.text.toString()).toBe('abc');
  // The acknowledgement is lost, so the tab is still at version 0.
  before.wire.cut();
  const after = await join(there, 0);
  expect(after.heard[0]).toMatchObject({ type: 'get-document', lastSeq: 1, currentVersion: 1 });
});

it('a node judges no push by a mark that is ahead of its text', async () => {
  const { log, here, there, join } = startNodes();
  const later = await join(there, null);
  const before = await join(here, null);
  await before.push(0, 1, [2, [0, 'c']]);
  before.wire.cut();
  // Sent over a socket that was already open, on top of what the other node wrote.
  await later.push(1, 2, [3, [0, 'd']]);
  expect(later.heard.map(({ type }) => type)).toEqual(['get-document', 'review', 'acknowledge']);
  expect(log.text.toString()).toBe('abcd');
});

it('a node that reads older steps for a tab sends it none that it has not applied itself', async () => {
  const { log, here, there, join } = startNodes();
  const tab = await join(here, null);
  await tab.push(0, 1, [2, [0, 'c']]);
  await tab.push(1, 2, [3, [0, 'd']]);
  // After a restart it has the text, but no steps in memory.
  there.crash();
  const other = await join(there, 0, 'other');
  await tab.push(2, 3, [4, [0, 'e']]);
  await other.pull(0);
  expect(other.heard.at(-1)).toMatchObject({ type: 'updates', version: 2 });
  await other.push(2, 1, [[0, 'a'], 4]);
  expect(other.heard.at(-1)).toMatchObject({ type: 'acknowledge', version: 4 });
  expect(log.text.toString()).toBe('aabcde');
});
