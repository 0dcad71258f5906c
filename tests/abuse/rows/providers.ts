import type { Proofs } from '../_support/proof.ts';

const HTTP = 'tests/auth/providers.test.ts';
const BACK = 'tests/auth/what-providers-say.test.ts';
const LOGOUT = 'server/src/adapters/providers/logout-token.test.ts';
const RULES = 'server/src/domain/accounts/group-rules.test.ts';
const STEP_UP = 'tests/auth/step-up.test.ts';
const FACTOR = 'tests/auth/second-factor.test.ts';
const LDAP = 'server/src/adapters/ldap/ldap.test.ts';
const LDAP_HTTP = 'tests/auth/ldap.test.ts';
const LDAP_PURE = 'server/src/domain/accounts/ldap.test.ts';
const CLIENT = 'server/src/adapters/providers/providers.test.ts';

export const PROVIDERS: Proofs = {
  'OI-01': {
    tests: [
      [HTTP, 'counts in the browser that began, once, and at the provider that was asked'],
      [HTTP, 'is not begun without our own page: a call of another site is refused'],
    ],
  },
  'OI-02': {
    tests: [
      [HTTP, 'counts in the browser that began, once, and at the provider that was asked'],
      [CLIENT, 'an answer of another provider'],
    ],
  },
  'OI-03': {
    tests: [
      [CLIENT, 'a code that was used before'],
      [HTTP, 'lets one of two in who bring the same answer at once'],
    ],
  },
  'OI-04': {
    tests: [
      [CLIENT, 'a provider that lies is not believed:'],
      [HTTP, 'is a refusal that is told, and a failure that is logged with its reason'],
    ],
  },
  'OI-05': {
    tests: [
      [HTTP, 'has none if the address %s'],
      [HTTP, 'learns nothing about addresses of others: those get a mail, and no code works'],
    ],
  },
  'OI-06': {
    tests: [[HTTP, 'takes over an account that somebody else prepared with their address, and nothing of it remains']],
  },
  'OI-07': {
    tests: [
      [HTTP, 'is added from inside, soon after the password, and its owner is told'],
      [HTTP, 'belongs to one account'],
    ],
  },
  'OI-08': { tests: [[HTTP, 'has five guesses for all codes of one login together']] },
  'OI-09': {
    tests: [[HTTP, 'no password, passkey, sign-up or mailed link opens a session, and the command line ends it']],
  },
  'OI-10': {
    tests: [
      [HTTP, 'stays if it is the last way to log in'],
      [HTTP, 'no password, passkey, sign-up or mailed link opens a session, and the command line ends it'],
    ],
  },
  'OI-11': {
    tests: [
      [HTTP, 'is not asked in the server’s own network'],
      [CLIENT, 'one that is not asked at all, in a private network that nobody has named'],
      [CLIENT, 'an address for logging in that runs in the page'],
    ],
  },
  'OI-12': {
    tests: [[HTTP, 'confirms a sensitive call by logging in again, where the provider asked them again']],
  },
  'OI-13': {
    tests: [
      [LOGOUT, 'does not believe one %s'],
      [LOGOUT, 'takes an ID token for no logout token'],
      [LOGOUT, 'asks for the keys once, however many tokens come, and whichever key they name'],
      [BACK, 'is believed once: the same message ends nothing that began since'],
      [BACK, 'is not believed about people of another provider, and its administrators read why'],
      [BACK, 'may say so as often as people leave; what is not believed is counted by address'],
    ],
  },
  'OI-14': {
    tests: [
      [RULES, '%s of %j'],
      [RULES, '%j is %j: %s'],
      [BACK, 'stay while the provider says nothing, and what a person has given is not touched'],
      [BACK, 'never take the owner or the last manager, nor make anybody an administrator'],
      [BACK, 'are not given by an address that the provider has not verified, nor by another provider'],
    ],
  },
  'OI-15': {
    tests: [
      [
        STEP_UP,
        'counts for one call that wants it each time, within a minute, and for a while where a recent one is wanted',
      ],
      [STEP_UP, 'opens the act it was shown for and no other, in the browser that asked and in no other'],
      [STEP_UP, 'is asked for unlocked, and for calls only that need it'],
      [STEP_UP, 'is the caller’s own, unlocked, answers a challenge of this session, and once'],
      [STEP_UP, 'is not taken where people log in with providers only'],
    ],
  },
  'OI-16': {
    tests: [
      [FACTOR, 'is asked for the password only, is listed, and is asked for both again once it is ended'],
      [FACTOR, 'is one that was chosen: not by itself, not by a recovery code, not for administrators'],
      [FACTOR, 'is trusted by one account, with its secret, for 30 days, without the secret in the database'],
      [FACTOR, 'is trusted no more after %s'],
    ],
  },
  'LD-01': {
    tests: [
      [LDAP, 'without a password asks nothing: directories let anybody in without one, as nobody'],
      [LDAP, 'finds a name as a value, whatever signs it has'],
      [LDAP, 'is refused if two entries have the name, without a password being sent for either'],
      [LDAP, 'is refused to an entry without the identifier, or without a name'],
    ],
  },
  'LD-02': {
    tests: [
      [LDAP_HTTP, 'has ten guesses, whatever the directory says'],
      [LDAP_HTTP, 'is refused with a wrong password, like somebody nobody knows'],
      [LDAP, 'takes as many questions for nobody as for somebody, and sends nobody’s password'],
      [LDAP_PURE, 'is one name in one spelling'],
    ],
  },
  'LD-03': {
    tests: [
      [LDAP, 'without TLS is asked only where the operator has named it'],
      [LDAP, 'with a certificate nobody vouches for is sent no password'],
      [LDAP, 'that does not know StartTLS is sent no password'],
      [LDAP, 'with something on the wire behind its answer to StartTLS is not gone on with'],
      [LDAP, 'that sends without end is left'],
      [LDAP, 'that says nothing is left'],
    ],
  },
  'LD-04': {
    tests: [
      [LDAP_HTTP, 'is not taken: its owner links the login from inside'],
      [LDAP_HTTP, 'that nobody has verified is void, with whatever a stranger prepared'],
      [LDAP_HTTP, 'is not let in as one by the directory'],
      [LDAP_HTTP, 'never sees the password of the directory again, and enters it again for another address'],
    ],
  },
};
