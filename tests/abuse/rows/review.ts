import { expect } from 'vitest';
import { Reviewer } from '../../review/reviewer.ts';
import type { Proofs } from '../_support/proof.ts';

const RIGHTS = 'tests/review/rights.test.ts';
const BAD = 'tests/review/bad-input.test.ts';
const NOTIFICATIONS = 'tests/review/notifications.test.ts';

export const REVIEW: Proofs = {
  'RV-01': {
    tests: [
      [RIGHTS, 'everyone does what the table says, and nothing else'],
      [RIGHTS, 'a $role comments, suggests and types as far as that goes'],
      [RIGHTS, 'a %s is answered as their access says'],
    ],
  },
  'RV-02': {
    tests: [
      [BAD, 'closes its own socket and nothing else'],
      [BAD, 'is more than 100 operations or 2,000 hunks in one message'],
    ],
  },
  'RV-03': { tests: [[BAD, 'is refused alone: text, other people and other documents are not affected']] },
  'RV-04': {
    tests: [
      [BAD, 'the 501st message of a thread is refused, and typing is not'],
      [
        BAD,
        'one person suggests up to 5,000 of the 10,000 hunks, existing ones can be changed, and decided ones do not count forever',
      ],
    ],
  },
  'RV-05': {
    tests: [
      [
        'server/src/domain/live/document-state.test.ts',
        'text of others goes before operations that one member floods the document with',
      ],
    ],
  },
  'RV-06': {
    tests: [[RIGHTS, 'a socket without review=1 is told nothing of it, and can send nothing of it']],
    check: async (stage) => {
      const document = { workspace: stage.group, path: await stage.text('some text\n') };
      const reviewer = await Reviewer.open(stage.ada, document);
      await reviewer.comment(0, 4);
      const before = reviewer.socket.received.length;
      for (let i = 0; i < 150; i += 1) reviewer.socket.send({ type: 'get-review' });
      expect(await reviewer.agrees()).toBe(true);
      const answers = reviewer.socket.received.slice(before).filter(({ type }) => type === 'review');
      expect(answers.length).toBeLessThan(100);
      reviewer.close();
    },
  },
  'RV-07': {
    tests: [
      [NOTIFICATIONS, 'floods neither mailbox nor bell'],
      [
        'server/src/domain/mail/review-mails.test.ts',
        'stays short, and one person who says much does not push the others off',
      ],
    ],
  },
  'RV-08': {
    tests: [
      [
        NOTIFICATIONS,
        'gets no e-mail about what was seen, deleted or muted, nor once suspended, and without access is not notified at all',
      ],
      [NOTIFICATIONS, 'gets no e-mail if the right to read ends while it waits to be sent'],
      ['tests/review/calls.test.ts', 'finds a thread where its document is now'],
    ],
  },
};
