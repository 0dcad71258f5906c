import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findFreePort } from '../../tests/_support/start-server.ts';
import { connectBidi, connectClassic, type Driver } from './driver.ts';

/** A browser and what it needs, under the names of the common distributions; the first that is there is used. */
export interface Kind {
  readonly name: 'Chromium' | 'Firefox' | 'WebKit';
  readonly programs: Readonly<Record<string, readonly string[]>>;
  readonly packages: string;
  start(programs: Record<string, string>, profile: string): Promise<Driver & { readonly process: ChildProcess[] }>;
}

const WIDTH = 1440;
const HEIGHT = 900;

const CHROMIUM: Kind = {
  name: 'Chromium',
  programs: {
    browser: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', '/usr/lib/chromium/chromium'],
    driver: ['chromedriver'],
  },
  packages: 'chromium and chromium-driver',
  async start({ browser = '', driver = '' }, profile) {
    const port = await findFreePort();
    const child = run(driver, [`--port=${port}`], profile);
    const address = await waitForDriver(port, child);
    const page = await connectClassic(address, {
      'goog:chromeOptions': {
        binary: browser,
        args: [
          '--headless=new',
          '--no-sandbox',
          '--disable-gpu',
          '--disable-dev-shm-usage',
          `--window-size=${WIDTH},${HEIGHT}`,
          `--user-data-dir=${join(profile, 'profile')}`,
        ],
      },
    });
    const compose = async (steps: readonly string[], confirmed: string): Promise<void> => {
      const send = (cmd: string, params: unknown): Promise<unknown> =>
        page.command('/goog/cdp/execute', { cmd, params });
      for (const text of steps)
        await send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
      await send('Input.insertText', { text: confirmed });
    };
    return { ...page, compose, process: [child] };
  },
};

const FIREFOX: Kind = {
  name: 'Firefox',
  programs: { browser: ['firefox', 'firefox-esr'] },
  packages: 'firefox-esr',
  async start({ browser = '' }, profile) {
    // No questions, pages and downloads of a first start.
    writeFileSync(
      join(profile, 'user.js'),
      [
        ['browser.aboutwelcome.enabled', false],
        ['browser.shell.checkDefaultBrowser', false],
        ['datareporting.policy.dataSubmissionEnabled', false],
        ['app.normandy.enabled', false],
        ['extensions.update.enabled', false],
      ]
        .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
        .join(''),
    );
    const child = run(
      browser,
      ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile, 'about:blank'],
      profile,
    );
    const page = await connectBidi(await readAddress(child));
    await page.resize(WIDTH, HEIGHT);
    return { ...page, process: [child] };
  },
};

const WEBKIT: Kind = {
  name: 'WebKit',
  programs: {
    driver: ['WebKitWebDriver'],
    browser: [
      '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
      '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
      '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
    ],
    screen: ['Xvfb'],
  },
  packages: 'webkit2gtk-driver and xvfb',
  async start({ driver = '', browser = '', screen = '' }, profile) {
    // It has no mode without a screen.
    const display = run(screen, ['-displayfd', '3', '-screen', '0', '1600x1100x24'], profile, 3);
    const number = await readDisplay(display);
    const port = await findFreePort();
    const child = run(driver, [`--port=${port}`], profile, undefined, {
      DISPLAY: `:${number}`,
      GDK_BACKEND: 'x11',
      // Its compositor asks for a graphics card.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    });
    const address = await waitForDriver(port, child);
    const page = await connectClassic(address, {
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    });
    await page.resize(WIDTH, HEIGHT);
    return { ...page, process: [child, display] };
  },
};

export const KINDS: readonly Kind[] = [CHROMIUM, FIREFOX, WEBKIT];

/** Where its programs are, or what to install. */
export function findPrograms(kind: Kind): Record<string, string> | { missing: string } {
  const found: Record<string, string> = {};
  for (const [role, names] of Object.entries(kind.programs)) {
    const path = names.flatMap((name) => findProgram(name) ?? [])[0];
    if (path === undefined) return { missing: `install ${kind.packages} (Debian's names)` };
    found[role] = path;
  }
  return found;
}

function findProgram(name: string): string | undefined {
  if (name.startsWith('/')) return existsSync(name) ? name : undefined;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Starts a browser with an empty profile; closing it ends its programs and deletes the profile. */
export async function startBrowser(kind: Kind, programs: Record<string, string>): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'scriptorium-browser-'));
  try {
    const { process: children, ...page } = await kind.start(programs, profile);
    return {
      ...page,
      close: async () => {
        await page.close().catch(() => undefined);
        for (const child of children) await end(child);
        rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
      },
    };
  } catch (error) {
    await Promise.all([...running].filter(({ home }) => home === profile).map(({ child }) => end(child)));
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    throw error;
  }
}

const running = new Set<{ child: ChildProcess; home: string }>();
process.once('exit', () => {
  for (const { child } of running) killGroup(child, 'SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

function run(
  program: string,
  words: readonly string[],
  home: string,
  descriptor?: 3,
  env: Record<string, string> = {},
): ChildProcess {
  const child = spawn(program, words, {
    env: { PATH: process.env['PATH'] ?? '', HOME: home, XDG_RUNTIME_DIR: home, LANG: 'C.UTF-8', ...env },
    stdio: ['ignore', 'ignore', 'pipe', ...(descriptor === undefined ? [] : (['pipe'] as const))],
    // Browsers are several processes: they end together.
    detached: true,
  });
  const entry = { child, home };
  running.add(entry);
  child.once('exit', () => running.delete(entry));
  child.on('error', () => running.delete(entry));
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = once(child, 'exit');
    killGroup(child, 'SIGTERM');
    const late = setTimeout(() => killGroup(child, 'SIGKILL'), 5000);
    await gone;
    clearTimeout(late);
  }
  killGroup(child, 'SIGKILL');
}

function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // It has ended.
  }
}

const START_MS = 60_000;

async function waitForDriver(port: number, child: ChildProcess): Promise<string> {
  const address = `http://127.0.0.1:${port}`;
  child.stderr?.resume();
  const limit = performance.now() + START_MS;
  while (performance.now() < limit && child.exitCode === null) {
    const answer = await fetch(`${address}/status`).catch(() => undefined);
    if (answer?.ok === true) return address;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${child.spawnfile} does not answer.`);
}

function readAddress(child: ChildProcess): Promise<string> {
  return readUntil(child, child.stderr, /listening on (ws:\S+)/u);
}

function readDisplay(child: ChildProcess): Promise<string> {
  child.stderr?.resume();
  return readUntil(child, child.stdio[3] as NodeJS.ReadableStream, /(\d+)\n/u);
}

function readUntil(child: ChildProcess, stream: NodeJS.ReadableStream | null, wanted: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`${child.spawnfile} does not answer.`)), START_MS);
    child.once('exit', () => reject(new Error(`${child.spawnfile} ended.`)));
    let read = '';
    stream?.on('data', (chunk: Buffer) => {
      read += chunk.toString();
      const found = wanted.exec(read)?.[1];
      if (found === undefined) return;
      read = '';
      clearTimeout(late);
      resolve(found);
    });
  });
}
