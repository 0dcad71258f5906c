import { writeBibtex } from './cite-page.ts';
import { FIGURE_MARK } from './lift-figures.ts';

interface Shown {
  title: string;
  lang: string;
  dir: string;
  /** From `cleanPage`. */
  body: string;
  /** Its path on this server, and its full URL if the server's is known. */
  path: string;
  address: string | null;
  indexed: boolean;
  hasPdf: boolean;
  madeAt: number;
  appName: string;
  /** The product's, or ''. */
  homepage: string;
}

/** The whole page: needs no scripts, and loads nothing but its own pictures. */
export function writePage(page: Shown, css: string): string {
  const { title, lang, dir, body, path, address, indexed, hasPdf, madeAt, appName, homepage } = page;
  // In the head, beside “Cite”, if there is one.
  const pdf = hasPdf && !body.includes(HEAD) ? `<span> · <a href="${path}/pdf">PDF</a></span>` : '';
  const product =
    homepage === '' ? escape(appName) : `<a href="${escape(homepage)}" rel="noopener">${escape(appName)}</a>`;
  const date = new Date(madeAt).toISOString().slice(0, 10);
  return `<!DOCTYPE html>
<html lang="${escape(lang === '' ? 'en' : lang)}"${dir === '' ? '' : ` dir="${escape(dir)}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
${indexed ? '' : '<meta name="robots" content="noindex, nofollow">\n'}${address === null ? '' : `<link rel="canonical" href="${escape(address)}">\n`}<title>${escape(title)}</title>
<style>${css}</style>
</head>
<body>
<p class="page-facts" lang="en" dir="ltr">As of <time datetime="${date}">${readableDate(madeAt)}</time>${pdf}</p>
${foldContents(addCitation(setNotesApart(wrapTables(body), lang), page)).replaceAll(FIGURE_MARK, `${path}/`)}
<p class="page-end" lang="en" dir="ltr">Published with ${product}</p>
</body>
</html>
`;
}

/** A page for visitors when there is nothing to see, or nothing yet. */
export function writeNotice(notice: { title: string; text: string; refresh?: number }, css: string): string {
  const refresh = notice.refresh === undefined ? '' : `<meta http-equiv="refresh" content="${notice.refresh}">\n`;
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex, nofollow">
${refresh}<title>${escape(notice.title)}</title>
<style>${css}</style>
</head>
<body class="page-notice">
<main>
<h1>${escape(notice.title)}</h1>
<p>${escape(notice.text)}</p>
</main>
</body>
</html>
`;
}

/**
 * Wraps tables, which are no wider than the text and scroll sideways if necessary. In sanitised HTML every `<` begins a
 * tag.
 */
function wrapTables(body: string): string {
  return body.replaceAll(/<table(?=[\s>])/g, '<div class="page-table">$&').replaceAll('</table>', '</table></div>');
}

const CONTENTS = /<nav id="TOC"[^>]*>\s*(<h2 id="toc-title">[^<]*<\/h2>)/u;

/** A table of contents that opens and closes without a script. If there is room, it stays open beside the text. */
function foldContents(body: string): string {
  const found = CONTENTS.exec(body);
  const end = found === null ? -1 : body.indexOf('</nav>', found.index);
  if (found === null || end < 0) return body;
  const [whole, title = ''] = found;
  const from = found.index + whole.length;
  const open = whole.slice(0, whole.length - title.length);
  return `${body.slice(0, found.index)}${open}<details><summary>${title}</summary>${body.slice(from, end)}</details>${body.slice(end)}`;
}

const NOTES = /<section id="footnotes"[^>]*>\s*(?:<hr ?\/?>)?/u;
const NOTES_TITLES: Readonly<Record<string, string>> = { de: 'Anmerkungen', en: 'Notes', fr: 'Notes' };

/** Puts footnotes into a section of their own at the end: pandoc puts them into the one with the references. */
function setNotesApart(body: string, lang: string): string {
  const found = NOTES.exec(body);
  const from = found === null ? -1 : found.index + found[0].length;
  const to = from < 0 ? -1 : body.indexOf('</section>', from);
  const end = body.lastIndexOf('</main>');
  if (found === null || to < 0 || end < to) return body;
  const after = to + '</section>'.length;
  const title = NOTES_TITLES[lang === '' ? 'en' : lang.slice(0, 2).toLowerCase()];
  const heading = title === undefined ? '<hr>' : `<h1>${title}</h1>`;
  const notes = `<section id="footnotes" class="footnotes" role="doc-endnotes">\n${heading}${body.slice(from, after)}\n`;
  return `${body.slice(0, found.index)}${body.slice(after, end)}${notes}${body.slice(end)}`;
}

const HEAD = '<header id="title-block-header">';

/** Adds how to cite the page, and its PDF, at the end of its head, where people look for them. */
function addCitation(body: string, page: Shown): string {
  const head = body.indexOf(HEAD);
  const abstract = body.indexOf('<section class="abstract"', head);
  const end = body.indexOf('</header>', head);
  if (head < 0 || end < 0) return body;
  const at = abstract >= 0 && abstract < end ? abstract : end;
  const entry = escape(writeBibtex(body.slice(head, at), page));
  const cite = `<details><summary>Cite</summary><pre><code>${entry}</code></pre></details>`;
  const pdf = page.hasPdf ? `<a href="${page.path}/pdf">PDF</a>` : '';
  return `${body.slice(0, at)}<div class="page-acts" lang="en" dir="ltr">${cite}${pdf}</div>\n${body.slice(at)}`;
}

/**
 * Added to the stylesheet of HTML exports. What scrolls sideways has a shadow at each edge it continues beyond: the
 * gradients that cover the shadows move with the content (`local`), the shadows stay (`scroll`). The way back from a footnote is drawn, since no font of the page has its
 * arrow. Drawings turn dark with the page, and keep their hues; photographs are only dimmed.
 */
export const PAGE_CSS = `
.page-facts { margin: -1.75rem 0 2.25rem; color: var(--muted); font-size: 0.8rem; line-height: 1.5; }
.page-end { margin: 4rem 0 0; padding-top: 1rem; border-top: 1px solid var(--line); color: var(--muted); font-size: 0.8rem; line-height: 1.5; }
.page-notice { padding-top: 18vh; } .page-notice h1 { margin-top: 0; }
.page-table { overflow-x: auto; margin: 1.6em 0; } .page-table > table { width: 100%; max-width: none; margin: 0; } .page-table caption { max-width: none; margin: 0; padding: 0.7em 0; background: var(--paper); } th, td { overflow-wrap: break-word; }
:root { --paper: light-dark(#fbfaf7, #16171a); --edge: light-dark(rgb(22 23 26 / 16%), rgb(255 255 255 / 14%)); --under: var(--paper); } pre { --under: var(--soft); }
@media screen { body { max-width: 37.5rem; } .page-table, pre, math[display='block'] { background: linear-gradient(to right, var(--under) 50%, transparent) left / 36px 100% no-repeat local, linear-gradient(to left, var(--under) 50%, transparent) right / 36px 100% no-repeat local, linear-gradient(to right, var(--edge), transparent) left / 14px 100% no-repeat scroll, linear-gradient(to left, var(--edge), transparent) right / 14px 100% no-repeat scroll, var(--under); } }
.footnotes { margin-top: 0; font-size: 1rem; } .footnotes ol { padding-left: 1.4em; font-size: 0.92rem; } .footnotes li > p { margin-bottom: 0.5em; }
.footnote-ref { text-decoration: none; } .footnote-back { padding: 0 0.35rem; font-size: 0; text-decoration: none; } .footnote-back::before { content: ''; display: inline-block; width: 0.4rem; height: 0.4rem; border: solid currentColor; border-width: 1.5px 0 0 1.5px; rotate: 45deg; }
.sourceCode .kw, .sourceCode .cf { font-weight: 600; } .sourceCode .co { color: var(--muted); font-style: italic; }
input[type='checkbox'] { margin: 0 0.4em 0 0; }
summary { display: flex; gap: 0.5rem; align-items: center; width: fit-content; list-style: none; cursor: pointer; } summary::-webkit-details-marker { display: none; } summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 2px; }
summary::after { content: ''; flex: none; width: 0.38rem; height: 0.38rem; margin-top: -0.2rem; border: solid var(--muted); border-width: 0 1.5px 1.5px 0; rotate: 45deg; } details[open] > summary::after { margin-top: 0.15rem; rotate: 225deg; } @media (prefers-reduced-motion: no-preference) { summary::after { transition: rotate 150ms ease-out; } }
nav[role='doc-toc'] { margin: -2.5rem 0 2rem; padding: 0; background: none; border-width: 0 0 1px; border-radius: 0; } nav[role='doc-toc'] summary { justify-content: space-between; width: auto; min-height: 2.5rem; padding-inline-end: 0.15rem; } nav[role='doc-toc'] summary h2 { margin: 0; } nav[role='doc-toc'] > details > ul { padding: 0 0 0.9rem; } nav[role='doc-toc'] li { margin: 0.35em 0; }
.page-acts { position: relative; margin: 1.1rem 0 0; font-size: 0.86rem; } .page-acts :is(summary, a) { font-family: system-ui, sans-serif; } .page-acts :is(summary, a) { display: inline-flex; align-items: center; justify-content: center; gap: 0.5rem; min-width: 4.6rem; min-height: 2.1rem; padding: 0 0.8rem; border: 1px solid var(--line); border-radius: 8px; color: var(--ink); text-decoration: none; } .page-acts :is(summary, a):hover { border-color: var(--muted); } .page-acts > a { position: absolute; top: 0; left: 5.1rem; } .page-acts > a::after { content: ''; flex: none; width: 0.5rem; height: 0.5rem; margin-top: -0.1rem; border: solid var(--muted); border-width: 0 1.5px 1.5px 0; background: linear-gradient(45deg, transparent calc(50% - 0.55px), var(--muted) 0 calc(50% + 0.55px), transparent 0); rotate: 45deg; }
.page-acts pre { margin: 0.6rem 0 0; user-select: all; -webkit-user-select: all; white-space: pre-wrap; overflow-wrap: anywhere; }
#title-block-header .title { text-wrap: balance; }
@media screen and (min-width: 70rem) {
  body:not(.page-notice):has(> nav[role='doc-toc']) { display: grid; grid-template-columns: 12rem minmax(0, 35rem) 12rem; column-gap: 2.5rem; justify-content: center; max-width: none; }
  body:not(.page-notice):has(> nav[role='doc-toc']) > * { grid-column: 2; min-width: 0; }
  body > nav[role='doc-toc'] { grid-row: 2 / span 6; grid-column: 3 !important; align-self: start; position: sticky; top: 2.5rem; max-height: calc(100vh - 5rem); overflow-y: auto; margin: 0; padding-inline-start: 1.1rem; background: none; border: solid var(--line); border-width: 0 0 0 1px; border-radius: 0; font-size: 0.82rem; line-height: 1.45; scroll-target-group: auto; } body > nav[role='doc-toc']:dir(rtl) { border-width: 0 1px 0 0; }
  nav[role='doc-toc'] a { color: var(--muted); } nav[role='doc-toc'] a:hover { color: var(--accent); } nav[role='doc-toc'] a:target-current { color: var(--ink); font-weight: 600; }
  nav[role='doc-toc'] summary { min-height: 0; } nav[role='doc-toc'] > details > ul { padding: 0.3rem 0 0; }
  #title-block-header ~ main > :first-child, #title-block-header ~ main > section:first-child > :first-child { margin-top: 0; }
  @supports selector(::details-content) { nav[role='doc-toc'] details::details-content { content-visibility: visible; } nav[role='doc-toc'] summary { pointer-events: none; } nav[role='doc-toc'] summary::after { display: none; } }
}
@media screen and (prefers-color-scheme: light) { figure img { background: none; mix-blend-mode: multiply; } }
@media screen and (prefers-color-scheme: dark) { figure img[src$='.svg']:not([src$='.mixed.svg']) { background: #fff; filter: invert(0.91) hue-rotate(180deg); mix-blend-mode: lighten; } }
@media (max-width: 40rem) { html { font-size: 17px; } body { padding: 2.5rem 1rem 3rem; } .page-facts { margin-top: -1rem; } #title-block-header .title { font-size: 1.6rem; } }
@media print { .page-facts span, .page-acts { display: none; } nav[role='doc-toc'] details::details-content { content-visibility: visible; } .page-facts { margin-top: 0; } .page-table { overflow: visible; } }
`;

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

function readableDate(at: number): string {
  const date = new Date(at);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(FIGURE_MARK, '');
}
