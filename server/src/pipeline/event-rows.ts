import { nameGuest } from '@scriptorium/contract/rules/guest-name.ts';
import type { Insertable, Kysely } from 'kysely';
import { findUser } from '../db/accounts/users.ts';
import { readLoggedItem, readLoggedLink } from '../db/groups/logged-item.ts';
import type { Schema } from '../db/schema.ts';
import type { EventLogTable } from '../db/schema/server.ts';
import { describeEvent, isLogged, type LoggedAbout } from '../domain/describe-event.ts';
import type { DomainEvent } from '../domain/events.ts';
import { oneLine } from '../domain/one-line.ts';
import { type Actor, nameOf } from './actor.ts';

/** The rows stored in the event log for these events. */
export async function toEventRows(
  db: Kysely<Schema>,
  events: readonly DomainEvent[],
  { actor, now }: { actor: Actor; now: number },
): Promise<Insertable<EventLogTable>[]> {
  const rows: Insertable<EventLogTable>[] = [];
  for (const event of events) {
    if (!isLogged(event)) continue;
    const described = describeEvent(event, await readAbout(db, event));
    if (described === null) continue;
    rows.push({
      category: actor.kind === 'cli' ? 'cli' : described.category,
      type: event.type,
      message: oneLine(described.message),
      ...(await nameWho(db, event, actor)),
      details: JSON.stringify(event),
      created_at: now,
    });
  }
  return rows;
}

async function readAbout(db: Kysely<Schema>, event: DomainEvent): Promise<LoggedAbout> {
  const link = 'linkId' in event ? await readLoggedLink(db, event.linkId) : undefined;
  const itemId = 'itemId' in event ? event.itemId : link?.itemId;
  return {
    link,
    item: itemId === undefined ? undefined : await readLoggedItem(db, itemId),
    person: event.type === 'sessions.ended' ? nameUser(await findUser(db, event.userId)) : undefined,
  };
}

/** Administrators search for addresses. */
function nameUser(user: { display_name: string; email: string } | undefined): string | undefined {
  return user && (user.display_name || user.email);
}

/** Events in which someone proves their identity before they are logged in. */
const PROVEN: ReadonlySet<DomainEvent['type']> = new Set([
  'user.signed-up',
  'user.logged-in',
  'user.email-verified',
  'user.password-changed',
  'factor.changed',
]);

async function nameWho(
  db: Kysely<Schema>,
  event: DomainEvent,
  actor: Actor,
): Promise<{ actor_id: string | null; actor_name: string | null }> {
  if (actor.kind === 'user') return { actor_id: actor.userId, actor_name: actor.displayName || actor.email };
  if (actor.kind === 'system' && actor.name === 'server') return { actor_id: null, actor_name: 'Server' };
  if (actor.kind !== 'guest') return { actor_id: null, actor_name: nameOf(actor) };
  if (event.type === 'guest.came') return { actor_id: null, actor_name: nameGuest(event.name) };
  if (event.type === 'group.invitation-declined' || event.type === 'item.invitation-declined')
    return { actor_id: null, actor_name: event.email };
  if (!PROVEN.has(event.type) || !('userId' in event) || !('email' in event))
    return { actor_id: null, actor_name: null };
  const user = await findUser(db, event.userId);
  return { actor_id: user?.id ?? null, actor_name: nameUser(user) ?? event.email };
}
