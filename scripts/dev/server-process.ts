import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findFreePort, NODE, ROOT } from '../../tests/_support/start-server.ts';

/** Editors save several files at once; wait for all of them before restarting. */
const SETTLE_MS = 150;
const START_LIMIT_MS = 60_000;

/** From its sources, since the bundle would have to be rebuilt after each change. */
const FROM_SOURCES = ['--max-semi-space-size=4', '--min-semi-space-size=4', join(ROOT, 'server', 'src', 'main.ts')];

/**
 * The server as run by `npm start`, but from its sources: a child process on a free local port, restarted on demand,
 * sharing our output.
 */
export class ServerProcess {
  readonly address: string;
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;
  #timer: NodeJS.Timeout | undefined;
  #restarting = Promise.resolve();

  private constructor(port: number, env: Record<string, string>) {
    this.address = `http://127.0.0.1:${port}`;
    // Even if this process ends with an error.
    process.once('exit', () => this.#child?.kill('SIGTERM'));
    this.#env = { ...process.env, ...env, HOST: '127.0.0.1', PORT: String(port) };
  }

  static async start(env: Record<string, string>): Promise<ServerProcess> {
    const server = new ServerProcess(await findFreePort(), env);
    await server.#start();
    return server;
  }

  restartSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#restarting = this.#restarting.then(() => this.#restart());
    }, SETTLE_MS);
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  }

  async #restart(): Promise<void> {
    await this.stop();
    try {
      await this.#start();
      console.log('The server has restarted.');
    } catch (error) {
      console.error(`${String(error)} The next change tries again.`);
    }
  }

  async #start(): Promise<void> {
    const child = spawn(NODE, FROM_SOURCES, { cwd: ROOT, env: this.#env, stdio: ['ignore', 'inherit', 'inherit'] });
    this.#child = child;
    const limit = performance.now() + START_LIMIT_MS;
    while (performance.now() < limit) {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error('The server did not start.');
      const answer = await fetch(`${this.address}/health`).catch(() => undefined);
      if (answer?.status === 200) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('The server was not ready after a minute.');
  }
}
