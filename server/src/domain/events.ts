import { formatBytes } from '@scriptorium/contract/rules/byte-size.ts';
import type { Damage } from './damage.ts';

/**
 * Domain events, in the past tense. Plain data. Those `describeEvent` has a sentence for are written to the event log
 * in the transaction of their cause; all go to subscribers after the commit.
 */
export type DomainEvent =
  | { type: 'server.set-up'; userId: string; email: string }
  | { type: 'server.started'; version: string }
  | { type: 'user.signed-up'; userId: string; email: string }
  /** Someone signed up again with an address that was signed up before and never verified. */
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
  /** A change of how this person logs in. */
  | { type: 'factor.changed'; userId: string; email: string; change: FactorChange }
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
      reason: 'logout' | 'terminated' | 'password' | 'suspended' | 'cap' | 'replaced' | 'deleted' | 'demoted';
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
   * The tree of a workspace changed in any way (name, place, size, trash): open browsers fetch it again from this
   * revision.
   */
  | { type: 'workspace.changed'; workspaceId: string; revision: number }
  /** Comments or suggestions of a document: open browsers count them again. */
  | { type: 'review.changed'; workspaceId: string; itemId: string }
  /** Somebody has seen comments of a document: their other tabs count again. */
  | { type: 'review.seen'; userId: string; workspaceId: string; itemId: string }
  /** Items of this workspace, with everything below them, are gone: rooms of their documents close with 4404. */
  | { type: 'items.hidden'; workspaceId: string }
  /** These live documents can no longer be edited: rooms close with 4404 (deletion, turned into a binary). */
  | { type: 'documents.closed'; workspaceId: string; itemIds: string[]; reason: 'deleted' | 'replaced' }
  /** An operation appended to a live document: rooms read on from the database. */
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
  /** Damaged storage: `subject` is the id of a document, or the hash of a blob. */
  | ({ type: 'content.damaged' } & Damage)
  /** The database had lost steps that were confirmed. */
  | { type: 'document.went-back'; documentId: string; steps: number }
  | { type: 'setting.changed'; key: string; before: string; after: string }
  | { type: 'keys.rotated'; purpose: string; atOnce: boolean }
  | { type: 'mail.test-sent'; to: string }
  | { type: 'mail.quota-reached'; limit: number }
  | { type: 'notifications.changed'; userIds: string[] };

export type DomainEventType = DomainEvent['type'];

export type EventCategory = 'admin' | 'user' | 'group' | 'server' | 'cli' | 'other';

/** Event log row for an event, or null if it is not logged (too frequent, or private). */
export function describeEvent(event: DomainEvent): { category: EventCategory; message: string } | null {
  switch (event.type) {
    case 'server.set-up':
      return { category: 'server', message: `The first administrator ${event.email} was made` };
    case 'server.started':
      return { category: 'server', message: `The server started (version ${event.version})` };
    case 'user.signed-up':
      return { category: 'user', message: `${event.email} signed up` };
    case 'signup.repeated':
      return { category: 'user', message: `${event.email} signed up again before verifying the e-mail address` };
    case 'signup.refused':
      return { category: 'user', message: `A sign-up as ${event.email} was refused (there is an account)` };
    case 'user.created':
      return { category: 'admin', message: `The account ${event.email} was created` };
    case 'user.updated':
      return {
        category: 'admin',
        message: `The account ${event.email} was changed: ${describeChanges(event.changes)}`,
      };
    case 'user.email-verified':
      return { category: 'user', message: `${event.email} verified the e-mail address` };
    case 'user.password-changed':
      return { category: 'user', message: `${event.email} ${PASSWORD_VERB[event.how]} the password` };
    case 'factor.changed':
      return {
        category: event.change === 'reset' ? 'admin' : 'user',
        message: FACTOR_CHANGE[event.change](event.email),
      };
    case 'user.link-sent':
      return { category: 'admin', message: `A link to set a password was sent to ${event.email}` };
    case 'user.deleted':
      return { category: 'user', message: `The account of ${event.displayName || event.email} was deleted` };
    case 'user.logged-in':
      return { category: 'user', message: `${event.email} logged in (${event.clientId || 'unknown client'})` };
    case 'login.refused':
      return { category: 'user', message: `A log-in as ${event.email} was refused (${REFUSAL[event.reason]})` };
    case 'sessions.ended':
      return event.reason === 'logout' || event.reason === 'replaced' || event.reason === 'cap'
        ? null
        : { category: 'user', message: `${event.sessionIds.length} session(s) ended (${event.reason})` };
    case 'access.denied':
    case 'limit.reached':
      return { category: 'other', message: describeRefusals(event) };
    case 'group.created':
      return { category: 'group', message: `The group “${event.name}” was created` };
    case 'group.renamed':
      return { category: 'group', message: `The group “${event.before}” was renamed to “${event.name}”` };
    case 'group.quota-changed':
      return {
        category: 'admin',
        message: `The quota of the group “${event.name}” was changed from ${formatBytes(event.before, 'en')} to ${formatBytes(event.after, 'en')}`,
      };
    case 'group.deleted':
      return { category: 'group', message: `The group “${event.name}” was deleted` };
    case 'group.restored':
      return { category: 'admin', message: `The group “${event.name}” was restored` };
    case 'group.owner-changed':
      return { category: 'group', message: `The group “${event.name}” is now owned by ${event.ownerName ?? 'nobody'}` };
    case 'group.invitation-sent':
      return {
        category: 'group',
        message: `${event.email} was invited to the group “${event.name}”${event.again ? ' again' : ''} (${event.role})`,
      };
    case 'group.invitation-withdrawn':
      return {
        category: 'group',
        message: `The invitation of ${event.email} to the group “${event.name}” was withdrawn`,
      };
    case 'group.invitation-declined':
      return { category: 'group', message: `${event.email} declined the invitation to the group “${event.name}”` };
    case 'group.member-added':
      return { category: 'group', message: `${event.userName} was added to the group “${event.name}”` };
    case 'group.member-removed':
      return {
        category: 'group',
        message:
          event.how === 'left'
            ? `${event.userName} left the group “${event.name}”`
            : `${event.userName} was removed from the group “${event.name}”`,
      };
    case 'group.role-changed':
      return {
        category: 'group',
        message: `The role of ${event.userName} in the group “${event.name}” was changed from ${event.before} to ${event.role}`,
      };
    case 'group.manager-added':
      return { category: 'group', message: `${event.userName} became a manager of the group “${event.name}”` };
    case 'group.manager-removed':
      return { category: 'group', message: `${event.userName} is no longer a manager of the group “${event.name}”` };
    case 'export.scheduled':
      return { category: 'user', message: `An export to “${event.outputName}” was scheduled` };
    case 'export.finished':
      return { category: 'other', message: `The export to “${event.outputName}” ended: ${event.state}` };
    case 'defaults.created':
      return { category: 'admin', message: `The export profile “${event.name}” was created` };
    case 'defaults.updated':
      return { category: 'admin', message: `The export profile “${event.name}” was changed` };
    case 'defaults.deleted':
      return { category: 'admin', message: `The export profile “${event.name}” was deleted` };
    case 'defaults.file-added':
      return { category: 'admin', message: `The file ${event.file} was put beside the export profile “${event.name}”` };
    case 'defaults.file-removed':
      return { category: 'admin', message: `The file ${event.file} of the export profile “${event.name}” was deleted` };
    case 'setting.changed':
      return {
        category: 'admin',
        message: `The setting ${event.key} was changed from “${event.before}” to “${event.after}”`,
      };
    case 'content.damaged':
      return { category: 'server', message: `${DAMAGE[event.what]} (${event.subject}). “check --read” says what else` };
    case 'document.went-back':
      return {
        category: 'server',
        message: `The database had lost ${event.steps} saved steps of a text (${event.documentId}); open pages send back what they have`,
      };
    case 'keys.rotated':
      return {
        category: 'server',
        message: `The signing key “${event.purpose}” was replaced${event.atOnce ? '; what it signed ended at once' : ''}`,
      };
    case 'mail.test-sent':
      return { category: 'admin', message: `A test e-mail to ${event.to} was sent` };
    case 'mail.quota-reached':
      return {
        category: 'server',
        message: `The daily e-mail quota of ${event.limit} is used up, or the share of it for notices; they wait until there is room`,
      };
    case 'workspace.changed':
    case 'review.changed':
    case 'review.seen':
    case 'items.hidden':
    case 'documents.closed':
    case 'document.appended':
    case 'document.reseeded':
    case 'export.changed':
    case 'notifications.changed':
      return null;
  }
}

const DAMAGE = {
  text: 'A text cannot be read from the database',
  snapshot: 'A kept state of a text is damaged; the text was read from an older one and its log',
  file: 'The content of a file is missing, damaged or cannot be read from the disk',
} as const;
const PASSWORD_VERB = { change: 'changed', reset: 'reset', set: 'set' } as const;
const REFUSAL = {
  wrong: 'wrong e-mail or password',
  unverified: 'e-mail not verified',
  waiting: 'waiting for approval',
  suspended: 'suspended',
  code: 'wrong second factor',
  passkey: 'a passkey that did not sign the challenge, or was cloned',
} as const;

export type FactorChange =
  | 'totp-added'
  | 'totp-replaced'
  | 'totp-removed'
  | 'codes-renewed'
  | 'code-used'
  | 'reset'
  | 'passkey-added'
  | 'passkey-removed';

const FACTOR_CHANGE: Record<FactorChange, (email: string) => string> = {
  'totp-added': (email) => `${email} set up an authenticator app`,
  'totp-replaced': (email) => `${email} replaced the authenticator app`,
  'totp-removed': (email) => `${email} removed the authenticator app`,
  'codes-renewed': (email) => `${email} made new recovery codes`,
  'code-used': (email) => `${email} logged in with a recovery code`,
  'passkey-added': (email) => `${email} added a passkey`,
  'passkey-removed': (email) => `${email} removed a passkey`,
  reset: (email) => `The second factors of ${email} were removed`,
};

function describeRefusals(event: { type: string; call: string; count: number; address: string; addresses: number }) {
  const why = event.type === 'access.denied' ? 'whoever asked may not' : 'asked too often';
  return event.count === 1
    ? `A call of ${event.call} from ${event.address} was refused (${why})`
    : `${event.count} more calls of ${event.call} from ${event.addresses} address(es) were refused (${why})`;
}

const FIELDS: Record<string, string> = {
  displayName: 'name',
  email: 'e-mail address',
  emailVerified: 'e-mail verified',
  approved: 'approved',
  accountSuspended: 'suspended',
  quota: 'quota',
  isAdmin: 'administrator',
};

function describeChanges(changes: Record<string, { before: unknown; after: unknown }>): string {
  return Object.entries(changes)
    .map(([field, { before, after }]) => `${FIELDS[field] ?? field} from ${say(field, before)} to ${say(field, after)}`)
    .join(', ');
}

function say(field: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (field === 'quota' && typeof value === 'number') return formatBytes(value, 'en');
  return `“${String(value)}”`;
}
