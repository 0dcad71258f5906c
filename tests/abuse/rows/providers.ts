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
      [HTTP, 'counts once, in the browser that started, from the provider that was asked'],
      [HTTP, 'cannot be requested without our own page: a call from another site is refused'],
    ],
  },
  'OI-02': {
    tests: [
      [HTTP, 'counts once, in the browser that started, from the provider that was asked'],
      [CLIENT, 'an answer of another provider'],
    ],
  },
  'OI-03': {
    tests: [
      [CLIENT, 'a code that was used before'],
      [HTTP, 'lets only one in when two bring the same response at once, even if the provider accepts a code twice'],
    ],
  },
  'OI-04': {
    tests: [
      [CLIENT, 'an untruthful provider is refused:'],
      [HTTP, 'that is a refusal is shown, and a failure is logged with its reason'],
    ],
  },
  'OI-05': {
    tests: [
      [HTTP, 'has none if the address %s'],
      [HTTP, "learns nothing about others' addresses: those get an e-mail, and no code works"],
    ],
  },
  'OI-06': {
    tests: [[HTTP, 'takes over an account that someone else prepared with their address, and nothing of it remains']],
  },
  'OI-07': {
    tests: [
      [HTTP, 'is added from inside, soon after entering the password, and its owner is notified'],
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
      [HTTP, "is never requested within the server's own network"],
      [CLIENT, 'one in a private network that the operator has not allowed, which is not contacted'],
      [CLIENT, 'an address for logging in that runs in the page'],
    ],
  },
  'OI-12': {
    tests: [[HTTP, 'confirms a sensitive call by logging in again, if the provider asked them again']],
  },
  'OI-13': {
    tests: [
      [LOGOUT, 'does not believe one %s'],
      [LOGOUT, 'does not accept an ID token as a logout token'],
      [LOGOUT, 'fetches the keys once, however many tokens arrive and whichever key they name'],
      [BACK, 'is accepted once: replayed, it ends nothing that began since'],
      [BACK, "is not accepted for another provider's people, and its administrators see why"],
      [BACK, 'may come as often as people leave; rejected ones are counted by address'],
    ],
  },
  'OI-14': {
    tests: [
      [RULES, '%s of %j'],
      [RULES, '%j is %j: %s'],
      [BACK, 'stay if the provider says nothing, and what a person has given is not touched'],
      [BACK, 'never remove the owner or the last manager, nor make anyone an administrator'],
      [BACK, 'are not given for an address the provider has not verified, nor by another provider'],
    ],
  },
  'OI-15': {
    tests: [
      [
        STEP_UP,
        'counts for one call that wants it each time, within a minute, and for a while where a recent one suffices',
      ],
      [STEP_UP, 'confirms only the call it was requested for, in the browser that asked'],
      [STEP_UP, 'is asked for with user verification, and only for calls that need it'],
      [STEP_UP, "must be the caller's own, verified, answer a challenge of this session, and works once"],
      [STEP_UP, 'is not accepted where people log in only through providers'],
    ],
  },
  'OI-16': {
    tests: [
      [FACTOR, 'is asked only for the password, is listed, and is asked for both again once trust is ended'],
      [FACTOR, 'is only ever chosen: not by default, not by a recovery code, not for administrators'],
      [FACTOR, 'is trusted by one account, with its secret, for 30 days, and the secret is not in the database'],
      [FACTOR, 'is trusted no more after %s'],
    ],
  },
  'LD-01': {
    tests: [
      [LDAP, 'without a password is refused before any query: directories accept an empty one as an anonymous bind'],
      [LDAP, 'treats a name as a value, whatever characters it contains'],
      [LDAP, 'is refused if two entries have the name, without a password being sent for either'],
      [LDAP, 'is refused for an entry without the identifier, or without a name'],
    ],
  },
  'LD-02': {
    tests: [
      [LDAP_HTTP, 'has ten attempts, whatever the directory says'],
      [LDAP_HTTP, 'is refused with a wrong password, just like an unknown person'],
      [LDAP, 'takes as many queries for an unknown name as for a known one, and sends no password for it'],
      [LDAP_PURE, 'is one name in one spelling'],
    ],
  },
  'LD-03': {
    tests: [
      [LDAP, 'without TLS is used only where the operator allows it'],
      [LDAP, 'with an untrusted certificate is sent no password'],
      [LDAP, 'that does not know StartTLS is sent no password'],
      [LDAP, 'that sends anything after its reply to StartTLS is disconnected'],
      [LDAP, 'that sends without end is disconnected'],
      [LDAP, 'that does not reply is disconnected'],
    ],
  },
  'LD-04': {
    tests: [
      [LDAP_HTTP, 'is not taken: its owner links the login from inside'],
      [LDAP_HTTP, 'that nobody has verified is void, with anything a stranger prepared'],
      [LDAP_HTTP, 'is not let in as one by the directory'],
      [LDAP_HTTP, "never sees the directory's password again, and must re-enter it for another address"],
    ],
  },
  'LD-05': {
    tests: [
      [LDAP, 'that sends %s is left'],
      [LDAP, 'that sends tens of thousands of small replies is left'],
      [LDAP, 'that announces more than it sends is left'],
      [LDAP, 'that points elsewhere is not followed, and who it shows itself still gets in'],
      [LDAP, 'is understood, whichever way its bytes are cut'],
    ],
  },
};
