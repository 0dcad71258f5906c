import type { IncomingHttpHeaders } from 'node:http';

/** Which pages may call: those of our own address only. */
export class Origins {
  readonly #allowed: () => ReadonlySet<string>;

  /** Without a public address: localhost and 127.0.0.1 at the port we listen on (known only after listening). */
  constructor(publicUrl: string | null, port: () => number) {
    let local: ReadonlySet<string> | undefined;
    const fixed = publicUrl === null ? undefined : new Set([new URL(publicUrl).origin]);
    this.#allowed = () =>
      fixed ?? (local ??= new Set(['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${port()}`)));
  }

  isOurs(origin: string): boolean {
    return this.#allowed().has(origin);
  }

  /** A browser says where a request comes from; a plain client says nothing and has no cookies of anybody. */
  isAllowed(headers: IncomingHttpHeaders): boolean {
    const { origin } = headers;
    if (origin !== undefined && !this.isOurs(origin)) return false;
    const site = headers['sec-fetch-site'];
    return site === undefined || site === 'same-origin' || (site === 'none' && origin === undefined);
  }
}
