import { defineConfig } from 'vitest/config';
import { FULL } from './tests/_support/full.ts';

/**
 * What PostgreSQL does not repeat in the gate, since no query of the product decides there: texts and wire formats,
 * converters, memory and slow sockets, the process and its files, limits that are counted in memory. Everything else runs
 * on both; `npm run test:full` runs these on both, too.
 */
const SAME_ON_BOTH = [
  'tests/texts.test.ts',
  'tests/bad-input.test.ts',
  'tests/faults/**',
  'tests/abuse/{content-host,limits,logs}.test.ts',
  'tests/admin/cli.test.ts',
  'tests/auth/{csrf,setup}.test.ts',
  'tests/core/{files,headers,process}.test.ts',
  'tests/export/{campaign,failures,latex-package,native,pdf-figures,profiles,safety,share}.test.ts',
  'tests/live/{history,large,many-people,memory,network,reload,service-worker,slow-reader,starvation,strict-client,traces}.test.ts',
  'tests/workspace/{serving,killed-upload}.test.ts',
];

/** What decides, under random schedules: pure, so never tried twice. A schedule that broke a promise has broken it. */
const SIMULATION = 'tests/live/simulation/**/*.test.ts';

/** Slow and rough with the machine: only `npm run test:faults` runs them. */
const FAULT_CAMPAIGN = 'tests/faults/campaign/**';

/** Floods and statistics: only `npm run test:abuse` runs them. */
const ABUSE_CAMPAIGN = 'tests/abuse/heavy.test.ts';

/** What is waited for takes as long as the machine is busy; the second that is the default is no limit of the product. */
const PATIENT = { poll: { timeout: 20_000 } };

export default defineConfig({
  test: {
    passWithNoTests: false,
    allowOnly: false,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,server,web}/src/**/*.test.{ts,tsx}', '{scripts,bench}/**/*.test.ts', SIMULATION],
          environment: 'node',
          // Pure functions: nothing of one file is left for the next, and modules are loaded once, not a hundred times.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'behaviours',
          include: ['tests/**/*.test.ts'],
          exclude: [
            SIMULATION,
            FAULT_CAMPAIGN,
            ABUSE_CAMPAIGN,
            ...(process.env['DB'] === 'postgres' && !FULL ? SAME_ON_BOTH : []),
          ],
          environment: 'node',
          globalSetup: ['tests/_support/postgres-run.ts'],
          // A file starts its own servers; more files at once than cores only makes all of them slow.
          maxWorkers: 2,
          // Waits are for things that happen, not for time to pass: the limits are only there to end a hanging run.
          testTimeout: 60_000,
          expect: PATIENT,
          // Real processes, sockets and files. A test that needs this is named by the gate: docs/decisions/001.
          retry: 1,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'abuse',
          expect: PATIENT,
          include: [ABUSE_CAMPAIGN, 'tests/abuse/abuse.test.ts'],
          environment: 'node',
          globalSetup: ['tests/_support/postgres-run.ts'],
          // One after the other: what is measured must not be the other file.
          maxWorkers: 1,
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'faults',
          expect: PATIENT,
          include: [`${FAULT_CAMPAIGN}/*.test.ts`, 'tests/faults/quick.test.ts'],
          environment: 'node',
          globalSetup: ['tests/_support/postgres-run.ts'],
          maxWorkers: 2,
          testTimeout: 120_000,
        },
      },
    ],
  },
});
