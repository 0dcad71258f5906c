import { setFlagsFromString } from 'node:v8';
import { destination, pino } from 'pino';
import { collectGarbageAfter } from './adapters/collect-garbage.ts';
import { composeServer, type Server } from './compose.ts';
import { readConfig } from './config/env.ts';
import { explainStart } from './explain-start.ts';

/**
 * Time to finish after connections are no longer accepted, before the process exits anyway; open ones are cut a little
 * earlier.
 */
const STOP_LIMIT_MS = 10_000;
const CUT_LIMIT_MS = 5_000;
const COLLECT_AFTER_MS = 15_000;

/** Starts the server and shuts it down cleanly. */
async function start(): Promise<void> {
  // Files are private to this user, even in a data directory that others can read.
  process.umask(0o077);
  const config = readConfig();
  leaveThreadsTheirSizes();
  const log = openLog(config.logLevel);
  const server = await composeServer(config, log, (error) => {
    log.fatal({ err: error }, 'the database cannot be written any more; exiting, so that a supervisor restarts it');
    process.exit(1);
  });
  await server.app.listen({ host: config.host, port: config.port });
  server.startJobs();
  stopOnSignals(server, log);
  collectGarbageAfter(COLLECT_AFTER_MS);

  const address = server.app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  const url = config.publicUrl ?? `http://localhost:${port}`;
  process.stdout.write(`Scriptorium is ready at ${url}\n`);
  if (config.publicUrl === null && !isLoopback(config.host)) {
    process.stdout.write(
      `It listens on ${config.host}, but accepts visits only at ${url}: set PUBLIC_URL to the address that people use, such as https://docs.example.org or http://192.0.2.1:${port}.\n`,
    );
  }
  if (server.setupPath !== null) {
    process.stdout.write(`Create the first administrator with this one-time link: ${url}${server.setupPath}\n`);
  }
}

/**
 * `npm start` sets the size of this thread's young generation, which V8 would also use for every other thread,
 * regardless of that thread's own settings.
 */
function leaveThreadsTheirSizes(): void {
  setFlagsFromString('--min-semi-space-size=0');
  setFlagsFromString('--max-semi-space-size=0');
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

/**
 * One line of JSON per event on standard output. A log that cannot be written (full disk, broken pipe) stops nothing.
 */
function openLog(level: string): pino.Logger {
  const lines = destination({ dest: 1, sync: true });
  lines.on('error', () => undefined);
  process.stdout.on('error', () => undefined);
  return pino({ level, redact: ['req.headers.cookie', 'req.headers.authorization', 'busboyOptions.headers'] }, lines);
}

function stopOnSignals(
  server: Server,
  log: { info: (line: string) => void; error: (fields: object, line: string) => void },
): void {
  let stopping = false;
  const hurry = new AbortController();
  const stop = (signal: string, code: number): void => {
    // A second signal means: stop now.
    if (stopping || code !== 0) hurry.abort();
    if (stopping) return;
    stopping = true;
    log.info(`${signal}: stopping`);
    const end = async (): Promise<void> => {
      await server.drain(hurry.signal);
      setTimeout(() => server.app.server.closeAllConnections(), CUT_LIMIT_MS).unref();
      setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
      await server.stop();
    };
    end().then(
      () => process.exit(code),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => stop('SIGTERM', 0));
  process.on('SIGINT', () => stop('SIGINT', 0));
  // The state after such an error is unknown: log it, finish what can be finished, and let the supervisor restart us.
  process.on('uncaughtException', (error) => {
    log.error({ err: error }, 'unhandled error');
    stop('uncaught error', 1);
  });
}

start().catch((error: unknown) => {
  process.stderr.write(`Scriptorium could not start: ${explainStart(error)}\n`);
  process.exit(1);
});
