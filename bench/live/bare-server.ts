import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { Text } from '@codemirror/state';
import type { ClientMessage } from '@scriptorium/contract/live/messages.ts';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import { LiveRoom } from '../../server/src/domain/live-room.ts';

/**
 * What the protocol can reach: the same messages and the same authority with nothing else. No ticket, no schema, no
 * disk, no pace, everything in memory. The document is named in the address; a POST fills it.
 */
const rooms = new Map<string, { room: LiveRoom; sockets: Map<string, WebSocket> }>();
let sockets = 0;

function open(name: string, lines: string[] = ['']): { room: LiveRoom; sockets: Map<string, WebSocket> } {
  let known = rooms.get(name);
  if (!known) {
    const room = new LiveRoom({ epoch: 'e', version: 0, text: Text.of(lines), tail: [] });
    known = { room, sockets: new Map() };
    rooms.set(name, known);
  }
  return known;
}

const server = createServer((request, response) => {
  const name = new URL(request.url ?? '/', 'http://localhost').searchParams.get('document') ?? '';
  void readText(request).then((text) => {
    open(name, text.split('\n'));
    response.end();
  });
});
const listener = new WebSocketServer({ server, perMessageDeflate: false });
listener.on('connection', (socket, request) => {
  const query = new URL(request.url ?? '/', 'http://localhost').searchParams;
  const { room, sockets: others } = open(query.get('document') ?? '');
  const id = `${(sockets += 1)}`;
  others.set(id, socket);
  room.join({ id, userId: 'u', clientID: query.get('clientID') });
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
