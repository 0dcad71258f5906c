import type { Proofs } from '../_support/proof.ts';

/** Two-step login and passkeys. */
export const SECOND_FACTORS: Proofs = {
  'A-40': {
    tests: [
      [
        'tests/auth/second-factor.test.ts',
        'is not logged in by the password alone: no call, stream or socket accepts the cookie of the first step',
      ],
      [
        'tests/auth/second-factor.test.ts',
        'cannot be entered in any other way: a mailed link sets the password and logs nobody in',
      ],
    ],
  },
  'A-41': {
    tests: [
      [
        'tests/auth/second-factor.test.ts',
        'is logged in with a code, once: neither this code nor an earlier one works again',
      ],
      ['tests/auth/second-factor.test.ts', 'lets only one in when two send the same code at once'],
      [
        'tests/auth/second-factor.test.ts',
        'is logged in with a recovery code, once, in any spelling, and its owner is notified',
      ],
    ],
  },
  'A-42': {
    tests: [
      [
        'tests/auth/second-factor.test.ts',
        'allows five tries per login, after which even the right code finds it ended',
      ],
      [
        'tests/auth/second-factor.test.ts',
        'limits guesses over many logins and addresses, and a known browser still gets in',
      ],
    ],
  },
  'A-43': {
    tests: [
      [
        'tests/auth/second-factor.test.ts',
        'cannot have the app removed by a session alone; with the password it can, and the owner is notified',
      ],
      ['tests/auth/second-factor.test.ts', 'gets new recovery codes only with the password, which ends the old ones'],
      [
        'tests/auth/second-factor.test.ts',
        'an administrator removes the factors of someone who lost them, with the password, which is logged',
      ],
    ],
  },
  'A-44': {
    tests: [
      ['tests/auth/second-factor.test.ts', 'belongs to the session that started it'],
      ['tests/auth/second-factor.test.ts', 'needs a session and, if the login is a while ago, the password'],
    ],
  },
  'A-45': {
    tests: [
      ['tests/auth/second-factor.test.ts', 'a second login that began before cannot replace the app'],
      [
        'tests/auth/second-factor.test.ts',
        'cannot be entered in any other way: a mailed link sets the password and logs nobody in',
      ],
    ],
  },
  'A-46': {
    tests: [
      [
        'tests/auth/second-factor.test.ts',
        'was announced by e-mail, has ten recovery codes, and stores neither secret nor codes readably',
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
        'gets no session from the link where login requires a second factor, given or to be set up',
      ],
    ],
  },
  'A-50': {
    tests: [
      ['tests/auth/meanwhile.test.ts', 'a login with the old password does not survive a password change'],
      ['tests/auth/meanwhile.test.ts', 'a login does not survive a concurrent suspension'],
      [
        'tests/auth/meanwhile.test.ts',
        'of two people who set up the required app at once, the second finds one already there',
      ],
    ],
  },
};
