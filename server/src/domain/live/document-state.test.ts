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

test('the text before a push is not kept behind the text after it', () => {
  const room = new DocumentState({ epoch: 'e', version: 0, text: Text.of(['']), tail: [] });
  room.join({ id: 'socket', userId: 'ada', clientID: 'ada-1' });
  push(room, 'socket', 'ada-1');
  expect(room.durable.version).toBe(1);
  expect(Object.getOwnPropertyDescriptor(room.durable, 'text')?.value).toEqual(Text.of(['x']));
});

test('a client that gives each push another clientID does not make a room grow', () => {
  const room = new DocumentState({ epoch: 'e', version: 0, text: Text.of(['']), tail: [] });
  room.join({ id: 'restless', userId: 'eve', clientID: null });
  room.join({ id: 'steady', userId: 'ada', clientID: 'ada-1' });
  push(room, 'steady', 'ada-1');
  const mark = room.mark('ada-1');
  expect(mark).toBeDefined();
  for (let n = 0; n < 2000; n += 1) push(room, 'restless', `eve-${n}`);
  expect(room.durable.version).toBe(2001);
  expect(room.knownClients().length).toBeLessThanOrEqual(501);
  // Who is here keeps what the log says of him; of the others it is asked again.
  expect(room.mark('ada-1')).toEqual(mark);
  room.push('restless', {
    clientVersion: 2001,
    updates: [{ clientID: 'eve-0', changes: insertBefore(2001) }],
  });
  expect(room.unknownClients()).toEqual(['eve-0']);
});
