import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { runCli } from '../../_support/accounts.ts';
import { Client } from '../../_support/client.ts';
import { runSql } from '../../_support/run-sql.ts';
import { startMailbox } from '../../_support/smtp.ts';
import { startServer } from '../../_support/start-server.ts';
import { expectSound } from '../_support/sound.ts';

const WAIT = { timeout: 60_000, interval: 100 };

/**
 * A mail server that answers each line with what `answer` returns; null closes the connection, undefined stays silent.
 */
function talk(answer: (line: string) => string | null | undefined): Server {
  const reply = (socket: Socket, text: string | null | undefined): void => {
    if (text === null) socket.destroy();
    else if (text !== undefined) socket.write(`${text}\r\n`);
  };
  return createServer((socket) => {
    socket.on('error', () => undefined);
    reply(socket, answer('CONNECT'));
    socket.on('data', (chunk: Buffer) => reply(socket, answer(chunk.toString())));
  });
}

const usual = (line: string): string => (line.startsWith('CONNECT') ? '220 here' : '250 ok');
let received = 0;
const KINDS: Readonly<Record<string, { scheme: 'smtp' | 'smtps'; start: () => Server; says: RegExp }>> = {
  'never says a word': { scheme: 'smtp', start: () => talk(() => undefined), says: /greeting|timeout/iu },
  'refuses for now': {
    scheme: 'smtp',
    start: () => talk((line) => (line.startsWith('RCPT') ? '451 later' : usual(line))),
    says: /451|later|recipient/iu,
  },
  'closes in the middle of a mail': {
    scheme: 'smtp',
    start: () => talk((line) => (/^DATA/u.test(line) ? '354 go on' : line.includes('Message-ID') ? null : usual(line))),
    says: /clos|reset|EPIPE/iu,
  },
  'shows a certificate that nobody vouches for': {
    scheme: 'smtps',
    start: () =>
      new SMTPServer({
        secure: true,
        authOptional: true,
        onData: (stream, _session, done) => {
          received += 1;
          stream.resume();
          stream.once('end', done);
        },
      })
        .on('error', () => undefined)
        .listen(0, '127.0.0.1'),
    says: /certificate|self-signed/iu,
  },
};

describe('a mail server in trouble', () => {
  it.each(Object.keys(KINDS))(
    'F-43 that %s: nobody waits for it, the mail is kept with the reason, and sent once by a right one',
    async (kind) => {
      const { scheme, start, says } = KINDS[kind] ?? { scheme: 'smtp', start: () => talk(usual), says: /./u };
      const odd = start();
      if (!odd.listening) {
        odd.listen(0, '127.0.0.1');
        await once(odd, 'listening');
      }
      const mailbox = await startMailbox();
      const { port } = odd.address() as AddressInfo;
      await using server = await startServer({ env: { SMTP_URL: `${scheme}://localhost:${port}` } });
      const email = 'ada@example.org';
      const words = ['--email', email, '--name', 'Ada', '--password', 'a long pass phrase of Ada'];
      await runCli(server, 'user', 'create', ...words);
      const asked = await new Client(server.url).post('/api/user/request-password-reset-link', { email });
      expect(asked.status).toBe(200);
      const mail = async () => (await runSql(server, 'select state, attempts, error from mail'))[0] ?? {};
      // The attempt is counted before it is made, and its error recorded afterwards.
      await expect.poll(async () => String((await mail())['error']), WAIT).toMatch(says);
      expect(await mail()).toMatchObject({ state: 'queued' });
      expect(received).toBe(0);

      await server.stop();
      await runSql(server, 'update mail set next_at = 0');
      await runSql(server, 'update job set run_at = 0');
      await server.start({ SMTP_URL: mailbox.url });
      expect((await mailbox.next(email, 30_000)).text).toContain('/reset-password');
      await expect.poll(async () => (await mail())['state'], WAIT).toBe('sent');
      expect(mailbox.mails.filter(({ to }) => to.includes(email))).toHaveLength(1);
      await expectSound(server);
      await server.stop();
      odd.close();
      await mailbox.close();
    },
  );
});
