/** Whether a started server is two behind a balancer: single tests about what each of them bounds by itself are left out. */
export const BEHIND_BALANCER = process.env['TEST_BEHIND_BALANCER'] !== undefined;

/**
 * What `npm run test:cluster` leaves out, with why: files that choose their own database, disk or process, or look into
 * the one process that they started.
 */
export const ABOUT_ONE: Readonly<Record<string, string>> = {
  'tests/nodes/**': 'start their own servers',
  'tests/repository/**': 'no server: parts of one on a database',
  'tests/accounts/no-mail.test.ts': 'several servers need a mail server',
  'tests/care/**': 'backup, upgrade and moving: one server that is stopped and started on its own data',
  'tests/_support/borrow-server.test.ts': 'waits for a line at the end of one log',
  'tests/faults/**': 'faults of one process and its disk',
};
