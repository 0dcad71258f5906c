import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { Zotero } from './zotero.ts';

it('reports when Zotero takes too long, and contacts no other server', async () => {
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

it('reads a library up to a limit in bytes, and refuses pages with more works than requested', async () => {
  let perPage = 100;
  let itemType = 'note';
  const server = createServer((request, response) => {
    const start = Number(new URL(request.url ?? '', 'http://fake').searchParams.get('start'));
    const page = Array.from({ length: perPage }, (_, number) => ({
      key: `A${String(start + number).padStart(7, '0')}`,
      data: { itemType, note: 'n'.repeat(100) },
      csljson: { type: 'book', title: 'T'.repeat(100) },
    }));
    response
      .writeHead(200, { 'content-type': 'application/json', 'last-modified-version': '5', 'total-results': '1000' })
      .end(JSON.stringify(page));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const options = { origin, userAgent: 'test', noteFailure: () => undefined };
    let read = 0;
    const wanted = {
      library: 'groups/1',
      key: null,
      since: 0,
      signal: new AbortController().signal,
      expect: () => undefined,
      advance: (by: number): void => void (read += by),
    };
    expect(await new Zotero(options).readLibrary(wanted)).toMatchObject({ version: 5 });
    read = 0;
    await expect(new Zotero({ ...options, maxLibraryBytes: 50_000 }).readLibrary(wanted)).rejects.toMatchObject({
      code: 'too-large',
    });
    expect(read).toBe(100);
    // Items that are not works are read but not kept.
    await expect(new Zotero({ ...options, maxKeptBytes: 50_000 }).readLibrary(wanted)).resolves.toMatchObject({
      items: [],
    });
    itemType = 'book';
    read = 0;
    await expect(new Zotero({ ...options, maxKeptBytes: 50_000 }).readLibrary(wanted)).rejects.toMatchObject({
      code: 'too-large',
    });
    expect(read).toBeLessThan(500);
    perPage = 101;
    await expect(new Zotero(options).readLibrary(wanted)).rejects.toMatchObject({ code: 'lookup-failed' });
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
