import { userInfo } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { readConfig } from '../config/env.ts';
import { isCareCommand } from './care-usage.ts';
import type { CommandResult } from './commands.ts';
import { callServer, socketPath } from './socket.ts';

const TRIES = 60;
const PAUSE_MS = 250;
/** The command line: asks the running server, or opens the data itself. */
async function main(): Promise<CommandResult> {
  // Backups contain everything and must be private.
  process.umask(0o077);
  const config = readConfig();
  const request = { args: process.argv.slice(2), user: readUserName() };
  if (isCareCommand(request.args[0] ?? '')) {
    const { careForData } = await import('./care.ts');
    const cared = await careForData(config, request.args);
    if (cared !== undefined) return cared;
  }
  for (let tried = 0; tried < TRIES; tried += 1) {
    // Most code is loaded only if no running server can respond.
    const answered = await callServer(socketPath(config.dataDir), request);
    if (answered !== undefined) return answered;
    const { runAlone } = await import('./run-alone.ts');
    const result = await runAlone(config, request);
    if (result !== undefined) return result;
    // Locked but not responding: a server is starting or stopping.
    await wait(PAUSE_MS);
  }
  return { ok: false, text: `Another Scriptorium process uses ${config.dataDir} and does not answer.` };
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
