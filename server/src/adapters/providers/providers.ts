import type { Configuration, CustomFetch } from 'openid-client';
import type { LoggedOutThere } from '../../domain/accounts/logout-claims.ts';
import { readClaim } from '../../domain/accounts/group-rules.ts';
import { isOpenIdConnect, readPerson } from '../../domain/accounts/providers.ts';
import { type ProviderLogin, type ProviderSettings, ProviderFailure } from './failures.ts';
import { finishGithub, openGithub } from './github.ts';
import { guardedFetch } from '../guarded-fetch.ts';
import { describeProblem } from './describe-problem.ts';
import { type KeySet, openKeys, readLogoutToken } from './logout-token.ts';

type Library = typeof import('openid-client');

/** How long provider metadata is cached; for keys, the library's own rules apply. */
const METADATA_TTL_MS = 60 * 60_000;
/** How long a failure is cached, so that a provider that is down is not queried for every visitor. */
const RETRY_AFTER_MS = 5000;
/** Clocks differ, and people may take a while to enter a code. */
const CLOCK_SLACK_S = 300;

interface CachedConfig {
  /** The settings it was made for, as JSON. */
  version: string;
  until: number;
  config: Promise<Configuration>;
}

/** What the browser takes to the provider, and what must come back. */
interface AuthorizationRequest {
  redirectUri: string;
  state: string;
  nonce: string;
  verifier: string;
  /** Epoch seconds: if not null, the person must have logged in at the provider since then. */
  freshSince: number | null;
  /** Claims needed in addition to those that identify a person, as read by `readClaim`. */
  claims?: readonly string[];
}

/**
 * Log-in at OpenID Connect providers, with the code flow, PKCE, state, nonce and verified ID tokens, and at GitHub, with
 * plain OAuth 2. All methods throw `ProviderFailure` if the provider fails. The library is loaded on first use.
 */
export class Providers {
  readonly #privateOrigins: ReadonlySet<string>;
  readonly #userAgent: string;
  readonly #now: () => number;
  readonly #configs = new Map<string, CachedConfig>();
  /** The keys that verify logout tokens. */
  readonly #keys = new WeakMap<Configuration, Promise<KeySet>>();

  constructor(options: { privateOrigins: readonly string[]; userAgent: string; now: () => number }) {
    this.#privateOrigins = new Set(options.privateOrigins);
    this.#userAgent = options.userAgent;
    this.#now = options.now;
  }

  isPrivate(origin: string): boolean {
    return this.#privateOrigins.has(origin);
  }

  /** The URL to which to send the browser. */
  async begin(provider: ProviderSettings, request: AuthorizationRequest): Promise<string> {
    const library = await import('openid-client');
    return this.#describingProblems(library, async () => {
      const config = await this.#open(library, provider);
      const openId = isOpenIdConnect(provider.preset);
      // The library's own error would not say that this is the provider's fault.
      const { authorization_endpoint: at } = config.serverMetadata();
      if (typeof at !== 'string' || !/^https?:/iu.test(at) || !URL.canParse(at))
        return fail('Its address for logging in does not begin with https://.');
      const url = library.buildAuthorizationUrl(config, {
        redirect_uri: request.redirectUri,
        scope: provider.scopes,
        state: request.state,
        code_challenge: await library.calculatePKCECodeChallenge(request.verifier),
        code_challenge_method: 'S256',
        ...(openId && { nonce: request.nonce }),
        ...(openId && request.freshSince !== null && { prompt: 'login', max_age: '0' }),
      });
      // The browser goes there: refuse URLs that would run in our page (javascript:), or be readable on the way.
      if (url.protocol !== 'https:' && !this.isPrivate(url.origin))
        return fail('Its address for logging in does not begin with https://.');
      return url.href;
    });
  }

  /** The person who came back. `answer`: the query with which the provider sent the browser back. */
  async finish(provider: ProviderSettings, request: AuthorizationRequest, answer: string): Promise<ProviderLogin> {
    const library = await import('openid-client');
    return this.#describingProblems(library, async () => {
      const config = await this.#open(library, provider);
      const url = new URL(request.redirectUri);
      url.search = answer;
      const checks = { pkceCodeVerifier: request.verifier, expectedState: request.state };
      if (!isOpenIdConnect(provider.preset)) {
        const { access_token: token } = await library.authorizationCodeGrant(config, url, checks);
        return finishGithub(provider, (at, asked) => this.#fetch(at, asked), token);
      }
      const tokens = await library.authorizationCodeGrant(config, url, {
        ...checks,
        expectedNonce: request.nonce,
        idTokenExpected: true,
        ...(request.freshSince !== null && {
          maxAge: Math.max(0, Math.ceil(this.#now() / 1000) - request.freshSince) + CLOCK_SLACK_S,
        }),
      });
      const token = tokens.claims() ?? fail('It sent no ID token.');
      this.#checkMoment(token.iat);
      if (token.sub === '' || token.sub.length > 255) fail('Its name for this person is empty or too long.');
      const claims = await this.#withUserinfo(library, config, tokens.access_token, token, request.claims ?? []);
      return { person: readPerson(claims, token.iss, token.sub), claims };
    });
  }

  /** Who logged out, according to a logout token of the provider. */
  async readLogout(provider: ProviderSettings, token: string): Promise<LoggedOutThere> {
    const library = await import('openid-client');
    return this.#describingProblems(library, async () => {
      if (!isOpenIdConnect(provider.preset)) return fail('Services of this kind send no logout tokens.');
      const config = await this.#open(library, provider);
      const { issuer } = config.serverMetadata();
      const keys = await this.#keysOf(config);
      return readLogoutToken(token, { issuer, clientId: provider.clientId, keys, now: this.#now() });
    });
  }

  /** Cached for as long as the metadata that refers to them. */
  #keysOf(config: Configuration): Promise<KeySet> {
    const kept = this.#keys.get(config);
    if (kept !== undefined) return kept;
    const { jwks_uri: at } = config.serverMetadata();
    if (at === undefined || !URL.canParse(at)) return fail('It does not say where its keys are.');
    const headers = { accept: 'application/json' };
    const keys = openKeys(
      at,
      (url) => this.#fetch(url, { method: 'GET', headers }),
      () => this.#now(),
    );
    this.#keys.set(config, keys);
    return keys;
  }

  /** Checks a provider's metadata and keys. Stops at the first failure. */
  async check(provider: ProviderSettings): Promise<{ name: string; ok: boolean; detail: string }[]> {
    const library = await import('openid-client');
    const steps: { name: string; ok: boolean; detail: string }[] = [];
    const step = async (name: string, run: () => Promise<string>): Promise<void> => {
      if (steps.some(({ ok }) => !ok)) return;
      try {
        steps.push({ name, ok: true, detail: await this.#describingProblems(library, run) });
      } catch (error) {
        if (!(error instanceof ProviderFailure)) throw error;
        steps.push({ name, ok: false, detail: error.detail });
      }
    };
    this.#configs.delete(provider.id);
    if (!isOpenIdConnect(provider.preset)) {
      await step('Address', async () => {
        await this.#fetch(new URL(provider.issuer), { method: 'GET', headers: {} });
        return `${provider.issuer} answers.`;
      });
      return steps;
    }
    let config: Configuration | undefined;
    await step('Description', async () => {
      config = await this.#open(library, provider);
      return `The provider describes itself as ${config.serverMetadata().issuer}.`;
    });
    await step('Keys', async () => this.#describeKeys(config));
    await step('Logging out', async () =>
      config?.serverMetadata()['backchannel_logout_supported'] === true
        ? 'It can tell this server when somebody logs out there.'
        : 'It does not say that it can tell this server when somebody logs out there.',
    );
    return steps;
  }

  async #describeKeys(config: Configuration | undefined): Promise<string> {
    const { jwks_uri: at } = config?.serverMetadata() ?? {};
    if (at === undefined || !URL.canParse(at)) return fail('It does not say where its keys are.');
    const response = await this.#fetch(new URL(at), { method: 'GET', headers: { accept: 'application/json' } });
    const body = (await response.json().catch(() => null)) as { keys?: unknown } | null;
    const count = Array.isArray(body?.keys) ? body.keys.length : 0;
    if (!response.ok || count === 0) return fail(`There are no keys at ${at} (status ${response.status}).`);
    return count === 1 ? 'One key was found.' : `${count} keys were found.`;
  }

  /** A provider's configuration, fetched once however many people log in at the same time. */
  async #open(library: Library, provider: ProviderSettings): Promise<Configuration> {
    const version = JSON.stringify(provider);
    const now = this.#now();
    const kept = this.#configs.get(provider.id);
    if (kept !== undefined && kept.version === version && kept.until > now) return kept.config;
    const config = this.#discover(library, provider);
    const entry: CachedConfig = { version, until: now + METADATA_TTL_MS, config };
    this.#configs.set(provider.id, entry);
    config.catch(() => {
      entry.until = this.#now() + RETRY_AFTER_MS;
    });
    return config;
  }

  async #discover(library: Library, provider: ProviderSettings): Promise<Configuration> {
    const ask: CustomFetch = (url, { method, headers, body }) =>
      this.#fetch(new URL(url), {
        method,
        headers,
        body: body === null || body === undefined ? undefined : (body as URLSearchParams).toString(),
      });
    if (!isOpenIdConnect(provider.preset)) return openGithub(library, provider, ask);
    const plain = provider.issuer.startsWith('http:');
    const { clientId, clientSecret } = provider;
    const found = await library.discovery(new URL(provider.issuer), clientId, undefined, library.None(), {
      [library.customFetch]: ask,
      ...(plain && { execute: [library.allowInsecureRequests] }),
    });
    const server = found.serverMetadata();
    const { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] } = server;
    if (!Array.isArray(methods)) return fail('It does not list how it is asked for tokens.');
    const auth =
      clientSecret === null
        ? library.None()
        : methods.includes('client_secret_basic')
          ? library.ClientSecretBasic(clientSecret)
          : library.ClientSecretPost(clientSecret);
    const config = new library.Configuration(server, clientId, undefined, auth);
    config[library.customFetch] = ask;
    if (plain) library.allowInsecureRequests(config);
    // Verifies the ID token's signature as well, although it arrives over TLS.
    library.enableNonRepudiationChecks(config);
    return config;
  }

  #fetch(url: URL, asked: { method: string; headers: Record<string, string>; body?: string | undefined }) {
    const headers = { ...asked.headers, 'user-agent': this.#userAgent };
    return guardedFetch(url, { ...asked, headers }, this.#privateOrigins);
  }

  /** The token's claims, with those that it lacks from the userinfo endpoint. */
  async #withUserinfo(
    library: Library,
    config: Configuration,
    accessToken: string,
    token: Readonly<Record<string, unknown>> & { sub: string },
    needed: readonly string[],
  ): Promise<Record<string, unknown>> {
    const isKnown = typeof token['email'] === 'string' && typeof token['name'] === 'string';
    const isWhole = isKnown && needed.every((claim) => readClaim(token, claim) !== null);
    if (isWhole || config.serverMetadata().userinfo_endpoint === undefined) return { ...token };
    const more = await library.fetchUserInfo(config, accessToken, token.sub);
    return mergeClaims(token, more);
  }

  #checkMoment(issuedAt: number): void {
    const age = this.#now() / 1000 - issuedAt;
    if (Math.abs(age) > 2 * CLOCK_SLACK_S) fail('Its clock and ours differ by more than ten minutes.');
  }

  async #describingProblems<Value>(library: Library, run: () => Promise<Value>): Promise<Value> {
    try {
      return await run();
    } catch (error) {
      throw describeProblem(library, error);
    }
  }
}

/** The token takes precedence. `email_verified` only counts together with the address of the same source. */
function mergeClaims(token: Record<string, unknown>, more: Record<string, unknown>): Record<string, unknown> {
  const { email_verified: _, ...rest } = more;
  const isOther = token['email'] !== undefined && token['email'] !== more['email'];
  return { ...(isOther ? rest : more), ...token };
}

function fail(detail: string): never {
  throw new ProviderFailure('failed', detail);
}
