import { Text } from '@codemirror/state';
import { expect, test } from 'vitest';
import { DocumentState } from './document-state.ts';

function insertBefore(length: number): ([number, string] | number)[] {
  return length === 0 ? [[0, 'x']] : [[0, 'x'], length];
}

function push(room: DocumentState, socket: string, clientID: string): void {
  const { version, text } = room.durable;
  room.push(socket, { clientVersion: version, updates: [{ clientID, changes: insertBefore(text.length) }] });
  room.unknownClients();
  const batch = room.nextBatch();
  if (batch !== null) room.confirm(batch);
}

test('the text before a push is released with the text after it', () => {
  const room = new DocumentState({ epoch: 'e', version: 0, text: Text.of(['']), tail: [] });
  room.join({ id: 'socket', userId: 'ada', clientID: 'ada-1' });
  push(room, 'socket', 'ada-1');
  expect(room.durable.version).toBe(1);
  expect(Object.getOwnPropertyDescriptor(room.durable, 'text')?.value).toEqual(Text.of(['x']));
});

test('a client that uses a new clientID for each push does not make a room grow', () => {
  const room = new DocumentState({ epoch: 'e', version: 0, text: Text.of(['']), tail: [] });
  room.join({ id: 'restless', userId: 'eve', clientID: null });
  room.join({ id: 'steady', userId: 'ada', clientID: 'ada-1' });
  push(room, 'steady', 'ada-1');
  const mark = room.mark('ada-1');
  expect(mark).toBeDefined();
  for (let n = 0; n < 2000; n += 1) push(room, 'restless', `eve-${n}`);
  expect(room.durable.version).toBe(2001);
  expect(room.knownClients().length).toBeLessThanOrEqual(501);
  // Marks of present clients are kept as in the log; others are looked up again.
  expect(room.mark('ada-1')).toEqual(mark);
  room.push('restless', {
    clientVersion: 2001,
    updates: [{ clientID: 'eve-0', changes: insertBefore(2001) }],
  });
  expect(room.unknownClients()).toEqual(['eve-0']);
});

test('text of others goes before operations that one member floods the document with', () => {
  const room = new DocumentState({ epoch: 'e', version: 0, text: Text.of(['']), tail: [] });
  room.join({ id: 'flood', userId: 'eve', clientID: null });
  room.join({ id: 'typing', userId: 'ada', clientID: 'ada-1' });
  const author = { by: 'eve', name: 'Eve', role: 'editor', time: 0 } as const;
  const thread = (n: number) => ({
    type: 'thread' as const,
    id: `t${n}`,
    anchor: null,
    message: `m${n}`,
    body: 'x',
    mentions: [],
  });
  for (let n = 1; n <= 9; n += 1) {
    const update =
      n < 9
        ? { clientID: `eve-${n}`, changes: [], effects: [thread(n)] }
        : { clientID: 'eve-9', changes: insertBefore(0) };
    room.push('flood', { author, clientVersion: 0, updates: [{ ...update, seq: 1 }] });
  }
  room.push('typing', { clientVersion: 0, updates: [{ clientID: 'ada-1', seq: 1, changes: insertBefore(0) }] });
  const take = (operations: number): string[] => {
    const batch = room.nextBatch(100, 1e6, operations);
    if (batch) room.confirm(batch);
    return batch?.updates.map(({ update }) => update.clientID) ?? [];
  };
  room.unknownClients();
  expect(take(3)).toEqual(['eve-1', 'eve-2', 'eve-3', 'ada-1']);
  // Without a budget for operations, neither they nor later updates of their senders are taken.
  expect(take(0)).toEqual([]);
  expect(room.waiting).toBe(6);
  expect(take(5)).toEqual(['eve-4', 'eve-5', 'eve-6', 'eve-7', 'eve-8', 'eve-9']);
  expect(room.durable.text.toString()).toBe('xx');
  expect(room.durable.review?.threads.size).toBe(8);
});
