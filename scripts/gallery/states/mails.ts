import { LANGUAGES, type Language } from '@scriptorium/contract/rules/languages.ts';
import type { Page } from '@playwright/test';
import * as mails from '../../../server/src/domain/mail/account-mails.ts';
import { composeMail, type MailContent } from '../../../server/src/domain/mail/compose-mail.ts';
import { type MailedItem, writeReviewMail } from '../../../server/src/domain/mail/review-mails.ts';
import { escapeHtml } from '../index-page.ts';
import type { State } from './state.ts';

const SENDER = { appName: 'Scriptorium', publicUrl: 'https://docs.example.org' };
const TOKEN = 'Ckq3t0fV9xX1bWqYh2mZ7rJdLs5uNp8eKt4bVw6aRzE';
const COMMENT: MailedItem = {
  reason: 'mention',
  isAccepted: false,
  at: Date.UTC(2026, 10, 28, 10, 42),
  documentId: 'a',
  documentName: 'paper.md',
  byName: 'Benjamin Featherstonehaugh',
  quote: 'unequally spaced',
  changes: [],
  body: 'Is this true for every warp, @Ada?\nI could not find it in the sources.',
  path: '/comment/a/b',
};

const CHANGE = { quote: '', body: null, changes: [{ cut: 'ten points', insert: '10 points' }] };

/** One e-mail of each kind, in the order in which someone may get them. */
function writeAll(language: Language): readonly MailContent[] {
  const frame = { appName: SENDER.appName, language };
  const by = 'Benjamin Featherstonehaugh';
  const optional = (mail: MailContent): MailContent => ({ ...mail, unsubscribePath: `/unsubscribe?token=${TOKEN}` });
  const invited = (kind: 'group' | 'file', name: string) =>
    mails.invitationMail(frame, { to: { kind, name }, by, role: 'commenter', token: TOKEN });
  const exported = (state: 'done' | 'failed') =>
    optional(mails.exportFinishedMail(frame, { outputName: 'paper.pdf', state, path: '/' }));
  return [
    mails.verifyEmailMail(frame, 'Ada', TOKEN),
    mails.finishSignUpMail(frame, 'Ada', TOKEN),
    mails.emailInUseMail(frame, 'Ada'),
    mails.resetPasswordMail(frame, 'Ada', TOKEN),
    mails.setPasswordMail(frame, 'Ada', TOKEN),
    mails.passwordChangedMail(frame, 'Ada'),
    mails.emailChangedMail(frame, 'Ada', 'ada@example.org'),
    mails.signInChangedMail(frame, 'Ada', 'totp-removed', {}),
    mails.signInChangedMail(frame, 'Ada', 'code-used', { codesLeft: 7 }),
    mails.signUpCodeMail(frame, 'University', 'KQ3T-7XWB'),
    mails.linkFromInsideMail(frame, 'Ada', 'University'),
    mails.waitingMail(frame, 'approval', '/'),
    mails.approvedMail(frame, 'Ada'),
    mails.testMail(frame),
    invited('group', 'Kelp Survey'),
    invited('file', 'kelp.md'),
    optional(mails.addedToGroupMail(frame, { groupName: 'Kelp Survey', groupId: 'a', by })),
    optional(mails.sharedMail(frame, { name: 'Joint paper', what: 'item', by, path: '/' })),
    optional(mails.askedMail(frame, { name: 'Joint paper', isWhole: false, by, path: '/' })),
    exported('done'),
    exported('failed'),
    optional(writeReviewMail([COMMENT], frame)),
    optional(
      writeReviewMail(
        [COMMENT, { ...COMMENT, ...CHANGE, reason: 'decision', isAccepted: true }, { ...COMMENT, reason: 'reply' }],
        frame,
      ),
    ),
    optional(
      writeReviewMail(
        [
          COMMENT,
          { ...COMMENT, ...CHANGE, reason: 'suggestion', byName: 'Cecilia Payne' },
          { ...COMMENT, reason: 'reply', documentId: 'b', documentName: 'kelp.md', quote: '', body: 'Yes, since May.' },
        ],
        frame,
      ),
    ),
  ];
}

/** An e-mail as opened in a mail program. */
function drawOpened(mail: MailContent): string {
  const { html } = composeMail(mail, SENDER);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>Mail</title><style>
body { margin: 0; font: 14px/20px Roboto, Arial, sans-serif; background: light-dark(#fff, #111) }
main { max-width: 960px; margin: 0 auto; padding: 20px 16px }
h1 { margin: 0 0 20px; font: 400 22px/28px Roboto, Arial, sans-serif }
header { display: grid; grid-template-columns: 40px 1fr auto; gap: 0 14px; align-items: center; margin-bottom: 20px }
i { grid-row: 1 / 3; display: grid; place-items: center; height: 40px; border-radius: 50%; background: #5b6bb5; color: #fff; font: 500 18px Roboto, Arial }
span, time { color: light-dark(#5f6368, #9aa0a6); font-size: 12px }
iframe { display: block; width: 100%; border: 0 }
</style><main><h1>${escapeHtml(mail.subject)}</h1><header><i>S</i><div><b>Scriptorium</b> <span>&lt;no-reply@docs.example.org&gt;</span></div><time>10:42</time><span>to me</span></header>
<iframe title="Mail" srcdoc="${escapeHtml(html)}"></iframe></main>`;
}

/** Each e-mail as a mail program lists it, and as it opens. */
function drawMails(language: Language, as: 'html' | 'text'): string {
  const cards = writeAll(language).map((mail) => {
    const { html, text } = composeMail(mail, SENDER);
    const opened =
      as === 'html'
        ? `<iframe title="${escapeHtml(mail.subject)}" srcdoc="${escapeHtml(html)}"></iframe>`
        : `<pre>${escapeHtml(text)}</pre>`;
    return `<article><p><b>${escapeHtml(SENDER.appName)}</b> ${escapeHtml(mail.subject)} <span>– ${escapeHtml(mail.preview)}</span></p>${opened}</article>`;
  });
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>Mails</title><style>
body { margin: 16px; font: 14px/20px system-ui; background: light-dark(#ddd, #333) }
main { columns: 420px; column-gap: 16px }
article { break-inside: avoid; margin-bottom: 16px; background: light-dark(#fff, #111) }
p { margin: 0; padding: 8px 12px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
span { color: light-dark(#666, #aaa) }
iframe { display: block; width: 100%; border: 0 }
pre { margin: 0; padding: 12px; font: 12px/17px monospace; white-space: pre-wrap; overflow-wrap: anywhere }
</style><main>${cards.join('')}</main>`;
}

const show =
  (html: string) =>
  async (page: Page): Promise<void> => {
    await page.goto('about:blank');
    await page.setContent(html);
    for (const frame of await page.locator('iframe').all())
      await frame.evaluate((each: HTMLIFrameElement) => {
        each.style.height = `${each.contentDocument?.documentElement.scrollHeight ?? 0}px`;
      });
  };

const OPENED: Readonly<Record<string, (mail: MailContent) => boolean>> = {
  'verify, opened': ({ subject }) => subject.startsWith('Verify'),
  'code, opened': ({ subject }) => subject.startsWith('Your code'),
  'invitation, opened': ({ subject }) => subject.endsWith('shared a document with you'),
  'comments, opened': ({ subject }) => subject.startsWith('3 comments') && !subject.endsWith('documents'),
  'comments on two documents, opened': ({ subject }) => subject.endsWith('2 documents'),
};

/** Each kind alone, all of them in each language, and as plain text. */
export const MAILS: readonly State[] = [
  ...Object.entries(OPENED).map(([name, isMeant]): State => {
    const mail = writeAll('en').find(isMeant);
    if (mail === undefined) throw new Error(`No mail is ${name}.`);
    return { screen: 'Mails', name, path: '/login', open: show(drawOpened(mail)), whole: true };
  }),
  ...(Object.keys(LANGUAGES) as Language[]).map((language): State => ({
    screen: 'Mails',
    name: language,
    path: '/login',
    open: show(drawMails(language, 'html')),
    whole: true,
  })),
  { screen: 'Mails', name: 'as text', path: '/login', open: show(drawMails('en', 'text')), whole: true },
];
