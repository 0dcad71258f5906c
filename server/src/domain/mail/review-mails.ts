import type { Reason } from '../review/news.ts';
import { joinNames } from '../review/notice.ts';
import type { MailContent, MailQuote } from './compose-mail.ts';

/** Something in the review of a document, to be mailed. */
export interface MailedItem {
  readonly reason: Reason;
  /** Of a decision. */
  readonly isAccepted: boolean;
  readonly documentName: string;
  readonly byName: string;
  /** What stands at its place in the text; '' for the whole document. */
  readonly quote: string;
  /** Plain text; null where nothing was written. */
  readonly body: string | null;
  /** Of the comment, from `/` on. */
  readonly path: string;
}

/** Items in one mail; the rest is counted. */
const MAX_ITEMS = 20;
const QUOTE_SHOWN = 120;
const BODY_SHOWN = 1500;

/** What a mail about comments says. */
export function writeReviewMail(items: readonly MailedItem[], appName: string): MailContent {
  const shown = orderFairly(items).slice(0, MAX_ITEMS);
  const left = items.length - shown.length;
  const documents = [...new Set(items.map(({ documentName }) => documentName))];
  const [only] = items;
  return {
    subject: writeSubject(items, documents),
    paragraphs: [
      ...shown.map((item) => quoteItem(item, items.length > 1)),
      ...(left > 0 ? [`${left === 1 ? 'One more is' : `${left} more are`} listed on ${appName}.`] : []),
      'You can choose in your profile what you are told of and how often, and mute a document in its list of comments.',
    ],
    ...(items.length === 1 && only !== undefined ? { action: { label: 'Open the comment', path: only.path } } : {}),
  };
}

/** The first thing of everybody before anybody's second: one person cannot push the others off the mail. */
function orderFairly(items: readonly MailedItem[]): readonly MailedItem[] {
  const counts = new Map<string, number>();
  return items
    .map((item) => {
      const rank = counts.get(item.byName) ?? 0;
      counts.set(item.byName, rank + 1);
      return { item, rank };
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

function writeSubject(items: readonly MailedItem[], documents: readonly string[]): string {
  const [first] = items;
  const where = documents.length === 1 ? `“${documents[0] ?? ''}”` : `${documents.length} documents`;
  const who = joinNames([...new Set(items.map(({ byName }) => byName))]);
  if (items.every(({ reason }) => reason === 'mention'))
    return items.length === 1
      ? `${who} mentioned you in ${where}`
      : `You were mentioned ${items.length} times in ${where}`;
  if (items.length === 1 && first !== undefined) return `${first.byName} ${describeDoing(first)} ${where}`;
  return `${items.length} comments and suggestions on ${where}`;
}

function describeDoing({ reason, isAccepted }: MailedItem): string {
  switch (reason) {
    case 'mention':
      return 'mentioned you in';
    case 'reply':
      return 'replied in';
    case 'decision':
      return `${isAccepted ? 'accepted' : 'rejected'} your suggestion in`;
    case 'comment':
      return 'commented on';
    case 'suggestion':
      return 'suggested a change to';
  }
}

function quoteItem(item: MailedItem, isLinked: boolean): MailQuote {
  const { documentName, byName, quote, body, path } = item;
  const passage = quote === '' ? '' : `, about “${shorten(quote.replaceAll(/\s+/gu, ' '), QUOTE_SHOWN)}”`;
  return {
    intro: `${byName} ${describeDoing(item)} “${documentName}”${passage}${body === null ? '.' : ':'}`,
    body: body === null ? null : shorten(body, BODY_SHOWN),
    link: isLinked ? { label: 'Open the comment', path } : null,
  };
}

/** Never half a character. */
function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
