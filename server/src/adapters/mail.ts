import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

export interface OutgoingMail {
  /** Also the Message-ID: a mail that is sent twice after a crash is one mail to the reader. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Turns this kind of mail off, with one click in mail programs that know how (RFC 8058). */
  unsubscribeUrl: string | null;
  /** Epoch milliseconds. */
  date: number;
}

export interface MailTransport {
  readonly kind: 'smtp' | 'outbox';
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The host part of Message-IDs. */
function messageId(id: string, from: string): string {
  const host = /@([\w.-]+)/u.exec(from)?.[1] ?? 'localhost';
  return `<${id}@${host}>`;
}

function toMessage(mail: OutgoingMail, from: string) {
  return {
    from,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: messageId(mail.id, from),
    date: new Date(mail.date),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribeUrl !== null && {
        'List-Unsubscribe': { prepared: true, foldLines: false, value: `<${mail.unsubscribeUrl}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    // Nothing in a mail is ever read from a disk or fetched from an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Sends through a mail server. A certificate that does not fit is an error, always; so is a server that offers no TLS,
 * unless it runs on this machine or the operator said that it may: links that let people in would go in the clear, and
 * whoever stands between could take the offer away.
 */
export function smtpTransport(url: string, from: string, tls: 'required' | 'optional'): MailTransport {
  const transport = createTransport({
    url,
    requireTLS: tls === 'required' && !isLoopback(new URL(url).hostname),
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
  });
  return {
    kind: 'smtp',
    send: async (mail) => {
      await transport.sendMail(toMessage(mail, from));
    },
    close: () => transport.close(),
  };
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/u.test(host);
}

/** Without a mail server: each mail becomes a file that a mail program opens. */
export function outboxTransport(folder: string, from: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    kind: 'outbox',
    send: async (mail) => {
      await mkdir(folder, { recursive: true });
      const { message } = (await composer.sendMail(toMessage(mail, from))) as unknown as { message: Buffer };
      const name = `${new Date(mail.date).toISOString().replaceAll(/[:.]/gu, '-')}-${mail.id}.eml`;
      const temp = join(folder, `.${name}.tmp`);
      const handle = await open(temp, 'w', 0o600);
      try {
        await handle.writeFile(message);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(temp, join(folder, name));
    },
    close: () => undefined,
  };
}
