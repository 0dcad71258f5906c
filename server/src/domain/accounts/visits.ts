import { z } from 'zod';
import { RULE_ROLES } from './group-rules.ts';

/** Maximum time at the provider, or for finding the mail with a code. */
export const VISIT_MS = 30 * 60_000;

/** A flow begun before the browser went to a provider. `session`: the session it was begun in, if logged in. */
const visit = z.strictObject({
  providerId: z.string(),
  purpose: z.enum(['log-in', 'link', 'confirm', 'test']),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirect: z.string(),
});
export type Visit = z.output<typeof visit>;

/** Someone who logged in at a provider and has no account yet. */
const newcomer = z.strictObject({
  providerId: z.string(),
  issuer: z.string(),
  subject: z.string(),
  label: z.string(),
  providerSession: z.string().nullable(),
  /** Whether the provider did the second step. */
  both: z.boolean(),
  /** Groups granted by their claims. */
  groups: z.array(z.strictObject({ groupId: z.string(), role: z.enum(RULE_ROLES) })).default([]),
  /** The address a code was sent to; the code is null if none may be accepted. */
  asked: z.strictObject({ email: z.string(), code: z.string().nullable() }).nullable(),
});
export type Newcomer = z.output<typeof newcomer>;

/** Bound to the cookie, so that sealed data of one flow is useless in another. */
export function aboutVisit(flowHash: string): string {
  return `visit ${flowHash}`;
}

export function readVisit(text: string): Visit {
  return visit.parse(JSON.parse(text));
}

export function readNewcomer(text: string): Newcomer {
  return newcomer.parse(JSON.parse(text));
}
