import { createTextFile } from '@scriptorium/contract/operations/workspace.ts';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setDefaultCACertificates } from 'node:tls';
import { findWorkspace, runCli, type Account } from '../tests/_support/accounts.ts';
import { Client } from '../tests/_support/client.ts';
import { ROOT, startServer, type RunningServer } from '../tests/_support/start-server.ts';
import { LiveEditor } from '../tests/live/live-client.ts';

/**
 * Runs the product behind the proxies in deploy/, unmodified except for names, ports and a temporary certificate, and
 * uses it through them: login, live editing, event stream, upload, and what the proxy itself must do.
 *
 *     node scripts/behind-proxy.ts [nginx] [caddy]
 */
const MB = 1024 * 1024;
const wanted = process.argv.length > 2 ? process.argv.slice(2) : ['nginx', 'caddy'];
const place = mkdtempSync(join(tmpdir(), 'scriptorium-proxy-'));
const certificate = join(place, 'cert.pem');
const key = join(place, 'key.pem');

async function findPort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Applies local substitutions; a pattern that the file does not contain is an error. */
function adapt(file: string, changes: readonly (readonly [from: string, to: string])[]): string {
  let text = readFileSync(join(ROOT, 'deploy', file), 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`deploy/${file} does not hold "${from}"`);
    text = text.replaceAll(from, to);
  }
  return text;
}

async function startNginx(port: number, target: number): Promise<ChildProcess> {
  const site = adapt('nginx.conf', [
    ['listen 80;', `listen 127.0.0.1:${await findPort()};`],
    ['listen [::]:80;', ''],
    ['listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`],
    ['listen [::]:443 ssl;', ''],
    ['http2 on;', supportsHttp2Directive() ? 'http2 on;' : ''],
    ['/etc/letsencrypt/live/docs.example.org/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/docs.example.org/privkey.pem', key],
    ['/var/log/nginx/scriptorium.log', join(place, 'access.log')],
    ['docs.example.org', 'localhost'],
    ['127.0.0.1:3000', `127.0.0.1:${target}`],
  ]);
  const file = join(place, 'nginx.conf');
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${place}/${name};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    file,
    `${user} daemon off; pid ${place}/nginx.pid; error_log ${place}/error.log; events {}\nhttp { ${folders.join(' ')}\n${site}\n}\n`,
  );
  return spawn('nginx', ['-p', place, '-c', file], { stdio: ['ignore', 'inherit', 'inherit'] });
}

/** nginx 1.25.1 introduced the directive; older versions use a parameter of `listen`. */
function supportsHttp2Directive(): boolean {
  const printed = execFileSync('sh', ['-c', 'nginx -v 2>&1'], { encoding: 'utf8' });
  const [, major = 0, minor = 0] = (/nginx\/(\d+)\.(\d+)/u.exec(printed) ?? []).map(Number);
  return major > 1 || minor > 25;
}

async function startCaddy(port: number, target: number): Promise<ChildProcess> {
  const site = adapt('Caddyfile', [
    ['docs.example.org {', `https://localhost:${port} {\n\ttls ${certificate} ${key}`],
    ['127.0.0.1:3000', `127.0.0.1:${target}`],
  ]);
  const file = join(place, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`);
  mkdirSync(join(place, 'caddy'), { recursive: true });
  const env = { PATH: process.env['PATH'] ?? '', HOME: place, XDG_DATA_HOME: place, XDG_CONFIG_HOME: place };
  return spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
    env,
    stdio: ['ignore', 'ignore', 'ignore'],
  });
}

const PROXIES: Record<string, (port: number, target: number) => Promise<ChildProcess>> = {
  nginx: startNginx,
  caddy: startCaddy,
};

async function tryOut(origin: string, server: RunningServer): Promise<void> {
  await runCli(
    server,
    'user',
    'create',
    '--email',
    'ada@example.org',
    '--name',
    'Ada',
    '--password',
    'Ada: a long pass phrase',
  );
  const client = new Client(origin);
  const page = await client.get('/login');
  expectThat(
    page.status === 200 && page.headers.has('strict-transport-security'),
    `the page comes with HSTS (${page.status})`,
  );
  await client.login('ada@example.org', 'Ada: a long pass phrase');
  expectThat(client.cookies.has('__Host-session'), 'log-in, with a cookie for this host and HTTPS only');
  const account: Account = { email: 'ada@example.org', password: '', displayName: 'Ada', client };
  const uuid = await findWorkspace(account);

  const stop = new AbortController();
  const stream = await fetch(`${origin}/api/events`, {
    headers: { cookie: client.cookieHeader() },
    signal: stop.signal,
  });
  let heard = '';
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of stream.body ?? []) heard += decoder.decode(chunk);
  })().catch(() => undefined);
  await until(() => heard.includes('hello'), 'the event stream begins at once');
  await client.call(createTextFile, { uuid, parentItem: '', name: 'paper.md', content: 'Behind a proxy.\n' });
  await until(() => heard.includes('"workspace"'), 'an event comes at once');
  stop.abort();
  await reading;

  const document = { workspace: uuid, path: 'paper.md' };
  const [one, two] = [await LiveEditor.open(client, document), await LiveEditor.open(client, document)];
  for (let n = 0; n < 20; n += 1) one.type(one.length, `${n} `);
  two.type(0, 'Also typed. ');
  await until(() => one.isSaved && two.isSaved && one.text === two.text, 'two editors type at once and have one text');
  one.stop();
  two.stop();

  const upload = (bytes: number) => client.upload(uuid, '', [{ name: `${bytes}.bin`, content: new Uint8Array(bytes) }]);
  expectThat((await upload(60 * MB)).status === 200, 'an upload of 60 MB');
  const refused = await upload(120 * MB).then(
    ({ status }) => status,
    () => 413,
  );
  expectThat(refused >= 400, `an upload of 120 MB is refused (${refused})`);
  expectThat((await client.get('/health')).status === 200, 'and it goes on');
  const metrics = await client.get('/metrics');
  expectThat(metrics.status === 404, 'the figures are not for the world');
  const sessions = await runCli(server, 'user', 'list');
  expectThat(sessions.includes('ada@example.org'), 'the command line works beside it');
}

function expectThat(holds: boolean, what: string): void {
  console.log(`  ${holds ? 'ok    ' : 'FAILED'} ${what}`);
  if (!holds) process.exitCode = 1;
}

async function until(holds: () => boolean, what: string): Promise<void> {
  const limit = performance.now() + 10_000;
  while (!holds() && performance.now() < limit) await new Promise((resolve) => setTimeout(resolve, 20));
  expectThat(holds(), what);
}

try {
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const made = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', ...made, ...names], { stdio: 'ignore' });
  setDefaultCACertificates([readFileSync(certificate, 'utf8')]);
  for (const name of wanted) {
    const start = PROXIES[name];
    if (start === undefined) throw new Error(`There is no example for ${name}.`);
    console.log(name);
    const port = await findPort();
    const origin = `https://localhost:${port}`;
    await using server = await startServer({ env: { PUBLIC_URL: origin, TRUSTED_PROXIES: '127.0.0.1', METRICS: '1' } });
    const proxy = await start(port, server.port);
    const gone = once(proxy, 'exit');
    try {
      let answers = false;
      for (let tried = 0; tried < 100 && !answers; tried += 1) {
        answers = await fetch(`${origin}/health`).then(
          ({ ok }) => ok,
          () => false,
        );
        if (!answers) await new Promise((resolve) => setTimeout(resolve, 100));
      }
      expectThat(answers, 'it answers over TLS');
      if (answers) await tryOut(origin, server);
    } finally {
      proxy.kill('SIGTERM');
      await gone;
    }
  }
} finally {
  rmSync(place, { recursive: true, force: true });
}
