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

/** What changed in a version: the sections in which it did. The first one is what the text began with. */
export function describeChanged({ version, sections, moreSections = 0 }: FileVersion): string {
  if (version === 0) return t('firstVersion');
  if (sections === undefined || sections.length === 0) return '';
  // A text without headings has nothing to tell apart.
  if (sections.length === 1 && sections[0] === '' && moreSections === 0) return '';
  const names = sections.map((name) => (name === '' ? t('beginning') : name)).join(', ');
  return moreSections === 0 ? names : t('andMore', { names, count: moreSections });
}

/** Name of a version in a sentence or a list to choose from. */
export function describeVersion(version: FileVersion): string {
  return version.label ?? `${describeDay(version.to)}, ${describeSpan(version)}`;
}

const shortDay = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });

/** As short as a narrow field needs it. */
export function describeVersionShortly(version: FileVersion): string {
  return version.label ?? `${shortDay.format(new Date(version.to))}, ${describeSpan(version)}`;
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
