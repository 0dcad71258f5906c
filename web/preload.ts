import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

const SHELL = 'app/shell/shell-layout.tsx';
const DOCUMENT = ['app/call-for-text.ts', 'app/workspace-route.tsx', 'features/document/document-screen.tsx'];

/**
 * What a URL will load, besides what every page does: the server names it in the page, so that the browser need not
 * first load the code that requests it. The first entry whose start and end match a path counts; without an end, the
 * path must be no longer than the start.
 */
export const SCREENS: readonly { start: string; end?: string; modules: readonly string[] }[] = [
  { start: '/login', modules: ['features/login/login-screen.tsx'] },
  { start: '/', modules: [SHELL, 'app/dashboard-route.tsx'] },
  { start: '/workspace/', end: '.md', modules: [SHELL, ...DOCUMENT] },
  {
    start: '/workspace/',
    end: '',
    modules: [SHELL, 'app/workspace-route.tsx', 'features/workspace/folder-pane.tsx'],
  },
  { start: '/profile', modules: [SHELL, 'features/profile/profile-screen.tsx'] },
  {
    start: '/admin',
    modules: [SHELL, 'app/admin-layout.tsx', 'features/admin-dashboard/admin-dashboard-screen.tsx'],
  },
];

/**
 * Chromium compiles a file that begins with this while it arrives, in the background. Otherwise it compiles functions one
 * by one as they are called, which took a quarter of the time in which a document opens. Other browsers ignore it.
 */
const COMPILE_HINT = Buffer.from('//# allFunctionsCalledOnLoad\n');
const WORTH_A_HINT = 10_000;

/**
 * Writes `preload.json`: each path's files, with everything they import. These files are also marked for compilation,
 * and compressed as well as Brotli can, 7 % smaller than the server could afford while a browser waits.
 */
export function listPreloads(): Plugin {
  const early = new Set<string>();
  return {
    name: 'list-preloads',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const entry = chunks.find(({ isEntry }) => isEntry);
      if (entry === undefined) throw new Error('The bundle has no entry.');
      const first = collect(entry, byName);
      const screens = SCREENS.map(({ start, end = null, modules }) => {
        const files = new Set<string>();
        for (const module of modules) {
          const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/web/src/${module}`) === true);
          if (chunk === undefined) throw new Error(`${module} is no chunk of its own.`);
          for (const file of collect(chunk, byName)) if (!first.has(file)) files.add(`/${file}`);
        }
        return { start, end, files: [...files] };
      });
      this.emitFile({ type: 'asset', fileName: 'preload.json', source: JSON.stringify(screens) });
      for (const file of first) early.add(file);
      for (const file of screens.flatMap(({ files }) => files)) early.add(file.slice(1));
    },
    async writeBundle({ dir }, written) {
      const finish = async (file: string): Promise<void> => {
        const path = join(dir ?? '', file);
        const plain = await readFile(path);
        // Only here: Vite puts a list of files before the code of chunks that load others.
        const isHinted = file.endsWith('.js') && plain.length > WORTH_A_HINT;
        const marked = isHinted ? Buffer.concat([COMPILE_HINT, plain]) : plain;
        await writeFile(path, marked);
        await writeFile(`${path}.br`, await compress(marked));
      };
      // An entry that only had imports may have been left out.
      await Promise.all([...early].filter((name) => name in written).map(finish));
    },
  };
}

/** In a thread, so that the cores share the files: this takes a third of the build. */
function compress(plain: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
}

/** A chunk, its styles and all that it imports at once. */
function collect(
  chunk: Rolldown.OutputChunk,
  byName: ReadonlyMap<string, Rolldown.OutputChunk>,
  found = new Set<string>(),
): Set<string> {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  const { importedCss } = chunk.viteMetadata ?? { importedCss: new Set<string>() };
  for (const style of importedCss) found.add(style);
  for (const name of chunk.imports) {
    const other = byName.get(name);
    if (other !== undefined) collect(other, byName, found);
  }
  return found;
}
