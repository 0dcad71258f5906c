import type { Configuration, CustomFetch } from 'openid-client';
import { readPerson } from '../../domain/accounts/providers.ts';
import { type ProviderLogin, ProviderFailure, type ProviderSettings } from './failures.ts';

type Ask = (url: URL, asked: { method: string; headers: Record<string, string> }) => Promise<Response>;

/** GitHub, or a GitHub Enterprise Server: plain OAuth 2, without ID token, nonce or discovery. */
export function openGithub(
  library: typeof import('openid-client'),
  provider: ProviderSettings,
  ask: CustomFetch,
): Configuration {
  const base = provider.issuer.replace(/\/$/u, '');
  const auth = provider.clientSecret === null ? library.None() : library.ClientSecretPost(provider.clientSecret);
  const server = {
    issuer: `${base}/login/oauth`,
    authorization_endpoint: `${base}/login/oauth/authorize`,
    token_endpoint: `${base}/login/oauth/access_token`,
  };
  const config = new library.Configuration(server, provider.clientId, undefined, auth);
  config[library.customFetch] = ask;
  if (base.startsWith('http:')) library.allowInsecureRequests(config);
  return config;
}

/** Identifies people by their numeric id, since user names can be changed and then taken by others. */
export async function finishGithub(provider: ProviderSettings, ask: Ask, token: string): Promise<ProviderLogin> {
  const base = provider.issuer.replace(/\/$/u, '');
  const api = base === 'https://github.com' ? 'https://api.github.com' : `${base}/api/v3`;
  const read = async (path: string): Promise<unknown> => {
    const response = await ask(new URL(`${api}${path}`), {
      method: 'GET',
      headers: { accept: 'application/vnd.github+json', authorization: `Bearer ${token}` },
    });
    if (!response.ok) throw new ProviderFailure('failed', `GitHub answered ${path} with status ${response.status}.`);
    return response.json().catch(() => null);
  };
  const user = (await read('/user')) as Record<string, unknown> | null;
  const id = user?.['id'];
  if (!Number.isSafeInteger(id) || Number(id) <= 0)
    throw new ProviderFailure('failed', 'GitHub did not say who logged in.');
  const email = findEmail(await read('/user/emails'));
  const claims = {
    id,
    preferred_username: user?.['login'],
    name: user?.['name'],
    ...(email !== null && { email, email_verified: true }),
  };
  return { person: readPerson(claims, base, String(id)), claims };
}

function findEmail(emails: unknown): string | null {
  if (!Array.isArray(emails)) return null;
  const found = (emails as Record<string, unknown>[]).find(
    (each) => each?.['primary'] === true && each['verified'] === true,
  );
  return typeof found?.['email'] === 'string' ? found['email'] : null;
}
