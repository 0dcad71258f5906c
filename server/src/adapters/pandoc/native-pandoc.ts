import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { nativeEnvironment, shutIn, type NativeProgram } from './native-program.ts';
import type { Pandoc, PandocRun } from './wasm-pandoc.ts';

const MOST_SAID = 4 * 1024 * 1024;

/**
 * Pandoc as an operator installed it, behind the same call as the bundled one: a process for each conversion, without a
 * shell, in a folder that holds the files of the call only and is gone afterwards.
 */
export function startNativePandoc(native: NativeProgram, folder: string): Pandoc {
  let count = 0;
  return {
    convert(options, files, sourceDate) {
      count += 1;
      const root = join(folder, `conversion-${count}`);
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
  const told = engine === undefined ? options : { ...options, 'pdf-engine': engine };
  // JSON is YAML as well, which is what pandoc expects there.
  writeFileSync(join(root, 'out', 'defaults.yaml'), JSON.stringify(told));
  const command = shutIn(native, root, [
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
    maxBuffer: MOST_SAID,
  });
  if (run.error !== undefined) throw run.error;
  // By a signal: it crashed, or somebody ended it.
  if (run.status === null) throw new Error(`pandoc was ended by ${run.signal ?? 'a signal'}`);
  const said = run.stderr.toString('utf8').split('\n');
  const isLine = (line: string) => line.startsWith('scriptorium:');
  const lines = said.filter(isLine);
  const output = run.status === 0 ? readIfThere(join(root, 'out', result)) : Buffer.alloc(0);
  const stderr =
    run.status === 0 ? '' : said.filter((line) => !isLine(line) && !/^\[(WARNING|INFO)\]/u.test(line)).join('\n');
  return { output, stderr, warnings: readIfThere(join(root, 'out', 'log.json')).toString('utf8'), lines };
}

function readIfThere(path: string): Buffer {
  return existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
}

function putFile(folder: string, path: string, bytes: Uint8Array): void {
  const place = normalize(join(folder, path));
  if (!place.startsWith(`${folder}/`)) throw new Error('a file of the conversion lies outside of its folder');
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, bytes);
}
