import { defineTexts } from '../define-texts.tsx';

/** Requests for access to items the user cannot see. */
export const { t } = defineTexts('asking', {
  ask: 'Ask for access',
  askFolder: 'Request them',
  asked: 'Asked. Whoever can share it has been told.',
  askedMaybe: 'Asked. If there is something here, its owner has been told.',
  failed: 'Could not ask for access:',
});
