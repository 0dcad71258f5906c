import type { DefaultsSummary } from '@scriptorium/contract/operations/export.ts';
import type { ProfileRow } from '../../db/export-profiles.ts';
import { checkDefaultsFile, PDF_ENGINES } from '../../domain/defaults-file.ts';
import { outputExtension } from '../../domain/export-options.ts';

/** Extension of what a profile makes. */
export function extensionOfProfile(content: string): string {
  const { options } = checkDefaultsFile(content, PDF_ENGINES);
  return outputExtension(options ?? {});
}

export function describeProfile(row: ProfileRow): DefaultsSummary {
  return { uuid: row.id, name: row.name, extension: extensionOfProfile(row.content), builtin: row.builtin !== null };
}
