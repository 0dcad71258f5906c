// Plain JavaScript for Node 18 and later: it runs before anything is installed, on whatever Node the system has.
// Installs if the lock file changed and builds the server and the web client if their sources changed; otherwise silent
// and quick.
//   node scripts/prestart.mjs [--no-web | --no-build]
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const MODULES = join(ROOT, 'node_modules');
const CACHE = join(MODULES, '.cache', 'scriptorium');
const NODE = join(MODULES, '.bin', 'node');
const SERVER_SOURCES = [
  'package-lock.json',
  'contract/src',
  'bibliography/src',
  'server/src',
  'scripts/bundle-server.ts',
];
const WEB_SOURCES = [
  'package-lock.json',
  'contract/src',
  'bibliography/src',
  'web/src',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
  'web/chunks.ts',
  'web/preload.ts',
];

function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function hashFiles(paths) {
  const hash = createHash('sha256');
  const add = (path) => {
    const full = join(ROOT, path);
    if (!existsSync(full)) return;
    hash.update(`${path}\0`);
    hash.update(readFileSync(full));
  };
  for (const path of paths) {
    let entries;
    try {
      entries = readdirSync(join(ROOT, path), { withFileTypes: true });
    } catch {
      add(path);
      continue;
    }
    const names = entries.map((entry) => `${path}/${entry.name}`).sort();
    const folders = new Set(entries.filter((entry) => entry.isDirectory()).map((entry) => `${path}/${entry.name}`));
    for (const name of names) {
      if (folders.has(name)) hash.update(hashFiles([name]));
      else if (!/\.test\.tsx?$/.test(name)) add(name);
    }
  }
  return hash.digest('hex');
}

function run(command, args, what) {
  const result = spawnSync(command, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
  if (result.status === 0) return;
  console.error(`${what} failed${result.error ? `: ${result.error.message}` : ''}. See the lines above.`);
  process.exit(1);
}

/** Whether npm's own record of what is installed matches the lock file, because someone installed by hand. */
function isInstalledByHand() {
  const note = readIfThere(join(MODULES, '.package-lock.json'));
  if (note === undefined) return false;
  const installed = JSON.parse(note).packages;
  const wanted = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      !path.startsWith('node_modules/') ||
      entry.link ||
      entry.optional ||
      entry.peer ||
      installed[path]?.version === entry.version,
  );
}

function installIfNeeded() {
  const stamp = join(CACHE, 'installed');
  const wanted = hashFiles(['package-lock.json']);
  if (existsSync(NODE) && readIfThere(stamp) === wanted) return;
  if (!existsSync(NODE) || !isInstalledByHand()) {
    console.log('Installing the packages of the lock file (one to three minutes, 1.1 GB) …');
    run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], 'npm ci');
    if (!existsSync(NODE)) {
      console.error('There is no Node 24 in the packages for this machine (Linux on x64 or arm64 is supported).');
      process.exit(1);
    }
  }
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(stamp, wanted);
}

/** Builds elsewhere and moves the result into place, so that nothing ever runs or serves half a build. */
function buildIfNeeded({ name, sources, folder, main, tool, what }) {
  const stamp = join(CACHE, name);
  const wanted = hashFiles(sources);
  if (existsSync(join(folder, main)) && readIfThere(stamp) === wanted) return;
  console.log(`Building ${what} …`);
  const fresh = join(CACHE, `${name}-${process.pid}`);
  const old = join(CACHE, `${name}-old-${process.pid}`);
  run(NODE, tool(fresh), 'The build');
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(fresh, folder);
  rmSync(old, { recursive: true, force: true });
  // Replaces the file: in a copy made of hard links, the old one belongs to other checkouts too.
  rmSync(stamp, { force: true });
  writeFileSync(stamp, wanted);
}

const SERVER = {
  name: 'server',
  sources: SERVER_SOURCES,
  folder: join(ROOT, 'server', 'dist'),
  main: 'main.js',
  tool: (folder) => [join(ROOT, 'scripts', 'bundle-server.ts'), folder],
  what: 'the server',
};

const WEB = {
  name: 'web',
  sources: WEB_SOURCES,
  folder: join(ROOT, 'web', 'dist'),
  main: 'index.html',
  tool: (folder) => {
    const vite = join(MODULES, 'vite', 'bin', 'vite.js');
    return [vite, 'build', 'web', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  },
  what: 'the web client',
};

installIfNeeded();
if (!process.argv.includes('--no-build')) {
  buildIfNeeded(SERVER);
  if (!process.argv.includes('--no-web')) buildIfNeeded(WEB);
}
