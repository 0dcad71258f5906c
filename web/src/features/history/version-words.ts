import type { listVersions } from '@scriptorium/contract/operations/workspace-versions.ts';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import { describeDay } from '../../lib/describe-day.ts';
import { locale } from '../../lib/language.ts';
import { t } from '../../lib/texts/history.ts';

export type FileVersion = OutputOf<typeof listVersions>['versions'][number];

const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });

/** "14:52 to 15:40", or one time when it began and ended in the same minute. */
export function describeSpan({ from, to }: FileVersion): string {
  const [start, end] = [clock.format(new Date(from)), clock.format(new Date(to))];
  return start === end ? end : t('span', { from: start, to: end });
}

/** Name of a version in a sentence or a list to choose from. */
export function describeVersion(version: FileVersion): string {
  return version.label ?? `${describeDay(version.to)}, ${describeSpan(version)}`;
}

/** The version that says what the text says now. */
export function findNewest(versions: readonly FileVersion[]): FileVersion | undefined {
  return versions
    .filter(({ version }) => version !== undefined)
    .toSorted((a, b) => (b.version ?? 0) - (a.version ?? 0))[0];
}

/** The version that this one was made from; undefined for the first. */
export function findBefore(
  versions: readonly FileVersion[],
  version: FileVersion | undefined,
): FileVersion | undefined {
  const at = version?.version ?? 0;
  return versions
    .filter((each) => each.version !== undefined && each.version < at)
    .reduce<FileVersion | undefined>(
      (best, each) => (best === undefined || (each.version ?? 0) > (best.version ?? 0) ? each : best),
      undefined,
    );
}
