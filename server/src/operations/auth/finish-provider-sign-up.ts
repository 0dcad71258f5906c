import { fail } from '@scriptorium/contract/errors.ts';
import { finishProviderSignUp as contract } from '@scriptorium/contract/operations/providers.ts';
import { takeFlow } from '../../db/accounts/login-flows.ts';
import { findLogin, findLoginByEmail } from '../../db/accounts/users.ts';
import { VISIT_MS } from '../../domain/accounts/visits.ts';
import { write } from '../../pipeline/operation.ts';
import { checkSignUpPolicy } from '../user/signup.ts';
import { notifyOfWaiting } from '../user/notify-of-waiting.ts';
import { describeHolder, makeProviderAccount } from './admit-newcomer.ts';
import { finishFirstStep, prepareFirstStep, replyFirstStep } from './complete-login.ts';
import { applyGrants } from './group-grants.ts';
import { storeIdentity } from './link-identity.ts';
import { requireEnabledProvider, openNewcomer } from './visits.ts';

/** The account is created only once the code is correct, so strangers cannot create one in advance. */
export const finishProviderSignUp = write(contract, {
  limits: (_input, request) => [
    { key: `address:${request.network}`, max: 100, windowMs: 15 * 60_000 },
    // Shared by all codes of a visit: requesting another grants no more guesses.
    { key: `visit:${request.visit}`, max: 5, windowMs: VISIT_MS },
  ],
  prepare: async (ctx, input) => {
    const { flow, newcomer } = await openNewcomer(ctx);
    await requireEnabledProvider(ctx.db, newcomer.providerId);
    if (input.displayName.trim() === '') fail('invalid', { message: 'Please provide a name.', field: 'displayName' });
    const { asked } = newcomer;
    const isRight = asked?.code != null && foldCode(input.code) === asked.code;
    if (asked === null || !isRight) fail('wrong-code', { field: 'code' });
    return { newcomer, email: asked.email, data: flow.data, login: prepareFirstStep(ctx, asked.email) };
  },
  work: async (tx, input, { newcomer, email, data, login }) => {
    const flow = await takeFlow(tx.db, tx.request.visit, tx.now);
    if (flow === undefined || flow.data !== data) fail('flow-ended');
    const provider = await requireEnabledProvider(tx.db, newcomer.providerId);
    const settings = await tx.settings();
    checkSignUpPolicy(settings, email);
    const holder = await findLoginByEmail(tx.db, email);
    if (describeHolder(holder) === 'taken') fail('email-taken');
    const awaitsApproval = settings.signup_policy === 'approval';
    const { displayName } = input;
    const user = await makeProviderAccount(tx, holder, { email, displayName, awaitsApproval });
    const identity = (await storeIdentity(tx, newcomer.providerId, newcomer, user.id)) ?? fail('flow-ended');
    const account = (await findLogin(tx.db, user.id)) ?? fail('internal');
    if (account.awaits_approval === 1) {
      await notifyOfWaiting(tx, 'approval');
      return { next: 'wait' as const };
    }
    await applyGrants(tx, provider, user.id, newcomer.groups);
    const output = await finishFirstStep(tx, account, login, {
      client_id: flow.client_id,
      identity_id: identity.id,
      provider_session: newcomer.providerSession,
      isEnough: newcomer.both,
    });
    return 'sessionUUID' in output
      ? { next: 'session' as const, session: output }
      : { next: 'half' as const, half: output };
  },
  reply: (output, { login }) => {
    if (output.next === 'wait') return { visit: 'clear' };
    return { ...replyFirstStep(output.next === 'session' ? output.session : output.half, login), visit: 'clear' };
  },
});

/** Ignores how the code is typed, and differences between similar-looking letters and digits. */
function foldCode(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/gu, '')
    .replaceAll('0', 'O')
    .replaceAll('1', 'I')
    .replaceAll('8', 'B');
}
