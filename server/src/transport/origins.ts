import type { IncomingHttpHeaders } from 'node:http';

/** A page that this server sent, but under an address it does not know. */
export interface WrongAddress {
  /** For people who see the page. */
  message: string;
  /** For the log, once for each address; null when it was told before. */
  note: string | null;
}

/** Every name that leads here could be asked for: not each one gets a line in the log. */
const MAX_NOTES = 20;

/** Which pages may call: those of our own address only. */
export class Origins {
  readonly #publicUrl: string | null;
  readonly #allowed: () => ReadonlySet<string>;
  readonly #noted = new Set<string>();

  /** Without a public address: localhost and 127.0.0.1 at the port we listen on (known only after listening). */
  constructor(publicUrl: string | null, port: () => number) {
    this.#publicUrl = publicUrl;
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

  /**
   * What is the matter with a refused call of a page that came from here: the server was opened by a name or a number it
   * was not told of. Null for the pages of others, who need not know.
   */
  explain(headers: IncomingHttpHeaders): WrongAddress | null {
    const { origin, host } = headers;
    if (origin === undefined || this.isOurs(origin) || !URL.canParse(origin) || origin.length > 300) return null;
    const here = new URL(origin);
    // A proxy may not pass the name on that it was asked for; then the browser's own word is what there is.
    if (!/^https?:$/u.test(here.protocol) || (here.host !== host && headers['sec-fetch-site'] !== 'same-origin')) {
      return null;
    }
    const known = this.#publicUrl ?? [...this.#allowed()][0] ?? '';
    const mend = `set PUBLIC_URL to ${here.origin} and start the server again`;
    const message =
      this.#publicUrl === null
        ? `This server was opened as ${here.origin}, but it was not told that this is its address. Whoever runs it has to ${mend}.`
        : `This server is at ${known}; open it there. If it has moved to ${here.origin}, whoever runs it has to ${mend}.`;
    const isNew = !this.#noted.has(here.origin) && this.#noted.size < MAX_NOTES;
    if (isNew) this.#noted.add(here.origin);
    const note = `A page was opened as ${here.origin} and cannot be used there: the address of this server is ${known}. If people are to open it as ${here.origin}, ${mend}.`;
    return { message, note: isNew ? note : null };
  }
}
