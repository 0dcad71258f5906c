import { fail } from '@scriptorium/contract/errors.ts';
import { askSignUpCode as contract } from '@scriptorium/contract/operations/providers.ts';
import { setFlowData } from '../../db/accounts/login-flows.ts';
import { findLoginByEmail } from '../../db/accounts/users.ts';
import { toBase32 } from '../../domain/accounts/totp.ts';
import { linkFromInsideMail, signUpCodeMail } from '../../domain/mail/account-mails.ts';
import { readMailFrame } from '../../pipeline/mail-frame.ts';
import { write } from '../../pipeline/operation.ts';
import { askLimits, mayMailMailbox } from '../user/mailbox-budget.ts';
import { sendMailTo } from '../user/send-account-link.ts';
import { checkSignUpPolicy } from '../user/signup.ts';
import { describeHolder } from './admit-newcomer.ts';
import { requireEnabledProvider, openNewcomer, sealNewcomer } from './visits.ts';

const CODE_LENGTH = 8;

/**
 * The code is typed where the login was shown. There is no link, since the owner of the mailbox could be tricked into
 * giving a stranger's login an account in their name. If the address has an account, the mail explains how to link the
 * login instead.
 */
export const askSignUpCode = write(contract, {
  limits: (input, request, _actor, { devices }) => askLimits(input.email, request, devices, 60),
  prepare: async (ctx, input) => {
    const { flow, newcomer } = await openNewcomer(ctx);
    const provider = await requireEnabledProvider(ctx.db, newcomer.providerId);
    if (ctx.server.mailTransport === 'outbox') {
      fail('mail-disabled', { message: 'This server cannot send e-mails. Ask an administrator for an account.' });
    }
    checkSignUpPolicy(await ctx.settings(), input.email);
    const email = input.email.trim().normalize('NFC');
    const holder = await findLoginByEmail(ctx.db, email);
    const isTaken = describeHolder(holder) === 'taken';
    const code = toBase32(Buffer.from(ctx.ports.tokens.make().token, 'base64url')).slice(0, CODE_LENGTH);
    const asked = { email, code: isTaken ? null : code };
    const frame = await readMailFrame(ctx, holder?.id ?? null);
    return {
      data: sealNewcomer(ctx, flow.token_hash, { ...newcomer, asked }),
      email,
      to: isTaken && holder !== undefined ? holder : null,
      mail:
        isTaken && holder !== undefined
          ? linkFromInsideMail(frame, holder.display_name, provider.name)
          : signUpCodeMail(frame, provider.name, `${code.slice(0, 4)}-${code.slice(4)}`),
    };
  },
  work: async (tx, _input, { data, email, to, mail }) => {
    await setFlowData(tx.db, tx.request.visit, data);
    if (!(await mayMailMailbox(tx, 'provider-sign-up', email, false))) return {};
    await sendMailTo(tx, { id: to?.id ?? null, email: to?.email ?? email }, mail);
    return {};
  },
});
