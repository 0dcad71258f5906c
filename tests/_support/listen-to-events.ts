import { expect } from 'vitest';
import type { Client } from './client.ts';
import type { RunningServer } from './start-server.ts';

export interface EventListener extends AsyncDisposable {
  events: { topic: string; workspaceUUID?: string }[];
  ended(): boolean;
}

/** Reads this account's event stream until disposed of. */
export async function listenToEvents(server: Pick<RunningServer, 'url'>, client: Client): Promise<EventListener> {
  const abort = new AbortController();
  const response = await fetch(`${server.url}/api/events`, {
    headers: { cookie: client.cookieHeader() },
    signal: abort.signal,
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const events: EventListener['events'] = [];
  let isEnded = false;
  const read = async (): Promise<void> => {
    let text = '';
    for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      text += Buffer.from(chunk).toString();
      for (let at = text.indexOf('\n\n'); at !== -1; at = text.indexOf('\n\n')) {
        const line = text.slice(0, at);
        text = text.slice(at + 2);
        if (line.startsWith('data: ')) events.push(JSON.parse(line.slice(6)) as { topic: string });
      }
    }
  };
  read()
    .catch(() => undefined)
    .finally(() => {
      isEnded = true;
    });
  await expect.poll(() => events.map((event) => event.topic)).toContain('hello');
  return {
    events,
    ended: () => isEnded,
    [Symbol.asyncDispose]: () => {
      abort.abort();
      return Promise.resolve();
    },
  };
}
