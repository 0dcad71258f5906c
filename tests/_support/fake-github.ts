import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface FakeGithub {
  /** Like a GitHub Enterprise Server: its API is below /api/v3. */
  address: string;
  /** Responses of GET /user and GET /user/emails; a number is the status of a refusal. */
  user: unknown;
  emails: unknown;
  /** Plays the browser at its log-in page; returns the query it comes back with. */
  visit(url: string): string;
  close(): Promise<void>;
}

const TOKEN = 'gho_token';

/** GitHub's side of OAuth 2. Like the real one, it refuses a code with status 200. */
export async function startFakeGithub(client: { id: string; secret: string }): Promise<FakeGithub> {
  const codes = new Map<string, { challenge: string | null; redirectUri: string | null }>();
  const fake: FakeGithub = {
    address: '',
    user: null,
    emails: [],
    visit: (url) => {
      const { pathname, searchParams: asked } = new URL(url);
      if (pathname !== '/login/oauth/authorize' || asked.get('client_id') !== client.id) throw new Error(url);
      const code = `code-${codes.size}`;
      codes.set(code, { challenge: asked.get('code_challenge'), redirectUri: asked.get('redirect_uri') });
      return `?${new URLSearchParams({ code, state: asked.get('state') ?? '' })}`;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  const exchange = async (request: IncomingMessage): Promise<unknown> => {
    const form = new URLSearchParams(await text(request));
    const code = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const verifier = form.get('code_verifier') ?? '';
    const isRight =
      code?.challenge === createHash('sha256').update(verifier).digest('base64url') &&
      code.redirectUri === form.get('redirect_uri') &&
      form.get('client_id') === client.id &&
      form.get('client_secret') === client.secret;
    return isRight
      ? { access_token: TOKEN, token_type: 'bearer', scope: 'read:user,user:email' }
      : { error: 'bad_verification_code', error_description: 'The code passed is incorrect or expired.' };
  };

  const answer = async (request: IncomingMessage): Promise<unknown> => {
    if (request.method === 'POST' && request.url === '/login/oauth/access_token') return exchange(request);
    if (request.headers.authorization !== `Bearer ${TOKEN}`) return 401;
    if (request.url === '/api/v3/user') return fake.user;
    return request.url === '/api/v3/user/emails' ? fake.emails : 404;
  };

  const server = createServer((request, response) => {
    void answer(request).then((body) =>
      response
        .writeHead(typeof body === 'number' ? body : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify(body)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  fake.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fake;
}
