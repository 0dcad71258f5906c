import { defineTexts } from '../define-texts.tsx';

/** Page titles of the routes; the application name follows. */
export const { t } = defineTexts('titles', {
  dashboard: 'Dashboard',
  login: 'Log in',
  signup: 'Sign up',
  forgotPassword: 'Forgot password',
  resetPassword: 'Reset password',
  verifyEmail: 'Verify e-mail',
  unsubscribe: 'E-mails',
  invitation: 'Invitation',
  setup: 'Set up',
  profile: 'Edit profile',
  notifications: 'Notifications',
  workspace: 'Workspace',
  newGroup: 'New group',
  manageGroup: 'Manage group',
  admin: 'Administration',
  users: 'Users',
  createUser: 'Create user',
  groups: 'Groups',
  groupMembers: 'Group members',
  defaultsFiles: 'Defaults files',
  defaultsEditor: 'Edit defaults file',
  exportQueue: 'Export queue',
  settings: 'Server settings',
  eventLog: 'Event log',
});
