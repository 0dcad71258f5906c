import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { connect, isIP, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { connect as connectTls } from 'node:tls';
import type { Client } from 'ldapts';
import { originOf } from '../../domain/accounts/providers.ts';
import { isPublicAddress } from '../lookups/guarded-get.ts';
import { ProviderFailure } from '../providers/failures.ts';
import { Replies } from './replies.ts';
import { requestStartTls } from './start-tls.ts';

/** For everything that one log-in reads. */
const MAX_BYTES = 1024 * 1024;

interface Target {
  /** `ldap:` or `ldaps:`, host and port. */
  address: string;
  /** Whether to do without TLS; otherwise `ldap:` begins with StartTLS. */
  isPlain: boolean;
  /** Whether the operator has listed this address. */
  isListed: boolean;
  signal: AbortSignal;
}

export interface Connection {
  /** Runs one request; rejects when time or bytes are used up. */
  run<Value>(request: (client: Client) => Promise<Value>): Promise<Value>;
  close(): void;
}

/**
 * Connects to a directory, at an address we checked, over TLS with a verified certificate. The library only gets the open
 * connection: by itself, it would send passwords earlier, and limits neither time nor bytes. Throws `ProviderFailure`.
 */
export async function openConnection(target: Target): Promise<Connection> {
  const { signal } = target;
  const { Client: LdapClient } = await import('ldapts');
  const socket = await openSocket(target);
  let used = 0;
  let problem: ProviderFailure | null = null;
  const abort = (why: string): void => {
    problem ??= new ProviderFailure('failed', why);
    socket.destroy();
  };
  const onTimeout = (): void => abort('It did not answer in time.');
  const stream = new ReplyStream(socket);
  const replies = new Replies();
  socket.on('error', () => {});
  socket.on('data', (chunk: Buffer) => {
    used += chunk.length;
    if (used > MAX_BYTES) return abort('It sent too much.');
    try {
      for (const reply of replies.add(chunk)) stream.push(reply);
    } catch (error) {
      abort(error instanceof ProviderFailure ? error.detail : 'It could not be understood.');
    }
  });
  socket.on('close', () => stream.destroy());
  signal.addEventListener('abort', onTimeout, { once: true });
  // The library expects a socket, but uses no more of it than this.
  const client = new LdapClient({ url: 'ldap://directory', createConnection: () => stream as unknown as Socket });
  return {
    run: async (request) => {
      if (signal.aborted) onTimeout();
      if (problem !== null) throw problem;
      // The library would wait forever for a closed socket.
      if (socket.readyState !== 'open') throw new ProviderFailure('failed', 'It closed the connection.');
      try {
        return await request(client);
      } catch (error) {
        throw problem ?? error;
      }
    },
    close: () => {
      signal.removeEventListener('abort', onTimeout);
      client.unbind().catch(() => {});
      socket.end();
      socket.destroySoon();
    },
  };
}

/** The library's side of the connection: reads one whole reply at a time; writes go straight to the socket. */
class ReplyStream extends Duplex {
  readonly connecting = false;
  readonly readyState = 'open';
  readonly #socket: Socket;

  constructor(socket: Socket) {
    super({ readableObjectMode: true });
    this.#socket = socket;
  }

  override _read(): void {
    // Replies are pushed as they arrive.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#socket.write(chunk, done);
  }
}

async function openSocket({ address, isPlain, isListed, signal }: Target): Promise<Socket> {
  const url = new URL(address);
  const isTls = url.protocol === 'ldaps:';
  if (!isTls && isPlain && !isListed)
    throw new ProviderFailure('failed', 'It would be asked without TLS, and PRIVATE_PROVIDERS does not name it.');
  const name = url.hostname.replaceAll(/[[\]]/gu, '');
  const port = url.port === '' ? (isTls ? 636 : 389) : Number(url.port);
  let socket = connect({ host: await resolve(name, isListed, signal), port });
  try {
    await once(socket, 'connect', { signal });
    if (!isTls && isPlain) return socket;
    if (!isTls) await requestStartTls(socket, signal);
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

async function resolve(name: string, isListed: boolean, signal: AbortSignal): Promise<string> {
  const found =
    isIP(name) > 0 ? [{ address: name }] : await Promise.race([lookup(name, { all: true }), rejectOnAbort(signal)]);
  const [first] = isListed ? found : found.filter(({ address }) => isPublicAddress(address));
  if (first === undefined)
    throw new ProviderFailure('failed', 'It is in a private network, and PRIVATE_PROVIDERS does not name it.');
  return first.address;
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

/** Whether the operator has listed this address. */
export function isListedIn(address: string, origins: ReadonlySet<string>): boolean {
  return origins.has(originOf(new URL(address)));
}
