import { defineTexts } from '../define-texts.tsx';

/** Moving and copying items. */
export const { t } = defineTexts('moving', {
  copyOnly: 'Shared items can be copied to another workspace, but not moved into or out of it.',
  title: 'Move {count, plural, one {“{name}”} other {# items}}',
  moveHere: 'Move here',
  copyHere: 'Copy here',
  upOne: 'One folder up',
  noFolders: 'No folders here',
});
