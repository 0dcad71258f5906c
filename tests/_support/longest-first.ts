import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ROOT } from './start-server.ts';

/**
 * Files that take more than 15 s on either database, longest first. Listed here because a fresh clone has no timings.
 */
const LONG = [
  'tests/export/safety.test.ts',
  'tests/workspace/long-work.test.ts',
  'tests/export/queue.test.ts',
  'tests/nodes/two-servers.test.ts',
  'tests/care/one-server.test.ts',
  'tests/live/snapshots.test.ts',
  'tests/care/backup.test.ts',
  'tests/care/start.test.ts',
  'tests/export/profiles.test.ts',
  'tests/abuse/abuse.test.ts',
  'tests/export/pdf-figures.test.ts',
  'tests/live/network.test.ts',
  'tests/live/memory.test.ts',
  'tests/review/notifications.test.ts',
  'tests/access-matrix.test.ts',
  'tests/auth/lockout.test.ts',
  'tests/access/each-call.test.ts',
  'tests/accounts/pre-hijacking.test.ts',
  'tests/groups/invitations.test.ts',
  'tests/export/share.test.ts',
  'tests/care/upgrade.test.ts',
  'tests/export/native.test.ts',
  'tests/abuse/limits.test.ts',
];

/** Starts long files first, so that no core is idle at the end while the other runs one of them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = LONG.indexOf(relative(ROOT, moduleId));
      return place === -1 ? LONG.length : place;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
