import { createServer, connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { FrameRepeater } from './frame-repeater.ts';

export type Fault = 'none' | 'refuse' | 'swallow-up' | 'swallow-down' | 'repeat-up' | 'repeat-down';

/** A network between browser and server that can be slow, cut, silent in one direction, or duplicate messages. */
export class FaultyProxy {
  fault: Fault = 'none';
  delay = 0;
  readonly port: number;
  readonly #server: ReturnType<typeof createServer>;
  readonly #sockets: Set<Socket>;

  private constructor(server: ReturnType<typeof createServer>, sockets: Set<Socket>) {
    this.#server = server;
    this.#sockets = sockets;
    this.port = (server.address() as AddressInfo).port;
  }

  static async start(target: () => number): Promise<FaultyProxy> {
    const sockets = new Set<Socket>();
    const state: { proxy: FaultyProxy | null } = { proxy: null };
    const server = createServer((client) => {
      const proxy = state.proxy;
      if (!proxy || proxy.fault === 'refuse') {
        client.destroy();
        return;
      }
      const upstream = connect(target(), '127.0.0.1');
      for (const socket of [client, upstream]) {
        sockets.add(socket);
        socket.on('close', () => sockets.delete(socket));
        socket.on('error', () => undefined);
      }
      proxy.#forward(client, upstream, 'up');
      proxy.#forward(upstream, client, 'down');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    state.proxy = new FaultyProxy(server, sockets);
    return state.proxy;
  }

  /** Cuts every connection, like pulling a cable. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async stop(): Promise<void> {
    this.cut();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  #forward(from: Socket, to: Socket, direction: 'up' | 'down'): void {
    const repeater = new FrameRepeater();
    from.on('data', (read: Buffer) => {
      const bytes = repeater.take(read, this.fault === `repeat-${direction}`);
      if (this.fault === `swallow-${direction}`) return;
      if (this.delay === 0) to.write(bytes);
      else setTimeout(() => to.write(bytes), this.delay);
    });
    from.on('close', () => to.destroy());
  }
}
