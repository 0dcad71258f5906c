import { requestPasswordResetLink as contract } from '@scriptorium/contract/operations/user.ts';
import { keepOrRollBack } from '../../db/engine/keep-or-roll-back.ts';
import { findLoginByEmail } from '../../db/accounts/users.ts';
import { foldEmail } from '../../domain/accounts/accounts.ts';
import { requirePasswordLogin } from '../../pipeline/open-session.ts';
import { write } from '../../pipeline/operation.ts';
import { askLimits, mayMailMailbox } from './mailbox-budget.ts';
import { sendAccountLink } from './send-account-link.ts';

const NOBODY = { id: null, email: '', display_name: '' };

export const requestPasswordResetLink = write(contract, {
  limits: (input, request, _actor, { devices }) => askLimits(input.email, request, devices, 60),
  prepare: async (ctx, input) => {
    await requirePasswordLogin(ctx);
    // Every call computes one hash, which hides the remaining differences in timing below.
    await ctx.ports.passwords.verify('', null);
    return { isKnown: ctx.ports.devices.find(ctx.request.device, foldEmail(input.email)) !== null };
  },
  work: async (tx, input, { isKnown }) => {
    if (!(await mayMailMailbox(tx, 'reset-password', input.email, isKnown))) return {};
    const user = await findLoginByEmail(tx.db, input.email);
    const owner = user !== undefined && user.suspended === 0 ? user : null;
    // For unknown addresses everything is written and rolled back: a faster response would give them away.
    await keepOrRollBack(tx.db, async () => {
      await sendAccountLink(tx, 'reset-password', owner ?? NOBODY);
      return owner;
    });
    return {};
  },
});
