import { createStore } from '../lib/emitter.ts';

/** Whether the server can be reached. Used only by the banner and retries. */
export type Connection = 'online' | 'offline';

const connection = createStore<Connection>('online');
export const { read: readConnection, subscribe: subscribeConnection } = connection;

/** A call got no response. */
export function reportNoAnswer(): void {
  connection.set('offline');
}

/** The server responded; 502 to 504 come from a proxy whose server is down. */
export function reportAnswer(status: number): void {
  connection.set(status >= 502 && status <= 504 ? 'offline' : 'online');
}
