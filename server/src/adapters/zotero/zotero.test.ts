import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { Zotero } from './zotero.ts';

it('says when Zotero takes too long, and asks nobody but Zotero', async () => {
  const server = createServer(() => undefined);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const failures: string[] = [];
  const noteFailure = (_service: string, { trouble }: { trouble: string }): void => void failures.push(trouble);
  try {
    const zotero = new Zotero({ origin, userAgent: 'test', noteFailure, limitMs: 50 });
    await expect(zotero.findKey('key')).rejects.toMatchObject({
      code: 'lookup-failed',
      message: 'Zotero did not answer in time. Nothing was changed. Please try again in a moment.',
    });
    expect(failures).toEqual(['slow']);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
