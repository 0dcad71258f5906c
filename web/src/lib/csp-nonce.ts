import { setNonce } from 'get-nonce';

const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';

// react-remove-scroll (dialogs, drawers, the switcher) asks get-nonce; Mantine's own option does not reach it.
setNonce(nonce);

/** The style nonce of this page: for MantineProvider and for `EditorView.cspNonce.of(readCspNonce())`. */
export function readCspNonce(): string {
  return nonce;
}
