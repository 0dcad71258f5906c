import type { RateLimit } from '../../pipeline/operation.ts';
import type { RequestFacts } from '../../pipeline/request-facts.ts';

/** Reading a link and using it share a limit. */
export function passwordLinkLimits(_input: unknown, request: RequestFacts): readonly RateLimit[] {
  return [{ key: `address:${request.network}`, max: 60, windowMs: 15 * 60 * 1000, sharedAs: 'password links' }];
}
