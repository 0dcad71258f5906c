import { spawnSync } from 'node:child_process';

/**
 * Whether backups can be tested here. On PostgreSQL they need pg_dump and pg_restore, which the bundled server package
 * does not include; without them, these tests are skipped, and counted as such.
 */
export const CAN_BACK_UP =
  process.env['DB'] !== 'postgres' ||
  ['pg_dump', 'pg_restore'].every((tool) => spawnSync(tool, ['--version']).status === 0);
