import { defineTexts } from '../define-texts.tsx';

/** A workspace that is not there for its visitor. */
export const { t } = defineTexts('noAccess', {
  title: 'This workspace can’t be opened',
  hint: 'It was deleted, or it isn’t shared with you.',
  loggedInAs: 'You are logged in as {email}.',
  noAccess: 'No access',
  serverSaid: 'Message from the server',
  treeFailed: 'Cannot fetch workspace tree: Workspace not found.',
});
