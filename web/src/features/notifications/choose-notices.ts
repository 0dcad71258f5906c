import type { Notification } from '@scriptorium/contract/operations/notifications.ts';
import { kindOf, type NoticeKind } from './notice-kind.ts';

/** The groups by which notifications can be filtered. */
export const NOTICE_GROUPS = {
  review: ['comment', 'suggestion'],
  exports: ['export', 'trouble'],
  people: ['group', 'share', 'newcomer', 'other'],
} as const satisfies Record<string, readonly NoticeKind[]>;

export type NoticeGroup = keyof typeof NOTICE_GROUPS;

export interface NoticeFilter {
  isUnread: boolean;
  /** Null means all groups. */
  group: NoticeGroup | null;
}

function isIn({ said }: Pick<Notification, 'said'>, group: NoticeGroup): boolean {
  return (NOTICE_GROUPS[group] as readonly NoticeKind[]).includes(kindOf(said?.code));
}

export function chooseNotices<N extends Pick<Notification, 'read' | 'said'>>(
  notices: readonly N[],
  { isUnread, group }: NoticeFilter,
): N[] {
  return notices.filter((notice) => (!isUnread || !notice.read) && (group === null || isIn(notice, group)));
}

/** The groups that occur in a list; a filter is useful from two on. */
export function findGroups(notices: readonly Pick<Notification, 'said'>[]): NoticeGroup[] {
  const groups = Object.keys(NOTICE_GROUPS) as NoticeGroup[];
  return groups.filter((group) => notices.some((notice) => isIn(notice, group)));
}
