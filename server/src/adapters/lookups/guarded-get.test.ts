import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guardedGet, isPublicAddress, type LookupFailure } from './guarded-get.ts';

describe('an address', () => {
  it.each(['8.8.8.8', '151.101.1.1', '2606:4700::1111', '2a00:1450:4001::200e'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  const others =
    '127.0.0.1 10.1.2.3 172.31.0.1 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 255.255.255.255 ::1 :: ' +
    '::ffff:127.0.0.1 ::ffff:8.8.8.8 fe80::1 fd00::1 64:ff9b::7f00:1 2002:7f00:1:: 2001:db8::1 ff02::1 localhost ';
  it.each(others.split(' '))('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('a guarded request', () => {
  let server: Server;
  let origin: string;
  let asked = 0;
  const hung: (() => void)[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      asked += 1;
      if (request.url === '/hangs') hung.push(() => response.end());
      else if (request.url === '/drips') {
        response.writeHead(200);
        response.write('{');
      } else response.end('{}');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const options = { accept: 'application/json', userAgent: 'test' };
  const troubleOf = (asking: Promise<unknown>): Promise<string> =>
    asking.then(
      () => 'none',
      (failure: LookupFailure) => failure.trouble,
    );

  it('reaches an address listed by the operator', async () => {
    const answer = await guardedGet(`${origin}/`, { ...options, allowed: new Map([[origin, true]]) });
    expect(answer).toMatchObject({ status: 200, body: '{}' });
  });

  it('does not connect to a public name that resolves to a private address', async () => {
    const { port } = new URL(origin);
    const service = `https://service.example:${port}`;
    const before = asked;
    let connections = 0;
    server.on('connection', () => (connections += 1));
    const trouble = await troubleOf(
      guardedGet(service, {
        ...options,
        allowed: new Map([[service, false]]),
        resolve: (_name, _options, callback) => callback(null, [{ address: '127.0.0.1', family: 4 }]),
      }),
    );
    expect({ trouble, connections, asked }).toEqual({ trouble: 'unreachable', connections: 0, asked: before });
  });

  it('contacts no host that is not listed, and no public service without TLS', async () => {
    const before = asked;
    expect(await troubleOf(guardedGet(origin, { ...options, allowed: new Map() }))).toBe('unreadable');
    expect(await troubleOf(guardedGet(origin, { ...options, allowed: new Map([[origin, false]]) }))).toBe('unreadable');
    const numbered = 'https://127.0.0.1';
    expect(await troubleOf(guardedGet(numbered, { ...options, allowed: new Map([[numbered, false]]) }))).toBe(
      'unreadable',
    );
    expect(asked).toBe(before);
  });

  it.each(['/hangs', '/drips'])('gives up when %s takes too long', async (path) => {
    const allowed = new Map([[origin, true]]);
    expect(await troubleOf(guardedGet(origin + path, { ...options, allowed, limitMs: 50 }))).toBe('slow');
  });

  it('reports a refused connection', async () => {
    const closed = 'http://127.0.0.1:1';
    expect(await troubleOf(guardedGet(closed, { ...options, allowed: new Map([[closed, true]]) }))).toBe('unreachable');
  });
});
