import type { Proofs } from '../_support/proof.ts';

const HTTP = 'tests/auth/scim.test.ts';
const CORE = 'server/src/domain/provisioning/provisioning.test.ts';

export const DIRECTORIES: Proofs = {
  'SC-01': {
    tests: [
      [HTTP, 'is shown once, kept as a hash, and refused once revoked'],
      [HTTP, "that is missing, malformed, unknown or a person's always gets the same response"],
      [HTTP, 'opens nothing of the API, and no call of a directory is an API call'],
    ],
  },
  'SC-02': {
    tests: [
      [HTTP, 'may only use addresses in its domains'],
      [HTTP, 'does not get existing accounts unless the administrator allowed it, and gets the same response for all'],
      [HTTP, "takes over an account whose address nobody has verified as if it were nobody's"],
    ],
  },
  'SC-03': { tests: [[HTTP, 'makes no administrators, and takes over neither their mailboxes nor the last of them']] },
  'SC-04': {
    tests: [
      [
        HTTP,
        "sees and changes only its own people and groups, and gets the same response for others' and for missing ones",
      ],
    ],
  },
  'SC-05': {
    tests: [
      [
        HTTP,
        'is out within a second: sessions, sockets and streams; their texts stay, and are theirs again when they return',
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
      [HTTP, "gets invalid requests refused in its own protocol's words"],
      [HTTP, 'is limited in calls per minute, over all its tokens'],
      [HTTP, 'takes more people than fit into one step'],
    ],
  },
  'SC-09': {
    tests: [
      ['tests/repository/audience.test.ts', 'only those with an open page are looked up when it changes'],
      [HTTP, 'takes more people than fit into one step'],
    ],
  },
  'SC-08': {
    tests: [[HTTP, 'logs in through a provider that is trusted for the domain, to the account that waits for them']],
  },
};
