import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { empty, isoTime, namedPerson, person, uuid } from '../shapes.ts';

export const notification = z.strictObject({
  uuid,
  /** In English. */
  message: z.string(),
  /** The same as a code and its values; see `notices.ts`. */
  said: z
    .strictObject({ code: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) })
    .optional(),
  time: isoTime,
  read: z.boolean(),
  actionUrl: z.string().optional(),
  /** Who did it; the latest of several. Left out if nobody did, if they are gone, and in older ones. */
  by: namedPerson.optional(),
});
export type Notification = z.output<typeof notification>;

export const getNotifications = defineOperation({
  path: '/api/user/get-notifications',
  summary: 'Notifications of the caller, newest first.',
  access: { rule: 'user' },
  input: z.strictObject({ before: isoTime.optional(), limit: z.number().int().min(1).max(200).optional() }),
  output: z.strictObject({ notifications: z.array(notification), more: z.boolean() }),
});

/** Apart from the notifications themselves, which every page asks for: a picture may be of 200 KB. */
export const MAX_NOTIFIERS = 50;

export const listNotifiers = defineOperation({
  path: '/api/user/list-notifiers',
  summary: 'The people in the caller’s notifications with their pictures.',
  access: { rule: 'user' },
  input: empty,
  output: z.strictObject({ people: z.array(person).max(MAX_NOTIFIERS) }),
});

export const markNotificationRead = defineOperation({
  path: '/api/user/mark-notification-read',
  summary: 'Mark one notification as read.',
  access: { rule: 'user' },
  input: z.strictObject({ uuid }),
  output: empty,
  errors: ['not-found'],
});

export const markAllNotificationsRead = defineOperation({
  path: '/api/user/mark-all-notifications-read',
  summary: 'Mark all notifications of the caller as read.',
  access: { rule: 'user' },
  input: empty,
  output: empty,
});

export const removeNotification = defineOperation({
  path: '/api/user/remove-notification',
  summary: 'Remove one notification.',
  access: { rule: 'user' },
  input: z.strictObject({ uuid }),
  output: empty,
  errors: ['not-found'],
});
