import type { ErrorBody } from '@scriptorium/contract/errors.ts';
import type { Operation, OutputOf, RawInputOf } from '@scriptorium/contract/operation.ts';
import { notePasswords } from './secrets.ts';

/** A response as received. `body` is the parsed JSON, or text if it is not JSON. */
export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

/** Thrown by `call` for a non-2xx response, so that a test can check the code. */
export class CallRefused extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(path: string, answer: Answer) {
    super(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    this.status = answer.status;
    this.body = answer.body as ErrorBody;
  }

  get code(): string {
    return this.body.error;
  }
}

/** A plain HTTP client with a cookie jar, as a careful author would write it from docs/protocol.md. */
export class Client {
  readonly origin: string;
  readonly cookies = new Map<string, string>();

  constructor(origin: string) {
    this.origin = origin;
  }

  /** A second client with the same cookies, like another tab of the same browser. */
  clone(): Client {
    const copy = new Client(this.origin);
    for (const [name, value] of this.cookies) copy.cookies.set(name, value);
    return copy;
  }

  /** Makes a call of the contract; throws {@link CallRefused} if it fails. */
  async call<O extends Operation>(operation: O, input: RawInputOf<O>): Promise<OutputOf<O>> {
    const answer = await this.post(operation.path, input);
    if (answer.status < 200 || answer.status > 299) throw new CallRefused(operation.path, answer);
    return answer.body as OutputOf<O>;
  }

  /** POSTs JSON with the CSRF cookie and header. */
  async post(path: string, input: unknown = {}, headers: Record<string, string> = {}): Promise<Answer> {
    return this.postRaw(path, JSON.stringify(input), { 'content-type': 'application/json', ...headers });
  }

  /** POSTs any body with cookies, CSRF header and Origin; fetch sets the content type of forms itself. */
  async postRaw(
    path: string,
    body: string | FormData | Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = {},
    signal?: AbortSignal,
  ): Promise<Answer> {
    if (typeof body === 'string') notePasswords(body);
    if (!this.cookies.has('XSRF-TOKEN')) await this.get('/health');
    if (!this.cookies.has('XSRF-TOKEN')) await this.get('/login');
    const token = this.cookies.get('XSRF-TOKEN');
    return this.send(path, {
      method: 'POST',
      body,
      ...(signal && { signal }),
      headers: {
        origin: this.origin,
        ...(token === undefined ? {} : { 'x-xsrf-token': decodeURIComponent(token) }),
        ...headers,
      },
    });
  }

  /** GETs a page, a link or `/health`. Redirects are returned, not followed. */
  async get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send(path, { method: 'GET', headers });
  }

  /** GETs the bytes behind a link. */
  async download(path: string): Promise<Uint8Array> {
    const response = await fetch(new URL(path, this.origin), { headers: { cookie: this.cookieHeader() } });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }

  /** Sends exactly what it is given, plus the jar's cookies. */
  async send(path: string, init: RequestInit & { headers?: Record<string, string> }): Promise<Answer> {
    const response = await fetch(new URL(path, this.origin), {
      redirect: 'manual',
      ...init,
      headers: { ...(this.cookies.size === 0 ? {} : { cookie: this.cookieHeader() }), ...init.headers },
    });
    this.keepCookies(response.headers);
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: parseIfJson(response.headers, text) };
  }

  /** Logs in; the session stays in the jar. */
  async login(email: string, password: string): Promise<Answer> {
    const answer = await this.post('/api/auth/login', { email, password, clientID: 'Test client' });
    if (answer.status !== 200) throw new CallRefused('/api/auth/login', answer);
    return answer;
  }

  /** Uploads files into a workspace folder, like the browser's form. */
  async upload(
    workspace: string,
    itemPath: string,
    files: { name: string; content: string | Uint8Array<ArrayBuffer> }[],
    conflict?: 'overwrite',
  ): Promise<Answer> {
    const form = new FormData();
    if (conflict !== undefined) form.append('conflict', conflict);
    form.append('uuid', workspace);
    form.append('itemPath', itemPath);
    for (const file of files) form.append('file', new Blob([file.content]), file.name);
    return this.postRaw('/api/workspace/upload-files', form);
  }

  cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private keepCookies(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';');
      const at = pair.indexOf('=');
      const name = pair.slice(0, at).trim();
      const value = pair.slice(at + 1).trim();
      const ended = attributes.some(
        (attribute) => /^\s*max-age=(0|-\d+)\s*$/i.test(attribute) || /1970/.test(attribute),
      );
      if (ended || value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

function parseIfJson(headers: Headers, text: string): unknown {
  if (!(headers.get('content-type') ?? '').includes('json')) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
