import { spawnSync } from 'node:child_process';
import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A network namespace connected to this machine by one cable, which can be pulled: packets are then lost, not refused.
 */
export interface Network {
  /** Prefix for running a command inside. */
  readonly within: readonly string[];
  /** Address of this machine, seen from inside. */
  readonly outside: string;
  /** Makes a port of this machine reachable from inside; returns the port. */
  letOut(port: number): Promise<number>;
  /** Makes a port inside reachable from this machine, under the same number. */
  letIn(port: number): Promise<void>;
  pull(): void;
  plug(): void;
  remove(): Promise<void>;
}

const ip = (...words: string[]): boolean => spawnSync('ip', words).status === 0;

const name = `sc${process.pid}`;

/** Needs root and iproute2. */
export const CAN_MAKE_NETWORKS = ip('netns', 'add', name) && ip('netns', 'del', name);

export function makeNetwork(): Network {
  const [near, far] = [`${name}a`, `${name}b`];
  const [outside, inside] = [`10.203.${process.pid % 250}.1`, `10.203.${process.pid % 250}.2`];
  const within = ['ip', 'netns', 'exec', name];
  const isMade =
    ip('netns', 'add', name) &&
    ip('link', 'add', near, 'type', 'veth', 'peer', 'name', far) &&
    ip('link', 'set', far, 'netns', name) &&
    ip('addr', 'add', `${outside}/30`, 'dev', near) &&
    ip('link', 'set', near, 'up') &&
    ip('-n', name, 'addr', 'add', `${inside}/30`, 'dev', far) &&
    ip('-n', name, 'link', 'set', far, 'up') &&
    ip('-n', name, 'link', 'set', 'lo', 'up');
  const removeAll = (): void => {
    ip('link', 'del', near);
    ip('netns', 'del', name);
  };
  if (!isMade) {
    removeAll();
    throw new Error('There is no network for the server.');
  }
  const ends: (() => Promise<void>)[] = [];
  return {
    within,
    outside,
    letOut: async (port) => {
      const { server, end } = await forward({ host: outside, port: 0 }, { host: '127.0.0.1', port });
      ends.push(end);
      return (server.address() as { port: number }).port;
    },
    letIn: async (port) => {
      const { end } = await forward({ host: '127.0.0.1', port }, { host: inside, port });
      ends.push(end);
    },
    pull: () => void ip('link', 'set', near, 'down'),
    plug: () => void ip('link', 'set', near, 'up'),
    remove: async () => {
      for (const end of ends) await end();
      removeAll();
    },
  };
}

interface Place {
  host: string;
  port: number;
}

/** Connections stay open while nothing arrives, as with a router in between. */
async function forward(from: Place, to: Place): Promise<{ server: Server; end: () => Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ ...to, allowHalfOpen: true });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(from.port, from.host, resolve));
  return {
    server,
    end: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}
