/**
 * Whether response times reveal who has an account (cases and T-14). Known and unknown addresses are
 * requested alternately, in one process and exempt from rate limits; the two sets of times are compared by their
 * medians and by rank (Mann-Whitney U). Run it on an idle machine.
 *
 *     node bench/account-timing/measure.ts
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { composeServer } from '../../server/src/compose.ts';
import { readConfig } from '../../server/src/config/env.ts';
import { REGISTRY } from '../../server/src/operations/index.ts';
import { runOperation } from '../../server/src/pipeline/run-operation.ts';
import { compareRanks } from './compare-ranks.ts';
import { NO_REQUEST } from '../../server/src/pipeline/request-facts.ts';

const ROUNDS = 200;
/** Limit for the difference of the medians: less than the jitter of any network. */
const LIMIT_MS = 5;
const LIMIT_SHARE = 0.1;
/** Below this p-value, the two sets of times differ significantly. */
const LIMIT_CHANCE = 0.01;
/** Unmeasured calls, to get the code compiled. */
const WARM_UP = 20;

const dataDir = mkdtempSync(join(tmpdir(), 'scriptorium-timing-'));
const admin = { email: 'admin@example.org', password: 'correct horse battery' };
const server = await composeServer(
  readConfig({
    DATA_DIR: dataDir,
    PORT: '0',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    EMAIL_DAILY_QUOTA: '0',
  }),
  pino({ level: 'silent' }),
  (error) => {
    throw error;
  },
);

/** Milliseconds until any response. The CLI actor bypasses rate limits and nothing else. */
async function time(path: string, input: object): Promise<number> {
  const operation = REGISTRY.get(path);
  if (operation === undefined) throw new Error(`No operation ${path}`);
  const start = performance.now();
  await runOperation(server.pipeline, operation, {
    actor: { kind: 'cli', name: 'timing' },
    input,
    files: [],
    request: { id: 'timing', ...NO_REQUEST, address: '127.0.0.1', network: '127.0.0.1' },
  }).catch(() => undefined);
  return performance.now() - start;
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

let failed = false;
try {
  await time('/api/admin/settings/update', { key: 'registration_open', value: '1' });
  const password = 'certainly not the password';
  const cases: [string, string, (email: string) => object][] = [
    ['A-03 log-in', '/api/auth/login', (email) => ({ email, password })],
    ['A-17 sign-up', '/api/user/signup', (email) => ({ email, password, displayName: 'Somebody' })],
    ['T-14 reset link', '/api/user/request-password-reset-link', (email) => ({ email })],
  ];
  for (const [name, path, makeInput] of cases) {
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < WARM_UP; round += 1) {
      await time(path, makeInput(admin.email));
      await time(path, makeInput(`early.${path.length}.${round}@example.org`));
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      const stranger = `stranger.${path.length}.${round}@example.org`;
      const first = round % 2 === 0;
      if (first) known.push(await time(path, makeInput(admin.email)));
      unknown.push(await time(path, makeInput(stranger)));
      if (!first) known.push(await time(path, makeInput(admin.email)));
    }
    const [a, b] = [median(known), median(unknown)];
    const chance = compareRanks(known, unknown);
    const isNear = Math.abs(a - b) < LIMIT_MS && Math.abs(a - b) < LIMIT_SHARE * Math.max(a, b);
    const isEqual = isNear && chance > LIMIT_CHANCE;
    failed ||= !isEqual;
    console.log(
      `${name.padEnd(16)} known ${a.toFixed(2)} ms, unknown ${b.toFixed(2)} ms, p = ${chance.toFixed(3)}, ${isEqual ? 'equal' : 'DIFFERENT'}`,
    );
  }
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
