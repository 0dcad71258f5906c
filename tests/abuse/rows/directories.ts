import type { Proofs } from '../_support/proof.ts';

const HTTP = 'tests/auth/scim.test.ts';
const CORE = 'server/src/domain/provisioning/provisioning.test.ts';

export const DIRECTORIES: Proofs = {
  'SC-01': {
    tests: [
      [HTTP, 'is shown once, kept as a hash, and refused from the moment it is revoked'],
      [HTTP, 'that is missing, malformed, unknown or of a person gets one and the same answer'],
      [HTTP, 'opens nothing of the API, and no call of a directory is a call of the API'],
    ],
  },
  'SC-02': {
    tests: [
      [HTTP, 'may only speak of addresses of its domains'],
      [HTTP, 'has no account that there was already, unless the administrator said so, and is told the same of all'],
      [HTTP, 'takes an account whose address nobody has verified as nobody’s'],
    ],
  },
  'SC-03': { tests: [[HTTP, 'makes no administrators, and takes neither the mailbox nor the last of them']] },
  'SC-04': {
    tests: [[HTTP, 'sees and changes nobody and no group but its own, and is told the same of others and of nothing']],
  },
  'SC-05': {
    tests: [
      [
        HTTP,
        'is out within a second: sessions, sockets and streams; their texts stay, and they with them when they return',
      ],
    ],
  },
  'SC-06': {
    tests: [
      [HTTP, 'keeps people who were added by hand, its owner and its last manager, and its texts'],
      [HTTP, 'has no manager until an administrator names one, and nobody inherits it'],
    ],
  },
  'SC-07': {
    tests: [
      [CORE, 'is read or refused in linear time, whatever it is'],
      [HTTP, 'is refused what it cannot ask, in its own words'],
      [HTTP, 'is bounded: by calls a minute with all its tokens together'],
      [HTTP, 'takes many people, more than one step can'],
    ],
  },
  'SC-08': {
    tests: [[HTTP, 'logs in at a provider that is trusted for the domain, with the account that waits for them']],
  },
};
