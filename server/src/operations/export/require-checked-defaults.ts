import { fail } from '@scriptorium/contract/errors.ts';
import { quote, say } from '@scriptorium/contract/said.ts';
import { checkDefaultsFile } from '../../domain/exports/defaults-file.ts';

/** Rejects content that is not a valid profile, naming the line of the first problem. */
export function requireCheckedDefaults(content: string, engines: readonly string[]): void {
  const { problems } = checkDefaultsFile(content, engines);
  const first = problems[0];
  if (first !== undefined)
    fail('invalid-defaults', {
      field: 'content',
      ...say('Line {line}: {why}', { line: first.line, why: quote(first) }),
    });
}
