import type { DefaultsSummary } from '@scriptorium/contract/operations/export.ts';
import type { ProfileRow } from '../../db/exports/profiles.ts';
import { checkDefaultsFile, PDF_ENGINES } from '../../domain/exports/defaults-file.ts';
import { outputExtension } from '../../domain/exports/options.ts';

/** Extension of a profile's results. */
export function extensionOfProfile(content: string): string {
  const { options } = checkDefaultsFile(content, PDF_ENGINES);
  return outputExtension(options ?? {});
}

export function describeProfile(row: ProfileRow): DefaultsSummary {
  return { uuid: row.id, name: row.name, extension: extensionOfProfile(row.content), builtin: row.builtin !== null };
}
