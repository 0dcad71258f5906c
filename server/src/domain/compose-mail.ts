/** Builds the two parts of a mail from plain sentences. Names of people are text here: nothing in them becomes markup or a link. */
export function composeMail(
  mail: { subject: string; paragraphs: readonly string[]; action?: { label: string; path: string } },
  server: { appName: string; publicUrl: string },
): { subject: string; text: string; html: string } {
  const url = mail.action === undefined ? undefined : server.publicUrl + mail.action.path;
  const text = [...mail.paragraphs, ...(url === undefined ? [] : [url]), `-- \n${server.appName}`].join('\n\n');
  const button =
    url === undefined || mail.action === undefined
      ? ''
      : `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="background:#2f5d50;color:#ffffff;padding:10px 18px;border-radius:6px;text-decoration:none;display:inline-block">${escapeHtml(mail.action.label)}</a></p>` +
        `<p style="color:#555555;font-size:13px">Or open this address:<br>${escapeHtml(url)}</p>`;
  const html =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"></head>' +
    '<body style="font-family:system-ui,sans-serif;font-size:15px;line-height:1.5;color:#222222;max-width:560px;margin:24px auto;padding:0 16px">' +
    mail.paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`).join('') +
    button +
    `<p style="color:#777777;font-size:13px">${escapeHtml(server.appName)}</p></body></html>`;
  return { subject: oneLine(mail.subject), text, html };
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** No line break may ever reach a mail header. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
