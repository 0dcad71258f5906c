// Plain JavaScript for Node 18 and later: it runs before anything is installed, on whatever Node the system has.
// Installs if the lock file changed and builds the web client if its sources changed; otherwise silent and quick.
//   node scripts/prestart.mjs [--no-web]
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const MODULES = join(ROOT, 'node_modules');
const CACHE = join(MODULES, '.cache', 'scriptorium');
const NODE = join(MODULES, '.bin', 'node');
const WEB_SOURCES = [
  'package-lock.json',
  'contract/src',
  'web/src',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
  'web/chunks.ts',
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

/** npm's own record of what is installed matches the lock file: somebody installed by hand. */
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

function buildWebIfNeeded() {
  const dist = join(ROOT, 'web', 'dist');
  const stamp = join(CACHE, 'web');
  const wanted = hashFiles(WEB_SOURCES);
  if (existsSync(join(dist, 'index.html')) && readIfThere(stamp) === wanted) return;
  console.log('Building the web client …');
  // Built elsewhere and moved into place, so that a running server never serves half a build.
  const fresh = join(CACHE, `web-${process.pid}`);
  const old = join(CACHE, `web-old-${process.pid}`);
  const vite = join(MODULES, 'vite', 'bin', 'vite.js');
  run(NODE, [vite, 'build', 'web', '--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn'], 'The build');
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(fresh, dist);
  rmSync(old, { recursive: true, force: true });
  writeFileSync(stamp, wanted);
}

installIfNeeded();
if (!process.argv.includes('--no-web')) buildWebIfNeeded();
