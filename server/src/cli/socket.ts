import { createHash } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommandResult } from './commands.ts';

/** Request to a running server: one line of JSON in each direction. */
export interface CommandRequest {
  args: string[];
  /** Operating system user, for the event log. */
  user: string;
}

const REQUEST_BYTES = 1024 * 1024;
/** Limit for Unix socket paths, which must be short. */
const PATH_BYTES = 100;

/** Path of the socket for a data directory's server. */
export function socketPath(dataDir: string): string {
  const path = join(dataDir, 'cli.sock');
  if (Buffer.byteLength(path) <= PATH_BYTES) return path;
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 24);
  return join(tmpdir(), `scriptorium-${name}.sock`);
}

/** Listens for commands. Only those with access to the files of the server's user can connect. */
export async function serveCommands(
  path: string,
  run: (request: CommandRequest) => Promise<CommandResult>,
): Promise<{ close(): Promise<void> }> {
  // The data directory is locked, so an existing socket is stale.
  rmSync(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (connection) => {
    let text = '';
    connection.setEncoding('utf8');
    connection.on('error', () => connection.destroy());
    connection.on('data', (chunk: string) => {
      text += chunk;
      if (text.length > REQUEST_BYTES) connection.destroy();
    });
    connection.on('end', () => {
      answer(text, run).then(
        (result) => connection.end(JSON.stringify(result)),
        () => connection.destroy(),
      );
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => resolve());
  });
  chmodSync(path, 0o600);
  return { close: () => new Promise((resolve) => server.close(() => resolve())) };
}

async function answer(text: string, run: (request: CommandRequest) => Promise<CommandResult>): Promise<CommandResult> {
  const request = JSON.parse(text) as CommandRequest;
  return run(request);
}

/** Asks the running server; undefined if there is none. */
export function callServer(path: string, request: CommandRequest): Promise<CommandResult | undefined> {
  return new Promise((resolve, reject) => {
    const connection = createConnection(path);
    let text = '';
    connection.setEncoding('utf8');
    connection.once('connect', () => connection.end(JSON.stringify(request)));
    connection.on('data', (chunk: string) => {
      text += chunk;
    });
    connection.once('end', () => {
      if (text === '') reject(new Error('The server ended the connection without an answer.'));
      else resolve(JSON.parse(text) as CommandResult);
    });
    connection.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(undefined);
      else reject(error);
    });
  });
}
