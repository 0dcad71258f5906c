import type { AdminUser } from '@scriptorium/contract/operations/admin-users.ts';
import type { AdminUserRow } from '../../../db/accounts/admin-users.ts';

/** An account as administrators see it. */
export function describeUser(row: AdminUserRow): AdminUser {
  return {
    uuid: row.id,
    email: row.email,
    emailVerified: row.email_verified === 1,
    accountSuspended: row.suspended === 1,
    displayName: row.display_name,
    avatar: row.avatar,
    quota: row.quota,
    size: row.used_bytes,
    isAdmin: row.is_admin === 1,
    awaitsApproval: row.awaits_approval === 1,
    registeredOn: new Date(row.registered_at).toISOString(),
    ...(row.last_seen !== null && { lastSeen: new Date(row.last_seen).toISOString() }),
    hasPassword: row.has_password === 1,
    hasSecondFactor: row.has_second_factor === 1,
  };
}
