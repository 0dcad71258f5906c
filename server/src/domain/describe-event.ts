import { formatBytes } from '@scriptorium/contract/rules/byte-size.ts';
import { nameGuest } from '@scriptorium/contract/rules/guest-name.ts';
import type { DomainEvent, DomainEventType, FactorChange } from './events.ts';

type EventCategory = 'admin' | 'user' | 'group' | 'server' | 'cli' | 'other';

interface Entry {
  readonly category: EventCategory;
  readonly message: string;
}

/** What administrators may know about an item: not its name, since they must not see what people write. */
export interface LoggedItem {
  readonly kind: 'document' | 'file' | 'folder' | 'workspace';
  /** Owner of its workspace: a group or a person. */
  readonly group: string | null;
  readonly person: string | null;
}

/** What an event refers to, if it still exists. */
export interface LoggedAbout {
  readonly item: LoggedItem | undefined;
  readonly link: { readonly by: string | null; readonly role: string } | undefined;
  /** For events that contain only the person's ID. */
  readonly person: string | undefined;
}

/** False for events that are never logged. */
export function isLogged(event: DomainEvent): boolean {
  return ENTRIES[event.type] !== null;
}

/** Event log entry for an event, or null if it is not logged (too frequent, or private). */
export function describeEvent(event: DomainEvent, about: LoggedAbout): Entry | null {
  const describe = ENTRIES[event.type] as ((event: DomainEvent, about: LoggedAbout) => Entry | null) | null;
  return describe === null ? null : describe(event, about);
}

const admin = (message: string): Entry => ({ category: 'admin', message });
const user = (message: string): Entry => ({ category: 'user', message });
const group = (message: string): Entry => ({ category: 'group', message });
const server = (message: string): Entry => ({ category: 'server', message });
const other = (message: string): Entry => ({ category: 'other', message });

type Describe<T extends DomainEventType> = (event: DomainEvent & { type: T }, about: LoggedAbout) => Entry | null;

/** Null: never logged. */
const ENTRIES: { readonly [T in DomainEventType]: Describe<T> | null } = {
  'server.set-up': (event) => server(`The first administrator ${event.email} was created`),
  'server.started': (event) => server(`The server started (version ${event.version})`),
  'user.signed-up': (event) => user(`${event.email} signed up`),
  'signup.repeated': (event) => user(`${event.email} signed up again before verifying the e-mail address`),
  'signup.refused': (event) => user(`A sign-up as ${event.email} was refused (there is an account)`),
  'user.created': (event) => admin(`The account ${event.email} was created`),
  'user.updated': (event) => admin(`The account ${event.email} was changed: ${describeChanges(event.changes)}`),
  'user.email-verified': (event) => user(`${event.email} verified the e-mail address`),
  'user.password-changed': (event) => user(`${event.email} ${PASSWORD_VERB[event.how]} the password`),
  'factor.changed': ({ change, email, provider = '' }) =>
    (change === 'reset' ? admin : user)(FACTOR_CHANGE[change](email, provider)),
  'provider.failed': (event) => user(`A login at “${event.provider}” failed: ${event.detail}`),
  'provider.created': (event) => admin(`The login provider “${event.name}” was added`),
  'provider.updated': (event) => admin(`The login provider “${event.name}” was changed (${event.fields.join(', ')})`),
  'provider.deleted': (event) => admin(`The login provider “${event.name}” was deleted`),
  'provider.rule-added': (event) =>
    admin(
      `People whose claim “${event.claim}” at “${event.provider}” is “${event.value}” are now added to the group “${event.group}” (${nameRole(event.role)})`,
    ),
  'provider.rule-removed': (event) =>
    admin(`The rule about the claim “${event.claim}” (“${event.value}”) of “${event.provider}” was removed`),
  'directory.created': (event) => admin(`The directory “${event.name}” was added`),
  'directory.updated': (event) => admin(`The directory “${event.name}” was changed (${event.fields.join(', ')})`),
  'directory.deleted': (event) => admin(`The directory “${event.name}” was deleted`),
  'directory.token-made': (event) => admin(`The token “${event.label}” was created for the directory “${event.name}”`),
  'directory.token-revoked': (event) =>
    admin(`The token “${event.label}” of the directory “${event.name}” was revoked`),
  'directory.adopted': (event) => admin(`The account ${event.email} is now managed by the directory “${event.name}”`),
  'directory.released': (event) => admin(`The directory “${event.name}” deleted ${event.email}; the account was kept`),
  'directory.group-released': (event) =>
    group(`The directory “${event.name}” deleted the group “${event.group}”; the group was kept without its people`),
  'user.link-sent': (event) => admin(`A link to set a password was sent to ${event.email}`),
  'user.deleted': (event) => user(`The account of ${event.displayName || event.email} was deleted`),
  'user.logged-in': (event) => user(`${event.email} logged in (${event.clientId || 'unknown client'})`),
  'login.refused': (event) => user(`A login as ${event.email} was refused (${REFUSAL[event.reason]})`),
  'sessions.ended': ({ reason, sessionIds }, { person }) =>
    reason === 'logout' || reason === 'replaced' || reason === 'cap'
      ? null
      : user(`${count(sessionIds.length, 'session')}${person ? ` of ${person}` : ''} ended (${reason})`),
  'access.denied': (event) => other(describeRefusals(event)),
  'limit.reached': (event) => other(describeRefusals(event)),
  'group.created': (event) => group(`The group “${event.name}” was created`),
  'group.renamed': (event) => group(`The group “${event.before}” was renamed to “${event.name}”`),
  'group.quota-changed': (event) =>
    admin(
      `The quota of the group “${event.name}” was changed from ${formatBytes(event.before, 'en')} to ${formatBytes(event.after, 'en')}`,
    ),
  'group.deleted': (event) => group(`The group “${event.name}” was deleted`),
  'group.restored': (event) => admin(`The group “${event.name}” was restored`),
  'group.owner-changed': (event) => group(`The group “${event.name}” is now owned by ${event.ownerName ?? 'nobody'}`),
  'group.invitation-sent': (event) =>
    group(
      `${event.email} was invited to the group “${event.name}”${event.again ? ' again' : ''} (${nameRole(event.role)})`,
    ),
  'group.invitation-withdrawn': (event) =>
    group(`The invitation of ${event.email} to the group “${event.name}” was withdrawn`),
  'group.invitation-declined': (event) => group(`${event.email} declined the invitation to the group “${event.name}”`),
  'group.member-added': (event) => group(`${event.userName} was added to the group “${event.name}”`),
  'group.member-removed': (event) =>
    group(
      event.how === 'left'
        ? `${event.userName} left the group “${event.name}”`
        : `${event.userName} was removed from the group “${event.name}”`,
    ),
  'group.role-changed': (event) =>
    group(
      `The role of ${event.userName} in the group “${event.name}” was changed from “${nameRole(event.before)}” to “${nameRole(event.role)}”`,
    ),
  'group.manager-added': (event) => group(`${event.userName} became a manager of the group “${event.name}”`),
  'group.manager-removed': (event) => group(`${event.userName} is no longer a manager of the group “${event.name}”`),
  'item.shared': (event, { item }) =>
    user(`${capitalise(sayItem(item))} was shared with ${event.with} (${nameRole(event.role)})`),
  'link.created': (_event, { item, link }) => user(`A link to ${sayItem(item)} was created${sayRole(link)}`),
  'link.changed': (_event, about) => user(`${capitalise(sayLink(about))} was changed${sayRole(about.link)}`),
  'link.withdrawn': (_event, about) => user(`${capitalise(sayLink(about))} was revoked`),
  'link.restored': (_event, about) => user(`${capitalise(sayLink(about))} works again`),
  'page.published': (_event, { item }) => user(`${capitalise(sayItem(item))} was published as a public page`),
  'page.changed': (_event, { item }) => user(`The public page of ${sayItem(item)} was changed`),
  'page.withdrawn': (_event, { item }) => user(`The public page of ${sayItem(item)} was taken down`),
  'guest.came': (event, about) => user(`${nameGuest(event.name)} opened ${sayLink(about)} from ${event.address}`),
  'item.unshared': (event, { item }) => user(`${capitalise(sayItem(item))} is no longer shared with ${event.with}`),
  'item.invitation-sent': (event, { item }) =>
    user(`${event.email} was invited to ${sayItem(item)}${event.again ? ' again' : ''} (${nameRole(event.role)})`),
  'item.invitation-withdrawn': (event, { item }) =>
    user(`The invitation of ${event.email} to ${sayItem(item)} was withdrawn`),
  'item.invitation-declined': (event, { item }) => user(`${event.email} declined the invitation to ${sayItem(item)}`),
  'export.scheduled': (event) => user(`An export to “${event.outputName}” was scheduled`),
  'export.finished': (event) => other(EXPORT_END[event.state](event.outputName)),
  'defaults.created': (event) => admin(`The export profile “${event.name}” was created`),
  'defaults.updated': (event) => admin(`The export profile “${event.name}” was changed`),
  'defaults.deleted': (event) => admin(`The export profile “${event.name}” was deleted`),
  'defaults.file-added': (event) => admin(`The file ${event.file} was added to the export profile “${event.name}”`),
  'defaults.file-removed': (event) => admin(`The file ${event.file} of the export profile “${event.name}” was deleted`),
  'setting.changed': (event) =>
    admin(`The setting ${event.key} was changed from “${event.before}” to “${event.after}”`),
  'content.damaged': (event) => server(`${DAMAGE[event.what]} (${event.subject}). “check --read” lists what else is`),
  'document.went-back': (event) =>
    server(
      `The database had lost ${event.steps} saved steps of a text (${event.documentId}); open pages send back what they have`,
    ),
  'keys.rotated': (event) =>
    server(
      `The signing key “${event.purpose}” was replaced${event.atOnce ? ' and everything it signed expired at once' : ''}`,
    ),
  'mail.test-sent': (event) => admin(`A test e-mail to ${event.to} was sent`),
  'mail.quota-reached': (event) =>
    server(
      `The daily e-mail quota of ${event.limit} is used up, or the share of it for notices; they wait until there is room`,
    ),
  'workspace.changed': null,
  'review.changed': null,
  'review.seen': null,
  'items.hidden': null,
  'access.changed': null,
  'documents.closed': null,
  'document.appended': null,
  'document.reseeded': null,
  'export.changed': null,
  'notifications.changed': null,
};

function sayItem(item: LoggedItem | undefined): string {
  if (item === undefined) return 'a file or folder';
  const { kind, group: name, person } = item;
  if (kind !== 'workspace') return `a ${kind} in ${name === null ? sayOwn(person) : `the group “${name}”`}`;
  return name === null ? sayOwn(person) : `the workspace of the group “${name}”`;
}

function sayOwn(person: string | null): string {
  return person === null ? 'the workspace of a deleted account' : `${person}’s workspace`;
}

function sayLink({ item, link }: LoggedAbout): string {
  return `${link?.by ? `a link by ${link.by}` : 'a link'} to ${sayItem(item)}`;
}

function sayRole(link: LoggedAbout['link']): string {
  return link === undefined ? '' : ` (${nameRole(link.role)})`;
}

const ROLES: Readonly<Record<string, string>> = {
  reader: 'can view',
  commenter: 'can comment',
  editor: 'can edit',
};

function nameRole(role: string): string {
  return ROLES[role] ?? role;
}

function count(amount: number, one: string, many = `${one}s`): string {
  return `${amount} ${amount === 1 ? one : many}`;
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const DAMAGE = {
  text: 'A text cannot be read from the database',
  snapshot: 'A stored snapshot of a text is damaged; the text was read from an older one and its log',
  file: 'The content of a file is missing, damaged or cannot be read from the disk',
} as const;
const EXPORT_END = {
  done: (file: string) => `“${file}” was exported`,
  failed: (file: string) => `The export of “${file}” failed`,
  cancelled: (file: string) => `The export of “${file}” was cancelled`,
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

const FACTOR_CHANGE: Record<FactorChange, (email: string, provider: string) => string> = {
  'totp-added': (email) => `${email} set up an authenticator app`,
  'totp-replaced': (email) => `${email} replaced the authenticator app`,
  'totp-removed': (email) => `${email} removed the authenticator app`,
  'codes-renewed': (email) => `${email} created new recovery codes`,
  'code-used': (email) => `${email} logged in with a recovery code`,
  'passkey-added': (email) => `${email} added a passkey`,
  'passkey-removed': (email) => `${email} removed a passkey`,
  'identity-added': (email, provider) => `${email} linked a login at “${provider}”`,
  'identity-removed': (email, provider) => `${email} removed a login at “${provider}”`,
  reset: (email) => `The second factors of ${email} were removed`,
};

function describeRefusals(event: { type: string; call: string; count: number; address: string; addresses: number }) {
  const why = event.type === 'access.denied' ? 'not permitted' : 'asked too often';
  return event.count === 1
    ? `A call of ${event.call} from ${event.address} was refused (${why})`
    : `${event.count} more calls of ${event.call} from ${count(event.addresses, 'address', 'addresses')} were refused (${why})`;
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
