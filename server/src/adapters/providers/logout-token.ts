import { type LoggedOutThere, readLogoutClaims } from '../../domain/accounts/logout-claims.ts';
import { ProviderFailure } from './failures.ts';

/** Asymmetric only: with a shared secret, anyone who knows it could sign. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];
/** Older providers send `JWT` or nothing. All other types are for other purposes. */
const TYPES = new Set(['logout+jwt', 'application/logout+jwt', 'jwt']);
/** Invalid tokens must not make us query a provider that is down again and again. */
const RETRY_AFTER_MS = 5000;
const CLOCK_SLACK_S = 300;

type Jose = typeof import('jose');
export type KeySet = ReturnType<Jose['createRemoteJWKSet']>;

/** A provider's keys. The library fetches them on first use, and again if one is missing, at most every half minute. */
export async function openKeys(
  jwksUri: string,
  ask: (url: URL) => Promise<Response>,
  now: () => number,
): Promise<KeySet> {
  const jose = await import('jose');
  let failedUntil = 0;
  return jose.createRemoteJWKSet(new URL(jwksUri), {
    [jose.customFetch]: async (url) => {
      if (failedUntil > now()) throw new ProviderFailure('failed', 'Its keys could not be fetched a moment ago.');
      failedUntil = now() + RETRY_AFTER_MS;
      const response = await ask(new URL(url));
      if (response.ok) failedUntil = 0;
      return response;
    },
  });
}

/** Who logged out, according to the provider. Throws `ProviderFailure`, which names the rule that the token violates. */
export async function readLogoutToken(
  token: string,
  { issuer, clientId, keys, now }: { issuer: string; clientId: string; keys: KeySet; now: number },
): Promise<LoggedOutThere> {
  const jose = await import('jose');
  const { payload, protectedHeader } = await jose
    .jwtVerify(token, keys, {
      issuer,
      audience: clientId,
      algorithms: ALGORITHMS,
      requiredClaims: ['iat', 'exp'],
      clockTolerance: CLOCK_SLACK_S,
      currentDate: new Date(now),
    })
    .catch((error: unknown) => {
      if (!(error instanceof jose.errors.JOSEError)) throw error;
      return fail(`it was not accepted (${error.message.slice(0, 200)}).`, error);
    });
  const { typ } = protectedHeader;
  if (typ !== undefined && !TYPES.has(typ.toLowerCase())) fail('it is of another type.');
  const read = readLogoutClaims(payload, now);
  return typeof read === 'string' ? fail(read) : read;
}

function fail(why: string, cause?: unknown): never {
  throw new ProviderFailure('failed', `It sent a logout token, and ${why}`, { cause });
}
