import type { Mailbox, ReceivedMail } from '../_support/smtp.ts';

/** Waits for an e-mail to this address containing this text, skipping others. */
export async function awaitMail(mailbox: Mailbox, to: string, words: string): Promise<ReceivedMail> {
  for (;;) {
    const mail = await mailbox.next(to);
    if (mail.text.includes(words)) return mail;
  }
}

/** The token from the link to this path, in the next e-mail that has one. */
export async function awaitToken(mailbox: Mailbox, to: string, path: string): Promise<string> {
  const link = `${path}?token=`;
  const { text } = await awaitMail(mailbox, to, link);
  const token = /^[\w~%-]+/.exec(text.slice(text.indexOf(link) + link.length))?.[0] ?? '';
  return decodeURIComponent(token);
}
