import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { STEPS } from './steps.ts';
import { ROOT } from './step.ts';

it('the workflow runs every step of the gate once, each after what it needs', () => {
  const workflow = readFileSync(join(ROOT, '.github/workflows/gate.yml'), 'utf8');
  const [, listed = ''] = /\n {8}steps:\n((?: {10}- .*\n)+)/u.exec(workflow) ?? [];
  const jobs = Array.from(listed.matchAll(/- (.*)\n/gu), ([, line = '']) => line.split(' '));
  // One job's build is not available in another.
  expect(
    jobs
      .flat()
      .filter((name) => name !== 'build')
      .toSorted(),
  ).toEqual(
    STEPS.map(({ name }) => name)
      .filter((name) => name !== 'build')
      .toSorted(),
  );
  for (const { name, after = [] } of STEPS) {
    const job = jobs.find((names) => names.includes(name));
    expect(job, name).toEqual(expect.arrayContaining([...after]));
  }
});

it('the nightly workflow runs every part of the full run', () => {
  const workflow = readFileSync(join(ROOT, '.github/workflows/full.yml'), 'utf8');
  const [, listed = ''] = /\n {8}part: \[(.*)\]\n/u.exec(workflow) ?? [];
  const script = readFileSync(join(ROOT, 'scripts/full.ts'), 'utf8');
  const parts = Array.from(script.matchAll(/^ {2}'?([\w-]+)'?: \(\) => run/gmu), ([, name]) => name);
  expect(parts).toHaveLength(3);
  expect(listed.split(', ')).toEqual(parts);
});
