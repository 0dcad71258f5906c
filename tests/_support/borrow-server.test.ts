import { expect, test } from 'vitest';
import { borrowServer } from './borrow-server.ts';
import { findSecrets, forgetSecrets, noteSecret } from './secrets.ts';
import { ADMIN } from './start-server.ts';

test('whoever borrows a server searches what it wrote since the last search, for its own secrets as well', async () => {
  const last = await borrowServer();
  await last.dispose();
  forgetSecrets();
  const secret = `canary-${crypto.randomUUID()}`;
  await fetch(`${last.url}/${secret}`);
  await expect.poll(() => last.log()).toContain(secret);
  const next = await borrowServer();
  expect(findSecrets(`Logged in with ${ADMIN.password}.`)).toEqual([ADMIN.password]);
  noteSecret(secret);
  await expect(next.dispose()).rejects.toThrow('The log of the server holds secrets');
  await next.dispose();
});
