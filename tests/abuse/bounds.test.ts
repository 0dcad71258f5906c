import { once } from 'node:events';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { WebSocket } from 'ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BEHIND_BALANCER } from '../_support/about-one.ts';
import { createAccount, createGroup, findWorkspace, mustPost, type Account } from '../_support/accounts.ts';
import { freshName } from '../_support/fresh-name.ts';
import { runSql } from '../_support/run-sql.ts';
import { startServer, type RunningServer } from '../_support/start-server.ts';
import { connectSocket, LiveEditor, openSocket } from '../live/live-client.ts';
import { openRaw } from './_support/raw.ts';
import { countOpenFiles } from './_support/resident.ts';

const run = promisify(execFile);
const TOKEN = 'a-token-for-the-metrics';

let server: RunningServer;
let ada: Account;
let home: string;
beforeAll(async () => {
  server = await startServer({
    env: { METRICS: '1', METRICS_TOKEN: TOKEN, SOCKETS_PER_ADDRESS: '5', MAX_CONNECTIONS: '300' },
  });
  ada = await createAccount(server, 'Ada');
  home = await findWorkspace(ada);
});
afterAll(() => server.dispose());

async function newText(like: string): Promise<{ workspace: string; path: string }> {
  const name = freshName(like);
  const input = { uuid: home, parentItem: '', name, content: 'text\n' };
  await mustPost(ada.client, '/api/workspace/create-text-file', input);
  return { workspace: home, path: name };
}

describe('resource limits', () => {
  // Each server counts its own sockets.
  it.skipIf(BEHIND_BALANCER)('limits sockets per address', async () => {
    const document = await newText('many.md');
    const sockets = await Promise.all(Array.from({ length: 5 }, () => openSocket(ada.client, document)));
    for (const socket of sockets) await socket.next('get-document');
    const { ticket } = (await mustPost(ada.client, '/api/request-ws-ticket', {
      uuid: home,
      docPath: document.path,
    })) as {
      ticket: string;
    };
    const status = await new Promise((resolve) => {
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}/documents?ticket=${ticket}`);
      socket.on('unexpected-response', (_request, response) => {
        response.resume();
        resolve([response.statusCode, response.headers['retry-after']]);
      });
      socket.on('error', () => undefined);
    });
    expect(status).toEqual([429, '30']);
    for (const socket of sockets) socket.raw.close();
    // The ticket was not used up, and there is room again.
    await expect
      .poll(async () => {
        const text = await (await fetch(`${server.url}/metrics`)).text();
        return /^scriptorium_sockets 0$/mu.test(text);
      })
      .toBe(true);
    const late = connectSocket(ada.client, { ticket });
    await late.next('get-document');
    late.raw.close();
  });

  // Counted in metrics, which the balancer does not forward.
  it.skipIf(BEHIND_BALANCER)('sockets that close while their document is opening leave nobody behind', async () => {
    const document = await newText('hasty.md');
    for (let round = 0; round < 40; round += 1) {
      const sockets = await Promise.all(Array.from({ length: 3 }, () => openSocket(ada.client, document)));
      // Each round closes a little later, between ticket and first message and after that.
      await Promise.all(
        sockets.map(async ({ raw }, n) => {
          if (raw.readyState === WebSocket.CONNECTING) await once(raw, 'open');
          await new Promise((resolve) => setTimeout(resolve, (3 * round + n) / 10));
          raw.terminate();
        }),
      );
    }
    await expect
      .poll(async () => {
        const text = await (await fetch(`${server.url}/metrics`)).text();
        return /^scriptorium_live_people (\d+)$/mu.exec(text)?.[1];
      })
      .toBe('0');
  });

  // Each server has its own limit, and the balancer none.
  it.skipIf(BEHIND_BALANCER)('limits connections, and accepts more once some have closed', async () => {
    const sockets = await Promise.all(Array.from({ length: 350 }, () => openRaw(server.port)));
    let open = sockets.length;
    for (const socket of sockets) {
      socket.once('close', () => (open -= 1));
      socket.resume();
    }
    await expect.poll(() => open).toBeLessThanOrEqual(300);
    expect(open).toBeGreaterThan(200);
    for (const socket of sockets) socket.destroy();
    const health = (): Promise<number> =>
      fetch(`${server.url}/health`).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(health).toBe(200);
  });

  it('an unreadable document affects no other', async () => {
    const [broken, sound] = [await newText('broken.md'), await newText('sound.md')];
    const [row] = await runSql(server, `select id from item where name = '${broken.path}'`);
    const editor = await LiveEditor.open(ada.client, sound);
    await runSql(server, `update document_snapshot set sha256 = 'wrong' where document_id = '${String(row?.['id'])}'`);
    const socket = await openSocket(ada.client, broken);
    expect([1012, 4404, 4409]).toContain(await socket.ending());
    editor.type(0, 'still ');
    await editor.until(() => editor.isSaved);
    editor.stop();
  });

  it('limits notifications per user, dropping the oldest read ones', async () => {
    const ben = await createAccount(server, freshName('Ben'));
    const [person] = await runSql(server, `select id from "user" where email = '${ben.email}'`);
    const rows = Array.from(
      { length: 550 },
      (_, i) =>
        `('${crypto.randomUUID()}', '${String(person?.['id'])}', 'old ${i}', null, ${i < 300 ? 1 : 0}, ${1_700_000_000_000 + i})`,
    );
    await runSql(
      server,
      `insert into notification (id, user_id, message, action_url, "read", created_at) values ${rows.join(',')}`,
    );
    await createGroup('Many', ada, ben);
    const kept = await runSql(
      server,
      `select message, "read" from notification where user_id = '${String(person?.['id'])}'`,
    );
    expect(kept).toHaveLength(500);
    expect(kept.filter((row) => Number(row['read']) === 0)).toHaveLength(251);
    expect(kept.map((row) => row['message'])).not.toContain('old 0');
  });

  it('reports an internal error by its request id only', async () => {
    await runSql(server, 'alter table recent_file rename to recent_file_away');
    try {
      const answer = await ada.client.post('/api/user/recent-files');
      expect(answer.status).toBe(500);
      const body = answer.body as { error: string; message: string; requestId: string };
      expect(Object.keys(body).toSorted()).toEqual(['error', 'message', 'requestId']);
      expect(body.message).toBe('Something went wrong on the server. Nothing was changed.');
      expect(answer.headers.get('x-request-id')).toBe(body.requestId);
      expect(answer.headers.get('content-security-policy')).not.toBeNull();
      await expect.poll(() => server.log()).toMatch(new RegExp(`${body.requestId}.*recent_file`, 'u'));
    } finally {
      await runSql(server, 'alter table recent_file_away rename to recent_file');
    }
    expect((await ada.client.post('/api/user/recent-files')).status).toBe(200);
  });

  it.runIf(process.platform === 'linux')(
    'running out of file handles is reported, and over when there are some again',
    async () => {
      const limit = (soft: string): Promise<unknown> =>
        run('prlimit', ['--pid', String(server.pid()), `--nofile=${soft}`]);
      const { stdout } = await run('prlimit', [
        '--pid',
        String(server.pid()),
        '--nofile',
        '-o',
        'SOFT',
        '--noheadings',
      ]);
      await limit(`${countOpenFiles(server.pid()) + 10}:`);
      const sockets = await Promise.all(Array.from({ length: 60 }, () => openRaw(server.port)));
      for (const socket of sockets) socket.write('GET /health HTTP/1.1\r\nHost: x\r\n\r\n');
      for (const socket of sockets) socket.destroy();
      await limit(`${stdout.trim()}:`);
      await expect.poll(async () => (await fetch(`${server.url}/health`)).status).toBe(200);
      expect((await ada.client.upload(home, '', [{ name: 'after.bin', content: 'x' }])).status).toBe(200);
    },
  );
});

// Balancers do not forward them, and each server counts its own.
describe.skipIf(BEHIND_BALANCER)('metrics', () => {
  const get = (headers: Record<string, string>) => fetch(`${server.url}/metrics`, { headers });

  it('are for programs on this machine and token holders, not for requests through a proxy', async () => {
    expect((await get({})).status).toBe(200);
    for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via', 'x-forwarded-host']) {
      expect([header, (await get({ [header]: '127.0.0.1' })).status]).toEqual([header, 404]);
    }
    const forwarded = { 'x-forwarded-for': '203.0.113.1' };
    expect((await get({ ...forwarded, authorization: `Bearer ${TOKEN}` })).status).toBe(200);
    for (const wrong of [TOKEN, 'Bearer ', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`])
      expect((await get({ ...forwarded, authorization: wrong })).status).toBe(404);
  });

  it('cover requests, sockets, documents, pushes, jobs, mails, the database and the loop, without naming users', async () => {
    const editor = await LiveEditor.open(ada.client, await newText('measured.md'));
    editor.type(0, 'measured ');
    await editor.until(() => editor.isSaved);
    const text = await (await get({})).text();
    editor.stop();
    const figure = (name: string): number => Number(new RegExp(`^${name} (.+)$`, 'mu').exec(text)?.[1]);
    expect(figure('scriptorium_http_requests_total\\{status="200"\\}')).toBeGreaterThan(5);
    expect(figure('scriptorium_http_request_seconds_count')).toBeGreaterThan(5);
    expect(figure('scriptorium_sockets')).toBe(1);
    expect(figure('scriptorium_sockets_opened_total')).toBeGreaterThan(5);
    expect(figure('scriptorium_sockets_refused_total\\{reason="address"\\}')).toBe(1);
    expect(figure('scriptorium_live_documents')).toBeGreaterThanOrEqual(1);
    expect(figure('scriptorium_push_durable_seconds_count')).toBeGreaterThan(0);
    expect(figure('scriptorium_push_durable_seconds_bucket\\{le="\\+Inf"\\}')).toBe(
      figure('scriptorium_push_durable_seconds_count'),
    );
    expect(figure('scriptorium_database_transaction_seconds_count')).toBeGreaterThan(5);
    for (const name of ['jobs_running', 'jobs_failed_today', 'mails_queued', 'mails_failed'])
      expect(figure(`scriptorium_${name}`)).toBeGreaterThanOrEqual(0);
    expect(figure('scriptorium_loop_delay_p99_seconds')).toBeGreaterThanOrEqual(0);
    // Send an e-mail to count.
    const sent = async (): Promise<number> =>
      Number(/^scriptorium_mails_sent_today (\d+)$/mu.exec(await (await get({})).text())?.[1]);
    const before = await sent();
    await ada.client.clone().post('/api/user/request-password-reset-link', { email: ada.email });
    await expect.poll(sent).toBeGreaterThan(before);
    // Only due jobs are waiting: of two that nobody takes, the one for tomorrow is not counted.
    const queued = async (): Promise<number> =>
      Number(/^scriptorium_jobs_queued (\d+)$/mu.exec(await (await get({})).text())?.[1]);
    const add = (id: string, runAt: number) =>
      runSql(
        server,
        `insert into job (id, kind, payload, state, run_at, lease_no, attempts, max_attempts, created_at) values ('${id}', 'nobody-takes-this', '{}', 'queued', ${runAt}, 0, 0, 1, 0)`,
      );
    await expect.poll(queued).toBe(0);
    await add(crypto.randomUUID(), Date.now() + 86_400_000);
    await add(crypto.randomUUID(), Date.now() - 1);
    await expect.poll(queued).toBe(1);
    for (const word of ['ada', 'measured', home, 'example.org']) expect(text.toLowerCase()).not.toContain(word);
  });
});
