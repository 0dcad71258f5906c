/** By the template of our HTML profile; its policy stops scripts and requests, but cannot stop a page from leaving. */
const POLICY = '<meta http-equiv="Content-Security-Policy"';
/** Before anything the document itself says. */
const HEAD_BYTES = 4096;

/** A tag that may do more than describe the page. What is described stands in double quotes, as pandoc writes it. */
const ACTIVE =
  /<meta(?=[\s/>])(?!\s+http-equiv="Content-Security-Policy"|(?:\s+(?!http-equiv)[a-z:-]+="[^"]*")*\s*\/?>)/giu;

/** Disarms `<meta http-equiv="refresh">` in an HTML file, so that whoever opens it stays there. In place. */
export function stopRefreshes(html: Uint8Array): Uint8Array {
  const bytes = Buffer.from(html.buffer, html.byteOffset, html.byteLength);
  if (!bytes.subarray(0, HEAD_BYTES).includes(POLICY)) return html;
  // As long, empty too, and without effect where it says nothing about its relation.
  for (const { index } of bytes.toString('latin1').matchAll(ACTIVE)) bytes.write('link', index + 1, 'latin1');
  return html;
}
