import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smtpTransport } from './mail.ts';

let server: SMTPServer;
let port: number;
let received = 0;

/** A mail server that offers no TLS, as if an attacker had stripped the offer. */
beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      stream.resume();
      stream.on('end', () => {
        received += 1;
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  port = (server.server.address() as AddressInfo).port;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

const mail = {
  id: 'id',
  to: 'ada@example.org',
  subject: 'Subject',
  text: 'https://docs.example.org/reset-password?token=secret',
  html: '<p>secret</p>',
  unsubscribeUrl: null,
  date: 0,
};
/** A host name that is not obviously this machine. */
const ELSEWHERE = '0.0.0.0';

test('a mail server elsewhere that offers no TLS gets nothing', async () => {
  const transport = smtpTransport(`smtp://${ELSEWHERE}:${port}`, 'docs@example.org', 'required');
  await expect(transport.send(mail)).rejects.toThrow(/STARTTLS/);
  expect(received).toBe(0);
  transport.close();
});

test('a local one does, and so does a remote one if the operator allows it', async () => {
  for (const [host, tls] of [
    ['127.0.0.1', 'required'],
    ['localhost', 'required'],
    [ELSEWHERE, 'optional'],
  ] as const) {
    const transport = smtpTransport(`smtp://${host}:${port}`, 'docs@example.org', tls);
    await transport.send(mail);
    transport.close();
  }
  expect(received).toBe(3);
});
