import type { Proofs } from '../_support/proof.ts';

/** Two-step login and passkeys. */
export const SECOND_FACTORS: Proofs = {
  'A-40': {
    tests: [
      [
        'tests/auth/second-factor.test.ts',
        'is not logged in by the password alone: no call, stream or socket takes the cookie of the first step',
      ],
      [
        'tests/auth/second-factor.test.ts',
        'is not entered by any other way in: a mailed link sets the password and logs nobody in',
      ],
    ],
  },
  'A-41': {
    tests: [
      [
        'tests/auth/second-factor.test.ts',
        'is logged in with a code, once: neither this code nor an earlier one lets anybody in again',
      ],
      ['tests/auth/second-factor.test.ts', 'lets one of two in who send the same code at once'],
      [
        'tests/auth/second-factor.test.ts',
        'is logged in with a recovery code, once, however it is typed, and its owner is told',
      ],
    ],
  },
  'A-42': {
    tests: [
      [
        'tests/auth/second-factor.test.ts',
        'gives five tries to a log-in, and the right code after that finds it ended',
      ],
      [
        'tests/auth/second-factor.test.ts',
        'bounds guesses over many log-ins and addresses, and a known browser still gets in',
      ],
    ],
  },
  'A-43': {
    tests: [
      [
        'tests/auth/second-factor.test.ts',
        'cannot have the app removed by a session alone; with the password it can, and the owner is told',
      ],
      ['tests/auth/second-factor.test.ts', 'gets new recovery codes only with the password, and the old ones end'],
      [
        'tests/auth/second-factor.test.ts',
        'an administrator removes the factors of somebody who lost them, with the password, and it is recorded',
      ],
    ],
  },
  'A-44': {
    tests: [
      ['tests/auth/second-factor.test.ts', 'belongs to the session that began it'],
      ['tests/auth/second-factor.test.ts', 'needs a session and, once the login is a while ago, the password'],
    ],
  },
  'A-45': {
    tests: [
      ['tests/auth/second-factor.test.ts', 'a second log-in that began before cannot put another app in its place'],
      [
        'tests/auth/second-factor.test.ts',
        'is not entered by any other way in: a mailed link sets the password and logs nobody in',
      ],
    ],
  },
  'A-46': {
    tests: [
      [
        'tests/auth/second-factor.test.ts',
        'was told by mail, has ten recovery codes, and neither secret nor codes are stored readably',
      ],
    ],
  },
  'A-47': {
    tests: [
      ['server/src/adapters/passkeys.test.ts', 'is taken for its own challenge, origin and domain only'],
      ['server/src/adapters/passkeys.test.ts', 'signs for its own challenge, origin and domain only'],
      ['server/src/adapters/passkeys.test.ts', 'must be unlocked where it is the only factor'],
      ['server/src/adapters/passkeys.test.ts', 'whose counter did not grow was cloned'],
    ],
  },
  'A-48': { tests: [['e2e/passkeys.spec.ts', 'refused when replayed or cloned']] },
  'A-49': {
    tests: [
      [
        'tests/groups/invitations.test.ts',
        'gets no session by the link where logging in takes a second factor, asked for or to be set up',
      ],
    ],
  },
  'A-50': {
    tests: [
      ['tests/auth/meanwhile.test.ts', 'a login with the old password does not outlive a new one'],
      ['tests/auth/meanwhile.test.ts', 'a login does not outlive a suspension that it meets'],
      [
        'tests/auth/meanwhile.test.ts',
        'of two who set up the required app at once, the second finds that there is one',
      ],
    ],
  },
};
