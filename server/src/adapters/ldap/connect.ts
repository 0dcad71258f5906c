import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { connect, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { Client } from 'ldapts';
import { originOf } from '../../domain/accounts/providers.ts';
import { isPublicAddress } from '../lookups/guarded-get.ts';
import { ProviderFailure } from '../providers/failures.ts';
import { askStartTls } from './start-tls.ts';

/** Limit for everything that one log-in reads. */
const MAX_BYTES = 1024 * 1024;

interface Where {
  /** `ldap:` or `ldaps:`, a name and a port. */
  address: string;
  /** Without TLS; otherwise `ldap:` begins with StartTLS. */
  isPlain: boolean;
  /** Whether the operator has listed this address. */
  isNamed: boolean;
  signal: AbortSignal;
}

export interface Connection {
  /** Runs one request, which ends when the time or the bytes are used up. */
  run<Value>(ask: (client: Client) => Promise<Value>): Promise<Value>;
  close(): void;
}

/**
 * Connects to a directory, at an address we checked, over TLS with a verified certificate. The library receives the
 * connection only once it is open: by itself it would send passwords earlier, and it does not limit what it reads.
 */
export async function openConnection(where: Where): Promise<Connection> {
  const { signal } = where;
  const { Client: LdapClient } = await import('ldapts');
  const socket = await openSocket(where);
  let used = 0;
  let problem: ProviderFailure | null = null;
  const stop = (why: string): void => {
    problem ??= new ProviderFailure('failed', why);
    socket.destroy();
  };
  const stopLate = (): void => stop('It did not answer in time.');
  socket.on('error', () => {});
  socket.on('data', (chunk: Buffer) => {
    used += chunk.length;
    if (used > MAX_BYTES) stop('It sent too much.');
  });
  signal.addEventListener('abort', stopLate, { once: true });
  const client = new LdapClient({ url: 'ldap://directory', createConnection: () => socket });
  return {
    run: async (ask) => {
      if (signal.aborted) stopLate();
      if (problem !== null) throw problem;
      // The library would wait forever for a closed socket.
      if (socket.readyState !== 'open') throw new ProviderFailure('failed', 'It closed the connection.');
      try {
        return await ask(client);
      } catch (error) {
        throw problem ?? error;
      }
    },
    close: () => {
      signal.removeEventListener('abort', stopLate);
      client.unbind().catch(() => {});
      socket.end();
      socket.destroySoon();
    },
  };
}

async function openSocket({ address, isPlain, isNamed, signal }: Where): Promise<Socket> {
  const url = new URL(address);
  const isTls = url.protocol === 'ldaps:';
  if (!isTls && isPlain && !isNamed)
    throw new ProviderFailure('failed', 'It would be asked without TLS, and PRIVATE_PROVIDERS does not name it.');
  const name = url.hostname.replaceAll(/[[\]]/gu, '');
  const port = url.port === '' ? (isTls ? 636 : 389) : Number(url.port);
  let socket = connect({ host: await resolve(name, isNamed, signal), port });
  try {
    await once(socket, 'connect', { signal });
    if (!isTls && isPlain) return socket;
    if (!isTls) await askStartTls(socket, signal);
    // The certificate is for the name, although the connection is to the address we checked.
    const secure = connectTls({ socket, ...(isIP(name) > 0 ? { host: name } : { servername: name }) });
    socket = secure;
    await once(secure, 'secureConnect', { signal });
    return secure;
  } catch (error) {
    socket.on('error', () => {}).destroy();
    throw error;
  }
}

async function resolve(name: string, isNamed: boolean, signal: AbortSignal): Promise<string> {
  const found =
    isIP(name) > 0 ? [{ address: name }] : await Promise.race([lookup(name, { all: true }), rejectLate(signal)]);
  const [first] = isNamed ? found : found.filter(({ address }) => isPublicAddress(address));
  if (first === undefined)
    throw new ProviderFailure('failed', 'It is in a private network, and PRIVATE_PROVIDERS does not name it.');
  return first.address;
}

function rejectLate(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

/** Whether the operator has listed this address. */
export function isNamedIn(address: string, origins: ReadonlySet<string>): boolean {
  return origins.has(originOf(new URL(address)));
}
