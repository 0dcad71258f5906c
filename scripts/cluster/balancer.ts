import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request as ask } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

const LOOK_MS = 500;

interface Balancer {
  /** Checks now which servers are up, instead of within half a second. */
  look: () => Promise<void>;
  close: () => Promise<void>;
}

interface Choices {
  /** Alternates requests between servers whatever they are for, to prove that nothing depends on where they go. */
  anywhere?: boolean;
  /** Trusts the client's X-Forwarded-For, as if it were a proxy. */
  believesForwarded?: boolean;
}

/**
 * Does what HAProxy and nginx do as configured in deploy/, for tests on one machine: routes sockets by document and
 * everything else by address, and nothing to a server that does not answer at /health.
 */
export async function startBalancer(
  port: number,
  servers: readonly number[],
  { anywhere = false, believesForwarded = false }: Choices = {},
): Promise<Balancer> {
  let turn = 0;
  let living: number[] = [...servers];
  const look = async (): Promise<void> => {
    const answers = await Promise.all(
      servers.map((one) =>
        fetch(`http://127.0.0.1:${one}/health`).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    );
    living = servers.filter((_, at) => answers[at] === true);
  };
  const timer = setInterval(() => void look(), LOOK_MS);
  const choose = ({ url = '', socket }: IncomingMessage): number | undefined => {
    if (anywhere) return living[(turn += 1) % living.length];
    const document = new URL(url, 'http://balancer').searchParams.get('document');
    return placeOf(document ?? socket.remoteAddress ?? '', living);
  };
  const headersFor = (request: IncomingMessage) => ({
    ...request.headers,
    'x-forwarded-for':
      (believesForwarded && request.headers['x-forwarded-for']) || (request.socket.remoteAddress ?? ''),
    'x-forwarded-proto': 'http',
  });

  const server = createServer((request, response) => {
    const target = choose(request);
    const refuse = (): void => void (response.headersSent ? response.destroy() : response.writeHead(502).end());
    if (target === undefined) return refuse();
    const { method, url: path } = request;
    const asked = ask({ port: target, host: '127.0.0.1', method, path, headers: headersFor(request) }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.on('error', refuse);
    });
    asked.on('error', refuse);
    response.on('close', () => asked.destroy());
    request.pipe(asked);
  });
  server.on('upgrade', (request: IncomingMessage, near: Duplex, first: Buffer) => {
    near.on('error', () => near.destroy());
    const target = choose(request);
    if (target === undefined) return near.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    const far = connect(target, '127.0.0.1', () => {
      const lines = Object.entries(headersFor(request)).map(([name, value]) => `${name}: ${String(value)}`);
      far.write(`GET ${request.url ?? ''} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      far.write(first);
      near.pipe(far).pipe(near);
    });
    far.on('error', () => near.destroy());
    far.on('close', () => near.destroy());
    near.on('close', () => far.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    look,
    close: async () => {
      clearInterval(timer);
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Consistent hashing: when a server goes, only what it had moves. */
export function placeOf(key: string, servers: readonly number[]): number | undefined {
  const weigh = (server: number): string => createHash('sha256').update(`${key} ${server}`).digest('hex');
  return servers.toSorted((a, b) => (weigh(a) < weigh(b) ? -1 : 1))[0];
}
