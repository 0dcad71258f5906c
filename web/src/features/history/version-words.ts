import type { listVersions } from '@scriptorium/contract/operations/workspace-versions.ts';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import { t } from '../../lib/texts/history.ts';

export type FileVersion = OutputOf<typeof listVersions>['versions'][number];

const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat(undefined, { weekday: 'long', day: 'numeric', month: 'long' });
const dayOfYear = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'long', year: 'numeric' });

/** "Today", "Wednesday, 18 November", "2 October 2025". */
export function describeDay(time: string): string {
  const date = new Date(time);
  const now = new Date();
  if (date.toDateString() === now.toDateString()) return t('today');
  return (date.getFullYear() === now.getFullYear() ? day : dayOfYear).format(date);
}

/** "14:52 to 15:40", or one time when it began and ended in the same minute. */
export function describeSpan({ from, to }: FileVersion): string {
  const [start, end] = [clock.format(new Date(from)), clock.format(new Date(to))];
  return start === end ? end : t('span', { from: start, to: end });
}

/** Name of a version in a sentence or a list to choose from. */
export function describeVersion(version: FileVersion): string {
  return version.label ?? `${describeDay(version.to)}, ${describeSpan(version)}`;
}
