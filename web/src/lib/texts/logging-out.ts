import { defineTexts } from '../define-texts.tsx';

/** Logging out while something is only on this device. */
export const { t } = defineTexts('loggingOut', {
  unsentTitle: 'Some of your changes are not saved yet',
  unsent:
    'Changes in {files} are only on this device. They are kept here until you log in again with this account, and nobody else can see them.',
  copiesTitle: 'Some of your texts are only on this device',
  copies: 'Copies of {files} are kept on this device until you remove them. Other accounts cannot see them.',
  wipe: 'Remove all my texts from this device. Unsaved changes cannot be recovered.',
});
