import type { IncomingHttpHeaders } from 'node:http';

/** One of our pages, opened at an unknown address. */
export interface WrongAddress {
  /** Shown on the page. */
  message: string;
  /** For the log, once per address; null if it was already logged. */
  note: string | null;
}

/** Limits what is logged, since anyone can invent host names. */
const MAX_NOTES = 20;

/** Only pages of our own origin may make calls. */
export class Origins {
  readonly #publicUrl: string | null;
  readonly #allowed: () => ReadonlySet<string>;
  readonly #noted = new Set<string>();

  /** Without a public URL: localhost and 127.0.0.1 at our port (known only once listening). */
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

  /** Navigations send no Origin: only the Host shows whether a page was opened at our address. */
  isOurHost(host: string | undefined): boolean {
    return [...this.#allowed()].some((origin) => new URL(origin).host === host);
  }

  /** Browsers send Origin; other clients send nothing, and carry nobody's cookies. */
  isAllowed(headers: IncomingHttpHeaders): boolean {
    const { origin } = headers;
    if (origin !== undefined && !this.isOurs(origin)) return false;
    const site = headers['sec-fetch-site'];
    return site === undefined || site === 'same-origin' || (site === 'none' && origin === undefined);
  }

  /**
   * Explains a refusal to one of our pages opened at an unknown address. Null for pages of other sites, which need no
   * explanation.
   */
  explain(headers: IncomingHttpHeaders): WrongAddress | null {
    const { origin, host } = headers;
    if (origin === undefined || this.isOurs(origin) || !URL.canParse(origin) || origin.length > 300) return null;
    const here = new URL(origin);
    // Proxies may not forward the requested host, in which case only the browser's headers can tell.
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
