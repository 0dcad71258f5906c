import { readdirSync } from 'node:fs';
import { StartRefused } from '../../domain/start-refused.ts';

/** Fonts are read when the first PDF is set: a folder that is not there would only show in failing exports. */
export function checkFonts(folder: string | null): void {
  if (folder === null) return;
  try {
    readdirSync(folder);
  } catch (error) {
    throw new StartRefused(`EXPORT_FONTS: ${folder} is no folder that can be read. Correct it, or take it out.`, {
      cause: error,
    });
  }
}
