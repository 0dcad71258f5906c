import type { Proofs } from '../_support/proof.ts';

const FILE = 'tests/groups/invitations.test.ts';
const ITEMS = 'tests/sharing/invitations.test.ts';

export const INVITATIONS: Proofs = {
  'IN-01': { tests: [[FILE, 'cannot use a link that was forwarded to them']] },
  'IN-02': {
    tests: [
      [FILE, 'gets the same response for an address with an account and for one without'],
      [FILE, 'is told who is a member, and cannot invite them'],
    ],
  },
  'IN-03': {
    tests: [
      [FILE, 'signs up with the invited address, which verifies it, and is in the group with the role'],
      [FILE, 'is added once by two simultaneous clicks'],
      [FILE, 'sees which have expired and can send them again, with a new link'],
      [FILE, 'resends with a new link that ends the old one'],
      [FILE, 'who deletes the group ends its invitations, even if it is restored'],
    ],
  },
  'IN-04': { tests: [[FILE, '%s leaves no link behind that still works']] },
  'IN-05': {
    tests: [
      [FILE, 'cannot flood a mailbox: three e-mails a day from one person'],
      [FILE, 'is limited per hour, over all groups'],
    ],
  },
  'IN-06': {
    tests: [[FILE, 'takes over an account that a stranger made for the address, whose password and links become void']],
  },
  'IN-07': {
    tests: [
      [FILE, 'suspended, cannot be let in or given a new password by a link'],
      [FILE, 'who is an administrator is not taken over by the holder of a link'],
    ],
  },
  'IN-08': {
    tests: [
      [FILE, 'can do so only where sign-up or the setting for invited people allows it'],
      [FILE, 'whose account awaits approval cannot log in before that'],
    ],
  },
  'IN-09': { tests: [[FILE, 'leaves no link secret in the database once the e-mail is sent']] },
  'IN-10': { tests: [[FILE, 'of another group cannot reach invitations to this one']] },
  'IN-11': {
    tests: [
      [FILE, 'an unrequested e-mail says who invites to what, shows no link but ours, and truncates long names'],
      ['server/src/domain/mail/compose-mail.test.ts', 'does not let a mail program link the host in %j'],
    ],
  },
  'IN-12': {
    tests: [[FILE, 'gets no session from the link where login requires a second factor, given or to be set up']],
  },
  'IN-13': {
    tests: [
      [ITEMS, 'cannot use a link that was forwarded to them, and accepts their own'],
      [ITEMS, 'is void once it has expired, or its item was deleted or moved to another workspace'],
      [ITEMS, "ends with its sender's right to share: a manager who is demoted, even if promoted again"],
      [ITEMS, 'with whom it was shared meanwhile has no invitation left'],
    ],
  },
  'IN-14': {
    tests: [
      [ITEMS, 'lists, resends and withdraws by the item, and learns nothing about accounts'],
      [ITEMS, 'must be allowed to share: not an editor of the folder, nor a member of the group'],
    ],
  },
  'IN-15': {
    tests: [
      [ITEMS, 'cannot flood a mailbox: groups and folders together send three e-mails a day from one person'],
      [ITEMS, 'has as many open invitations and shares of an item as there can be shares'],
    ],
  },
};
