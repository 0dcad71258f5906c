import { userInfo } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { DataDirLocked } from '../adapters/data-lock.ts';
import { openRoad } from '../compose-road.ts';
import { type Config, readConfig } from '../config/env.ts';
import { REGISTRY } from '../operations/index.ts';
import { careForData } from './care.ts';
import { type CommandResult, runCommand } from './commands.ts';
import { callServer, type CommandRequest, socketPath } from './socket.ts';

const TRIES = 60;
const PAUSE_MS = 250;

/** The command line: asks the running server, else opens the data itself. */
async function main(): Promise<CommandResult> {
  const config = readConfig();
  const request = { args: process.argv.slice(2), user: readUserName() };
  const cared = await careForData(config, request.args);
  if (cared !== undefined) return cared;
  for (let tried = 0; ; tried += 1) {
    const answered = await callServer(socketPath(config.dataDir), request);
    if (answered !== undefined) return answered;
    try {
      return await runAlone(config, request);
    } catch (error) {
      // Held, but nobody answers yet: a server that is just starting or stopping.
      if (!(error instanceof DataDirLocked) || tried >= TRIES) throw error;
      await wait(PAUSE_MS);
    }
  }
}

/** No server runs: this process is the one that writes. */
async function runAlone(config: Config, request: CommandRequest): Promise<CommandResult> {
  const noServer = () => {
    throw new Error('Only a running server does this.');
  };
  const open = await openRoad(
    config,
    () => ({
      exports: { readyProfiles: noServer, convert: noServer, cancel: noServer },
      live: () => ({ documents: 0, people: 0 }),
      openDocuments: () => [],
    }),
    (error) => {
      throw error;
    },
  );
  try {
    return await runCommand(open.road, REGISTRY, request);
  } finally {
    await open.close();
  }
}

function readUserName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'cli');
  }
}

main().then(
  ({ ok, text }) => {
    (ok ? process.stdout : process.stderr).write(`${text}\n`);
    process.exitCode = ok ? 0 : 1;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
