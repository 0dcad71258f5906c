import { spawnSync } from 'node:child_process';
import {
  closeSync,
  constants,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { nativeEnvironment, sandboxCommand, type NativeProgram } from './native-program.ts';
import type { Pandoc, PandocRun } from './wasm-pandoc.ts';

const MAX_STDERR_BYTES = 4 * 1024 * 1024;
/** No more fits into a frame to the parent, and a sparse file may claim to be larger than the disk. */
const MAX_RESULT_BYTES = 512 * 1024 * 1024;

/**
 * The operator's pandoc, behind the same interface as the bundled one: one process per conversion, without a shell, in a
 * temporary folder inside `folder` that contains only the files of the call.
 */
export function startNativePandoc(native: NativeProgram, folder: string): Pandoc {
  let count = 0;
  return {
    convert(options, files, sourceDate) {
      count += 1;
      const root = join(realpathSync(folder), `conversion-${count}`);
      try {
        return convertIn(native, root, options, files, sourceDate);
      } finally {
        rmSync(root, { recursive: true, force: true });
      }
    },
  };
}

function convertIn(
  native: NativeProgram,
  root: string,
  options: Record<string, unknown>,
  files: ReadonlyMap<string, Uint8Array>,
  sourceDate: number,
): PandocRun {
  for (const name of ['job', 'out', 'temporary']) mkdirSync(join(root, name), { recursive: true });
  for (const [path, bytes] of files) putFile(join(root, 'job'), path, bytes);
  const engine = native.engines[String(options['pdf-engine'])];
  const result = engine === undefined ? 'result' : 'result.pdf';
  const defaults = engine === undefined ? options : { ...options, 'pdf-engine': engine };
  // Pandoc expects YAML, of which JSON is a subset.
  writeFileSync(join(root, 'out', 'defaults.yaml'), JSON.stringify(defaults));
  const command = sandboxCommand(native, root, [
    '--quiet',
    '--defaults=../out/defaults.yaml',
    '--log=../out/log.json',
    '--output',
    `../out/${result}`,
  ]);
  const run = spawnSync(command.program, command.args, {
    cwd: join(root, 'job'),
    env: nativeEnvironment(native, command.root, sourceDate),
    stdio: ['ignore', 'ignore', 'pipe'],
    maxBuffer: MAX_STDERR_BYTES,
  });
  if (run.error !== undefined) throw run.error;
  // It crashed or was killed.
  if (run.status === null) throw new Error(`pandoc was ended by ${run.signal ?? 'a signal'}`);
  const stderrLines = run.stderr.toString('utf8').split('\n');
  const isLine = (line: string) => line.startsWith('scriptorium:');
  const lines = stderrLines.filter(isLine);
  const out = join(root, 'out');
  const output = run.status === 0 ? readResult(out, result) : Buffer.alloc(0);
  const stderr =
    run.status === 0
      ? ''
      : stderrLines.filter((line) => !isLine(line) && !/^\[(WARNING|INFO)\]/u.test(line)).join('\n');
  return { output, stderr, warnings: readResult(out, 'log.json').toString('utf8'), lines };
}

/**
 * Reads a file that the run left in its folder; empty if there is none. We read it from outside the jail, where a symbolic
 * link would lead to the server's files: so neither it nor the folder may be one, nor may it be a pipe.
 */
function readResult(folder: string, name: string): Buffer {
  if (realpathSync(folder) !== folder) throw new Error('the folder of the result was replaced');
  let file: number;
  try {
    file = openSync(join(folder, name), constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
  try {
    const facts = fstatSync(file);
    if (!facts.isFile() || facts.size > MAX_RESULT_BYTES)
      throw new Error('the result is not a regular file, or too large');
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}

function putFile(folder: string, path: string, bytes: Uint8Array): void {
  const place = normalize(join(folder, path));
  if (!place.startsWith(`${folder}/`)) throw new Error('a file of the conversion is outside its folder');
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, bytes);
}
