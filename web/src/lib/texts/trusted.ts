import { defineTexts } from '../define-texts.tsx';

/** Browsers in which the second factor is not asked for. */
export const { t, T } = defineTexts('trusted', {
  trust: 'Trust this browser for 30 days',
  trustHint: 'It will then ask only for your password. Not for shared computers.',
  since: 'Trusted browser, added <time/>, for 30 days',
  thisOne: 'This browser',
  unknown: 'Unknown browser',
  client: '{browser} on {system}',
  androidPhone: 'Android phone',
  androidTablet: 'Android tablet',
  unknownDevice: 'unknown device',
  end: 'End',
  endNamed: 'Stop trusting {name}',
  ended: '{name} asks for both steps again.',
  endFailed: 'Could not stop trusting this browser:',
});
