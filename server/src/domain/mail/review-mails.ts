import type { MailFrame } from './account-mails.ts';
import type { MailContent, MailQuote } from './compose-mail.ts';
import { textsOf } from './words/all.ts';
import type { MailTexts, ReviewFacts } from './words/words.ts';

type Words = MailTexts['review'];

/** An event in the review of a document, to be mailed. */
export interface MailedItem extends ReviewFacts {
  /** Plain text; null if nothing was written. */
  readonly body: string | null;
  /** Path of the comment. */
  readonly path: string;
}

/** Maximum number of items in one mail; the rest is only counted. */
const MAX_ITEMS = 20;
const QUOTE_SHOWN = 120;
const BODY_SHOWN = 1500;

/** The text of a mail about comments. */
export function writeReviewMail(items: readonly MailedItem[], { appName, language }: MailFrame): MailContent {
  const words = textsOf(language).review;
  const shown = orderFairly(items).slice(0, MAX_ITEMS);
  const left = items.length - shown.length;
  const documents = [...new Set(items.map(({ documentName }) => documentName))];
  const [only] = items;
  return {
    language,
    subject: writeSubject(words, items, documents),
    preview: writePreview(words, shown),
    why: 'settings',
    paragraphs: [
      ...shown.map((item) => quoteItem(words, item, items.length > 1)),
      ...(left > 0 ? [words.more(left, appName)] : []),
    ],
    ...(items.length === 1 && only !== undefined ? { action: { label: openLabel(words, only), path: only.path } } : {}),
  };
}

/** Everybody's first item comes before anybody's second, so that one person cannot crowd the others out. */
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

function writeSubject(words: Words, items: readonly MailedItem[], documents: readonly string[]): string {
  const [first] = items;
  if (items.length === 1 && first !== undefined) return say(words, first);
  const where = documents.length === 1 ? words.document(documents[0] ?? '') : words.documents(documents.length);
  return items.every(({ reason }) => reason === 'mention')
    ? words.mentionedTimes(items.length, where)
    : words.several(items.length, where);
}

/** The message itself; for several items, or one without a message, who did what. */
function writePreview(words: Words, items: readonly MailedItem[]): string {
  const [only] = items;
  if (items.length === 1 && only?.body != null) return shorten(only.body.replaceAll(/\s+/gu, ' '), QUOTE_SHOWN);
  return `${[...new Set(items.map((item) => say(words, item)))].slice(0, 3).join('. ')}.`;
}

function say(words: Words, item: MailedItem): string {
  return words.did({ ...item, quote: '' });
}

function openLabel(words: Words, { reason }: MailedItem): string {
  return words.open(reason === 'suggestion' || reason === 'decision');
}

function quoteItem(words: Words, item: MailedItem, isLinked: boolean): MailQuote {
  const { quote, body, path } = item;
  const passage = shorten(quote.replaceAll(/\s+/gu, ' '), QUOTE_SHOWN);
  return {
    intro: words.end(words.did({ ...item, quote: passage }), body !== null),
    body: body === null ? null : shorten(body, BODY_SHOWN),
    link: isLinked ? { label: openLabel(words, item), path } : null,
  };
}

/** Never cuts a surrogate pair. */
function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
