import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findFreePort } from '../../tests/_support/start-server.ts';
import { type Browser, connectBidi, connectClassic, type Driver } from './driver.ts';
import { plugIn } from './keyboard.ts';

/** A browser and the programs it needs, by their names in common distributions; the first one found is used. */
export interface Kind {
  readonly name: 'Chromium' | 'Firefox' | 'WebKit';
  readonly programs: Readonly<Record<string, readonly string[]>>;
  readonly packages: string;
  start(
    programs: Record<string, string>,
    profile: string,
    env: Record<string, string>,
  ): Promise<Driver & { readonly process: ChildProcess }>;
}

const WIDTH = 1440;
const HEIGHT = 900;
/** Of the screen: larger than the window with its bars; the last number is the colour depth. */
const SIZE = '1600x1100x24';

/** A virtual screen and its keyboard. */
const SCREEN = { screen: ['Xvfb'], layout: ['setxkbmap'] } as const;

const CHROMIUM: Kind = {
  name: 'Chromium',
  programs: {
    browser: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', '/usr/lib/chromium/chromium'],
    driver: ['chromedriver'],
    ...SCREEN,
  },
  packages: 'chromium, chromium-driver and xvfb',
  async start({ browser = '', driver = '' }, profile, env) {
    const port = await findFreePort();
    const child = run(driver, [`--port=${port}`], profile, env);
    const address = await waitForDriver(port, child);
    const page = await connectClassic(address, {
      'goog:chromeOptions': {
        binary: browser,
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-dev-shm-usage',
          '--ozone-platform=x11',
          `--window-size=${WIDTH},${HEIGHT}`,
          `--user-data-dir=${join(profile, 'profile')}`,
        ],
      },
    });
    return { ...page, process: child };
  },
};

const FIREFOX: Kind = {
  name: 'Firefox',
  programs: { browser: ['firefox', 'firefox-esr'], ...SCREEN },
  packages: 'firefox-esr and xvfb',
  async start({ browser = '' }, profile, env) {
    // Suppress the questions, pages and downloads of a first start.
    writeFileSync(
      join(profile, 'user.js'),
      [
        ['browser.aboutwelcome.enabled', false],
        ['browser.shell.checkDefaultBrowser', false],
        ['datareporting.policy.dataSubmissionEnabled', false],
        ['app.normandy.enabled', false],
        ['extensions.update.enabled', false],
        // They include one that disables the toolkit's input method.
        ['remote.prefs.recommended', false],
      ]
        .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
        .join(''),
    );
    const child = run(
      browser,
      ['--no-remote', '--remote-debugging-port', '0', '--profile', profile, 'about:blank'],
      profile,
      env,
    );
    const page = await connectBidi(await readAddress(child));
    await page.resize(WIDTH, HEIGHT);
    return { ...page, process: child };
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
    ...SCREEN,
  },
  packages: 'webkit2gtk-driver and xvfb',
  async start({ driver = '', browser = '' }, profile, env) {
    const port = await findFreePort();
    // Its compositor would need a GPU.
    const child = run(driver, [`--port=${port}`], profile, { ...env, WEBKIT_DISABLE_DMABUF_RENDERER: '1' });
    const address = await waitForDriver(port, child);
    const page = await connectClassic(address, {
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    });
    await page.resize(WIDTH, HEIGHT);
    return { ...page, process: child };
  },
};

export const KINDS: readonly Kind[] = [CHROMIUM, FIREFOX, WEBKIT];

/** The paths of its programs, or what to install. */
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

/** Where the page begins on the screen, which only Firefox reports. */
const ORIGIN = `'mozInnerScreenX' in globalThis
  ? { x: mozInnerScreenX, y: mozInnerScreenY }
  : { x: screenX + (outerWidth - innerWidth) / 2, y: screenY + outerHeight - innerHeight }`;

/** Starts a browser with an empty profile. Closing it ends its processes and deletes the profile. */
export async function startBrowser(kind: Kind, programs: Record<string, string>): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'scriptorium-browser-'));
  try {
    const screen = run(programs['screen'] ?? '', ['-noreset', '-displayfd', '3', '-screen', '0', SIZE], profile, {}, 3);
    const display = await readDisplay(screen);
    const keyboard = await plugIn(display, programs['layout'] ?? '');
    const { process: browser, ...page } = await kind.start(programs, profile, {
      DISPLAY: `:${display}`,
      GDK_BACKEND: 'x11',
      // Otherwise another input method might be used; this one composes dead keys in the toolkit.
      GTK_IM_MODULE: 'gtk-im-context-simple',
    });
    return {
      ...page,
      strike: (keys) => keyboard.strike(keys),
      async click(x, y) {
        const origin = (await page.evaluate(ORIGIN)) as { x: number; y: number };
        await keyboard.click(Math.round(origin.x + x), Math.round(origin.y + y));
      },
      close: async () => {
        await page.close().catch(() => undefined);
        await end(browser);
        keyboard.close();
        await end(screen);
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
  env: Record<string, string>,
  descriptor?: 3,
): ChildProcess {
  const child = spawn(program, words, {
    env: { PATH: process.env['PATH'] ?? '', HOME: home, XDG_RUNTIME_DIR: home, LANG: 'C.UTF-8', ...env },
    stdio: ['ignore', 'ignore', 'pipe', ...(descriptor === undefined ? [] : (['pipe'] as const))],
    // A process group: a browser's processes must end together.
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
    // Already ended.
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
