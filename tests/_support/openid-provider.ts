import { logoutUrlOf } from '@scriptorium/contract/rules/providers.ts';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';

/** Called by the library itself at the end of a session, but missing in its types. */
interface LogsOut {
  backchannelLogout(sub: string, session: string): Promise<void>;
}

export const OPENID_CLIENT = { id: 'scriptorium', secret: 'a client secret that only this test knows' };

/** A person with an account at the provider. */
export interface ProviderAccount {
  sub: string;
  email?: string;
  email_verified?: boolean | string;
  name?: string;
  amr?: string[];
}

export interface OpenIdProvider {
  issuer: string;
  /** Who logs in next; null if the login is cancelled. */
  person: ProviderAccount | null;
  /** Allows the client this redirect URL; logouts are announced to the URL below it. */
  register(redirectUrl: string): void;
  /** Announces a logout to the client, as at the end of a session. */
  logOut(sub: string, session: string): Promise<void>;
  /** Plays the browser at the provider; returns the query it comes back with. */
  visit(url: string): Promise<string>;
  close(): Promise<void>;
}

/** A real OpenID provider (oidc-provider) on a real socket. Instead of a login page, the test sets the person. */
export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  let handle: ReturnType<Provider['callback']> | undefined;
  let registered: Provider | undefined;
  const server = createServer((request, response) => void handle?.(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, ProviderAccount>();
  const fake: OpenIdProvider = {
    issuer,
    person: null,
    register: (redirectUrl) => {
      const provider = new Provider(issuer, describe(redirectUrl, people));
      provider.use(async (ctx, next) => {
        if (!ctx.path.startsWith('/interaction/')) return next();
        const { person } = fake;
        if (person !== null) people.set(person.sub, person);
        const result =
          person === null
            ? { error: 'access_denied', error_description: 'The person gave up' }
            : { login: { accountId: person.sub, ...(person.amr && { amr: person.amr }) } };
        ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, result));
        return undefined;
      });
      handle = provider.callback();
      registered = provider;
    },
    logOut: async (sub, session) => {
      const client = (await registered?.Client.find(OPENID_CLIENT.id)) as unknown as LogsOut;
      await client.backchannelLogout(sub, session);
    },
    visit: (url) => follow(url, issuer),
    close: () => close(server),
  };
  return fake;
}

function describe(redirectUrl: string, people: ReadonlyMap<string, ProviderAccount>): Configuration {
  return {
    clients: [
      {
        client_id: OPENID_CLIENT.id,
        client_secret: OPENID_CLIENT.secret,
        redirect_uris: [redirectUrl],
        backchannel_logout_uri: logoutUrlOf(redirectUrl),
        backchannel_logout_session_required: true,
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['a key for cookies'] },
    // The library refuses to call private addresses.
    fetch: (url, options) => fetch(url, { ...options, dispatcher: undefined } as unknown as RequestInit),
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    ttl: { Session: 600, Grant: 600, Interaction: 600, IdToken: 600, AccessToken: 600, AuthorizationCode: 60 },
    findAccount: (_ctx, sub) => {
      const person = people.get(sub);
      return person && { accountId: sub, claims: () => ({ ...person }) };
    },
    loadExistingGrant: async (ctx) => {
      const { provider, session, client } = ctx.oidc;
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}

/** Follows redirects with a cookie jar until they leave the provider. */
export async function follow(url: string, issuer: string): Promise<string> {
  const cookies = new Map<string, string>();
  let at = url;
  for (let step = 0; step < 10; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const to = response.headers.get('location');
    if (to === null) throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
    const next = new URL(to, at);
    if (next.origin !== issuer) return next.search;
    at = next.href;
  }
  throw new Error('The provider redirects without end.');
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}
