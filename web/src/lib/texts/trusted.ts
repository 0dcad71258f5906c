import { defineTexts } from '../define-texts.tsx';

/** Trusted browsers, which are not asked for the second factor. */
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
