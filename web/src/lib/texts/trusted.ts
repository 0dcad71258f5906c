import { defineTexts } from '../define-texts.tsx';

/** Browsers in which the second factor is not asked for. */
export const { t, T } = defineTexts('trusted', {
  trust: 'Trust this browser for 30 days',
  trustHint: 'It then asks for your password only. Not for computers that others use.',
  since: 'Trusted browser, added <time/>, for 30 days',
  thisOne: 'This browser',
  unknown: 'Unknown browser',
  end: 'End',
  endNamed: 'Stop trusting {name}',
  ended: '{name} asks for both steps again.',
  endFailed: 'Could not stop trusting this browser:',
});
