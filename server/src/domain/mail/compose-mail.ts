import type { Language } from '@scriptorium/contract/rules/languages.ts';
import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement as h, type CSSProperties, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { textsOf } from './words/all.ts';
import type { MailReason } from './words/words.ts';

/** A quoted message, with a link to it. */
export interface MailQuote {
  /** Who said it and about what. */
  intro: string;
  /** May have several lines; null when there is nothing to quote. */
  body: string | null;
  /** null where the mail's button leads there. */
  link: { label: string; path: string } | null;
}

/** Something to be typed in elsewhere. */
export interface MailCode {
  code: string;
}

/** The content of one mail; see `NewMail` for what causes it. */
export interface MailContent {
  language: Language;
  subject: string;
  /** Plain sentences, one per paragraph. Escaped here, so markup in a name stays text. */
  paragraphs: readonly (string | MailQuote | MailCode)[];
  /** What lists of mails show beside the subject. */
  preview: string;
  why: MailReason;
  /** `path` starts with `/`. */
  action?: { label: string; path: string } | undefined;
  /** Unsubscribe link, for mails nobody depends on. */
  unsubscribePath?: string | undefined;
}

/** The sender. */
export interface MailSender {
  appName: string;
  /** Origin without a trailing slash. */
  publicUrl: string;
}

/**
 * Renders a mail as HTML and as text. Synchronous, because it runs inside the transaction that causes the mail. Links use
 * the configured address, never the request's.
 */
export function composeMail(content: MailContent, sender: MailSender): { text: string; html: string } {
  return { text: composeText(content, sender), html: composeHtml(content, sender) };
}

/** The first mail takes ten times as long as the next, so one is rendered before anybody waits for it. */
export function warmUp(): void {
  composeMail(
    { language: 'en', subject: '', preview: '', paragraphs: [''], why: 'test', action: { label: '', path: '/' } },
    { appName: '', publicUrl: '' },
  );
}

function composeText(content: MailContent, sender: MailSender): string {
  const { foot } = textsOf(content.language);
  const parts: string[] = content.paragraphs.map((paragraph) =>
    typeof paragraph === 'string'
      ? disarmLinks(paragraph)
      : 'code' in paragraph
        ? paragraph.code
        : quoteText(paragraph, sender),
  );
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

function quoteText({ intro, body, link }: MailQuote, sender: MailSender): string {
  const lines = body === null ? [] : body.split('\n').map((line) => `> ${disarmLinks(line)}`.trimEnd());
  const leads = link === null ? [] : [`${link.label}: ${sender.publicUrl}${link.path}`];
  return [disarmLinks(intro), ...lines, ...leads].join('\n');
}

function quoteHtml({ intro, body, link }: MailQuote, sender: MailSender): ReactNode[] {
  return [
    h(Text, { key: 'intro', style: styles.intro, className: 'ink' }, disarmLinks(intro)),
    ...(body === null
      ? []
      : [h(Text, { key: 'body', style: styles.quote, className: 'ink quote' }, disarmLinks(body))]),
    ...(link === null
      ? []
      : [
          h(
            Text,
            { key: 'link', style: { ...styles.plain, margin: 0 } },
            h(Link, { href: `${sender.publicUrl}${link.path}`, style: styles.link, className: 'link' }, link.label),
          ),
        ]),
  ];
}

function paragraphHtml(paragraph: MailContent['paragraphs'][number], key: number, sender: MailSender): ReactNode {
  if (typeof paragraph === 'string')
    return h(Text, { key, style: styles.paragraph, className: 'ink' }, disarmLinks(paragraph));
  return 'code' in paragraph
    ? h(Text, { key, style: styles.code, className: 'ink well' }, paragraph.code)
    : h(Section, { key, style: styles.said }, ...quoteHtml(paragraph, sender));
}

function actionHtml({ language, action }: MailContent, sender: MailSender): ReactNode[] {
  if (action === undefined) return [];
  const address = `${sender.publicUrl}${action.path}`;
  const button = h(
    Section,
    { key: 'action', style: styles.action },
    h(Button, { href: address, style: styles.button, className: 'button' }, action.label),
  );
  // Everything else is also found without the mail.
  if (!address.includes('token=')) return [button];
  return [
    button,
    h(
      Text,
      { key: 'plain', style: styles.plain, className: 'quiet' },
      textsOf(language).foot.noButton,
      h('br'),
      link(address, address),
    ),
  ];
}

/** Why somebody got it, and what to do about it. */
function footHtml({ language, why, unsubscribePath }: MailContent, { appName, publicUrl }: MailSender): ReactNode[] {
  const { foot } = textsOf(language);
  const links = [
    ...(why === 'settings' ? [link(publicUrl + SETTINGS, foot.settings)] : []),
    ...(unsubscribePath === undefined ? [] : [link(publicUrl + unsubscribePath, foot.unsubscribe)]),
  ];
  return [
    h(Text, { key: 'why', style: styles.foot, className: 'quiet' }, foot.why[why](appName)),
    h(
      Text,
      { key: 'links', style: styles.foot, className: 'quiet' },
      ...[...links, link(publicUrl, publicUrl.replace(/^https?:\/\//u, ''))]
        .flatMap((each) => [each, ' \u00a0 '])
        .slice(0, -1),
    ),
  ];
}

function link(href: string, label: string): ReactNode {
  return h(Link, { key: href, href, style: styles.link, className: 'link' }, label);
}

function composeHtml(content: MailContent, sender: MailSender): string {
  const tree = h(
    Html,
    { lang: content.language },
    h(
      Head,
      null,
      h('title', null, content.subject),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('style', { dangerouslySetInnerHTML: { __html: DARK } }),
    ),
    h(
      Body,
      { style: styles.body, className: 'page' },
      h('div', { style: styles.preview, 'aria-hidden': true }, disarmLinks(content.preview), AFTER_PREVIEW),
      h(
        Container,
        { style: styles.container },
        h(
          Text,
          { style: styles.mark, className: 'quiet' },
          h('span', { style: styles.square, className: 'button' }, '\u00a0'),
          sender.appName,
        ),
        h(
          Section,
          { style: styles.card, className: 'card' },
          h(Heading, { as: 'h1', style: styles.heading, className: 'ink' }, content.subject),
          ...content.paragraphs.map((paragraph, index) => paragraphHtml(paragraph, index, sender)),
          ...actionHtml(content, sender),
        ),
        h(Hr, { style: styles.line, className: 'line' }),
        ...footHtml(content, sender),
      ),
    ),
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(tree)}`;
}

/**
 * Mail programs link whatever looks like an address, even in somebody's display name. A word joiner after the scheme and
 * before each dot of a host keeps the text readable but unlinked.
 */
function disarmLinks(text: string): string {
  return text.replaceAll(/\b(https?|ftp):\/\//giu, '$1:\u2060/\u2060/').replaceAll(/\bwww\./giu, 'www\u2060.\u2060');
}

/** Keeps what follows the preview from being shown after it. */
const AFTER_PREVIEW = '\u00a0\u200c'.repeat(80);
/** Where people choose what they are told about. */
const SETTINGS = '/profile#notifications';

const FONT = "-apple-system, 'Segoe UI', Inter, Roboto, Helvetica, Arial, sans-serif";

const styles = {
  body: { backgroundColor: '#FBFAF7', color: '#1F2328', fontFamily: FONT, margin: 0, padding: '24px 12px' },
  container: { maxWidth: '560px', margin: '0 auto' },
  mark: { color: '#5F666E', fontSize: '14px', fontWeight: 600, margin: '0 0 12px' },
  card: {
    backgroundColor: '#FFFFFF',
    border: '1px solid #E4E1DA',
    borderRadius: '8px',
    padding: '28px 28px 24px',
  },
  heading: { color: '#1F2328', fontSize: '20px', lineHeight: '28px', fontWeight: 600, margin: '0 0 12px' },
  paragraph: { color: '#1F2328', fontSize: '15px', lineHeight: '24px', margin: '0 0 12px', overflowWrap: 'anywhere' },
  said: { margin: '0 0 20px' },
  intro: { color: '#1F2328', fontSize: '14px', lineHeight: '22px', margin: '0 0 6px', overflowWrap: 'anywhere' },
  quote: {
    borderLeft: '3px solid #C9C4B8',
    color: '#1F2328',
    fontSize: '15px',
    lineHeight: '24px',
    margin: '0 0 6px',
    overflowWrap: 'anywhere',
    padding: '0 0 0 12px',
    whiteSpace: 'pre-wrap',
  },
  code: {
    backgroundColor: '#F5F3ED',
    borderRadius: '8px',
    color: '#1F2328',
    fontFamily: "'JetBrains Mono', ui-monospace, Menlo, Consolas, monospace",
    fontSize: '26px',
    fontWeight: 600,
    letterSpacing: '0.08em',
    lineHeight: '36px',
    margin: '0 0 12px',
    padding: '14px 12px',
    textAlign: 'center',
  },
  action: { margin: '20px 0 8px' },
  button: {
    backgroundColor: '#2F4B8F',
    borderRadius: '8px',
    color: '#FFFFFF',
    display: 'inline-block',
    fontSize: '15px',
    fontWeight: 500,
    padding: '12px 20px',
    textDecoration: 'none',
  },
  preview: { display: 'none', maxHeight: 0, maxWidth: 0, opacity: 0, overflow: 'hidden' },
  square: {
    backgroundColor: '#2F4B8F',
    borderRadius: '3px',
    display: 'inline-block',
    height: '12px',
    lineHeight: '12px',
    marginRight: '8px',
    width: '12px',
  },
  plain: { color: '#5F666E', fontSize: '13px', lineHeight: '20px', margin: '16px 0 0', overflowWrap: 'anywhere' },
  link: { color: '#2F4B8F', textDecoration: 'underline' },
  line: { borderColor: '#E4E1DA', margin: '24px 0 12px' },
  foot: { color: '#5F666E', fontSize: '12px', lineHeight: '18px', margin: '0 0 4px' },
} satisfies Record<string, CSSProperties>;

/** For mail programs that follow the reader's theme; others show the light one. */
const DARK =
  '@media (prefers-color-scheme: dark) {' +
  // The library also paints the cell around everything.
  '.page, .page > table > tbody > tr > td { background-color: #16171A !important; }' +
  '.card { background-color: #1D1F23 !important; border-color: #2C2F34 !important; }' +
  '.well { background-color: #16171A !important; }' +
  '.button { background-color: #8FA8E8 !important; color: #16171A !important; }' +
  '.ink { color: #E6E4DF !important; }' +
  '.quiet { color: #9AA0A6 !important; }' +
  '.quote { border-left-color: #4A4E55 !important; }' +
  '.link { color: #8FA8E8 !important; }' +
  '.line { border-color: #2C2F34 !important; }' +
  '}';
