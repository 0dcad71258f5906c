import { FIGURE_MARK } from './lift-figures.ts';

interface Shown {
  title: string;
  lang: string;
  dir: string;
  /** From `cleanPage`. */
  body: string;
  /** Its address on this server, and with the server's, if that is known. */
  path: string;
  address: string | null;
  indexed: boolean;
  hasPdf: boolean;
  madeAt: number;
  appName: string;
}

/** A whole page: needs no script, and loads nothing but its own pictures. */
export function writePage(page: Shown, css: string): string {
  const { title, lang, dir, body, path, address, indexed, hasPdf, madeAt, appName } = page;
  const pdf = hasPdf ? `<span> · <a href="${path}/pdf">PDF</a></span>` : '';
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
${wrapTables(body).replaceAll(FIGURE_MARK, `${path}/`)}
<p class="page-end" lang="en" dir="ltr">Published with ${escape(appName)}</p>
</body>
</html>
`;
}

/** For visitors who find nothing, or not yet. */
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

/** As wide as the text, and scrolled sideways where it is wider. In cleaned HTML every `<` begins a tag. */
function wrapTables(body: string): string {
  return body.replaceAll(/<table(?=[\s>])/g, '<div class="page-table">$&').replaceAll('</table>', '</table></div>');
}

/**
 * Added to the stylesheet of HTML exports. The way back from a footnote is drawn, since no font of the page has its
 * arrow.
 */
export const PAGE_CSS = `
.page-facts { margin: -1.75rem 0 2.25rem; color: var(--muted); font-size: 0.8rem; line-height: 1.5; }
.page-end { margin: 4rem 0 0; padding-top: 1rem; border-top: 1px solid var(--line); color: var(--muted); font-size: 0.8rem; line-height: 1.5; }
.page-notice { padding-top: 18vh; } .page-notice h1 { margin-top: 0; }
.page-table { overflow-x: auto; margin: 1.6em 0; } .page-table > table { width: 100%; max-width: none; margin: 0; } th, td { overflow-wrap: break-word; }
.footnote-ref { text-decoration: none; } .footnote-back { padding: 0 0.35rem; font-size: 0; text-decoration: none; } .footnote-back::before { content: ''; display: inline-block; width: 0.4rem; height: 0.4rem; border: solid currentColor; border-width: 1.5px 0 0 1.5px; rotate: 45deg; }
.sourceCode .kw, .sourceCode .cf { font-weight: 600; } .sourceCode .co { color: var(--muted); font-style: italic; }
input[type='checkbox'] { margin: 0 0.4em 0 0; }
@media (max-width: 40rem) { html { font-size: 17px; } body { padding: 2.5rem 1rem 3rem; } .page-facts { margin-top: -1rem; } #title-block-header .title { font-size: 1.6rem; } }
@media print { .page-facts span { display: none; } .page-facts { margin-top: 0; } .page-table { overflow: visible; } }
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
