import {
  getNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  removeNotification,
} from '@scriptorium/contract/operations/notifications.ts';
import { call } from '../../api/call.ts';
import { refreshOperations } from '../../api/query-client.ts';

// Logs failures instead of reporting them.
async function quietly(change: Promise<unknown>): Promise<void> {
  try {
    await change;
  } catch (error) {
    console.warn('A notification could not be changed', error);
  }
  await refreshOperations([getNotifications]);
}

export function markRead(uuid: string): Promise<void> {
  return quietly(call(markNotificationRead, { uuid }));
}

export function markAllRead(): Promise<void> {
  return quietly(call(markAllNotificationsRead, {}));
}

export function remove(uuid: string): Promise<void> {
  return quietly(call(removeNotification, { uuid }));
}
