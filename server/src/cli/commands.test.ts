import { expect, test } from 'vitest';
import type { Pipeline } from '../pipeline/run-operation.ts';
import { refuseCare } from './care-usage.ts';
import { runCommand } from './commands.ts';

const CREATE =
  'Usage: user create --email <address> --name <display name> [--password <password>] [--admin] [--quota <bytes>]';
/** None of these get as far as using it. */
const run = (...args: string[]) => runCommand({} as Pipeline, new Map(), { args, user: 'root' });

test('--help prints the usage of a command, and does nothing', async () => {
  expect(await run('user', 'create', '--help')).toEqual({ ok: true, text: CREATE });
  expect(await run('user', 'delete', '--email', 'a@example.org', '-h')).toEqual({
    ok: true,
    text: 'Usage: user delete --email <address>',
  });
  expect(refuseCare('backup', ['--help'])).toEqual({ ok: true, text: 'Usage: backup <new folder>' });
  expect(refuseCare('move-to-postgres', ['-h'])).toEqual({ ok: true, text: 'Usage: move-to-postgres' });
  expect(await run('--help')).toMatchObject({ ok: true, text: expect.stringMatching(/^Commands:\n/u) as string });
  expect(await run('user', '--help')).toMatchObject({ ok: true });
});

test.each([
  [['--mail', 'a@example.org'], 'There is no option --mail.'],
  // Of another command.
  [['--limit', '3'], 'There is no option --limit.'],
  [['-x'], 'There is no option -x.'],
  [['--email'], '--email needs a value.'],
  [['--email', '--name', 'Ann'], '--email needs a value.'],
  [['--admin=yes'], '--admin takes no value.'],
  [['--name', 'Ann'], '--email is needed.'],
])('%j is refused in one sentence above the usage', async (options, sentence) => {
  expect(await run('user', 'create', ...options)).toEqual({ ok: false, text: `${sentence}\n${CREATE}` });
});

test('a folder is not named like an option', () => {
  expect(refuseCare('backup', ['--folder'])).toEqual({
    ok: false,
    text: 'There is no option --folder.\nUsage: backup <new folder>',
  });
  expect(refuseCare('check', ['--repair', '--cut'])).toBeUndefined();
});
