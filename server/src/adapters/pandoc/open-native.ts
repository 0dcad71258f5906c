import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, isAbsolute, join } from 'node:path';
import { promisify } from 'node:util';
import { PDF_ENGINES } from '../../domain/exports/defaults-file.ts';
import { StartRefused } from '../../domain/start-refused.ts';
import { nativeEnvironment, shutIn, type NativeProgram } from './native-program.ts';

/** Older versions do not understand the built-in profiles. */
const OLDEST = [3, 8] as const;
const START_MILLISECONDS = 20_000;

/**
 * The native pandoc from the settings, if one is named and works. If it does not work, startup is refused with an
 * explanation.
 */
export async function openNative(settings: {
  pandocPath: string | null;
  pandocJail: string;
  pdfEngines: readonly string[];
}): Promise<NativeProgram | undefined> {
  if (settings.pandocPath === null) {
    if (settings.pdfEngines.length > 0)
      throw new StartRefused('PDF_ENGINES needs a pandoc beside it: set PANDOC_PATH, or take PDF_ENGINES out.');
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
    // Under its own name, from which TeX engines choose their format.
    engines[name] = path;
  }
  const jail = settings.pandocJail === 'none' ? null : await findJail(settings.pandocJail);
  const native = { pandoc, jail, engines };
  const said = await askVersion(native);
  const version = /^pandoc\S* (\d+)\.(\d+)/u.exec(said);
  if (version === null) throw new StartRefused(`PANDOC_PATH: ${pandoc} is no pandoc. Correct it, or take it out.`);
  const [major, minor] = [Number(version[1]), Number(version[2])];
  if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]))
    throw new StartRefused(
      `PANDOC_PATH: this is pandoc ${major}.${minor}, and ${OLDEST.join('.')} or later is needed. Install a newer one, or take PANDOC_PATH out to use the bundled one.`,
    );
  return native;
}

async function findJail(path: string): Promise<string> {
  return findProgram('PANDOC_JAIL', path).catch(() => {
    throw new StartRefused(
      `PANDOC_PATH needs bubblewrap, and ${path} is not there: install it, name it in PANDOC_JAIL, or set PANDOC_JAIL=none if whoever writes here may read what this server reads.`,
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
    throw new StartRefused(`${setting}: ${path} is no program that this server may run. Correct it, or take it out.`);
  }
}

async function askVersion(native: NativeProgram): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'scriptorium-native-'));
  try {
    await mkdir(join(root, 'job'));
    const command = shutIn(native, root, ['--version']);
    const { stdout } = await promisify(execFile)(command.program, command.args, {
      cwd: join(root, 'job'),
      env: nativeEnvironment(native, command.root, 0),
      timeout: START_MILLISECONDS,
    });
    return stdout;
  } catch (error) {
    const said = (error as { stderr?: string }).stderr?.trim().split('\n')[0] ?? '';
    const why = said === '' ? 'it did not answer' : said;
    throw new StartRefused(
      native.jail === null
        ? `PANDOC_PATH: ${native.pandoc} cannot be run (${why}). Correct it, or take it out.`
        : `PANDOC_PATH: ${native.pandoc} cannot be run in bubblewrap (${why}). Containers often forbid its namespaces: allow them, or take PANDOC_PATH out to use the bundled pandoc.`,
      { cause: error },
    );
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
