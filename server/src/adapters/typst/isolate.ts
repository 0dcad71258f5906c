import { fileURLToPath } from 'node:url';

/** Below a device, so nothing can ever exist there. */
const NOWHERE = '/dev/null/none';
/** A privileged port on which nothing listens. */
const DEAD_PROXY = 'http://127.0.0.1:1';

/**
 * Keeps Typst, through the environment, from using what is neither in the document nor ours:
 *
 * - fonts of the host, which it finds through fontconfig, and with which the same text would look different elsewhere;
 * - packages, which it would load from the network or from the home of whoever runs the server. No filter of the text
 *   could reliably recognize imports of them.
 */
export function isolateTypst(): void {
  process.env['FONTCONFIG_FILE'] = fileURLToPath(new URL('no-host-fonts.conf', import.meta.url));
  process.env['XDG_DATA_HOME'] = NOWHERE;
  process.env['XDG_CACHE_HOME'] = NOWHERE;
  process.env['HTTPS_PROXY'] = DEAD_PROXY;
}
