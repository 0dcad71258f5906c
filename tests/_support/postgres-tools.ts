import { spawnSync } from 'node:child_process';

/**
 * Whether backups can be made here. On PostgreSQL they need pg_dump and pg_restore, which the server package that the tests
 * bring does not include; without them the tests of backups are skipped, and counted as skipped.
 */
export const CAN_BACK_UP =
  process.env['DB'] !== 'postgres' ||
  ['pg_dump', 'pg_restore'].every((tool) => spawnSync(tool, ['--version']).status === 0);
