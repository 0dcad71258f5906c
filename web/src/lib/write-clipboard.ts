/**
 * Copies text to the clipboard, with its formatted form if given. Pages served over plain HTTP, e.g. from an IP
 * address, have no `navigator.clipboard`: there we fall back to `execCommand`.
 */
export async function writeClipboard(text: string, html?: string): Promise<void> {
  // TypeScript's DOM types claim that it always exists.
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
  // `execCommand` copies a selection: that of a temporary field, so that the page keeps its own.
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
  // Next to the focused element: elsewhere, a dialog's focus trap would take the focus back.
  (focused?.parentElement ?? document.body).append(field);
  try {
    field.select();
    if (!document.execCommand('copy')) throw new Error('The browser did not allow copying.');
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
