import { pino } from 'pino';
import { DataDirLocked } from './adapters/data-lock.ts';
import { composeServer, type Server } from './compose.ts';
import { ConfigError, readConfig } from './config/env.ts';

/** Time to finish what runs before the process ends anyway. */
const STOP_LIMIT_MS = 10_000;

/** Starts the server and stops it in good order. */
async function start(): Promise<void> {
  const config = readConfig();
  const log = pino({ level: config.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] });
  const server = await composeServer(config, log, (error) => {
    log.fatal({ err: error }, 'the database cannot be written any more; ending, so that a supervisor starts anew');
    process.exit(1);
  });
  await server.app.listen({ host: config.host, port: config.port });
  server.startJobs();
  stopOnSignals(server, log);

  const address = server.app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  const url = config.publicUrl ?? `http://localhost:${port}`;
  process.stdout.write(`Scriptorium is ready at ${url}\n`);
  if (server.setupPath !== null) {
    process.stdout.write(`Make the first administrator with this link, once: ${url}${server.setupPath}\n`);
  }
}

function stopOnSignals(
  server: Server,
  log: { info: (line: string) => void; error: (fields: object, line: string) => void },
): void {
  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    log.info(`${signal}: stopping`);
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
}

start().catch((error: unknown) => {
  const foreseen = error instanceof ConfigError || error instanceof DataDirLocked || isListenError(error);
  const text = error instanceof Error ? (foreseen ? error.message : (error.stack ?? error.message)) : String(error);
  process.stderr.write(`Scriptorium could not start: ${text}\n`);
  process.exit(1);
});

function isListenError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES');
}
