import {
  createHash,
  createHmac,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
  randomUUID,
  sign,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OPENID_CLIENT } from './openid-provider.ts';

type Json = Record<string, unknown>;

/** Deviations from an honest provider. */
export interface Lies {
  discovery?: (honest: Json) => Json;
  claims?: (honest: Json) => Json;
  header?: (honest: Json) => Json;
  /** Replaces the signature over the first two parts of the ID token. */
  signature?: (input: string, keys: { own: KeyObject; foreign: KeyObject }) => string;
  tokens?: (honest: Json) => Json;
  userinfo?: (honest: Json) => Json;
  /** The query the browser comes back with. */
  answer?: (honest: URLSearchParams) => URLSearchParams;
  keys?: (honest: JsonWebKey[]) => JsonWebKey[];
  /** Accepts codes repeatedly. */
  keepsCodes?: true;
}

export interface LyingProvider {
  issuer: string;
  lies: Lies;
  /** Claims of the userinfo endpoint; the ID token only has `sub`. */
  person: Json & { sub: string };
  /** Requests so far, by path. */
  asked: Map<string, number>;
  visit(url: string): Promise<string>;
  /** The logout token it would send; its lies about ID tokens apply to it, too. */
  makeLogoutToken(who?: Json): string;
  close(): Promise<void>;
}

interface Code {
  nonce: string | null;
  challenge: string | null;
  redirectUri: string | null;
}

/**
 * An OpenID provider that can break every rule a client has to check, one at a time. `path`: path of its issuer, as for
 * those with several on one host.
 */
export async function startLyingProvider(path = ''): Promise<LyingProvider> {
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const codes = new Map<string, Code>();
  const fake: LyingProvider = {
    issuer: '',
    lies: {},
    person: { sub: 'person-1' },
    asked: new Map(),
    visit: async (url) => {
      const response = await fetch(url, { redirect: 'manual' });
      const to = response.headers.get('location');
      if (to === null) throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
      return new URL(to).search;
    },
    makeLogoutToken: (who = { sub: fake.person.sub }) => {
      const now = Math.floor(Date.now() / 1000);
      const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
      const honest = { iss: fake.issuer, aud: OPENID_CLIENT.id, iat: now, exp: now + 120, jti: randomUUID(), events };
      return signToken({ ...honest, ...who }, 'logout+jwt');
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const jwk = { ...own.publicKey.export({ format: 'jwk' }), kid: 'key-1', use: 'sig', alg: 'RS256' };

  const makeToken = (nonce: string | null): string => {
    const now = Math.floor(Date.now() / 1000);
    const { sub, sid } = fake.person;
    const honest = { iss: fake.issuer, aud: OPENID_CLIENT.id, sub, sid, iat: now, exp: now + 600, nonce };
    return signToken(honest);
  };

  const signToken = (honest: Json, typ?: string): string => {
    const { claims = same, header = same, signature } = fake.lies;
    const encode = (part: Json): string => Buffer.from(JSON.stringify(part)).toString('base64url');
    const input = `${encode(header({ alg: 'RS256', kid: 'key-1', typ }))}.${encode(claims(honest))}`;
    const signed =
      signature?.(input, { own: own.privateKey, foreign: foreign.privateKey }) ??
      sign('sha256', Buffer.from(input), own.privateKey).toString('base64url');
    return `${input}.${signed}`;
  };

  const answers: Record<string, (request: IncomingMessage, url: URL, response: ServerResponse) => unknown> = {
    '/.well-known/openid-configuration': () =>
      (fake.lies.discovery ?? same)({
        issuer: fake.issuer,
        authorization_endpoint: `${fake.issuer}/authorize`,
        token_endpoint: `${fake.issuer}/token`,
        userinfo_endpoint: `${fake.issuer}/userinfo`,
        jwks_uri: `${fake.issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
        code_challenge_methods_supported: ['S256'],
      }),
    '/keys': () => ({ keys: (fake.lies.keys ?? same)([jwk]) }),
    '/authorize': (_request, url, response) => {
      const code = `code-${codes.size}`;
      const asked = url.searchParams;
      codes.set(code, {
        nonce: asked.get('nonce'),
        challenge: asked.get('code_challenge'),
        redirectUri: asked.get('redirect_uri'),
      });
      const honest = new URLSearchParams({ code, state: asked.get('state') ?? '' });
      const answer = (fake.lies.answer ?? same)(honest);
      response.writeHead(302, { location: `${asked.get('redirect_uri') ?? ''}?${answer.toString()}` }).end();
      return null;
    },
    '/token': async (request) => {
      const form = new URLSearchParams(await readBody(request));
      const code = codes.get(form.get('code') ?? '');
      if (fake.lies.keepsCodes !== true) codes.delete(form.get('code') ?? '');
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      const isRight = code?.challenge === challenge && code.redirectUri === form.get('redirect_uri');
      if (code === undefined || !isRight) return { status: 400, error: 'invalid_grant' };
      const id_token = makeToken(code.nonce);
      return (fake.lies.tokens ?? same)({ access_token: 'access', token_type: 'Bearer', id_token });
    },
    '/userinfo': () => (fake.lies.userinfo ?? same)({ ...fake.person }),
  };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', fake.issuer);
    const asked = url.pathname.startsWith(path) ? url.pathname.slice(path.length) : '';
    fake.asked.set(asked, (fake.asked.get(asked) ?? 0) + 1);
    void (async () => {
      const body = (await answers[asked]?.(request, url, response)) as (Json & { status?: number }) | null;
      if (response.writableEnded) return;
      const { status = body === undefined ? 404 : 200, ...rest } = body ?? {};
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(rest));
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  fake.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  return fake;
}

/** Signs with the client's own secret, or with the provider's public key as if it were one (algorithm confusion). */
export function signWithSecret(input: string, secret: string): string {
  return createHmac('sha256', secret).update(input).digest('base64url');
}

function same<Value>(value: Value): Value {
  return value;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
