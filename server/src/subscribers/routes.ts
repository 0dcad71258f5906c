import type { DomainEvent, DomainEventType } from '../domain/events.ts';

/** Settings that affect links or guests. */
export const LINK_SETTINGS: ReadonlySet<string> = new Set(['share_links', 'share_guests']);

export type Subscriber =
  | 'browsers'
  | 'damage'
  | 'exports'
  | 'hidden-documents'
  | 'keys'
  | 'rights'
  | 'search'
  | 'sockets';

/**
 * Which subscribers react to which event. An event type without an entry does not compile, nor does a subscriber that
 * lacks one of its types.
 */
export const ROUTES = {
  'server.set-up': [],
  'server.started': [],
  'user.signed-up': [],
  'signup.repeated': [],
  'signup.refused': [],
  'user.created': [],
  'user.updated': ['browsers'],
  'user.email-verified': ['browsers'],
  'user.password-changed': ['browsers'],
  'factor.changed': ['browsers'],
  'provider.failed': [],
  'provider.created': [],
  'provider.deleted': [],
  'provider.updated': [],
  'provider.rule-added': [],
  'provider.rule-removed': [],
  'directory.created': [],
  'directory.updated': [],
  'directory.deleted': [],
  'directory.token-made': [],
  'directory.token-revoked': [],
  'directory.adopted': [],
  'directory.released': [],
  'directory.group-released': [],
  'user.link-sent': [],
  'user.deleted': [],
  'user.logged-in': ['browsers'],
  'login.refused': [],
  'sessions.ended': ['sockets', 'browsers'],
  'access.denied': [],
  'limit.reached': [],
  'group.created': ['browsers'],
  'group.renamed': ['browsers'],
  'group.quota-changed': ['browsers'],
  'group.deleted': ['sockets', 'rights', 'browsers'],
  'group.restored': ['browsers'],
  'group.owner-changed': ['browsers'],
  'group.invitation-sent': ['browsers'],
  'group.invitation-withdrawn': ['browsers'],
  'group.invitation-declined': ['browsers'],
  'group.member-added': ['browsers'],
  'group.member-removed': ['sockets', 'rights', 'browsers'],
  'group.role-changed': ['sockets', 'browsers'],
  'group.manager-added': ['sockets', 'browsers'],
  'group.manager-removed': ['sockets', 'browsers'],
  'workspace.changed': ['search', 'browsers'],
  'review.changed': ['browsers'],
  'review.seen': ['browsers'],
  'items.hidden': ['hidden-documents'],
  'item.shared': ['browsers'],
  'item.unshared': [],
  'item.invitation-sent': ['browsers'],
  'item.invitation-withdrawn': ['browsers'],
  'item.invitation-declined': ['browsers'],
  'link.created': [],
  'link.changed': [],
  'link.withdrawn': [],
  'link.restored': [],
  'page.published': [],
  'page.changed': [],
  'page.withdrawn': [],
  'guest.came': [],
  'access.changed': ['rights', 'browsers'],
  'documents.closed': ['sockets'],
  'document.appended': ['search', 'sockets'],
  'document.reseeded': ['search', 'sockets'],
  'export.scheduled': ['exports', 'browsers'],
  'export.changed': ['browsers'],
  'export.finished': ['exports', 'browsers'],
  'defaults.created': [],
  'defaults.updated': [],
  'defaults.deleted': [],
  'defaults.file-added': [],
  'defaults.file-removed': [],
  'content.damaged': ['damage'],
  'document.went-back': ['search'],
  'setting.changed': ['rights', 'browsers'],
  'keys.rotated': ['keys'],
  'mail.test-sent': [],
  'mail.quota-reached': [],
  'notifications.changed': ['browsers'],
} as const satisfies Record<DomainEventType, readonly Subscriber[]>;

type KindFor<S extends Subscriber> = {
  [Kind in DomainEventType]: S extends (typeof ROUTES)[Kind][number] ? Kind : never;
}[DomainEventType];

export type EventFor<S extends Subscriber> = Extract<DomainEvent, { type: KindFor<S> }>;

export function eventsFor<S extends Subscriber>(subscriber: S, events: readonly DomainEvent[]): EventFor<S>[] {
  return events.filter((event): event is EventFor<S> => {
    const routes: readonly Subscriber[] = ROUTES[event.type];
    return routes.includes(subscriber);
  });
}
