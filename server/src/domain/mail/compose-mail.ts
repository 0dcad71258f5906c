import type { Language } from '@scriptorium/contract/rules/languages.ts';
import { Button } from '@react-email/button';
import { Heading } from '@react-email/heading';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { createElement as h, type CSSProperties, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { textsOf } from './words/all.ts';
import type { MailReason } from './words/words.ts';

/** A quoted message, with a link to it. */
export interface MailQuote {
  /** Who wrote it and where. */
  intro: string;
  /** The name in `intro`. */
  by: string;
  /** What it is about, if `intro` does not say so. */
  passage: string | null;
  /** What a suggestion takes out and puts in; either may be ''. */
  changes?: readonly { cut: string; insert: string }[];
  /** May have several lines; null if there is nothing to quote. */
  body: string | null;
  when: string;
  /** Null if the mail's button leads there. */
  link: { label: string; path: string } | null;
}

/** The name of what follows. */
export interface MailHeading {
  heading: string;
}

/** A code to be typed elsewhere. */
export interface MailCode {
  code: string;
}

/** The content of one mail; see `NewMail` for what causes it. */
export interface MailContent {
  language: Language;
  subject: string;
  /** Plain sentences, one per paragraph. Escaped when rendered, so markup in a name stays text. */
  paragraphs: readonly (string | MailHeading | MailQuote | MailCode)[];
  /** Shown beside the subject in lists of mails. */
  preview: string;
  why: MailReason;
  /** `path` starts with `/`. */
  action?: { label: string; path: string } | undefined;
  /** Unsubscribe link, for non-essential mails. */
  unsubscribePath?: string | undefined;
}

/** The sender. */
export interface MailSender {
  appName: string;
  /** Origin without a trailing slash. */
  publicUrl: string;
}

/**
 * Renders a mail as HTML and text. Synchronous, because it runs inside the transaction that causes the mail. Links use
 * the configured URL, never the request's.
 */
export function composeMail(content: MailContent, sender: MailSender): { text: string; html: string } {
  return { text: composeText(content, sender), html: composeHtml(content, sender) };
}

/** The first mail takes ten times as long as later ones, so one is rendered before anybody waits for it. */
export function warmUp(): void {
  composeMail(
    { language: 'en', subject: '', preview: '', paragraphs: [''], why: 'test', action: { label: '', path: '/' } },
    { appName: '', publicUrl: '' },
  );
}

function composeText(content: MailContent, sender: MailSender): string {
  const { foot } = textsOf(content.language);
  const parts: string[] = content.paragraphs.map((paragraph) => paragraphText(paragraph, sender));
  if (content.action !== undefined) {
    parts.push(`${content.action.label}:\n${sender.publicUrl}${content.action.path}`);
  }
  parts.push(`-- \n${sender.appName}\n${sender.publicUrl}`);
  parts.push(foot.why[content.why](sender.appName));
  if (content.why === 'settings') parts.push(`${foot.settings}:\n${sender.publicUrl}${SETTINGS}`);
  if (content.unsubscribePath !== undefined) {
    parts.push(`${foot.unsubscribe}:\n${sender.publicUrl}${content.unsubscribePath}`);
  }
  return `${parts.join('\n\n')}\n`;
}

function paragraphText(paragraph: Paragraph, sender: MailSender): string {
  if (typeof paragraph === 'string') return disarmLinks(paragraph);
  if ('code' in paragraph) return paragraph.code;
  if ('heading' in paragraph) {
    const { heading } = paragraph;
    return `${disarmLinks(heading)}\n${'='.repeat(Math.min(heading.length, TEXT_WIDTH))}`;
  }
  return quoteText(paragraph, sender);
}

/** As people quote in mails: “>” before the passage, and what is said about it below. */
function quoteText({ intro, passage, changes = [], body, when, link }: MailQuote, sender: MailSender): string {
  const about = passage === null ? [] : [`> ${disarmLinks(passage)}`];
  // As files of differences do.
  const changed = changes.flatMap(({ cut, insert }) => [
    ...(cut === '' ? [] : [`- ${disarmLinks(cut)}`]),
    ...(insert === '' ? [] : [`+ ${disarmLinks(insert)}`]),
  ]);
  // Not “-- ”, which would make the rest a signature.
  const lines = body === null ? [] : body.split('\n').map((line) => disarmLinks(line).trimEnd());
  const leads = link === null ? [] : [`${link.label}: ${sender.publicUrl}${link.path}`];
  const quoted = [...about, ...changed];
  // Below a line without “>”, what is said would read as more of the passage.
  const gap = quoted.length > 0 && lines.length > 0 ? [''] : [];
  return [disarmLinks(intro), ...quoted, ...gap, ...lines, when, ...leads].join('\n');
}

/** Outlook ignores padding, borders and backgrounds on anything but the cells of a table. */
function box(key: string | number, style: CSSProperties, className: string, ...children: ReactNode[]): ReactNode {
  const cell = h('td', { style, className }, ...children);
  return h('table', { key, ...TABLE, width: '100%' }, h('tbody', null, h('tr', null, cell)));
}

function breakLines(text: string): ReactNode[] {
  return text.split('\n').map((line, at) => h(Fragment, { key: at }, at > 0 && h('br'), line));
}

/** The sentence with the name in bold. */
function introHtml(intro: string, by: string): ReactNode[] {
  const at = intro.indexOf(by);
  if (at < 0 || by === '') return [disarmLinks(intro)];
  const end = at + by.length;
  return [disarmLinks(intro.slice(0, at)), h('b', { key: 'by' }, disarmLinks(by)), disarmLinks(intro.slice(end))];
}

function quoteHtml({ intro, by, passage, changes = [], body, when, link }: MailQuote, sender: MailSender): ReactNode[] {
  const changed = changes.map(({ cut, insert }, at) =>
    h(
      Text,
      { key: at, style: styles.passage, className: 'ink' },
      cut !== '' && h('del', { style: styles.cut, className: 'quiet' }, disarmLinks(cut)),
      cut !== '' && insert !== '' && ' ',
      insert !== '' && h('ins', { style: styles.insert, className: 'ink' }, disarmLinks(insert)),
    ),
  );
  return [
    // The heading says what happened if it was only this.
    link !== null && h(Text, { key: 'intro', style: styles.intro, className: 'ink' }, ...introHtml(intro, by)),
    passage !== null &&
      box(
        'passage',
        styles.quote,
        'quote',
        h(Text, { style: styles.passage, className: 'quiet' }, disarmLinks(passage)),
      ),
    changed.length > 0 && box('changes', styles.quote, 'quote', ...changed),
    body !== null && h(Text, { key: 'body', style: styles.body, className: 'ink' }, ...breakLines(disarmLinks(body))),
    h(
      Text,
      { key: 'foot', style: styles.lead, className: 'quiet' },
      when,
      ...(link === null
        ? []
        : [
            ' · ',
            h(
              Link,
              { key: 'link', href: `${sender.publicUrl}${link.path}`, style: styles.link, className: 'link' },
              // In one line.
              link.label.replaceAll(' ', '\u00a0'),
            ),
          ]),
    ),
  ];
}

type Paragraph = MailContent['paragraphs'][number];

function isQuote(paragraph: Paragraph | undefined): boolean {
  return typeof paragraph === 'object' && 'intro' in paragraph;
}

function paragraphHtml(key: number, { paragraphs, action }: MailContent, sender: MailSender): ReactNode {
  const [before, paragraph = ''] = [paragraphs[key - 1], paragraphs[key]];
  const isLast = key === paragraphs.length - 1 && action === undefined;
  if (typeof paragraph === 'string') {
    const style = { ...styles.paragraph, ...(isLast && { margin: 0 }) };
    return h(Text, { key, style, className: 'ink' }, disarmLinks(paragraph));
  }
  if ('code' in paragraph) {
    const code = box('code', styles.well, 'well', h(Text, { style: styles.code, className: 'ink' }, paragraph.code));
    return box(key, { padding: '4px 0 16px' }, '', code);
  }
  if ('heading' in paragraph)
    return h(Heading, { key, as: 'h2', style: styles.name, className: 'ink' }, disarmLinks(paragraph.heading));
  // In a list, with a line above each but the first below a heading.
  const isRuled = paragraph.link !== null && isQuote(before);
  const style = { ...(isRuled ? styles.ruled : styles.said), ...(isLast && { paddingBottom: 0 }) };
  return box(key, style, isRuled ? 'ruled' : '', ...quoteHtml(paragraph, sender));
}

/** If there is a one-time link, the advice for unintended recipients comes last: below the button, in smaller type. */
function cardHtml(content: MailContent, sender: MailSender): ReactNode[] {
  const { subject, paragraphs, action } = content;
  const last = paragraphs.at(-1);
  const hasNote = action?.path.includes('token=') === true && paragraphs.length > 1 && typeof last === 'string';
  return [
    h(Heading, { key: 'subject', as: 'h1', style: styles.heading, className: 'ink title' }, disarmLinks(subject)),
    ...paragraphs.slice(0, hasNote ? -1 : undefined).map((_, index) => paragraphHtml(index, content, sender)),
    ...actionHtml(content, hasNote ? last : null, sender),
  ];
}

function actionHtml({ language, action }: MailContent, note: string | null, sender: MailSender): ReactNode[] {
  if (action === undefined) return [];
  const address = `${sender.publicUrl}${action.path}`;
  const label = h(Button, { href: address, style: styles.button, className: 'button' }, action.label);
  const button = box('action', styles.action, '', label);
  // Anything but a one-time link can also be reached without the mail.
  if (!address.includes('token=')) return [button];
  return [
    button,
    note !== null && h(Text, { key: 'note', style: styles.note, className: 'quiet' }, disarmLinks(note)),
    h(
      Text,
      { key: 'plain', style: styles.plain, className: 'quiet' },
      textsOf(language).foot.noButton,
      h('br'),
      link(address, address),
    ),
  ];
}

/** Why the recipient got the mail, and how to change that. */
function footHtml({ language, why, unsubscribePath }: MailContent, { appName, publicUrl }: MailSender): ReactNode[] {
  const { foot } = textsOf(language);
  const links = [
    ...(why === 'settings' ? [link(publicUrl + SETTINGS, foot.settings, styles.whole)] : []),
    ...(unsubscribePath === undefined ? [] : [link(publicUrl + unsubscribePath, foot.unsubscribe, styles.whole)]),
  ];
  return [
    h(Text, { key: 'why', style: styles.foot, className: 'quiet' }, foot.why[why](appName)),
    h(
      Text,
      { key: 'links', style: styles.foot, className: 'quiet' },
      ...[...links, link(publicUrl, publicUrl.replace(/^https?:\/\//u, ''), styles.whole)].flatMap((each) => [
        each,
        ' ',
      ]),
    ),
  ];
}

function link(href: string, label: string, style: CSSProperties = styles.link): ReactNode {
  return h(Link, { key: href, href, style, className: 'link' }, label);
}

function table(...rows: ReactNode[][]): ReactNode {
  return h('table', TABLE, h('tbody', null, ...rows.map((cells) => h('tr', null, ...cells))));
}

/** A cell of the logo, coloured or empty. */
function patch(width: number, height: number, fill?: 'square' | 'stroke'): ReactNode {
  const style = { ...(fill && styles[fill]), fontSize: 0, lineHeight: `${height}px` };
  return h('td', { width, height, style, className: fill });
}

/** The logo and the product's name. The logo is built from table cells, because many mail programs do not show SVG. */
function markHtml({ appName }: MailSender): ReactNode {
  const besides = table([patch(6, 1)], [patch(6, 2, 'stroke')], [patch(6, 3)], [patch(6, 2, 'stroke')], [patch(6, 1)]);
  const logo = table(
    [h('td', null, table([patch(9, 9, 'square'), patch(2, 9), h('td', null, besides)]))],
    [patch(17, 2)],
    [patch(17, 2, 'stroke')],
    [patch(17, 2)],
    [h('td', null, table([patch(11, 2, 'stroke'), patch(6, 2)]))],
  );
  return table([h('td', { width: 17 }, logo), h('td', { style: styles.mark, className: 'quiet' }, appName)]);
}

function composeHtml(content: MailContent, sender: MailSender): string {
  const column = h(
    'table',
    { ...TABLE, width: '100%', align: 'center', style: styles.column },
    h(
      'tbody',
      null,
      h('tr', null, h('td', { style: styles.top }, markHtml(sender))),
      h('tr', null, h('td', { style: styles.card, className: 'card' }, ...cardHtml(content, sender))),
      h('tr', null, h('td', { style: styles.bottom }, ...footHtml(content, sender))),
    ),
  );
  const preview = h('div', { style: styles.preview, 'aria-hidden': true }, disarmLinks(content.preview), AFTER_PREVIEW);
  const title = h('title', null, content.subject);
  return [
    `<!DOCTYPE html><html dir="ltr" lang="${content.language}"><head>`,
    `${HEAD}${renderToStaticMarkup(title)}</head><body class="page" style="margin:0;padding:0;background-color:#FBFAF7">`,
    renderToStaticMarkup(preview),
    OUTSIDE.start,
    renderToStaticMarkup(column),
    OUTSIDE.end,
    '</body></html>',
  ]
    .join('')
    .replaceAll(E_MAIL, '$1-\u2060$2')
    .replaceAll(JOINED, '-\u2060')
    .replaceAll(COUNTED, '\u00a0')
    .replaceAll(ONE_WORD, '$1\u00a0de\u00a0');
}

/** In text, not in tags or URLs: a line must not break within it. Many fonts lack a non-breaking hyphen. */
const E_MAIL = /(?<![\w./@-])(e)-(mail)(?=[^<>]*<)/giu;

/** The other hyphens of “E-Mail-Adresse” and “ci-dessous”. */
const JOINED = /(?<=e-\u2060mail|(?<!\p{L})ci)-(?=\p{L}[^<>]*<)/giu;

/** “Mot de passe”, in headings above all. */
const ONE_WORD = /(?<!\p{L})(mot) de (?=passe[^<>]*<)/giu;

/** The blank after a number: what is counted stays in its line. */
const COUNTED = /(?<=(?<![\p{L}\p{N}.,])\p{N}{1,4}) (?=\p{L}[^<>]*<)/gu;

/**
 * Mail programs link whatever looks like a URL, a host or an e-mail address, even in a display name. Word joiners after
 * the scheme and the dots of a host keep the text readable but unlinked.
 */
function disarmLinks(text: string): string {
  return text
    .replaceAll(/\b(https?|ftp):\/\//giu, '$1:\u2060/\u2060/')
    .replaceAll(/\bwww\.|(?<=[\p{L}\p{N}-])[.\u3002\uFF0E\uFF61](?=\p{L})/giu, '$&\u2060');
}

/** Characters in a line of the text version. */
const TEXT_WIDTH = 72;

/** Keeps the text after the preview out of it. */
const AFTER_PREVIEW = '\u00a0\u200c'.repeat(80);
/** Page with the notification settings. */
const SETTINGS = '/profile#notifications';

const FONT = "-apple-system, 'Segoe UI', Inter, Roboto, Helvetica, Arial, sans-serif";

/** Of what is quoted from a document. */
const SERIF = "'Source Serif 4', Georgia, 'Times New Roman', serif";

const TABLE = { role: 'presentation', border: 0, cellPadding: 0, cellSpacing: 0 } as const;
const WIDTH = 560;
/** Outlook does not support max-width. */
const OUTSIDE = {
  start: `<table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0"><tbody><tr><td class="page" align="center" style="background-color:#FBFAF7;padding:28px 12px 40px"><!--[if mso]><table role="presentation" width="${WIDTH}" align="center" border="0" cellpadding="0" cellspacing="0"><tr><td><![endif]-->`,
  end: '<!--[if mso]></td></tr></table><![endif]--></td></tr></tbody></table>',
};

const TEXT = { fontFamily: FONT, overflowWrap: 'anywhere', wordBreak: 'break-word' } as const;
const styles = {
  column: { maxWidth: `${WIDTH}px`, textAlign: 'left' },
  top: { padding: '0 0 14px' },
  square: { backgroundColor: '#2F4B8F', borderRadius: '2px' },
  stroke: { backgroundColor: '#1F2328', borderRadius: '1px' },
  mark: {
    color: '#5F666E',
    fontFamily: FONT,
    fontSize: '14px',
    fontWeight: 600,
    lineHeight: '20px',
    padding: '0 0 0 9px',
  },
  card: { backgroundColor: '#FFFFFF', border: '1px solid #E4E1DA', borderRadius: '10px', padding: '32px 32px 28px' },
  bottom: { padding: '18px 0 0' },
  heading: {
    ...TEXT,
    color: '#1F2328',
    fontSize: '22px',
    lineHeight: '30px',
    fontWeight: 600,
    margin: '0 0 16px',
    // Where it is not known, lines are filled one after the other.
    textWrap: 'balance',
  },
  paragraph: {
    ...TEXT,
    color: '#1F2328',
    fontSize: '16px',
    lineHeight: '26px',
    margin: '0 0 14px',
    textWrap: 'pretty',
  },
  name: { ...TEXT, color: '#1F2328', fontSize: '18px', lineHeight: '26px', fontWeight: 600, margin: '8px 0 10px' },
  said: { padding: '0 0 20px' },
  ruled: { borderTop: '1px solid #E4E1DA', padding: '18px 0 20px' },
  intro: { ...TEXT, color: '#1F2328', fontSize: '15px', lineHeight: '24px', margin: '0 0 6px' },
  passage: { ...TEXT, color: '#5F666E', fontFamily: SERIF, fontSize: '15px', lineHeight: '23px', margin: 0 },
  cut: { color: '#5F666E', textDecoration: 'line-through' },
  insert: { color: '#1F2328', textDecoration: 'underline' },
  body: { ...TEXT, color: '#1F2328', fontSize: '16px', lineHeight: '25px', margin: '8px 0 0' },
  lead: { ...TEXT, color: '#5F666E', fontSize: '14px', lineHeight: '20px', margin: '10px 0 0' },
  quote: { borderLeft: '3px solid #C9C4B8', padding: '0 0 0 14px' },
  well: { backgroundColor: '#F5F3ED', borderRadius: '8px', padding: '16px 12px' },
  code: {
    color: '#1F2328',
    fontFamily: "'JetBrains Mono', Menlo, Consolas, monospace",
    fontSize: '28px',
    fontWeight: 600,
    letterSpacing: '2px',
    lineHeight: '36px',
    margin: 0,
    textAlign: 'center',
  },
  action: { padding: '10px 0 4px' },
  button: {
    backgroundColor: '#2F4B8F',
    borderRadius: '8px',
    color: '#FFFFFF',
    display: 'inline-block',
    fontFamily: FONT,
    fontSize: '16px',
    fontWeight: 600,
    lineHeight: '22px',
    padding: '11px 22px',
    textDecoration: 'none',
  },
  preview: { display: 'none', maxHeight: 0, maxWidth: 0, opacity: 0, overflow: 'hidden' },
  note: { ...TEXT, color: '#5F666E', fontSize: '14px', lineHeight: '22px', margin: '18px 0 0', textWrap: 'pretty' },
  plain: { ...TEXT, color: '#5F666E', fontSize: '13px', lineHeight: '20px', margin: '18px 0 0' },
  link: { color: '#2F4B8F', textDecoration: 'underline' },
  /** Inline with others: wraps to the next line as a whole. */
  whole: { color: '#2F4B8F', textDecoration: 'underline', display: 'inline-block', margin: '0 14px 0 0' },
  foot: { ...TEXT, color: '#5F666E', fontSize: '12px', lineHeight: '19px', margin: '0 0 4px', textWrap: 'pretty' },
} satisfies Record<string, CSSProperties>;

/** For mail programs that follow the reader's theme; others show the light one. */
const DARK =
  '@media (prefers-color-scheme: dark) {' +
  '.page { background-color: #16171A !important; }' +
  '.card { background-color: #1D1F23 !important; border-color: #2C2F34 !important; }' +
  '.well { background-color: #16171A !important; }' +
  '.square { background-color: #4A66B0 !important; }' +
  '.stroke { background-color: #E6E4DF !important; }' +
  '.button { background-color: #4A66B0 !important; }' +
  '.ink { color: #E6E4DF !important; }' +
  '.quiet { color: #9AA0A6 !important; }' +
  '.quote { border-left-color: #4A4E55 !important; }' +
  '.ruled { border-top-color: #2C2F34 !important; }' +
  '.link { color: #8FA8E8 !important; }' +
  '}';

const HEAD = [
  '<meta charset="utf-8"><meta http-equiv="Content-Type" content="text/html; charset=utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
  // Turn off phones' automatic links for dates, addresses and numbers.
  '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">',
  '<meta name="x-apple-disable-message-reformatting">',
  // Outlook: sizes in pixels on large screens, a font it has, and exact line heights.
  '<!--[if mso]><xml xmlns:o="urn:schemas-microsoft-com:office:office"><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml>',
  "<style>td, p, h1, a { font-family: 'Segoe UI', Arial, sans-serif !important; mso-line-height-rule: exactly; }</style><![endif]-->",
  // Separate style blocks, because Gmail drops a whole block for a rule it does not know.
  '<style>@media (max-width: 480px) { td.page { padding: 20px 8px 32px !important; } .card { padding: 24px 18px 22px !important; } .title { font-size: 20px !important; line-height: 28px !important; } }</style>',
  `<style>${DARK}</style>`,
].join('');
