import type { Keyboard } from './keyboard.ts';

/**
 * One way to drive every browser: classic WebDriver over HTTP (Chromium, WebKit) and WebDriver BiDi over a socket
 * (Firefox, which speaks it without a driver in between). Both use the same descriptions of keys and pointers; the rest
 * is five commands, so there is no client library (docs/decisions/272).
 */
export interface Driver {
  /** The browser's own name and version. */
  readonly version: string;
  go(url: string): Promise<void>;
  /** Evaluates an expression in the page, awaits it and returns its value, which must be serialisable as JSON. */
  evaluate(expression: string): Promise<unknown>;
  perform(sources: readonly Source[]): Promise<void>;
  /** A PNG of the viewport. */
  look(): Promise<Buffer>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** A browser on a screen of its own, with keyboard and mouse (which clicks at points of the page). */
export type Browser = Driver & Pick<Keyboard, 'strike' | 'click'>;

/** An input source of WebDriver: https://www.w3.org/TR/webdriver2/#actions */
export type Source =
  | { readonly type: 'key'; readonly id: string; readonly actions: readonly KeyAction[] }
  | {
      readonly type: 'pointer';
      readonly id: string;
      readonly parameters: { readonly pointerType: 'mouse' };
      readonly actions: readonly PointerAction[];
    };
export type KeyAction =
  | { readonly type: 'keyDown' | 'keyUp'; readonly value: string }
  | { readonly type: 'pause'; readonly duration: number };
export type PointerAction =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number; readonly duration?: number }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: number }
  | { readonly type: 'pause'; readonly duration: number };

/** A browser that does not answer in time is killed. */
const LIMIT_MS = 90_000;

export async function connectClassic(address: string, capabilities: Record<string, unknown>): Promise<Driver> {
  const send = async (method: 'POST' | 'GET' | 'DELETE', path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${address}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error((value as { message?: string }).message ?? `${path}: ${response.status}`);
    return value;
  };
  const session = (await send('POST', '/session', { capabilities: { alwaysMatch: capabilities } })) as {
    sessionId: string;
    capabilities: { browserName: string; browserVersion: string };
  };
  const path = `/session/${session.sessionId}`;
  await send('POST', `${path}/timeouts`, { script: LIMIT_MS, pageLoad: LIMIT_MS });
  return {
    version: `${session.capabilities.browserName} ${session.capabilities.browserVersion}`,
    go: async (url) => void (await send('POST', `${path}/url`, { url })),
    evaluate: async (expression) => {
      const script = `const done = arguments[arguments.length - 1];
        (async () => ${expression})().then(
          (value) => done(JSON.stringify({ value: value ?? null })),
          (error) => done(JSON.stringify({ error: String(error) })));`;
      const text = (await send('POST', `${path}/execute/async`, { script, args: [] })) as string;
      return unwrap(text);
    },
    perform: async (actions) => {
      await send('POST', `${path}/actions`, { actions });
    },
    look: async () => Buffer.from((await send('GET', `${path}/screenshot`)) as string, 'base64'),
    resize: async (width, height) => void (await send('POST', `${path}/window/rect`, { width, height })),
    close: async () => void (await send('DELETE', path)),
  };
}

export async function connectBidi(address: string): Promise<Driver> {
  const socket = new WebSocket(`${address}/session`);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true });
    socket.addEventListener('error', () => reject(new Error(`Nothing answers at ${address}.`)), { once: true });
  });
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as { id?: number; result?: unknown; message?: string };
    const asked = waiting.get(message.id ?? -1);
    if (asked === undefined) return;
    waiting.delete(message.id ?? -1);
    if (message.result === undefined) asked.reject(new Error(message.message ?? 'refused'));
    else asked.resolve(message.result);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser ended.'));
    waiting.clear();
  });
  const send = (method: string, params: Record<string, unknown>): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = ++last;
      const late = setTimeout(() => {
        waiting.delete(id);
        reject(new Error(`${method} took longer than ${LIMIT_MS / 1000} s.`));
      }, LIMIT_MS);
      const settle =
        <T>(how: (value: T) => void) =>
        (value: T): void => {
          clearTimeout(late);
          how(value);
        };
      waiting.set(id, { resolve: settle(resolve), reject: settle(reject) });
      socket.send(JSON.stringify({ id, method, params }));
    });

  const { capabilities } = (await send('session.new', { capabilities: {} })) as {
    capabilities: { browserName: string; browserVersion: string };
  };
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const context = contexts[0]?.context ?? '';
  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    go: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate: async (expression) => {
      const answer = (await send('script.callFunction', {
        functionDeclaration: `async () => JSON.stringify({ value: (await (${expression})) ?? null })`,
        awaitPromise: true,
        target: { context },
      })) as { result?: { value: string }; exceptionDetails?: { text: string } };
      if (answer.result === undefined) throw new Error(answer.exceptionDetails?.text ?? 'The page threw an error.');
      return unwrap(answer.result.value);
    },
    perform: async (actions) => void (await send('input.performActions', { context, actions })),
    look: async () => {
      const { data } = (await send('browsingContext.captureScreenshot', { context })) as { data: string };
      return Buffer.from(data, 'base64');
    },
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    close: async () => {
      // It may end before it answers, or just after.
      await send('browser.close', {}).catch(() => undefined);
      socket.close();
    },
  };
}

function unwrap(text: string): unknown {
  const { value, error } = JSON.parse(text) as { value?: unknown; error?: string };
  if (error !== undefined) throw new Error(error);
  return value;
}
