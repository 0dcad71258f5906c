/**
 * `node scripts/bundle-server.ts FOLDER`: bundles the server and its packages into a few files of JavaScript, each
 * process or thread with one entry. From the sources, a start resolves and compiles 1,500 modules in three threads
 * (docs/decisions/179). Called by prestart.mjs.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { rolldown, type Plugin } from 'rolldown';

const ROOT = join(import.meta.dirname, '..');
const SOURCES = join(ROOT, 'server', 'src');
/** Where the bundle will be used, whatever folder it is first written to. */
const HOME = join(ROOT, 'server', 'dist');

/** Entry points of processes and threads, below server/src. */
const ENTRIES: Readonly<Record<string, string>> = {
  main: 'main.ts',
  cli: 'cli/main.ts',
  writer: 'writer.ts',
  reader: 'reader.ts',
  'checkpoint-thread': 'db/engine/checkpoint-thread.ts',
  'converter-child': 'adapters/pandoc/converter-child.ts',
  'watch-limits': 'adapters/pandoc/watch-limits.ts',
  'draw-pdf': 'adapters/pandoc/draw-pdf.ts',
};

/** Packages with native code, WebAssembly, or files that they look for next to themselves. */
const UNBUNDLED = ['better-sqlite3', 'mupdf', 'pandoc-wasm', '@myriaddreamin/', 'pg-native'];

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Usage: node scripts/bundle-server.ts FOLDER');

const bundle = await rolldown({
  cwd: ROOT,
  platform: 'node',
  input: Object.fromEntries(Object.entries(ENTRIES).map(([name, file]) => [name, join(SOURCES, file)])),
  external: (id) => UNBUNDLED.some((name) => id === name || id.startsWith(name)),
  plugins: [keepPlaces(), loadHttpAlone()],
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  onLog: (level, log, report) => {
    // A package that cannot be resolved at build time must be listed above.
    if (log.code === 'UNRESOLVED_IMPORT') throw new Error(log.message);
    if (level === 'warn' && log.code !== 'EVAL') report('warn', log);
  },
});
await bundle.write({
  dir: folder,
  format: 'esm',
  sourcemap: true,
  // Each thread keeps the source it loads in memory. Line breaks and function names stay, for stack traces.
  comments: false,
  minify: {
    compress: false,
    mangle: { keepNames: { function: true, class: true } },
    codegen: { removeWhitespace: false },
  },
  entryFileNames: '[name].js',
  // Stable names, so that a later build replaces what an earlier one left in the compile cache.
  chunkFileNames: '[name].js',
});
writeInAscii(folder);

/**
 * V8 stores a file with a single character beyond Latin-1 at two bytes per character. Without comments such characters
 * occur only in strings, where escapes do as well; only a tagged template could tell the difference. No lines are
 * added, so source maps stay right to the line.
 */
function writeInAscii(place: string): void {
  for (const name of readdirSync(place).filter((other) => other.endsWith('.js'))) {
    const file = join(place, name);
    const code = readFileSync(file, 'utf8');
    const ascii = code.replaceAll(
      /[\u0080-\uffff]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    if (ascii !== code) writeFileSync(file, ascii);
  }
}

/** Modules name files and threads relative to themselves; corrects these paths for the bundle. */
function keepPlaces(): Plugin {
  const entryOf = new Map(Object.entries(ENTRIES).map(([name, file]) => [join(SOURCES, file), `./${name}.js`]));
  return {
    name: 'keep-places',
    transform(code, id) {
      if (!id.startsWith(SOURCES) || !code.includes('import.meta')) return null;
      const place = dirname(id);
      const placed = code
        .replaceAll(/new URL\('([^']+)', import\.meta\.url\)/gu, (_whole, path: string) => {
          const file = join(place, path);
          if (!existsSync(file)) throw new Error(`${id} names ${path}, which is not there.`);
          const isFolder = path.endsWith('/');
          return `new URL('${entryOf.get(file) ?? relative(HOME, file) + (isFolder ? '/' : '')}', import.meta.url)`;
        })
        .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${relative(HOME, place)}')`);
      return { code: placed, map: null };
    },
  };
}

/**
 * `import http from 'node:http'` reads every export, one of which loads Node's whole HTTP client: 50 ms. Requiring the
 * module does not.
 */
function loadHttpAlone(): Plugin {
  const MARK = '\0alone:';
  return {
    name: 'load-http-alone',
    resolveId: (id, _importer, { kind }) =>
      kind === 'import-statement' && /^(?:node:)?https?$/u.test(id) ? `${MARK}${id.replace('node:', '')}` : null,
    load: (id) =>
      id.startsWith(MARK) ? `export default process.getBuiltinModule('node:${id.slice(MARK.length)}');` : null,
  };
}
