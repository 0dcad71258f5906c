import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { requestWsTicket } from '@scriptorium/contract/operations/live.ts';
import { Client } from '../../tests/_support/client.ts';
import { connectSocket, type LiveSocket } from '../../tests/live/live-client.ts';
import { inputOf, listCalls, type Props } from './calls.ts';

/** The process of the misbehaving member. It is told where and as whom to act, and reports what it does. */
interface Orders {
  url: string;
  cookies: [string, string][];
  group: string;
  home: string;
  end: number;
}

const AT_ONCE = 50;
const DEED_MS = 4000;
const MB = 1024 * 1024;
const LARGE = 'large.md';
const FOLDER = 'folder';

process.once('message', (orders: Orders) => {
  run(orders).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});

async function run(orders: Orders): Promise<void> {
  const client = new Client(orders.url);
  for (const [name, value] of orders.cookies) client.cookies.set(name, value);
  const props: Props = { home: orders.home, group: orders.group, large: LARGE, folder: FOLDER };
  await prepare(client, props);
  const deeds: [string, () => Promise<Record<string, number>>][] = [
    ['uploads of texts', () => together((n) => uploadTexts(client, props, n))],
    ['uploads of many small texts', () => together((n) => uploadMany(client, props, n))],
    ['uploads that fit nowhere', () => together(() => pour(client, orders.home))],
    ['pushes of a megabyte', () => pushHeavy(client, props)],
    ['checks of a text that changes', () => checkOften(client, props)],
    ['cursors that never rest', () => moveCursors(client, props)],
    ['pulls that nobody reads', () => pullUnread(client, props)],
    ['texts that nobody reads', () => openUnread(client, props)],
    ['streams that nobody reads', () => together(() => getUnread(client, '/api/events'))],
    ['downloads that nobody reads', () => downloadUnread(client, props)],
    ...listCalls().map((operation): [string, () => Promise<Record<string, number>>] => [
      operation.path,
      () =>
        together(async () => {
          const { status } = await client.post(operation.path, inputOf(operation, props));
          return String(status);
        }),
    ]),
  ];
  while (Date.now() < orders.end) {
    for (const [name, deed] of deeds) {
      if (Date.now() >= orders.end) return;
      process.send?.({ deed: name });
      const answers = await deed().catch((error: unknown): Record<string, number> => ({ [String(error)]: 1 }));
      process.send?.({ done: name, answers });
    }
  }
}

/** Fifty at a time, for a few seconds or until all have ended. */
async function together(deed: (n: number) => Promise<string>): Promise<Record<string, number>> {
  const answers: Record<string, number> = {};
  const all = Array.from({ length: AT_ONCE }, async (_, n) => {
    const answer = await deed(n).catch((error: unknown) => (error instanceof Error ? error.name : 'failed'));
    answers[answer] = (answers[answer] ?? 0) + 1;
  });
  await Promise.race([Promise.all(all), wait(DEED_MS)]);
  return answers;
}

async function prepare(client: Client, { home }: Props): Promise<void> {
  await client.upload(home, '', [{ name: LARGE, content: 'A line of a long text.\n'.repeat(400_000) }]);
  await client.post('/api/workspace/create-folder', { uuid: home, parentItem: '', name: FOLDER });
  for (let part = 0; part < 500; part += 100) {
    const files = Array.from({ length: 100 }, (_, n) => ({ name: `${part + n}.md`, content: `Text ${part + n}\n` }));
    await client.upload(home, FOLDER, files);
  }
  await client.post('/api/workspace/create-text-file', { uuid: home, parentItem: '', name: 'pushed.md' });
}

async function uploadTexts(client: Client, { home }: Props, n: number): Promise<string> {
  const content = 'x'.repeat(9 * MB);
  const files = [0, 1, 2].map((part) => ({ name: `upload-${n}-${part}.md`, content }));
  return String((await client.upload(home, '', files)).status);
}

async function uploadMany(client: Client, { home }: Props, n: number): Promise<string> {
  // As many as one upload may change.
  const files = Array.from({ length: 20 }, (_, part) => ({ name: `many-${n % 4}-${part}.md`, content: `Text ${n}` }));
  return String((await client.upload(home, '', files)).status);
}

/** Announces five gigabytes and sends as much as is accepted. */
async function pour(client: Client, uuid: string): Promise<string> {
  const socket = openRaw(client);
  const body =
    `--cut\r\nContent-Disposition: form-data; name="uuid"\r\n\r\n${uuid}\r\n` +
    '--cut\r\nContent-Disposition: form-data; name="file"; filename="a.bin"\r\n\r\n';
  socket.write(
    `POST /api/workspace/upload-files HTTP/1.1\r\n${headOf(client)}` +
      `Content-Type: multipart/form-data; boundary=cut\r\nContent-Length: 5000000000\r\n\r\n${body}`,
  );
  const chunk = Buffer.alloc(256 * 1024, 0x61);
  const write = (): void => {
    while (!socket.destroyed && socket.write(chunk));
    if (!socket.destroyed) socket.once('drain', write);
  };
  write();
  return answerOf(socket);
}

async function getUnread(client: Client, path: string): Promise<string> {
  const socket = openRaw(client);
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\n${headOf(client)}\r\n`);
  await wait(DEED_MS / 2);
  socket.destroy();
  return 'unread';
}

async function downloadUnread(client: Client, { home }: Props): Promise<Record<string, number>> {
  const { body: file } = await client.post('/api/workspace/get-asset-link', { workspaceUUID: home, path: LARGE });
  const { body: zip } = await client.post('/api/workspace/get-archive-link', { uuid: home, itemPaths: [''] });
  return together((n) => getUnread(client, ((n % 2 === 0 ? file : zip) as { url: string }).url));
}

async function open(client: Client, uuid: string, path: string): Promise<LiveSocket> {
  const { ticket } = await client.call(requestWsTicket, { uuid, docPath: path });
  return connectSocket(client, { ticket });
}

async function pushHeavy(client: Client, { home }: Props): Promise<Record<string, number>> {
  const end = Date.now() + DEED_MS * 2;
  const size = 900_000;
  return together(async (n) => {
    if (n >= 8) return 'not needed';
    const socket = await open(client, home, 'pushed.md');
    const { document = [], currentVersion } = await socket.next('get-document');
    let length = document.join('\n').length;
    let version = currentVersion;
    let pushed = 0;
    while (Date.now() < end) {
      const insert = String(pushed % 10).repeat(size);
      const changes: [number, string][] = [[length, insert]];
      socket.send({ type: 'push-updates', clientVersion: version, updates: [{ clientID: `heavy-${n}`, changes }] });
      const answer = await Promise.race([socket.next('acknowledge'), socket.next('error')]);
      if (answer.type === 'error') break;
      ({ version } = answer);
      length = size;
      pushed += 1;
    }
    socket.raw.terminate();
    return 'pushed';
  });
}

/** Types a letter and asks for a check, which hashes ten megabytes; repeatedly. */
async function checkOften(client: Client, { home }: Props): Promise<Record<string, number>> {
  const end = Date.now() + DEED_MS;
  return together(async (n) => {
    if (n >= 4) return 'not needed';
    const socket = await open(client, home, LARGE);
    const { currentVersion, document = [] } = await socket.next('get-document');
    let version = currentVersion;
    let length = document.join('\n').length;
    while (Date.now() < end) {
      const updates = [{ clientID: `check-${n}`, changes: [length, [0, 'x']] as [number, [number, string]] }];
      socket.send({ type: 'push-updates', clientVersion: version, updates });
      socket.send({ type: 'check', version: version + 1, hash: 'x' });
      ({ version } = await socket.next('acknowledge'));
      socket.send({ type: 'check', version, hash: 'x' });
      length += 1;
    }
    socket.raw.terminate();
    return 'asked';
  });
}

async function moveCursors(client: Client, { home }: Props): Promise<Record<string, number>> {
  const end = Date.now() + DEED_MS;
  return together(async () => {
    const socket = await open(client, home, 'pushed.md');
    const { currentVersion: version } = await socket.next('get-document');
    while (Date.now() < end && socket.closed === null) {
      for (let at = 0; at < 15; at += 1)
        socket.send({ type: 'presence', version, anchor: 0, head: 0, idle: at % 2 === 0 });
      await wait(100);
    }
    socket.raw.terminate();
    return String(socket.closed?.code ?? 'sent');
  });
}

async function pullUnread(client: Client, { home }: Props): Promise<Record<string, number>> {
  return together(async () => {
    const socket = await open(client, home, 'pushed.md');
    await socket.next('get-document');
    socket.raw.pause();
    for (let i = 0; i < 50; i += 1) socket.send({ type: 'pull-updates', clientVersion: 0 });
    await wait(DEED_MS / 2);
    socket.raw.terminate();
    return 'unread';
  });
}

async function openUnread(client: Client, { home }: Props): Promise<Record<string, number>> {
  return together(async () => {
    const socket = await open(client, home, LARGE);
    socket.raw.once('open', () => socket.raw.pause());
    await wait(DEED_MS / 2);
    socket.raw.terminate();
    return 'unread';
  });
}

function openRaw(client: Client): Socket {
  const { hostname, port } = new URL(client.origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  return socket;
}

function headOf(client: Client): string {
  const token = decodeURIComponent(client.cookies.get('XSRF-TOKEN') ?? '');
  const { host } = new URL(client.origin);
  return `Host: ${host}\r\nOrigin: ${client.origin}\r\nCookie: ${client.cookieHeader()}\r\nX-XSRF-TOKEN: ${token}\r\n`;
}

function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
    socket.once('close', () => resolve(answer.slice(9, 12) || 'cut'));
    setTimeout(() => socket.destroy(), DEED_MS);
  });
}
