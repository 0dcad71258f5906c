import type { RateLimit } from '../../pipeline/operation.ts';
import type { RequestFacts } from '../../pipeline/request-facts.ts';

/** Tokens cannot be guessed; this bounds the cost of trying. */
export function linkLimits(_input: unknown, request: RequestFacts): readonly RateLimit[] {
  return [{ key: `address:${request.network}`, max: 60, windowMs: 15 * 60 * 1000, sharedAs: 'invitation links' }];
}
