import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BIN, ROOT } from './step.ts';

/** One violation each, and the rule that must report it. */
const OFFENCES: { files: Record<string, string>; rule: string }[] = [
  {
    rule: 'server-domain-imports-only-below',
    files: {
      'server/src/domain/items/tree.ts': "import type { Db } from '../../db/database.ts';\nexport type T = Db;",
    },
  },
  {
    rule: 'server-rim-are-blind-to-one-another',
    files: { 'server/src/policy/rules.ts': "import { now } from '../adapters/clock.ts';\nexport const n = now;" },
  },
  {
    rule: 'server-work-are-blind-to-one-another',
    files: { 'server/src/live/room.ts': "import { job } from '../jobs/job.ts';\nexport const r = job;" },
  },
  {
    rule: 'features-are-blind-to-one-another',
    files: { 'web/src/features/login/a.ts': "import { b } from '../groups/b.ts';\nexport const a = b;" },
  },
  {
    rule: 'web-lib-imports-only-below',
    files: { 'web/src/lib/c.ts': "import { b } from '../features/groups/b.ts';\nexport const c = b;" },
  },
  {
    rule: 'bibliography-is-pure',
    files: { 'bibliography/src/x.ts': "import { readFile } from 'node:fs';\nexport const x = readFile;" },
  },
  {
    rule: 'contract-imports-only-zod',
    files: { 'contract/src/x.ts': "import { readFile } from 'node:fs';\nexport const x = readFile;" },
  },
  {
    rule: 'review-core-is-pure',
    files: { 'contract/src/review/core/x.ts': "import { z } from 'zod';\nexport const x = z;" },
  },
  {
    rule: 'server-and-browser-meet-in-the-contract',
    files: { 'web/src/ui/s.ts': "import { now } from '../../../server/src/adapters/clock.ts';\nexport const s = now;" },
  },
  {
    rule: 'access-is-judged-in-one-place',
    files: {
      'server/src/operations/a.ts': "import { facts } from '../db/groups/access-facts.ts';\nexport const a = facts;",
    },
  },
  {
    rule: 'server-rim-imports-only-below',
    files: { 'server/src/db/items/z.ts': "import { decide } from '../../model/items/m.ts';\nexport const z = decide;" },
  },
  {
    rule: 'server-model-imports-only-below',
    files: { 'server/src/model/p.ts': "import type { P } from '../pipeline/p.ts';\nexport type M = P;" },
  },
  {
    rule: 'db-only-queries',
    files: {
      'server/src/db/f.ts': "import { fail } from '../../../contract/src/errors.ts';\nexport const f = fail;",
    },
  },
  {
    rule: 'db-only-queries',
    files: {
      'server/src/db/e.ts': "import type { E } from '../domain/events.ts';\nexport type R = E;",
    },
  },
  {
    rule: 'only-db-runs-kysely',
    files: { 'server/src/operations/k.ts': "import { sql } from 'kysely';\nexport const k = sql;" },
  },
  {
    rule: 'no-circles',
    files: {
      'server/src/domain/one.ts': "import type { Two } from './two.ts';\nexport interface One { two: Two }",
      'server/src/domain/two.ts': "import type { One } from './one.ts';\nexport interface Two { one: One }",
    },
  },
];

const LAWFUL: Record<string, string> = {
  'contract/src/errors.ts': 'export const fail = 1;',
  'server/src/domain/events.ts': 'export interface E { a: 1 }',
  'server/src/pipeline/p.ts':
    "import { decide } from '../model/items/m.ts';\nexport const P = decide; export interface P { a: 1 }",
  'server/src/model/items/m.ts':
    "import { fail } from '../../../../contract/src/errors.ts';\nimport { q } from '../../db/items/q.ts';\nexport const decide = [fail, q];",
  'server/src/db/items/q.ts': "import { sql } from 'kysely';\nexport const q = sql;",
  'server/src/operations/t.ts': "import type { Kysely } from 'kysely';\nexport type T = Kysely<object>;",
  'server/src/db/database.ts': 'export interface Db { a: 1 }',
  'server/src/db/groups/access-facts.ts': 'export const facts = 1;',
  'server/src/adapters/clock.ts': 'export const now = 1;',
  'server/src/jobs/job.ts': "import type { Db } from '../db/database.ts';\nexport const job = {} as Db;",
  'web/src/features/groups/b.ts': 'export const b = 1;',
};

describe('the import rules', () => {
  let folder = '';
  let violations: { from: string; rule: { name: string } }[] = [];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'scriptorium-layers-'));
    for (const [path, content] of [LAWFUL, ...OFFENCES.map((offence) => offence.files)].flatMap(Object.entries)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), String(content));
    }
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    const config = join(ROOT, '.dependency-cruiser.mjs');
    const args = [
      'contract/src',
      'bibliography/src',
      'server/src',
      'web/src',
      '--config',
      config,
      '--output-type',
      'json',
    ];
    const output = execFileSync(join(BIN, 'depcruise'), args, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).toString();
    violations = (JSON.parse(output) as { summary: { violations: typeof violations } }).summary.violations;
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(OFFENCES)('$rule is reported', ({ rule, files }) => {
    const named = violations.filter((violation) => violation.rule.name === rule).map((violation) => violation.from);
    expect(named).toEqual(expect.arrayContaining([Object.keys(files)[0]]));
  });

  it('allows legitimate imports', () => {
    expect(violations.filter((violation) => Object.keys(LAWFUL).includes(violation.from))).toEqual([]);
  });
});
