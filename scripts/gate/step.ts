import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Planned } from './plan.ts';

export const ROOT = join(import.meta.dirname, '..', '..');
export const BIN = join(ROOT, 'node_modules', '.bin');

export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** What the step needs was unavailable: it neither passed nor failed, and its line says so. */
  notChecked?: true;
  /** What was checked, for display, such as "412 files". */
  counted: string;
  /** Tests that failed once and passed on retry; each points to a bug, here or in the product. */
  unsteady?: readonly string[];
}

/** One step of the gate. A check that does not consist of tests counts as one passed or failed. */
export interface Step extends Planned {
  /** Seconds on two idle cores; for a background step, alongside the others. */
  budget: number;
  run: () => Promise<Outcome>;
}

/** After this long, a step is taken to hang. */
const HANGS_AFTER = 20 * 60_000;

/** Runs a tool from node_modules/.bin with the lock file's Node and no stdin; shows its output unless quiet. */
export async function runTool(
  tool: string,
  args: string[],
  options: { quiet?: boolean; env?: Record<string, string> } = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(BIN, tool), args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        CI: 'true',
        NO_COLOR: '1',
        ...options.env,
        PATH: `${BIN}${delimiter}${process.env['PATH'] ?? ''}`,
      },
      timeout: HANGS_AFTER,
      killSignal: 'SIGKILL',
    });
    let output = '';
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
      if (options.quiet !== true) process.stdout.write(chunk);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** The outcome of one check; it fails if it saw nothing. */
export function judge(isGood: boolean, seen: number, counted: string): Outcome {
  const good = isGood && seen > 0;
  return { passed: good ? 1 : 0, failed: good ? 0 : 1, skipped: 0, counted };
}

/** Every source file in these folders of the repository. */
export function listSources(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1)),
  );
}
