/** What the page knows about the way to the server. Only the banner and the retries look at it. */
export type Connection = 'online' | 'offline';

let state: Connection = 'online';
const listeners = new Set<() => void>();

function set(next: Connection): void {
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

/** A call got no answer at all. */
export function reportNoAnswer(): void {
  set('offline');
}

/** The server answered; 502 to 504 come from a proxy in front of a server that is away. */
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
