import { setNonce } from 'get-nonce';

const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';

// react-remove-scroll (dialogs, drawers, the switcher) uses get-nonce, which Mantine's own option does not set.
setNonce(nonce);

/** This page's style nonce: for MantineProvider and `EditorView.cspNonce.of(readCspNonce())`. */
export function readCspNonce(): string {
  return nonce;
}
