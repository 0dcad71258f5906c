import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transporter } from 'nodemailer';

export interface OutgoingMail {
  /** Becomes part of the Message-ID, so that a mail sent again after a crash appears only once. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** One-click unsubscribe URL (RFC 8058). */
  unsubscribeUrl: string | null;
  /** Epoch milliseconds. */
  date: number;
}

export interface MailTransport {
  readonly kind: 'smtp' | 'outbox';
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

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
    // Mails never include local files or what is behind URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Imported on first use: several megabytes, which a server that never sends mail does not need. */
const importMailer = () => import('nodemailer');

/**
 * Sends through a mail server. Invalid certificates are always errors. So is missing TLS, except on localhost or if `tls`
 * is `optional`: it would reveal log-in links, and an attacker could strip the server's offer of TLS.
 */
export function smtpTransport(url: string, from: string, tls: 'required' | 'optional'): MailTransport {
  const options = {
    url,
    requireTLS: tls === 'required' && !isLoopback(new URL(url).hostname),
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
  };
  let opened: Promise<Transporter> | undefined;
  return {
    kind: 'smtp',
    send: async (mail) => {
      opened ??= importMailer().then(({ createTransport }) => createTransport(options));
      await (await opened).sendMail(toMessage(mail, from));
    },
    close: () => {
      void opened?.then(
        (transport) => transport.close(),
        () => undefined,
      );
    },
  };
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/u.test(host);
}

/** For servers without mail: writes each mail to a file, which mail programs can open. */
export function outboxTransport(folder: string, from: string): MailTransport {
  return {
    kind: 'outbox',
    send: async (mail) => {
      await mkdir(folder, { recursive: true });
      const { createTransport } = await importMailer();
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
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
