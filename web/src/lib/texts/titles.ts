import { defineTexts } from '../define-texts.tsx';

/** Page titles of the routes; the application name follows. */
export const { t } = defineTexts('titles', {
  dashboard: 'Dashboard',
  login: 'Log in',
  signup: 'Sign up',
  forgotPassword: 'Forgot password',
  resetPassword: 'Reset password',
  verifyEmail: 'Verify e-mail',
  unsubscribe: 'Unsubscribe',
  invitation: 'Invitation',
  link: 'Shared with you',
  setup: 'Set up',
  workspace: 'Workspace',
  references: 'References',
  newGroup: 'New group',
  manageGroup: 'Manage group',
  admin: 'Administration',
});
