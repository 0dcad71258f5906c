import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FULL } from '../../_support/full.ts';
import { ROOT } from '../../_support/start-server.ts';
import list from '../list.json' with { type: 'json' };
import { PROOFS } from '../rows/all.ts';
import type { Proof } from './proof.ts';
import { setStage, type Stage } from './stage.ts';

export interface Row {
  id: string;
  done: string;
  holds: string;
}

/** Classes whose checks depend on the database; the others would only repeat the same on PostgreSQL. */
const ON_POSTGRES = /^(G|V)-|^P-(05|10)|^Q-0[69]|^T-0[24]|^M-7[378]/u;
const isPostgres = process.env['DB'] === 'postgres';

export const ROWS: readonly Row[] = list;

export function proofOf(row: Row): Proof | undefined {
  return PROOFS[row.id];
}

/** Runs all heavy or all quick checks on one server, and reports the totals. */
export function runRows(kind: 'quick' | 'heavy'): void {
  describe(`the rows of the abuse list (${kind})`, () => {
    let stage: Stage;
    let passed = 0;
    const rows = ROWS.filter((row) => {
      const proof = proofOf(row);
      if (proof?.check === undefined || (proof.heavy === true) !== (kind === 'heavy')) return false;
      return kind === 'heavy' || !isPostgres || ON_POSTGRES.test(row.id);
    });

    beforeAll(async () => {
      stage = await setStage();
    });
    afterAll(async () => {
      await stage.dispose();
      console.log(summarize(rows.length, passed, kind));
    });

    for (const row of rows) {
      it(
        `${row.id}: ${row.done} → ${row.holds}`.slice(0, 160),
        async () => {
          await stage.freeBudgets();
          await proofOf(row)?.check?.(stage);
          expect((await fetch(`${stage.server.url}/health`)).status).toBe(200);
          passed += 1;
        },
        FULL ? 600_000 : undefined,
      );
    }

    it('no call failed internally, and nothing was thrown uncaught', () => {
      const failures = stage.server
        .log()
        .split('\n')
        .filter((line) => /"level":(50|60)|a call failed|UnhandledPromise|uncaught/u.test(line));
      expect(failures).toEqual([]);
    });
  });
}

/** Whether the file exists and contains the text, as the name of a test that is not left to the full run. */
export function isTestThere(file: string, name: string): boolean {
  const path = join(ROOT, file);
  if (!/\.(test|spec)\.ts$/u.test(file) || !existsSync(path)) return false;
  const [, ...after] = readFileSync(path, 'utf8').split(name);
  return after.some((text) => !/^[^(]{0,200}@full/u.test(text));
}

function summarize(run: number, passed: number, kind: string): string {
  const count = (which: (proof: Proof) => boolean): number =>
    ROWS.filter((row) => {
      const proof = proofOf(row);
      return proof !== undefined && which(proof);
    }).length;
  const elsewhere = count((proof) => proof.tests !== undefined && proof.check === undefined);
  const heavy = count((proof) => proof.heavy === true);
  const reasons = ROWS.flatMap((row) => {
    const reason = proofOf(row)?.reason;
    return reason === undefined ? [] : [`  ${row.id}: ${reason}`];
  });
  const database = isPostgres ? 'PostgreSQL' : 'SQLite';
  return [
    `abuse list on ${database} (${kind}): ${ROWS.length} rows; ${run} run here, ${passed} passed; ${elsewhere} proved by named tests; ` +
      `${heavy} heavy (npm run test:abuse); ${reasons.length} not applicable:`,
    ...reasons,
  ].join('\n');
}
