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

/** A quoted message, with a link to it. */
export interface MailQuote {
  /** Who said it and about what. */
  intro: string;
  /** May have several lines; null when there is nothing to quote. */
  body: string | null;
  /** null where the mail's button leads there. */
  link: { label: string; path: string } | null;
}

/** The content of one mail; see `NewMail` for what causes it. */
export interface MailContent {
  language: Language;
  subject: string;
  /** Plain sentences, one per paragraph. Escaped here, so markup in a name stays text. */
  paragraphs: readonly (string | MailQuote)[];
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
    { language: 'en', subject: '', paragraphs: [''], action: { label: '', path: '/' } },
    { appName: '', publicUrl: '' },
  );
}

function composeText(content: MailContent, sender: MailSender): string {
  const parts: string[] = content.paragraphs.map((paragraph) =>
    typeof paragraph === 'string' ? disarmLinks(paragraph) : quoteText(paragraph, sender),
  );
  if (content.action !== undefined) {
    parts.push(`${content.action.label}:\n${sender.publicUrl}${content.action.path}`);
  }
  parts.push(`-- \n${sender.appName}\n${sender.publicUrl}`);
  if (content.unsubscribePath !== undefined) {
    parts.push(`${textsOf(content.language).foot.unsubscribe}:\n${sender.publicUrl}${content.unsubscribePath}`);
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
            { key: 'link', style: styles.plain },
            h(Link, { href: `${sender.publicUrl}${link.path}`, style: styles.link, className: 'link' }, link.label),
          ),
        ]),
  ];
}

function composeHtml(content: MailContent, sender: MailSender): string {
  const address = content.action === undefined ? undefined : `${sender.publicUrl}${content.action.path}`;
  const { foot } = textsOf(content.language);
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
      h(
        Container,
        { style: styles.container },
        h(Text, { style: styles.mark, className: 'quiet' }, sender.appName),
        h(
          Section,
          { style: styles.card, className: 'card' },
          h(Heading, { as: 'h1', style: styles.heading, className: 'ink' }, content.subject),
          ...content.paragraphs.map((paragraph, index) =>
            typeof paragraph === 'string'
              ? h(Text, { key: index, style: styles.paragraph, className: 'ink' }, disarmLinks(paragraph))
              : h(Section, { key: index, style: styles.said }, ...quoteHtml(paragraph, sender)),
          ),
          ...(address === undefined || content.action === undefined
            ? []
            : [
                h(
                  Section,
                  { key: 'action', style: styles.action },
                  h(Button, { href: address, style: styles.button }, content.action.label),
                ),
                h(
                  Text,
                  { key: 'plain', style: styles.plain, className: 'quiet' },
                  foot.noButton,
                  h('br'),
                  h(Link, { href: address, style: styles.link, className: 'link' }, address),
                ),
              ]),
        ),
        h(Hr, { style: styles.line, className: 'line' }),
        h(
          Text,
          { style: styles.foot, className: 'quiet' },
          `${foot.sentBy} ${sender.appName}, `,
          h(Link, { href: sender.publicUrl, style: styles.link, className: 'link' }, sender.publicUrl),
          ...(content.unsubscribePath === undefined
            ? []
            : [
                h('br', { key: 'break' }),
                h(
                  Link,
                  {
                    key: 'off',
                    href: `${sender.publicUrl}${content.unsubscribePath}`,
                    style: styles.link,
                    className: 'link',
                  },
                  foot.unsubscribe,
                ),
              ]),
        ),
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
  action: { margin: '20px 0' },
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
  plain: { color: '#5F666E', fontSize: '13px', lineHeight: '20px', margin: 0, overflowWrap: 'anywhere' },
  link: { color: '#2F4B8F', textDecoration: 'underline' },
  line: { borderColor: '#E4E1DA', margin: '24px 0 12px' },
  foot: { color: '#5F666E', fontSize: '12px', lineHeight: '18px', margin: 0 },
} satisfies Record<string, CSSProperties>;

/** For mail programs that follow the reader's theme; others show the light one. */
const DARK =
  '@media (prefers-color-scheme: dark) {' +
  // The library also paints the cell around everything.
  '.page, .page > table > tbody > tr > td { background-color: #16171A !important; }' +
  '.card { background-color: #1D1F23 !important; border-color: #2C2F34 !important; }' +
  '.ink { color: #E6E4DF !important; }' +
  '.quiet { color: #9AA0A6 !important; }' +
  '.quote { border-left-color: #4A4E55 !important; }' +
  '.link { color: #8FA8E8 !important; }' +
  '.line { border-color: #2C2F34 !important; }' +
  '}';
