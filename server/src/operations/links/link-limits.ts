import type { Actor } from '../../pipeline/actor.ts';
import type { RateLimit } from '../../pipeline/operation.ts';
import type { RequestFacts } from '../../pipeline/request-facts.ts';
import type { TokenPort } from '../../pipeline/ports.ts';

const QUARTER_MS = 15 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
/** Tokens cannot be guessed; this bounds the cost of trying. A whole class may open a link from one address. */
const OPENED_PER_ADDRESS = 200;
const GUESSES_PER_LINK_AND_ADDRESS = 10;
const GUESSES_PER_LINK = 100;
const GUESTS_PER_ADDRESS = 100;
const GUESTS_PER_LINK = 300;

export function readLimits(_input: unknown, { network }: RequestFacts): readonly RateLimit[] {
  return [{ key: `address:${network}`, max: OPENED_PER_ADDRESS, windowMs: QUARTER_MS, sharedAs: 'link openings' }];
}

/** Limits per link, keyed by the hash of its token. */
export function guessLimits(link: string, network: string): readonly RateLimit[] {
  return [
    { key: `pair:${link} ${network}`, max: GUESSES_PER_LINK_AND_ADDRESS, windowMs: QUARTER_MS },
    { key: `link:${link}`, max: GUESSES_PER_LINK, windowMs: QUARTER_MS },
  ];
}

/** The address comes first, so that a caller who has used up its limit does not use up the link's. */
export function openLimits(
  input: { token: string; password?: string | undefined },
  request: RequestFacts,
  actor: Actor,
  ports: { tokens: TokenPort },
): readonly RateLimit[] {
  const { network } = request;
  const link = ports.tokens.hash(input.token);
  const guesses = input.password === undefined ? [] : guessLimits(link, network);
  const comings: RateLimit[] =
    actor.kind === 'user'
      ? []
      : [
          { key: `address:${network}`, max: GUESTS_PER_ADDRESS, windowMs: HOUR_MS, sharedAs: 'guests' },
          { key: `link:${link}`, max: GUESTS_PER_LINK, windowMs: HOUR_MS, sharedAs: 'guests' },
        ];
  return [...readLimits(input, request), ...guesses, ...comings];
}
