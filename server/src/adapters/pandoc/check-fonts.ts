import { readdirSync } from 'node:fs';
import { StartRefused } from '../../domain/start-refused.ts';

/** Checks the folder of fonts at startup. Otherwise a missing one would only show when exports fail. */
export function checkFonts(folder: string | null): void {
  if (folder === null) return;
  try {
    readdirSync(folder);
  } catch (error) {
    throw new StartRefused(`EXPORT_FONTS: ${folder} is not a readable folder. Correct it, or remove it.`, {
      cause: error,
    });
  }
}
