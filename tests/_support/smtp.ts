import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and body as received, with transfer encodings undone that could break a link. */
  text: string;
}

export interface Mailbox {
  /** Value for `SMTP_URL`. */
  url: string;
  mails: ReceivedMail[];
  /** Waits for and takes the next mail to this address. */
  next(to: string, limit?: number): Promise<ReceivedMail>;
  close(): Promise<void>;
}

/** Starts an in-process mail server that keeps what it receives. */
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
    // A mail whose first attempt failed, as may happen on a busy machine, is tried again after half a minute.
    next: async (to, limit = 45_000) => {
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

/** Soft line breaks and escapes would cut a link in two. */
export function undoQuotedPrintable(text: string): string {
  return text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
