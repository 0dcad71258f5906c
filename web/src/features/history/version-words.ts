import type { listVersions } from '@scriptorium/contract/operations/workspace-versions.ts';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import { describeDay } from '../../lib/describe-day.ts';
import { locale } from '../../lib/language.ts';
import { t } from '../../lib/texts/history.ts';

export type FileVersion = OutputOf<typeof listVersions>['versions'][number];

const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });

/** For example "14:52 to 15:40"; a single time if it began and ended in the same minute. */
export function describeSpan({ from, to }: FileVersion): string {
  const [start, end] = [clock.format(new Date(from)), clock.format(new Date(to))];
  return start === end ? end : t('span', { from: start, to: end });
}

/** The sections changed in a version. Version 0 is the initial text. */
export function describeChanged({ version, sections, moreSections = 0 }: FileVersion): string {
  if (version === 0) return t('firstVersion');
  if (sections === undefined || sections.length === 0) return '';
  // A text without headings has no sections to distinguish.
  if (sections.length === 1 && sections[0] === '' && moreSections === 0) return '';
  const names = sections.map((name) => (name === '' ? t('beginning') : name)).join(', ');
  return moreSections === 0 ? names : t('andMore', { names, count: moreSections });
}

/** The name of a version in a sentence or a list. */
export function describeVersion(version: FileVersion): string {
  return version.label ?? `${describeDay(version.to)}, ${describeSpan(version)}`;
}

const shortDay = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });

/** A shorter name, for narrow fields. */
export function describeVersionShortly(version: FileVersion): string {
  return version.label ?? `${shortDay.format(new Date(version.to))}, ${describeSpan(version)}`;
}

/** The two names of what is compared, where there is little room: their days, or their times on the same day. */
export function describePair(older: FileVersion, newer: FileVersion): readonly [string, string] {
  const [from, to] = [older, newer].map((version) => shortDay.format(new Date(version.to)));
  const describe = (version: FileVersion): string =>
    version.label ?? (from === to ? clock : shortDay).format(new Date(version.to));
  return [describe(older), describe(newer)];
}

/** The newest version, which is identical to the current text. */
export function findNewest(versions: readonly FileVersion[]): FileVersion | undefined {
  return versions
    .filter(({ version }) => version !== undefined)
    .toSorted((a, b) => (b.version ?? 0) - (a.version ?? 0))[0];
}

/** The version before this one; undefined for the first. */
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
