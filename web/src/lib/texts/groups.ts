import { defineTexts } from '../define-texts.tsx';

export const { t, T } = defineTexts('groups', {
  create: 'Create group',
  name: 'Group name',
  createFailed: 'Could not create group: {message}',
  created: 'Group "{group}" created successfully!',
  deleteFailed: 'Could not delete group:',
  addFailed: 'Could not add {count, plural, one {# users} other {# users}} to the group:',
  removeFailed: 'Could not remove {user} from group:',
  settingsFailed: 'Could not update group settings:',
  listFailed: 'Could not fetch group list:',
  managerFailed: 'Could not toggle manager status:',
  selfDemotion: 'You cannot demote yourself as a manager.',
});
