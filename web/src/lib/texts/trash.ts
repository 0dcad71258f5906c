import { defineTexts } from '../define-texts.tsx';

/** What has been deleted from a workspace. */
export const { t } = defineTexts('trash', {
  purgeFailed: 'Could not delete items:',
  isEmpty: 'The trash is empty',
  hint: 'Deleted items stay here for 30 days and still use storage.',
  from: 'from {folder}',
  deleteForever: 'Delete forever',
  deleteForeverText: '“{name}” and its version history will be permanently deleted. This cannot be undone.',
  empty: 'Empty trash',
  emptyText:
    '{count, plural, one {# item} other {# items}} and their version history will be permanently deleted. This cannot be undone.',
});
