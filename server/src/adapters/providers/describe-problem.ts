import { GuardedFailure } from '../guarded-fetch.ts';
import { ProviderFailure } from './failures.ts';

const MAX_CHARACTERS = 300;

/** Turns a provider's failure into a `ProviderFailure` with a sentence for administrators. Returns other errors as they are. */
export function describeProblem(library: typeof import('openid-client'), error: unknown): Error {
  if (error instanceof ProviderFailure) return error;
  const guarded = findCause(error, GuardedFailure);
  if (guarded !== undefined) return new ProviderFailure('failed', guarded.message, { cause: error });
  if (error instanceof library.AuthorizationResponseError)
    return new ProviderFailure('refused', quote('It answered', error.error, error.error_description), { cause: error });
  if (error instanceof library.ResponseBodyError)
    return new ProviderFailure('failed', quote('It refused the code:', error.error, error.error_description), {
      cause: error,
    });
  const named = findIssuer(error);
  if (named !== null)
    return new ProviderFailure('failed', clean(`It calls itself “${named}”. Enter exactly that as the issuer.`), {
      cause: error,
    });
  if (error instanceof library.ClientError || error instanceof library.WWWAuthenticateChallengeError)
    return new ProviderFailure('failed', `What it sent was not accepted: ${describeCause(error)}.`, { cause: error });
  return error instanceof Error ? error : new Error(String(error));
}

function findCause<Kind extends Error>(error: unknown, kind: new (...given: never[]) => Kind): Kind | undefined {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof kind) return at;
  return undefined;
}

/** The library's outer message often only says that something is wrong; the inner one says what. */
function describeCause(error: Error): string {
  const inner = error.cause instanceof Error ? error.cause.message : '';
  const text = inner === '' || error.message.includes(inner) ? error.message : `${error.message}: ${inner}`;
  return clean(text.replace(/\.$/u, ''));
}

/** The issuer that a provider claims to be, if that is the problem. */
function findIssuer(error: unknown): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    const cause = at.cause as { attribute?: unknown; body?: { issuer?: unknown } } | null | undefined;
    if (cause?.attribute === 'issuer' && typeof cause.body?.issuer === 'string') return cause.body.issuer;
  }
  return null;
}

function quote(before: string, code: string, description: string | undefined): string {
  return clean(`${before} “${code}”${description === undefined ? '' : ` (${description})`}.`);
}

function clean(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .slice(0, MAX_CHARACTERS);
}
