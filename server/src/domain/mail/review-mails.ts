import type { Language } from '@scriptorium/contract/rules/languages.ts';
import type { MailFrame } from './account-mails.ts';
import type { MailContent, MailHeading, MailQuote } from './compose-mail.ts';
import type { SuggestedChange } from '../review/suggested-change.ts';
import { textsOf } from './words/all.ts';
import type { MailTexts, ReviewFacts } from './words/words.ts';

type Words = MailTexts['review'];

/** An event in the review of a document, to be mailed. */
export interface MailedItem extends ReviewFacts {
  readonly documentId: string;
  readonly at: number;
  /** The text at its position; '' for the whole document. */
  readonly quote: string;
  /** What a suggestion changes, or has changed. */
  readonly changes: readonly SuggestedChange[];
  /** Plain text; null if nothing was written. */
  readonly body: string | null;
  /** Path of the comment. */
  readonly path: string;
}

/** Maximum number of items in one mail; the rest is only counted. */
const MAX_ITEMS = 20;
const QUOTE_SHOWN = 120;
const BODY_SHOWN = 1400;

/** The text of a mail about comments. */
export function writeReviewMail(items: readonly MailedItem[], { appName, language }: MailFrame): MailContent {
  const words = textsOf(language).review;
  const shown = orderFairly(items).slice(0, MAX_ITEMS);
  const left = items.length - shown.length;
  // Documents may have the same name.
  const documents = new Map(items.map(({ documentId, documentName }) => [documentId, documentName]));
  const when = (item: MailedItem): string => tellMoment(language, item.at);
  return {
    language,
    subject: writeSubject(words, items, documents),
    preview: writePreview(words, shown),
    why: 'settings',
    paragraphs: [
      ...(items.length === 1
        ? shown.map((item) => quoteItem(words, item, when(item)))
        : listItems(words, shown, documents, when)),
      ...(left > 0 ? [words.more(left, appName)] : []),
    ],
    ...(documents.size === 1 && { action: makeAction(words, items) }),
  };
}

/** Of items on one document. */
function makeAction(words: Words, items: readonly MailedItem[]): MailContent['action'] {
  const [first] = items;
  if (first === undefined) return undefined;
  // To the first of several: there is no shorter way to a document that may have been moved.
  return {
    label: items.length === 1 ? openLabel(words, first) : words.openDocument(first.documentName),
    path: first.path,
  };
}

/** In the server's time zone, which is named: the recipient's is not known. */
function tellMoment(language: Language, at: number): string {
  return new Date(at).toLocaleString(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
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

function writeSubject(words: Words, items: readonly MailedItem[], documents: ReadonlyMap<string, string>): string {
  const [first] = items;
  if (items.length === 1 && first !== undefined) return words.did(first);
  const where = documents.size === 1 ? words.document(first?.documentName ?? '') : words.documents(documents.size);
  return items.every(({ reason }) => reason === 'mention')
    ? words.mentionedTimes(items.length, where)
    : words.several(items.length, where);
}

/** The message itself; for several items, or one without a message, who did what. */
function writePreview(words: Words, items: readonly MailedItem[]): string {
  const [only] = items;
  if (items.length === 1 && only?.body != null) return shorten(only.body.replaceAll(/\s+/gu, ' '), QUOTE_SHOWN);
  return `${[...new Set(items.map((item) => words.did(item)))].slice(0, 3).join('. ')}.`;
}

function openLabel(words: Words, { reason }: MailedItem): string {
  return words.open(reason === 'suggestion' || reason === 'decision');
}

/** One item, to which the mail's button leads. */
function quoteItem(words: Words, item: MailedItem, when: string): MailQuote {
  return { ...tellItem(words, item, words.did(item)), when, link: null };
}

/** Several items, below the names of their documents if there is more than one. */
function listItems(
  words: Words,
  items: readonly MailedItem[],
  documents: ReadonlyMap<string, string>,
  when: (item: MailedItem) => string,
): (MailQuote | MailHeading)[] {
  return [...documents].flatMap(([id, name]) => {
    const those = items.filter(({ documentId }) => documentId === id);
    return [
      ...(documents.size > 1 && those.length > 0 ? [{ heading: name }] : []),
      ...those.map((item) => listItem(words, item, when(item))),
    ];
  });
}

function listItem(words: Words, item: MailedItem, when: string): MailQuote {
  const link = { label: openLabel(words, item), path: item.path };
  return { ...tellItem(words, item, words.didHere(item)), when, link };
}

function tellItem(words: Words, item: MailedItem, sentence: string) {
  const passage = readPassage(item);
  return {
    intro: words.end(sentence, item.body !== null || passage !== '' || item.changes.length > 0),
    by: item.byName,
    passage: passage === '' ? null : passage,
    changes: item.changes,
    body: readBody(item),
  };
}

function readPassage({ quote }: MailedItem): string {
  return shorten(quote.replaceAll(/\s+/gu, ' '), QUOTE_SHOWN);
}

function readBody({ body }: MailedItem): string | null {
  return body === null ? null : shorten(body, BODY_SHOWN);
}

/** Never cuts a surrogate pair. */
function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
