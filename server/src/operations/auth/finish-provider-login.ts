import { fail } from '@scriptorium/contract/errors.ts';
import { finishProviderLogin as contract, type ProviderOutcome } from '@scriptorium/contract/operations/providers.ts';
import { ProviderFailure } from '../../adapters/providers/failures.ts';
import { findIdentity, noteIdentityUsed } from '../../db/accounts/identities.ts';
import { findProvider, type ProviderRow } from '../../db/accounts/identity-providers.ts';
import { insertFlow, type LoginFlow, takeFlow } from '../../db/accounts/login-flows.ts';
import { noteAuthenticated } from '../../db/accounts/sessions.ts';
import { findLogin } from '../../db/accounts/users.ts';
import { countsAsBothSteps, type ProviderPerson } from '../../domain/accounts/providers.ts';
import { type Newcomer, type Visit, VISIT_MS } from '../../domain/accounts/visits.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { type PrepareContext, type RateLimit, type Tx, write } from '../../pipeline/operation.ts';
import type { RequestFacts } from '../../pipeline/request-facts.ts';
import { prepareFirstStep, type PreparedFirstStep, replyFirstStep } from './complete-login.ts';
import { describeTest } from './describe-test.ts';
import { enterByIdentity } from './enter-by-identity.ts';
import { findGrants, listNeededClaims } from './group-grants.ts';
import { linkIdentity } from './link-identity.ts';
import { openVisit, readProviderSettings, redirectUriOf, sealNewcomer } from './visits.ts';

interface Prepared {
  visit: Visit;
  flow: LoginFlow;
  row: ProviderRow;
  /** Why the login failed. */
  failure: { code: 'provider-refused' | 'provider-failed'; detail: string } | null;
  person: ProviderPerson | null;
  claims: Record<string, unknown>;
  login: PreparedFirstStep;
  newcomer: { token: string; hash: string; expiresAt: number; data: string } | null;
}

/** Handles the answer with which the browser returns from a provider, for a visit begun in this browser. */
export const finishProviderLogin = write(contract, {
  limits,
  prepare: async (ctx, input): Promise<Prepared> => {
    const { flow, visit } = await openVisit(ctx);
    // Each provider has its own redirect address, so that none can impersonate another.
    if (visit.providerId !== input.providerUUID) fail('flow-ended');
    if (new URLSearchParams(input.answer).get('state') !== visit.state) fail('flow-ended');
    const row = await findProvider(ctx.db, visit.providerId);
    if (row === undefined || (row.is_enabled === 0 && visit.purpose !== 'test')) fail('flow-ended');
    const asked = await requestIdentity(ctx, row, { visit, flow, answer: input.answer });
    const { person } = asked;
    const known = person === null ? undefined : await findIdentity(ctx.db, { providerId: row.id, ...person });
    const account = known && (await findLogin(ctx.db, known.user_id));
    const newcomer = person === null || account ? null : await prepareNewcomer(ctx, row, person, asked.claims);
    const login = prepareFirstStep(ctx, account?.email ?? person?.email ?? '');
    return { ...asked, visit, flow, row, login, newcomer };
  },
  work: async (tx, _input, prepared): Promise<ProviderOutcome> => {
    const { visit, row, failure, person } = prepared;
    if (failure !== null || person === null) {
      const { code, detail } = failure ?? { code: 'provider-failed' as const, detail: '' };
      return fail(code, visit.purpose === 'test' ? { message: detail } : {});
    }
    const flow = await takeFlow(tx.db, tx.request.visit, tx.now);
    if (flow === undefined || flow.data !== prepared.flow.data) fail('flow-ended');
    switch (visit.purpose) {
      case 'test':
        return { next: 'tested', provider: row.name, ...(await describeTest(tx, row, person, prepared.claims)) };
      case 'link':
        await linkIdentity(tx, row, person, requireUser(tx.actor).userId);
        return { next: 'linked', provider: row.name };
      case 'confirm':
        await confirmCaller(tx, row, person);
        return { next: 'confirmed', redirect: visit.redirect };
      case 'log-in':
        return logIn(tx, person, prepared);
    }
  },
  refused: (code, _input, { address }, { row, failure }) =>
    code === 'provider-failed' && failure !== null
      ? { type: 'provider.failed', provider: row.name, detail: failure.detail, address }
      : null,
  reply: (output, { login, newcomer }) => {
    switch (output.next) {
      case 'session':
        return { ...replyFirstStep(output.session, login), visit: 'clear' };
      case 'half':
        return { ...replyFirstStep(output.half, login), visit: 'clear' };
      case 'sign-up':
        return newcomer === null ? {} : { visit: newcomer };
      default:
        return { visit: 'clear' };
    }
  },
});

/** Each answer costs a request to the provider; a visit may send a few, since pages are reloaded. */
function limits(_input: unknown, request: RequestFacts): readonly RateLimit[] {
  const windowMs = 15 * 60_000;
  return [
    { key: `address:${request.network}`, max: 300, windowMs },
    { key: `visit:${request.visit}`, max: 5, windowMs: VISIT_MS },
  ];
}

async function requestIdentity(
  ctx: PrepareContext,
  row: ProviderRow,
  { visit, flow, answer }: { visit: Visit; flow: LoginFlow; answer: string },
): Promise<Pick<Prepared, 'failure' | 'person' | 'claims'>> {
  const { providers, secrets } = ctx.ports;
  const request = {
    redirectUri: redirectUriOf(ctx.server.publicUrl, row.id),
    state: visit.state,
    nonce: visit.nonce,
    verifier: visit.verifier,
    freshSince: visit.purpose === 'confirm' ? Math.floor(flow.created_at / 1000) : null,
    claims: await listNeededClaims(ctx.db, row.id),
  };
  try {
    const { person, claims } = await providers.finish(readProviderSettings(row, secrets), request, answer);
    return { failure: null, person, claims };
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    return { failure: { code: `provider-${error.kind}`, detail: error.detail }, person: null, claims: {} };
  }
}

async function prepareNewcomer(
  ctx: PrepareContext,
  row: ProviderRow,
  person: ProviderPerson,
  claims: Prepared['claims'],
): Promise<Prepared['newcomer']> {
  const made = ctx.ports.tokens.make();
  const { grants } = await findGrants(ctx.db, row.id, claims);
  const newcomer: Newcomer = {
    providerId: row.id,
    issuer: person.issuer,
    subject: person.subject,
    label: person.label,
    providerSession: person.session,
    both: countsAsBothSteps(row.second_step, person.methods),
    groups: grants.map(({ groupId, role }) => ({ groupId, role })),
    asked: null,
  };
  return { ...made, expiresAt: ctx.now + VISIT_MS, data: sealNewcomer(ctx, made.hash, newcomer) };
}

async function logIn(tx: Tx, person: ProviderPerson, prepared: Prepared): Promise<ProviderOutcome> {
  const { row, visit, flow, newcomer, claims } = prepared;
  const { redirect } = visit;
  const output = await enterByIdentity(tx, { row, person, claims }, prepared.login, flow.client_id);
  if (output === 'sign-up') {
    if (newcomer === null) fail('flow-ended');
    await insertFlow(tx.db, {
      token_hash: newcomer.hash,
      purpose: 'provider-sign-up',
      user_id: null,
      session_id: null,
      client_id: flow.client_id,
      data: newcomer.data,
      created_at: tx.now,
      expires_at: newcomer.expiresAt,
    });
    const { email, name: displayName } = person;
    return { next: 'sign-up', provider: row.name, email: email ?? '', displayName, redirect };
  }
  return 'sessionUUID' in output
    ? { next: 'session', session: output, redirect }
    : { next: 'half', half: output, redirect };
}

/** The caller has logged in again as themselves, which counts as a confirmation of their identity. */
async function confirmCaller(tx: Tx, row: ProviderRow, person: ProviderPerson): Promise<void> {
  const { userId, sessionId } = requireUser(tx.actor);
  const identity = await findIdentity(tx.db, { providerId: row.id, ...person });
  if (identity?.user_id !== userId) {
    fail('provider-refused', { message: 'This login is not linked to your account. Nothing was changed.' });
  }
  await noteIdentityUsed(tx.db, identity.id, tx.now);
  await noteAuthenticated(tx.db, sessionId, tx.now);
}
