import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createAccountByCalls, findWorkspace, loginAdmin, mustPost } from '../_support/accounts.ts';
import { Client } from '../_support/client.ts';
import { runSql } from '../_support/run-sql.ts';
import { findSecrets, notePasswords } from '../_support/secrets.ts';
import { startMailbox } from '../_support/smtp.ts';
import { startServer } from '../_support/start-server.ts';
import { awaitToken } from '../accounts/await-mail.ts';
import { connectSocket, LiveEditor } from '../live/live-client.ts';

/** Unique words, each standing for a secret or private text. */
const WORDS = {
  password: 'canary-password-8d1f',
  wrongPassword: 'canary-wrong-77ab',
  newPassword: 'canary-renewed-19ce',
  text: 'canary text of a document 5b2e',
  typed: 'canary typed live 0c44',
  upload: 'canary bytes of a file 93aa',
  badField: 'canary in a refused field 41d0',
};

it('logs contain no secrets, tickets or document text', async () => {
  const mailbox = await startMailbox();
  await using server = await startServer({ env: { LOG_LEVEL: 'trace', SMTP_URL: mailbox.url } });
  const secrets: string[] = Object.values(WORDS);
  const ada = await createAccountByCalls(server, 'Ada');
  const { client } = ada;
  const guest = new Client(server.url);
  const uuid = await findWorkspace(ada);

  await guest.post('/api/auth/login', { email: ada.email, password: WORDS.wrongPassword });
  await guest.post('/api/auth/login', { email: ada.email, password: { nested: WORDS.badField } });
  await guest.postRaw('/api/auth/login', `{"password":"${WORDS.badField}`, { 'content-type': 'application/json' });
  await guest.post('/api/user/request-password-reset-link', { email: ada.email });
  const reset = await awaitToken(mailbox, ada.email, '/reset-password');
  await guest.get(`/reset-password?token=${reset}`);
  await guest.post('/api/user/reset-password', { token: reset, password: 'short' });
  await mustPost(client, '/api/user/change-password', {
    email: ada.email,
    oldPassword: ada.password,
    newPassword: WORDS.password,
  });
  secrets.push(reset, ada.password);

  const file = { uuid, parentItem: '', name: 'paper.md', content: `${WORDS.text}\n` };
  await mustPost(client, '/api/workspace/create-text-file', file);
  await client.upload(uuid, '', [{ name: 'bytes.bin', content: WORDS.upload }]);
  const { ticket } = (await mustPost(client, '/api/request-ws-ticket', { uuid, docPath: 'paper.md' })) as {
    ticket: string;
  };
  const socket = connectSocket(client, { ticket });
  await socket.next('get-document');
  socket.raw.send(`{"type":"${WORDS.badField}"`);
  await socket.ending();
  await connectSocket(client, { ticket }).ending();
  const editor = await LiveEditor.open(client, { workspace: uuid, path: 'paper.md' });
  editor.type(0, WORDS.typed);
  await editor.until(() => editor.isSaved);
  editor.stop();
  const { url } = (await mustPost(client, '/api/workspace/get-asset-link', {
    workspaceUUID: uuid,
    path: 'bytes.bin',
  })) as { url: string };
  await client.get(url);
  await guest.get(`${url}?ticket=${ticket}`);
  secrets.push(ticket, url.split('.').at(-1) ?? 'none');

  const { client: admin } = await loginAdmin(server);
  const made = { email: 'new@example.org', displayName: 'New', quota: 1000, isAdmin: false };
  await mustPost(admin, '/api/admin/users/create', made);
  const first = await awaitToken(mailbox, 'new@example.org', '/reset-password');
  await mustPost(guest, '/api/user/reset-password', { token: first, password: WORDS.newPassword });
  secrets.push(first);
  for (const who of [client, guest, admin])
    for (const [name, value] of who.cookies) secrets.push(name === 'XSRF-TOKEN' ? decodeURIComponent(value) : value);
  await client.post('/api/auth/logout');

  await server.stop();
  const log = server.log();
  expect(log.split('\n').length).toBeGreaterThan(30);
  expect(log).toContain('starting multipart parsing');
  expect(log).toContain('/api/request-ws-ticket');
  expect(secrets.every((secret) => secret.length >= 16)).toBe(true);
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  // Nor does the event log that administrators see.
  const rows = JSON.stringify(await runSql(server, 'select message, details from event_log'));
  expect(secrets.filter((secret) => rows.includes(secret))).toEqual([]);
  await mailbox.close();
});

it('the log of every server that a test stops is searched for passwords and anything like a token', async () => {
  const token = `aB3-_${randomBytes(30).toString('base64url')}`.slice(0, 43);
  notePasswords(
    JSON.stringify({ email: 'eve@example.org', newPassword: 'planted "pass" phrase', path: 'nothing secret' }),
  );
  const log = (words: string): string => `{"level":30,"reqId":"${crypto.randomUUID()}","msg":"${words}"}\n`;
  expect(findSecrets(log('nothing secret'))).toEqual([]);
  expect(findSecrets(log('planted "pass" phrase'))).toEqual(['planted "pass" phrase']);
  for (const around of [`/reset-password?token=${token}`, `session=${token};`, `weekly~${token}`, `n0nce.${token}`])
    expect(findSecrets(log(around))).toEqual([token]);

  // Pretend that something the server logs at every start is a password.
  const server = await startServer();
  const said = server
    .log()
    .split('\n')
    .flatMap((line) => /"msg":"([^"@\\]{12,})"/u.exec(line)?.[1] ?? []);
  expect(said.length).toBeGreaterThan(0);
  notePasswords(JSON.stringify({ password: said[0] }));
  await expect(server.stop()).rejects.toThrow('holds secrets');
  await expect(server.dispose()).rejects.toThrow('holds secrets');
});
