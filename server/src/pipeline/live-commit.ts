/** What rooms and the unit of work say to each other about pushes; the types are pure and shared with the database. */
export type { LiveMark, LivePush, LivePushResult } from '../domain/live/push.ts';
