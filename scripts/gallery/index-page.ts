/** A picture and axe's findings on it. */
export interface Picture {
  screen: string;
  state: string;
  /** Of the window, such as “768 dark”. */
  look: string;
  file: string;
  findings: readonly string[];
  /** Why there is no picture. */
  failed?: string;
}

/** A page with all pictures, one row per state; each links to the full-size picture. */
export function writeIndex(pictures: readonly Picture[], of: string): string {
  const rows = Map.groupBy(pictures, ({ screen, state }) => `${screen}: ${state}`);
  const sections = [...rows].map(
    ([title, row]) =>
      `<section id="${escapeHtml(title)}"><h2>${escapeHtml(title)}</h2><div>${row.map(showOne).join('')}</div></section>`,
  );
  const links = [...rows.keys()].map((title) => `<a href="#${encodeURIComponent(title)}">${escapeHtml(title)}</a>`);
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Gallery</title>
<style>
body { font: 14px/1.5 system-ui; margin: 24px; background: #888; color: #fff }
nav { columns: 4; margin-bottom: 32px } nav a { display: block; color: inherit }
section div { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start }
figure { margin: 0; max-width: 480px } figure.narrow { max-width: 240px }
img { width: 100%; display: block; box-shadow: 0 1px 6px #0006 }
figcaption.bad { background: #a00; padding: 2px 6px }
</style>
<h1>Gallery</h1><p>${escapeHtml(of)}</p><nav>${links.join('')}</nav>
${sections.join('\n')}
</html>
`;
}

function showOne({ look, file, findings, failed }: Picture): string {
  const wrong = failed === undefined ? findings : [failed];
  const caption = escapeHtml([look, ...wrong].join(' · '));
  const picture =
    failed === undefined ? `<a href="${encodeURI(file)}"><img loading="lazy" alt="" src="${encodeURI(file)}"></a>` : '';
  return `<figure class="${look.startsWith('1440') ? '' : 'narrow'}">${picture}<figcaption class="${wrong.length > 0 ? 'bad' : ''}">${caption}</figcaption></figure>`;
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
