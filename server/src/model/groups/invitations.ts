import type { Settings } from '@scriptorium/contract/settings.ts';
import type { LoginRow } from '../../db/accounts/users.ts';
import { isOfDomain, listDomains } from '../../domain/settings/settings.ts';

/** Whether an account may be created for an invited address, by the rules for sign-up or for invitations. */
export function maySignUp(settings: Settings, email: string): boolean {
  if (settings.invited_may_sign_up === '1') return true;
  if (settings.registration_open !== '1') return false;
  return settings.signup_policy !== 'domain' || isOfDomain(email, listDomains(settings.signup_domains));
}

/** Whether an administrator has to approve an invited person. */
export function needsApproval(settings: Settings): boolean {
  return settings.invited_may_sign_up !== '1' && settings.signup_policy === 'approval';
}

/**
 * Whether the owner of the mailbox can still claim this account: its address is not verified, so whatever was entered
 * for it may be a stranger's. Never an administrator's account, and never a suspended one.
 */
export function isUnclaimed(account: LoginRow): boolean {
  return account.email_verified === 0 && account.suspended === 0 && account.is_admin === 0;
}
