import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/_support/longest-first.ts';
import { ABOUT_ONE, BEHIND_BALANCER } from './tests/_support/about-one.ts';
import { FULL } from './tests/_support/full.ts';
import { listOthersTurns } from './tests/_support/turns.ts';

/**
 * What PostgreSQL does not repeat in the gate: texts and wire formats, converters, memory and slow sockets, the process
 * and its files, limits that are counted in memory; and files nearly all of whose statements others run on PostgreSQL too,
 * among them tests/access/each-call.test.ts, which makes every call once (compared by the log of its statements,
 * docs/decisions/196, 198 and 267). Everything else runs on both; `npm run test:full` runs these on both, too.
 */
const SAME_ON_BOTH = [
  'tests/access-matrix.test.ts',
  'tests/bad-input.test.ts',
  'tests/texts.test.ts',
  'tests/faults/**',
  'tests/abuse/{abuse,bounds,content-host,limits,logs}.test.ts',
  'tests/accounts/{account,mail-language,no-mail,passwords,pre-hijacking,signup,signup-policy}.test.ts',
  'tests/admin/{cli,keys,settings}.test.ts',
  'tests/auth/{csrf,ldap,lockout,login,providers,scim,second-factor,setup,step-up,what-providers-say}.test.ts',
  'tests/care/{s3,start}.test.ts',
  'tests/core/{events,files,headers,mail,mail-share,process,refusals,worker}.test.ts',
  'tests/export/{attachments,campaign,cross-references,failures,hidden-text,latex-package,moved-away,native,pdf-figures,profiles,proof,queue,quotation-marks,review-markers,safety,share,text-direction,word-accepted,word-review}.test.ts',
  'tests/groups/**',
  'tests/imports/**',
  'tests/live/{around,history,large,many-people,memory,network,reload,service-worker,slow-reader,snapshots,starvation,strict-client,traces,typing,wire}.test.ts',
  'tests/references/{change-entries,look-ups,print-citations,replace-keys,zotero}.test.ts',
  'tests/repository/blob-store.test.ts',
  'tests/review/{bad-input,exports,kill,life,review,rights,word-kill,word-return}.test.ts',
  'tests/sharing/**',
  'tests/workspace/{files,killed-upload,long-work,merge,serving,storage,uploads}.test.ts',
];

/**
 * Random by nature, and in parts beside them in the gate; about what a rare load or a year costs; or about the finer points
 * of one format: only `npm run test:full` runs these.
 */
const ONLY_IN_FULL = FULL
  ? []
  : [
      'tests/export/{campaign,latex-package,quotation-marks,word-accepted,word-review}.test.ts',
      'tests/live/{history,starvation}.test.ts',
      'tests/nodes/apart.test.ts',
    ];

/** SQLite has nothing of this: several servers, and what they tell one another. Or more of it: the whole table of access. */
const ONLY_ON_POSTGRES = [
  'tests/access/each-call.test.ts',
  'tests/{accounts,auth}/meanwhile.test.ts',
  'tests/nodes/**',
  'tests/repository/{adding-migrations,announcer}.test.ts',
  'tests/care/move-to-postgres.test.ts',
];

/** Pure code under random schedules, so never retried: a schedule that broke a guarantee once has broken it. */
const SIMULATION = 'tests/live/simulation/**/*.test.ts';

/** Slow and hard on the machine: only `npm run test:faults` runs them. */
const FAULT_CAMPAIGN = 'tests/faults/campaign/**';

/** Floods and statistics: only `npm run test:abuse` runs them. */
const ABUSE_CAMPAIGN = 'tests/abuse/heavy.test.ts';

/** Waits depend on how busy the machine is; the default second is not a limit of the product. */
const PATIENT = { poll: { timeout: 20_000 } };

export default defineConfig({
  test: {
    passWithNoTests: false,
    allowOnly: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{contract,bibliography,server,web}/src/**/*.test.{ts,tsx}',
            '{scripts,bench}/**/*.test.ts',
            SIMULATION,
          ],
          environment: 'node',
          // Pure functions: no state leaks between files, so modules are loaded once, not a hundred times.
          isolate: false,
          // By itself Vitest leaves one core to others.
          maxWorkers: 2,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'behaviours',
          include: ['tests/**/*.test.ts'],
          // 0.7 s of processor time less for each file, of which there are 160 on both databases (docs/decisions/198).
          isolate: false,
          setupFiles: ['tests/_support/forget-secrets.ts'],
          exclude: [
            SIMULATION,
            FAULT_CAMPAIGN,
            ABUSE_CAMPAIGN,
            ...ONLY_IN_FULL,
            ...listOthersTurns(process.env['DB'] === 'postgres' ? 'behaviours-postgres' : 'behaviours'),
            ...(BEHIND_BALANCER ? Object.keys(ABOUT_ONE) : []),
            ...(process.env['DB'] === 'postgres' ? (FULL || BEHIND_BALANCER ? [] : SAME_ON_BOTH) : ONLY_ON_POSTGRES),
          ],
          environment: 'node',
          globalSetup: ['tests/_support/prepare-run.ts'],
          // Two fifths of a file's time is waiting for a kill, a lease or a limit, on PostgreSQL more than half: so many
          // files at once keep two cores busy (docs/decisions/197).
          maxWorkers: process.env['DB'] === 'postgres' ? 4 : 3,
          // Waits are for events, not for time: these limits only end a hanging run.
          testTimeout: BEHIND_BALANCER ? 180_000 : 60_000,
          expect: PATIENT,
          // Real processes, sockets and files. The gate lists tests that need a retry: docs/decisions/001.
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
          globalSetup: ['tests/_support/prepare-run.ts'],
          // Sequential: files must not measure each other.
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
          globalSetup: ['tests/_support/prepare-run.ts'],
          maxWorkers: 2,
          testTimeout: 120_000,
        },
      },
    ],
  },
});
