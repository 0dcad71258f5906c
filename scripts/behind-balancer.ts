import pg from 'pg';
import { createTextFile } from '@scriptorium/contract/operations/workspace.ts';
import { spawn, type ChildProcess } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccount, createGroup } from '../tests/_support/accounts.ts';
import { startCluster } from '../tests/_support/postgres.ts';
import { findFreePort, ROOT, type RunningServer, startServer } from '../tests/_support/start-server.ts';
import { type LiveSocket, newClientId, openSocket } from '../tests/live/live-client.ts';

/**
 * Runs two servers behind the balancers in deploy/, unmodified except for addresses and TLS, and checks where the
 * editors of a text end up: all on one server, other texts on others, and all of them on the remaining server when one
 * is killed. `containers` is HAProxy (3.0 or later) as run by compose and Kubernetes: it finds servers by name, and a
 * restarted one has a new address.
 *
 *     node scripts/behind-balancer.ts [nginx] [haproxy] [containers]
 */
const TEXTS = 12;
const METRICS_TOKEN = 'for the figures of each';
const wanted = process.argv.length > 2 ? process.argv.slice(2) : ['nginx', 'haproxy', 'containers'];
const place = mkdtempSync(join(tmpdir(), 'scriptorium-balancer-'));

/** Applies local substitutions; a pattern that the file does not contain is an error. */
function adapt(file: string, changes: readonly (readonly [from: string | RegExp, to: string])[]): string {
  let text = readFileSync(join(ROOT, 'deploy', file), 'utf8');
  for (const [from, to] of changes) {
    const changed = typeof from === 'string' ? text.replaceAll(from, to) : text.replace(from, to);
    if (changed === text) throw new Error(`deploy/${file} does not hold "${String(from)}"`);
    text = changed;
  }
  return text;
}

type Ports = readonly [one: number, two: number];

function startNginx(port: number, [one, two]: Ports): ChildProcess {
  const site = adapt('nginx-cluster.conf', [
    ['listen 443 ssl;', `listen 127.0.0.1:${port};`],
    ['listen [::]:443 ssl;', ''],
    [/ssl_certificate .*\n/u, '\n'],
    [/ssl_certificate_key .*\n/u, '\n'],
    [/ssl_protocols .*\n/u, '\n'],
    ['/var/log/nginx/scriptorium.log', join(place, 'access.log')],
    ['docs.example.org', '127.0.0.1'],
    ['proxy_set_header Host $host;', 'proxy_set_header Host $http_host;'],
    ['10.0.0.11:3000', `127.0.0.1:${one}`],
    ['10.0.0.12:3000', `127.0.0.1:${two}`],
    [/server 10\.0\.0\.13.*\n/u, '\n'],
  ]);
  // What nginx-cluster.conf takes over from nginx.conf.
  const [, shared = ''] = /^([\s\S]*?)\nserver \{/u.exec(readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8')) ?? [];
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${place}/${name};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const file = join(place, 'nginx.conf');
  writeFileSync(
    file,
    `${user} daemon off; pid ${place}/nginx.pid; error_log ${place}/error.log; events {}\nhttp { ${folders.join(' ')}\n${shared}\n${site}\n}\n`,
  );
  return spawn('nginx', ['-p', place, '-c', file], { stdio: ['ignore', 'inherit', 'inherit'] });
}

function startHaproxy(port: number, [one, two]: Ports): ChildProcess {
  const file = join(place, 'haproxy.cfg');
  writeFileSync(
    file,
    adapt('haproxy.cfg', [
      ['maxconn 20000', 'maxconn 1000'],
      ['bind :80', `bind 127.0.0.1:${port}`],
      [/bind :443.*\n/u, '\n'],
      [/http-request redirect.*\n/u, '\n'],
      ['X-Forwarded-Proto https', 'X-Forwarded-Proto http'],
      ['10.0.0.11:3000', `127.0.0.1:${one}`],
      ['10.0.0.12:3000', `127.0.0.1:${two}`],
      [/ {4}server three .*\n/u, ''],
      [/ {4}server three .*\n/u, ''],
    ]),
  );
  return spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] });
}

interface Balancer {
  process: ChildProcess;
  /** Takes the first server's address away. */
  lose?: () => void;
  /** Gives the second server a new address, as a restarted container has. */
  move?: () => Promise<void>;
  close: () => void;
}

/**
 * HAProxy as run by compose and Kubernetes. Containers are imitated by an address of this machine for each server, all
 * with the same port, and a name that resolves to all of them.
 */
async function startInContainers(port: number, ports: Ports): Promise<Balancer> {
  const shared = await findFreePort();
  const entrances = new Map<string, () => void>();
  let last = 1;
  const enter = async (target: number): Promise<string> => {
    const address = `127.0.0.${(last += 1)}`;
    const open = new Set<Socket>();
    const entrance = createServer((socket) => {
      const onward = connect(target, '127.0.0.1');
      open.add(socket.on('close', () => onward.destroy()));
      socket.on('error', () => onward.destroy()).pipe(onward);
      onward.on('error', () => socket.destroy()).pipe(socket);
    });
    entrance.listen(shared, address);
    await once(entrance, 'listening');
    entrances.set(address, () => {
      entrances.delete(address);
      entrance.close();
      for (const socket of open) socket.destroy();
    });
    return address;
  };
  const [one, two] = [await enter(ports[0]), await enter(ports[1])];
  const names = createSocket('udp4');
  names.on('message', (asked, { port: from, address }) =>
    names.send(answerWith([...entrances.keys()], asked), from, address),
  );
  names.bind(0, '127.0.0.1');
  await once(names, 'listening');
  const file = join(place, 'haproxy-containers.cfg');
  writeFileSync(
    file,
    adapt('haproxy-containers.cfg', [
      ['maxconn 20000', 'maxconn 1000'],
      ['parse-resolv-conf', `nameserver here 127.0.0.1:${names.address().port}`],
      ['bind :8080', `bind 127.0.0.1:${port}`],
      [/bind :8443.*\n/u, '\n'],
      [/http-request redirect.*\n/u, '\n'],
      ['X-Forwarded-Proto https', 'X-Forwarded-Proto http'],
      ['scriptorium:3000', `scriptorium:${shared}`],
    ]),
  );
  return {
    process: spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] }),
    lose: () => entrances.get(one)?.(),
    move: async () => {
      entrances.get(two)?.();
      await enter(ports[1]);
    },
    close: () => {
      for (const leave of entrances.values()) leave();
      names.close();
    },
  };
}

/** A DNS response with these addresses; empty unless the question asks for IPv4. */
function answerWith(addresses: readonly string[], asked: Buffer): Buffer {
  const question = asked.subarray(12, asked.indexOf(0, 12) + 5);
  const isAsked = question.readUInt16BE(question.length - 4) === 1;
  const answers = (isAsked ? addresses : []).map((address) =>
    // Pointer to the name in the question, type A, class IN, TTL 1 s, four bytes.
    Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...address.split('.').map(Number)]),
  );
  const head = Buffer.from([...asked.subarray(0, 2), 0x85, 0x80, 0, 1, 0, answers.length, 0, 0, 0, 0]);
  return Buffer.concat([head, question, ...answers]);
}

const alone =
  (start: (port: number, ports: Ports) => ChildProcess) =>
  (port: number, ports: Ports): Balancer => ({ process: start(port, ports), close: () => undefined });

const BALANCERS: Record<string, (port: number, ports: Ports) => Balancer | Promise<Balancer>> = {
  nginx: alone(startNginx),
  haproxy: alone(startHaproxy),
  containers: startInContainers,
};

function expectThat(isRight: boolean, what: string): void {
  console.log(`  ${isRight ? 'ok' : 'WRONG'}  ${what}`);
  if (!isRight) process.exitCode = 1;
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const limit = performance.now() + 20_000;
  while (!(await isTrue())) {
    if (performance.now() > limit) throw new Error('It did not happen within 20 seconds.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function countTexts(server: RunningServer): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(`${server.url}/metrics`, { headers })).text();
  return Number(/^scriptorium_live_documents (\d+)$/mu.exec(text)?.[1] ?? NaN);
}

async function tryOut(name: string, databaseUrl: string): Promise<void> {
  const start = BALANCERS[name];
  if (start === undefined) throw new Error(`There is no balancer ${name}.`);
  console.log(name);
  const port = await findFreePort();
  const folder = mkdtempSync(join(place, 'shared-'));
  const env = {
    SEVERAL_SERVERS: '1',
    DATABASE_URL: databaseUrl,
    SHARED_FOLDER: folder,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    TRUSTED_PROXIES: 'loopback',
    SMTP_URL: 'smtp://127.0.0.1:9',
    SMTP_TLS: 'optional',
    METRICS: '1',
    METRICS_TOKEN,
    DRAIN_SECONDS: '0',
  };
  const servers = [await startServer({ env }), await startServer({ env })] as const;
  const balancer = await start(port, [servers[0].port, servers[1].port]);
  const sockets: LiveSocket[] = [];
  try {
    const address = { url: `http://127.0.0.1:${port}` };
    await until(async () => (await fetch(`${address.url}/health`).catch(() => null))?.status === 200);
    const ada = await createAccount(address, 'Ada');
    const ben = await createAccount(address, 'Ben');
    const group = await createGroup('Balanced', ada, ben);
    for (let at = 0; at < TEXTS; at += 1) {
      const path = `${at}.md`;
      const { item } = await ada.client.call(createTextFile, { uuid: group, parentItem: '', name: path });
      for (const { client } of [ada, ben]) {
        const query = { protocol: '1', clientID: newClientId(), document: item.uuid };
        const socket = await openSocket(client, { workspace: group, path }, query);
        await socket.next('get-document');
        sockets.push(socket);
      }
    }
    const [one, two] = [await countTexts(servers[0]), await countTexts(servers[1])];
    expectThat(one + two === TEXTS, `two people in each of ${TEXTS} texts meet at one server: ${one} + ${two} open`);
    expectThat(one > 0 && two > 0, 'both servers have some of the texts');
    balancer.lose?.();
    await servers[0].kill();
    const path = '0.md';
    const found = await openSocket(ada.client, { workspace: group, path }, { document: crypto.randomUUID() });
    await found.next('get-document');
    expectThat(true, 'with one server killed, texts open at the other, also by a wrong hint');
    sockets.push(found);
    if (balancer.move === undefined) return;
    await balancer.move();
    await until(async () => {
      const answer = await fetch(`${address.url}/health`, { signal: AbortSignal.timeout(1000) }).catch(() => null);
      return answer?.status === 200;
    });
    const again = await openSocket(ada.client, { workspace: group, path });
    await again.next('get-document');
    expectThat(true, 'the other one is found again at another address');
    sockets.push(again);
  } finally {
    for (const socket of sockets) socket.raw.terminate();
    const gone = once(balancer.process, 'exit');
    balancer.process.kill('SIGTERM');
    await gone;
    balancer.close();
    for (const server of servers) await server.dispose();
  }
}

const cluster = await startCluster();
try {
  for (const name of wanted) {
    const url = new URL(cluster.url);
    const database = `balanced_${name}`;
    const client = new pg.Client({ connectionString: cluster.url });
    await client.connect();
    await client.query(`create database ${database}`);
    await client.end();
    url.pathname = `/${database}`;
    await tryOut(name, url.href);
  }
} finally {
  await cluster.stop();
  rmSync(place, { recursive: true, force: true });
}
