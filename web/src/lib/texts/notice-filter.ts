import { defineTexts } from '../define-texts.tsx';

/** Filters of the notifications page, which the bell does not need. */
export const { t } = defineTexts('noticeFilter', {
  shown: 'Notifications to show',
  all: 'All',
  kind: 'Kind of notification',
  everyKind: 'All kinds',
  review: 'Comments and suggestions',
  exports: 'Exports',
  people: 'Groups and sharing',
  noneUnread: 'No unread notifications',
  noneUnreadHint: 'You have read everything.',
});
