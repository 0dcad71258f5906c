import { expect, it } from 'vitest';
import type { DomainEvent, DomainEventType } from '../domain/events.ts';
import { type EventFor, eventsFor, ROUTES, type Subscriber } from './routes.ts';

// The first three are checked by the type checker: an expected error that does not occur is one.

it('does not compile if an event type has no route', () => {
  const { 'keys.rotated': _left, ...rest } = ROUTES;
  // @ts-expect-error -- keys.rotated is missing
  rest satisfies Record<DomainEventType, readonly Subscriber[]>;
  expect(Object.keys(rest)).toHaveLength(Object.keys(ROUTES).length - 1);
});

it('does not compile if a subscriber omits a type that is routed to it', () => {
  const steer = (event: EventFor<'exports'>): string => {
    switch (event.type) {
      case 'export.scheduled':
        return 'wake';
      default:
        // @ts-expect-error -- export.finished is left
        event satisfies never;
        return 'left out';
    }
  };
  expect(steer({ type: 'export.scheduled', jobId: '1', userId: '2', outputName: 'a.pdf' })).toBe('wake');
});

it('does not compile if a subscriber expects a type that is not routed to it', () => {
  const react = (event: EventFor<'damage'>): string => {
    // @ts-expect-error -- no session ends here
    return event.type === 'sessions.ended' ? 'wrong' : 'right';
  };
  expect(react({ type: 'content.damaged', what: 'text', subject: '1' })).toBe('right');
});

it('hands each subscriber its own events, in order', () => {
  const events: DomainEvent[] = [
    { type: 'document.appended', itemId: 'a', version: 1 },
    { type: 'notifications.changed', userIds: ['u'] },
    { type: 'group.deleted', groupId: 'g', name: 'G', memberIds: [] },
    { type: 'mail.test-sent', to: 'a@example.org' },
  ];
  const kinds = (subscriber: Subscriber): string[] => eventsFor(subscriber, events).map((event) => event.type);
  expect(kinds('sockets')).toEqual(['document.appended', 'group.deleted']);
  expect(kinds('browsers')).toEqual(['notifications.changed', 'group.deleted']);
  expect(kinds('damage')).toEqual([]);
});
