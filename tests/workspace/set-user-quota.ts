import { updateUser } from '@scriptorium/contract/operations/admin-users.ts';
import type { Account } from '../_support/accounts.ts';

/** Sets the quota of an account's personal workspace. */
export async function setUserQuota(admin: Account, email: string, quota: number): Promise<void> {
  await admin.client.call(updateUser, { email, quota });
}
