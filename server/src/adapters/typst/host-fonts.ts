import { fileURLToPath } from 'node:url';

/**
 * Typst would take the fonts of the machine as well, and the same text would give another PDF on each. It finds them by
 * a configuration of fontconfig, which this puts in the place of the machine's.
 */
export function shutOutHostFonts(): void {
  process.env['FONTCONFIG_FILE'] = fileURLToPath(new URL('no-host-fonts.conf', import.meta.url));
}
