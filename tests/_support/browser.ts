import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * How to launch Chromium here: from `CHROMIUM_PATH`, else the system's, else the one in @sparticuz/chromium, which
 * needs neither root nor a download.
 */
export async function findBrowser(): Promise<{ executablePath: string; args: string[] }> {
  for (const path of [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/chromium-browser']) {
    if (path !== undefined && path !== '' && existsSync(path)) return { executablePath: path, args: ARGUMENTS };
  }
  const version = readVersion();
  // Separate from other users of the machine and other versions of the package.
  const folder = join(tmpdir(), `scriptorium-chromium-${version}-${userInfo().uid}`);
  if (!existsSync(folder)) await unpackBrowser(folder);
  const libraries = join(folder, 'al2023', 'lib');
  const searched = (process.env['LD_LIBRARY_PATH'] ?? '')
    .split(':')
    .filter((path) => path !== '' && path !== libraries);
  process.env['LD_LIBRARY_PATH'] = [libraries, ...searched].join(':');
  process.env['FONTCONFIG_PATH'] ??= join(folder, 'fonts');
  return { executablePath: join(folder, 'chromium'), args: ARGUMENTS };
}

function readVersion(): string {
  const path = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..', 'package.json');
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
}

/** Environment variables the package reads and writes while unpacking. */
const VARIABLES = ['AWS_EXECUTION_ENV', 'TMPDIR', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH'];

/** The package unpacks into the temporary folder: give it a private one, renamed once complete. */
async function unpackBrowser(folder: string): Promise<void> {
  const draft = mkdtempSync(`${folder}-`);
  const before = VARIABLES.map((name) => [name, process.env[name]] as const);
  // It unpacks the shared libraries only if it believes it is running in the cloud service it is made for.
  process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs24.x';
  process.env['TMPDIR'] = draft;
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    writeFileSync(join(draft, 'fonts', 'fonts.conf'), describeFonts(folder));
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another process of this run was faster.
    if (!existsSync(folder)) throw error;
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

/** The package's own configuration refers to /tmp. */
function describeFonts(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;
}
