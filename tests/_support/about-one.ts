/**
 * Whether a started server is really two behind a balancer; tests of what each process bounds by itself are then
 * skipped.
 */
export const BEHIND_BALANCER = process.env['TEST_BEHIND_BALANCER'] !== undefined;

/**
 * Tests that `npm run test:cluster` excludes, with the reason: they choose their own database, disk or process, or look
 * into the one process they started.
 */
export const ABOUT_ONE: Readonly<Record<string, string>> = {
  'tests/nodes/**': 'start their own servers',
  'tests/repository/**': 'no server: parts of one on a database',
  'tests/accounts/no-mail.test.ts': 'several servers need a mail server',
  'tests/care/**': 'backup, upgrade and moving: one server that is stopped and started on its own data',
  'tests/_support/borrow-server.test.ts': 'waits for a line at the end of one log',
  'tests/faults/**': 'faults of one process and its disk',
};
