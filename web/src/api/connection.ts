/** Whether the server can be reached. Used only by the banner and retries. */
export type Connection = 'online' | 'offline';

let state: Connection = 'online';
const listeners = new Set<() => void>();

function set(next: Connection): void {
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

/** A call got no response. */
export function reportNoAnswer(): void {
  set('offline');
}

/** The server responded; 502 to 504 come from a proxy whose server is down. */
export function reportAnswer(status: number): void {
  set(status >= 502 && status <= 504 ? 'offline' : 'online');
}

export function readConnection(): Connection {
  return state;
}

export function subscribeConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
