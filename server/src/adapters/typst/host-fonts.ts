import { fileURLToPath } from 'node:url';

/**
 * Hides the host's fonts from Typst, which would otherwise use them and typeset the same text differently on each
 * machine. Typst finds them through fontconfig, so point fontconfig at a configuration of our own.
 */
export function shutOutHostFonts(): void {
  process.env['FONTCONFIG_FILE'] = fileURLToPath(new URL('no-host-fonts.conf', import.meta.url));
}
