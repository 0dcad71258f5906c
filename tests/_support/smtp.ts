import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** The message as it came, headers and body, transfer encodings undone where a link could be broken by them. */
  text: string;
}

export interface Mailbox {
  /** Value for `SMTP_URL`. */
  url: string;
  mails: ReceivedMail[];
  /** Waits for a mail to this address that came after the ones already there were taken, and takes it. */
  next(to: string, limit?: number): Promise<ReceivedMail>;
  close(): Promise<void>;
}

/** Starts a mail server in this process that keeps what it is sent. */
export async function startMailbox(): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  const taken = new Set<ReceivedMail>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address;
        const to = session.envelope.rcptTo.map((recipient) => recipient.address);
        mails.push({ from, to, text: undoQuotedPrintable(Buffer.concat(chunks).toString()) });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    next: async (to, limit = 15_000) => {
      const until = performance.now() + limit;
      for (;;) {
        const mail = mails.find((candidate) => candidate.to.includes(to) && !taken.has(candidate));
        if (mail !== undefined) {
          taken.add(mail);
          return mail;
        }
        if (performance.now() > until) throw new Error(`No mail for ${to} after ${limit} ms.`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Soft line breaks and escaped signs would cut a link in two. */
export function undoQuotedPrintable(text: string): string {
  return text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
