import { readdirSync } from 'node:fs';
import { StartRefused } from '../../domain/start-refused.ts';

/** Fonts are read with the first PDF, so without this check a missing folder would only show when exports fail. */
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
