import { fileURLToPath } from 'node:url';

/** Below a file, so nothing can ever exist there. */
const NOWHERE = '/dev/null/none';
/** A privileged port on which nothing listens. */
const NOBODY = 'http://127.0.0.1:1';

/**
 * Takes from Typst what is neither in the document nor ours; all of it is configured through the environment.
 *
 * - Fonts of the host, with which the same text would look different on each machine: fontconfig finds them.
 * - Packages, which it would load from the network, keep in the home of whoever runs the server, and read from there. A
 *   document can always write an import in a way that no filter of its text recognises, so they are out of reach.
 */
export function shutInTypst(): void {
  process.env['FONTCONFIG_FILE'] = fileURLToPath(new URL('no-host-fonts.conf', import.meta.url));
  process.env['XDG_DATA_HOME'] = NOWHERE;
  process.env['XDG_CACHE_HOME'] = NOWHERE;
  process.env['HTTPS_PROXY'] = NOBODY;
}
