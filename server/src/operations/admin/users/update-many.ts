import { updateUsers as contract } from '@scriptorium/contract/operations/admin-users.ts';
import { internal, sliced } from '../../../pipeline/operation.ts';
import { type AccountChanges, changeAccount, checkChanges, endsAdminRights } from './change-accounts.ts';
import { requireAccounts, requireOtherAdmins } from './find-accounts.ts';
import { type AccountStep, updateInSteps, processWhileTime } from './account-steps.ts';

interface Input {
  emails: readonly string[];
  changes: AccountChanges;
}

const options = { access: contract.access, endsAdmins: true };

/** Checks everything before anything changes. */
export const checkChange = internal(
  'admin/check-change',
  async (tx, { emails, changes }: Input): Promise<null> => {
    checkChanges(tx, changes);
    await requireAccounts(tx, emails);
    if (endsAdminRights(changes)) await requireOtherAdmins(tx, emails);
    return null;
  },
  options,
);

export const updateStep = internal(
  'admin/change-some',
  async (tx, { emails, changes }: Input): Promise<AccountStep> => {
    if (endsAdminRights(changes)) await requireOtherAdmins(tx, emails);
    return processWhileTime(tx, emails, (user) => changeAccount(tx, user, changes));
  },
  options,
);

export const updateUsers = sliced(
  contract,
  async (ctx, { emails, password: _password, ...changes }) => {
    await ctx.asCaller(checkChange, { emails, changes });
    const step = (some: readonly string[]): Promise<AccountStep> => ctx.asCaller(updateStep, { emails: some, changes });
    return { updated: await updateInSteps(ctx, emails, 'changed', step) };
  },
  { needsStepUp: (input) => input.isAdmin === true },
);
