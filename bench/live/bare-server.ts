import { fdatasync, openSync, rmSync, writeSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { Text } from '@codemirror/state';
import type { ClientMessage } from '@scriptorium/contract/live/messages.ts';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import { DocumentState } from '../../server/src/domain/live/document-state.ts';

/**
 * The best the protocol can do: the same messages and authority without tickets, schemas, disk or pacing, all in
 * memory. The URL names the document; a POST fills it.
 *
 * With `--disk`, pushes are appended to a file and nobody hears of them before an fdatasync (on libuv's thread pool,
 * since a server that blocks on its disk serves nobody): the best that any durable server could do here.
 */
const rooms = new Map<string, { room: DocumentState; sockets: Map<string, WebSocket> }>();
let sockets = 0;

const log = process.argv.includes('--disk') ? openLog() : null;
let waiting: Buffer = Buffer.alloc(0);
let isSyncing = false;
/** Applies the queued pushes; the returned function broadcasts and acknowledges them. */
type Take = () => () => void;
const dirty = new Set<Take>();

/** Unlinked at once, so that nothing is left behind however this ends. */
function openLog(): number {
  const path = join(tmpdir(), `bare-${process.pid}`);
  const file = openSync(path, 'a');
  rmSync(path);
  return file;
}

/** Pushes that arrive during one fdatasync wait for the next. */
function sync(file: number): void {
  isSyncing = true;
  writeSync(file, waiting);
  waiting = Buffer.alloc(0);
  const settled = [...dirty].map((take) => take());
  dirty.clear();
  fdatasync(file, (error) => {
    if (error) throw error;
    isSyncing = false;
    for (const settle of settled) settle();
    if (waiting.length > 0) sync(file);
  });
}

function open(name: string, lines: string[] = ['']): { room: DocumentState; sockets: Map<string, WebSocket> } {
  let known = rooms.get(name);
  if (!known) {
    const room = new DocumentState({ epoch: 'e', version: 0, text: Text.of(lines), tail: [] });
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
  const take: Take = () => {
    const batch = room.nextBatch();
    return () => {
      if (!batch) return;
      for (const output of room.confirm(batch)) {
        if ('send' in output) others.get(output.to)?.send(JSON.stringify(output.send));
      }
      for (const other of others.keys()) answer(other);
      room.trim(1000, 1024 * 1024);
    };
  };
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as ClientMessage;
    if (message.type === 'pull-updates') {
      room.pull(id, message.clientVersion);
      answer(id);
    } else if (message.type === 'push-updates') {
      room.push(id, message);
      if (log === null) take()();
      else {
        waiting = Buffer.concat([waiting, data]);
        dirty.add(take);
        if (!isSyncing) sync(log);
      }
    }
  });
  socket.on('close', () => {
    others.delete(id);
    room.leave(id);
  });
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
