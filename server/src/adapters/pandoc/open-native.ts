import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, isAbsolute, join } from 'node:path';
import { promisify } from 'node:util';
import { PDF_ENGINES } from '../../domain/exports/defaults-file.ts';
import { StartRefused } from '../../domain/start-refused.ts';
import { nativeEnvironment, sandboxCommand, type NativeProgram } from './native-program.ts';

/** Older versions do not understand the built-in profiles. */
const MIN_VERSION = [3, 8] as const;
const START_MILLISECONDS = 20_000;

/** The native pandoc that the settings name, if any. Throws `StartRefused`, with an explanation, if it does not work. */
export async function openNative(settings: {
  pandocPath: string | null;
  pandocJail: string;
  pdfEngines: readonly string[];
}): Promise<NativeProgram | undefined> {
  if (settings.pandocPath === null) {
    if (settings.pdfEngines.length > 0)
      throw new StartRefused('PDF_ENGINES requires PANDOC_PATH: set it, or remove PDF_ENGINES.');
    return undefined;
  }
  const pandoc = await findProgram('PANDOC_PATH', settings.pandocPath);
  const engines: Record<string, string> = {};
  for (const path of settings.pdfEngines) {
    const name = basename(path);
    if (!PDF_ENGINES.includes(name))
      throw new StartRefused(
        `PDF_ENGINES names ${path}; it can name ${PDF_ENGINES.join(', ')}, each with its full path.`,
      );
    await findProgram('PDF_ENGINES', path);
    // Not the resolved path: TeX engines choose their format by the name under which they are run.
    engines[name] = path;
  }
  const jail = settings.pandocJail === 'none' ? null : await findJail(settings.pandocJail);
  const native = { pandoc, jail, engines };
  const version = /^pandoc\S* (\d+)\.(\d+)/u.exec(await readVersion(native));
  if (version === null) throw new StartRefused(`PANDOC_PATH: ${pandoc} is not pandoc. Correct it, or remove it.`);
  const [major, minor] = [Number(version[1]), Number(version[2])];
  if (major < MIN_VERSION[0] || (major === MIN_VERSION[0] && minor < MIN_VERSION[1]))
    throw new StartRefused(
      `PANDOC_PATH: this is pandoc ${major}.${minor}, and ${MIN_VERSION.join('.')} or later is needed. Install a newer one, or remove PANDOC_PATH to use the bundled one.`,
    );
  return native;
}

async function findJail(path: string): Promise<string> {
  return findProgram('PANDOC_JAIL', path).catch(() => {
    throw new StartRefused(
      `PANDOC_PATH needs bubblewrap, and ${path} does not exist: install it, set PANDOC_JAIL to its path, or set PANDOC_JAIL=none if whoever writes here may read what this server reads.`,
    );
  });
}

async function findProgram(setting: string, path: string): Promise<string> {
  if (!isAbsolute(path))
    throw new StartRefused(`${setting}: ${path} must be a full path, like /usr/bin/${basename(path)}.`);
  try {
    await access(path, constants.X_OK);
    return await realpath(path);
  } catch {
    throw new StartRefused(`${setting}: ${path} is not a program that this server may run. Correct it, or remove it.`);
  }
}

async function readVersion(native: NativeProgram): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'scriptorium-native-'));
  try {
    await mkdir(join(root, 'job'));
    const command = sandboxCommand(native, root, ['--version']);
    const { stdout } = await promisify(execFile)(command.program, command.args, {
      cwd: join(root, 'job'),
      env: nativeEnvironment(native, command.root, 0),
      timeout: START_MILLISECONDS,
    });
    return stdout;
  } catch (error) {
    const firstLine = (error as { stderr?: string }).stderr?.trim().split('\n')[0] ?? '';
    const why = firstLine === '' ? 'it did not respond' : firstLine;
    throw new StartRefused(
      native.jail === null
        ? `PANDOC_PATH: ${native.pandoc} cannot be run (${why}). Correct it, or remove it.`
        : `PANDOC_PATH: ${native.pandoc} cannot be run in bubblewrap (${why}). Containers often forbid its namespaces: allow them, or remove PANDOC_PATH to use the bundled pandoc.`,
      { cause: error },
    );
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
