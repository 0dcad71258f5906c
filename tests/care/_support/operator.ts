import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CLI, NODE, ROOT, START } from '../../_support/start-server.ts';

const execute = promisify(execFile);

/** Runs the command line with a server's settings, like its operator. */
export async function cli(env: Record<string, string>, ...args: string[]): Promise<{ code: number; text: string }> {
  try {
    const { stdout, stderr } = await execute(NODE, [CLI, ...args], { env, cwd: ROOT });
    return { code: 0, text: stdout + stderr };
  } catch (error) {
    const ended = error as { code: number; stdout: string; stderr: string };
    return { code: ended.code, text: ended.stdout + ended.stderr };
  }
}

/** What a server says before it gives up. */
export async function tryStart(env: Record<string, string>): Promise<string> {
  const { stderr } = await execute(NODE, START, { env, timeout: 40_000 }).catch((error: { stderr: string }) => error);
  return stderr.trim();
}
