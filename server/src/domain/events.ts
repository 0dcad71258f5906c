import type { Damage } from './damage.ts';

/**
 * Domain events, in the past tense. Plain data. Those with a sentence in `describe-event.ts` are written to the event
 * log in the transaction that causes them; all are sent to subscribers after the commit.
 */
export type DomainEvent =
  | { type: 'server.set-up'; userId: string; email: string }
  | { type: 'server.started'; version: string }
  | { type: 'user.signed-up'; userId: string; email: string }
  /** Someone signed up again with an address that was never verified. */
  | { type: 'signup.repeated'; userId: string; email: string }
  /** Someone signed up with the address of an existing account, which is unchanged. */
  | { type: 'signup.refused'; userId: string; email: string }
  | { type: 'user.created'; userId: string; email: string }
  | {
      type: 'user.updated';
      userId: string;
      email: string;
      changes: Record<string, { before: unknown; after: unknown }>;
    }
  | { type: 'user.email-verified'; userId: string; email: string }
  | { type: 'user.password-changed'; userId: string; email: string; how: 'change' | 'reset' | 'set' }
  /** A change to how this person logs in. */
  | { type: 'factor.changed'; userId: string; email: string; change: FactorChange; provider?: string }
  /** A login at a provider failed. `detail` may quote the provider. */
  | { type: 'provider.failed'; provider: string; detail: string; address: string }
  | { type: 'provider.created' | 'provider.deleted'; name: string }
  | { type: 'provider.updated'; name: string; fields: string[] }
  | { type: 'provider.rule-added'; provider: string; claim: string; value: string; group: string; role: string }
  | { type: 'provider.rule-removed'; provider: string; claim: string; value: string }
  | { type: 'directory.created' | 'directory.deleted'; name: string }
  | { type: 'directory.updated'; name: string; fields: string[] }
  | { type: 'directory.token-made' | 'directory.token-revoked'; name: string; label: string }
  /** The directory started or stopped managing an existing account. */
  | { type: 'directory.adopted' | 'directory.released'; name: string; email: string }
  | { type: 'directory.group-released'; name: string; group: string }
  /** An administrator sent this user a link to set a password. */
  | { type: 'user.link-sent'; userId: string; email: string }
  | { type: 'user.deleted'; userId: string; email: string; displayName: string }
  | { type: 'user.logged-in'; userId: string; email: string; sessionId: string; clientId: string; address: string }
  | {
      type: 'login.refused';
      email: string;
      reason: 'wrong' | 'unverified' | 'waiting' | 'suspended' | 'code' | 'passkey';
      address: string;
    }
  | {
      type: 'sessions.ended';
      userId: string;
      sessionIds: string[];
      reason:
        | 'logout'
        | 'terminated'
        | 'unlinked'
        | 'logged out at the provider'
        | 'password'
        | 'suspended'
        | 'cap'
        | 'replaced'
        | 'deleted'
        | 'demoted';
    }
  /** Access denied or rate-limited; `count` refusals since the last entry about this call. */
  | { type: 'access.denied' | 'limit.reached'; call: string; address: string; count: number; addresses: number }
  | { type: 'group.created'; groupId: string; name: string }
  | { type: 'group.renamed'; groupId: string; before: string; name: string }
  | { type: 'group.quota-changed'; groupId: string; name: string; before: number; after: number }
  | { type: 'group.deleted'; groupId: string; name: string; memberIds: string[] }
  | { type: 'group.restored'; groupId: string; name: string; memberIds: string[] }
  | { type: 'group.owner-changed'; groupId: string; name: string; ownerId: string | null; ownerName: string | null }
  | { type: 'group.invitation-sent'; groupId: string; name: string; email: string; role: string; again: boolean }
  | { type: 'group.invitation-withdrawn' | 'group.invitation-declined'; groupId: string; name: string; email: string }
  | { type: 'group.member-added'; groupId: string; name: string; userId: string; userName: string }
  | {
      type: 'group.member-removed';
      groupId: string;
      name: string;
      userId: string;
      userName: string;
      how: 'left' | 'removed' | 'account-deleted';
    }
  | {
      type: 'group.role-changed';
      groupId: string;
      name: string;
      userId: string;
      userName: string;
      before: string;
      role: string;
    }
  | { type: 'group.manager-added'; groupId: string; name: string; userId: string; userName: string }
  | { type: 'group.manager-removed'; groupId: string; name: string; userId: string; userName: string }
  /**
   * The tree of a workspace changed in any way (name, place, size, trash): open browsers refetch it from this revision.
   */
  | { type: 'workspace.changed'; workspaceId: string; revision: number }
  /** The comments or suggestions of a document changed: open browsers count them again. */
  | { type: 'review.changed'; workspaceId: string; itemId: string }
  /** Somebody has seen comments of a document: their other tabs count again. */
  | { type: 'review.seen'; userId: string; workspaceId: string; itemId: string }
  | { type: 'item.shared'; workspaceId: string; itemId: string; with: string; role: string }
  | { type: 'item.unshared'; workspaceId: string; itemId: string; with: string }
  | {
      type: 'item.invitation-sent';
      workspaceId: string;
      itemId: string;
      email: string;
      role: string;
      again: boolean;
    }
  | {
      type: 'item.invitation-withdrawn' | 'item.invitation-declined';
      workspaceId: string;
      itemId: string;
      email: string;
    }
  | { type: 'link.created' | 'link.changed' | 'link.withdrawn' | 'link.restored'; linkId: string; itemId: string }
  /** The public page of a document. */
  | { type: 'page.published' | 'page.changed' | 'page.withdrawn'; itemId: string }
  /** A guest entered through a link. */
  | { type: 'guest.came'; linkId: string; guestId: string; name: string; address: string }
  /**
   * The permissions of these people, or of everybody except members (null), in a workspace may have changed: shared
   * items, or their location. `userIds` are told that their list changed.
   */
  | { type: 'access.changed'; workspaceId: string; userIds: string[] | null }
  /**
   * Items of this workspace, with everything below them, are no longer visible: rooms of their documents close with
   * 4404.
   */
  | { type: 'items.hidden'; workspaceId: string }
  /** These live documents can no longer be edited (deleted, or turned into a binary): rooms close with 4404. */
  | { type: 'documents.closed'; workspaceId: string; itemIds: string[]; reason: 'deleted' | 'replaced' }
  /** An operation appended to a live document: rooms continue reading from the database. */
  | { type: 'document.appended'; itemId: string; version: number }
  /** A new epoch (restore, reseed): rooms are discarded, clients merge. */
  | { type: 'document.reseeded'; itemId: string }
  | { type: 'export.scheduled'; jobId: string; userId: string; outputName: string }
  | { type: 'export.changed'; jobId: string; userId: string }
  | {
      type: 'export.finished';
      jobId: string;
      userId: string;
      outputName: string;
      state: 'done' | 'failed' | 'cancelled';
    }
  | { type: 'defaults.created'; id: string; name: string }
  | { type: 'defaults.updated'; id: string; name: string }
  | { type: 'defaults.deleted'; id: string; name: string }
  | { type: 'defaults.file-added'; id: string; name: string; file: string }
  | { type: 'defaults.file-removed'; id: string; name: string; file: string }
  /** Damaged storage; `subject` is the ID of a document or the hash of a blob. */
  | ({ type: 'content.damaged' } & Damage)
  /** The database lost steps that had been confirmed. */
  | { type: 'document.went-back'; documentId: string; steps: number }
  | { type: 'setting.changed'; key: string; before: string; after: string }
  | { type: 'keys.rotated'; purpose: string; atOnce: boolean }
  | { type: 'mail.test-sent'; to: string }
  | { type: 'mail.quota-reached'; limit: number }
  | { type: 'notifications.changed'; userIds: string[] };

export type DomainEventType = DomainEvent['type'];

export type FactorChange =
  | 'totp-added'
  | 'totp-replaced'
  | 'totp-removed'
  | 'codes-renewed'
  | 'code-used'
  | 'reset'
  | 'passkey-added'
  | 'passkey-removed'
  | 'identity-added'
  | 'identity-removed';
