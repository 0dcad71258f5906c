import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { empty, isoTime, uuid } from '../shapes.ts';

export const notification = z.strictObject({
  uuid,
  /** In English. */
  message: z.string(),
  /** The same as a code and what it is filled with; see `notices.ts`. */
  said: z
    .strictObject({ code: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) })
    .optional(),
  time: isoTime,
  read: z.boolean(),
  actionUrl: z.string().optional(),
});
export type Notification = z.output<typeof notification>;

export const getNotifications = defineOperation({
  path: '/api/user/get-notifications',
  summary: 'Notifications of the caller, newest first.',
  access: { rule: 'user' },
  input: z.strictObject({ before: isoTime.optional(), limit: z.number().int().min(1).max(200).optional() }),
  output: z.strictObject({ notifications: z.array(notification), more: z.boolean() }),
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
