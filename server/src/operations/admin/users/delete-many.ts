import { deleteUsers as contract } from '@scriptorium/contract/operations/admin-users.ts';
import type { UserRow } from '../../../db/accounts/users.ts';
import { internal, sliced } from '../../../pipeline/operation.ts';
import { scheduleCleanup, removeAccount } from '../../user/remove-account.ts';
import { requireAccounts, requireOtherAdmins } from './find-accounts.ts';
import { type AccountStep, updateInSteps, processWhileTime } from './account-steps.ts';

interface Input {
  emails: readonly string[];
}

const options = { access: contract.access, endsAdmins: true };

/** Checks everything before anything is deleted. */
export const checkDeletion = internal(
  'admin/check-deletion',
  async (tx, { emails }: Input): Promise<null> => {
    await requireAccounts(tx, emails);
    await requireOtherAdmins(tx, emails);
    return null;
  },
  options,
);

export const deleteStep = internal(
  'admin/delete-some',
  async (tx, { emails }: Input): Promise<AccountStep> => {
    await requireOtherAdmins(tx, emails);
    let first: UserRow | undefined;
    const result = await processWhileTime(tx, emails, (user) => {
      first ??= user;
      return removeAccount(tx, user);
    });
    await scheduleCleanup(tx, first);
    return result;
  },
  options,
);

export const deleteUsers = sliced(contract, async (ctx, { emails }) => {
  await ctx.asCaller(checkDeletion, { emails });
  const step = (some: readonly string[]): Promise<AccountStep> => ctx.asCaller(deleteStep, { emails: some });
  return { deleted: await updateInSteps(ctx, emails, 'deleted', step) };
});
