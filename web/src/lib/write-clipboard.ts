/**
 * Puts text on the clipboard, with its formatted form if there is one. A page opened over plain http, as `http://` and
 * an IP address, has no `navigator.clipboard`: there the older command copies.
 */
export async function writeClipboard(text: string, html?: string): Promise<void> {
  // Its type says that it is always there.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard === undefined) return copyByCommand(text, html);
  if (html === undefined) return clipboard.writeText(text);
  const item = new ClipboardItem({
    'text/html': new Blob([html], { type: 'text/html' }),
    'text/plain': new Blob([text], { type: 'text/plain' }),
  });
  return clipboard.write([item]);
}

function copyByCommand(text: string, html: string | undefined): void {
  const focused = document.activeElement;
  // The command copies a selection; the page keeps its own.
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  field.addEventListener('copy', (event) => {
    event.stopPropagation();
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
    if (html !== undefined) event.clipboardData?.setData('text/html', html);
  });
  // Beside what has the focus: a dialog would take it back from elsewhere.
  (focused?.parentElement ?? document.body).append(field);
  try {
    field.select();
    if (!document.execCommand('copy')) throw new Error('The browser did not allow copying.');
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
