import { fail } from '@scriptorium/contract/errors.ts';
import type { Kysely } from 'kysely';
import { findProvider, type ProviderRow } from '../../db/accounts/identity-providers.ts';
import { findFlow, insertFlow, type LoginFlow } from '../../db/accounts/login-flows.ts';
import type { Schema } from '../../db/schema.ts';
import { aboutProvider } from '../../domain/accounts/providers.ts';
import {
  aboutVisit,
  type Newcomer,
  readNewcomer,
  readVisit,
  type Visit,
  VISIT_MS,
} from '../../domain/accounts/visits.ts';
import { type ProviderSettings, ProviderFailure } from '../../adapters/providers/failures.ts';
import { cleanClientId } from '../../pipeline/open-session.ts';
import type { PrepareContext, Tx } from '../../pipeline/operation.ts';
import type { SecretPort } from '../../pipeline/ports.ts';

/** A new visit: what to store, and what to send to the browser. */
export interface BegunVisit {
  url: string;
  flow: { token: string; hash: string; expiresAt: number };
  data: string;
}

export function readProviderSettings(row: ProviderRow, secrets: SecretPort): ProviderSettings {
  const { id, client_secret: sealed } = row;
  return {
    id,
    preset: row.preset,
    issuer: row.issuer,
    clientId: row.client_id,
    clientSecret: sealed === null ? null : secrets.open(sealed, aboutProvider(id)),
    scopes: row.scopes,
  };
}

export function redirectUriOf(publicUrl: string, providerId: string): string {
  return `${publicUrl}/sign-in/${providerId}`;
}

/** An enabled provider. */
export async function requireEnabledProvider(db: Kysely<Schema>, id: string): Promise<ProviderRow> {
  const row = await findProvider(db, id);
  return row?.is_enabled === 1 ? row : fail('not-found', { message: 'There is no such way to log in.' });
}

/**
 * Sends someone to a provider. What has to come back (state, nonce, code verifier) is stored sealed in a flow, along
 * with its purpose. Only this browser's cookie opens it, so an answer to a visit begun elsewhere is useless.
 */
export async function beginVisit(
  ctx: PrepareContext,
  row: ProviderRow,
  { purpose, redirect }: Pick<Visit, 'purpose' | 'redirect'>,
): Promise<BegunVisit> {
  // Passwords for directories are entered here, so there is nowhere to send the browser.
  if (row.preset === 'ldap') fail('not-found', { message: 'There is no such way to log in.' });
  const { providers, secrets, tokens } = ctx.ports;
  const flow = { ...tokens.make(), expiresAt: ctx.now + VISIT_MS };
  const [state, nonce, verifier] = [tokens.make().token, tokens.make().token, tokens.make().token];
  const visit: Visit = { providerId: row.id, purpose, state, nonce, verifier, redirect };
  const request = {
    redirectUri: redirectUriOf(ctx.server.publicUrl, row.id),
    state,
    nonce,
    verifier,
    freshSince: purpose === 'confirm' ? Math.floor(ctx.now / 1000) : null,
  };
  const url = await providers.begin(readProviderSettings(row, secrets), request).catch((error: unknown) => {
    if (!(error instanceof ProviderFailure)) throw error;
    // Only administrators testing the provider learn the reason.
    return fail('provider-failed', {
      ...(purpose === 'test' && { message: error.detail }),
      cause: error,
    });
  });
  return { url, flow, data: secrets.seal(JSON.stringify(visit), aboutVisit(flow.hash)) };
}

/** A visit begun while logged in ends with that session. */
export async function storeVisit(tx: Tx, { flow, data }: BegunVisit, clientID = ''): Promise<void> {
  const { actor } = tx;
  await insertFlow(tx.db, {
    token_hash: flow.hash,
    purpose: 'provider',
    user_id: actor.kind === 'user' ? actor.userId : null,
    session_id: actor.kind === 'user' ? actor.sessionId : null,
    client_id: cleanClientId(clientID),
    data,
    created_at: tx.now,
    expires_at: flow.expiresAt,
  });
}

/** The visit from which this browser is returning. */
export async function openVisit(ctx: PrepareContext): Promise<{ flow: LoginFlow; visit: Visit }> {
  const flow = await findFlow(ctx.db, ctx.request.visit, ctx.now);
  if (flow?.purpose !== 'provider') fail('flow-ended');
  const visit = readVisit(unseal(ctx, flow));
  // A log-in belongs to no session; any other visit belongs to the one in which it was begun.
  const isOwn = ctx.actor.kind === 'user' && ctx.actor.sessionId === flow.session_id;
  if (visit.purpose !== 'log-in' && !isOwn) fail('flow-ended');
  return { flow, visit };
}

/** Someone whose verified login may create an account. */
export async function openNewcomer(ctx: PrepareContext): Promise<{ flow: LoginFlow; newcomer: Newcomer }> {
  const flow = await findFlow(ctx.db, ctx.request.visit, ctx.now);
  if (flow?.purpose !== 'provider-sign-up') fail('flow-ended');
  return { flow, newcomer: readNewcomer(unseal(ctx, flow)) };
}

export function sealNewcomer(ctx: PrepareContext, flowHash: string, newcomer: Newcomer): string {
  return ctx.ports.secrets.seal(JSON.stringify(newcomer), aboutVisit(flowHash));
}

function unseal(ctx: PrepareContext, flow: LoginFlow): string {
  try {
    return ctx.ports.secrets.open(flow.data ?? '', aboutVisit(flow.token_hash));
  } catch {
    // The key was replaced without a grace period.
    return fail('flow-ended');
  }
}
