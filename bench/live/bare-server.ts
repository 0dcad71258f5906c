import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Text } from '@codemirror/state';
import type { ClientMessage } from '@scriptorium/contract/live/messages.ts';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import { LiveRoom } from '../../server/src/domain/live-room.ts';

/**
 * What the protocol can reach: the same messages and the same authority with nothing else. No ticket, no schema, no
 * disk, everything in memory. The document is named in the address.
 */
const rooms = new Map<string, { room: LiveRoom; sockets: Map<string, WebSocket> }>();
let sockets = 0;

const server = createServer();
const listener = new WebSocketServer({ server, perMessageDeflate: false });
listener.on('connection', (socket, request) => {
  const query = new URL(request.url ?? '/', 'http://localhost').searchParams;
  const name = query.get('document') ?? '';
  let open = rooms.get(name);
  if (!open) {
    const text = Text.of([query.get('text') ?? '']);
    open = { room: new LiveRoom({ epoch: 'e', version: 0, text, tail: [] }), sockets: new Map() };
    rooms.set(name, open);
  }
  const { room, sockets: others } = open;
  const id = `${(sockets += 1)}`;
  others.set(id, socket);
  room.join({ id, userId: id, clientID: query.get('clientID') });
  const { version, epoch, text } = room.durable;
  socket.send(
    JSON.stringify({ type: 'get-document', document: [...text.iterLines()], currentVersion: version, epoch }),
  );
  const answer = (who: string): void => {
    for (const output of room.answerPull(who)) if ('send' in output) others.get(who)?.send(JSON.stringify(output.send));
  };
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as ClientMessage;
    if (message.type === 'pull-updates') {
      room.pull(id, message.clientVersion);
      answer(id);
    } else if (message.type === 'push-updates') {
      room.push(id, message);
      const batch = room.nextBatch();
      if (!batch) return;
      for (const output of room.confirm(batch)) if ('send' in output) socket.send(JSON.stringify(output.send));
      for (const other of others.keys()) answer(other);
      room.trim(1000, 1024 * 1024);
    }
  });
  socket.on('close', () => {
    others.delete(id);
    room.leave(id);
  });
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
